#!/usr/bin/env python3
"""Draws growth.svg and comparison.svg from a report that `cheats-bench run --output` wrote.

usage: Benchmarks/plot.py REPORT.json [--directory Benchmarks/Results]

Needs matplotlib. Equal reports give equal files.
"""

import argparse
import json
import pathlib
import sys

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402  the backend is chosen before
from matplotlib.ticker import LogLocator  # noqa: E402

# Colours that people with colour blindness tell apart, after Okabe and Ito.
BLUE, ORANGE, GREEN, PURPLE, GREY = "#0072B2", "#D55E00", "#009E73", "#AA4499", "#666666"
ALPHABET_COLOURS = {12: BLUE, 64: ORANGE, 200: GREEN}

plt.rcParams.update({
    "svg.hashsalt": "cheats",
    "svg.fonttype": "path",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#DDDDDD",
    "grid.linewidth": 0.6,
    "axes.axisbelow": True,
})


def rows_of(report, suite, name=None, stream=None):
    """The rows of a suite, by codes and alphabet."""
    rows = [row for row in report["rows"] if row["suite"] == suite
            and name in (None, row["name"]) and stream in (None, row["stream"])]
    return sorted(rows, key=lambda row: (row["alphabet"], row["codes"]))


def figure_of(row, what):
    """A further figure of a row, or None."""
    return next((figure["value"] for figure in row["figures"] if figure["what"] == what), None)


def grouped(number):
    """A number of three digits as people read it; 123456 as 123,000."""
    return f"{float(f'{number:.3g}'):,.0f}" if number >= 100 else f"{number:.3g}"


def label_end(axes, x, y, text, colour):
    """Writes what a line is behind its last point."""
    axes.annotate(text, (x[-1], y[-1]), xytext=(6, 0), textcoords="offset points", va="center", color=colour, fontsize=9)


def decorate(axes, title, x_label, x_ticks, fine=False):
    """Gives a panel logarithmic axes whose ticks are written out, and a title that says what is up."""
    axes.set_title(title, loc="left", fontsize=10)
    axes.set_xlabel(x_label)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xticks(x_ticks, [f"{tick:,}" for tick in x_ticks])
    axes.minorticks_off()
    axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5) if fine else (1,), numticks=30))
    axes.yaxis.set_major_formatter(lambda value, _: grouped(value))
    axes.margins(x=0.12, y=0.15)


def widen(axes):
    """Makes the vertical axis reach over a whole power of ten, so that it has at least two ticks."""
    low, high = axes.get_ylim()
    if high / low < 12:
        middle = (low * high) ** 0.5
        axes.set_ylim(middle / 12 ** 0.5, middle * 12 ** 0.5)


def draw_growth(report, path):
    """Draws how time, building and memory grow with the codes, and time with the alphabet."""
    figure, panels = plt.subplots(2, 2, figsize=(10.5, 7.2), layout="constrained")
    ((time, build), (memory, symbols)) = panels
    codes = rows_of(report, "growth", "more codes")
    counts = [10, 100, 1000, 10_000, 100_000, 1_000_000]
    counts = [count for count in counts if any(row["codes"] >= count for row in codes)]
    for alphabet in sorted({row["alphabet"] for row in codes}):
        rows = [row for row in codes if row["alphabet"] == alphabet]
        colour = ALPHABET_COLOURS.get(alphabet, GREY)
        x = [row["codes"] for row in rows]
        for axes, y in (
            (time, [row["nsBest"] for row in rows]),
            (build, [figure_of(row, "build milliseconds") for row in rows]),
            (memory, [row["bytes"] / 1e6 for row in rows]),
        ):
            axes.plot(x, y, color=colour, marker="o", markersize=3.5, linewidth=1.4)
    floor_rows = [row for row in codes if row["alphabet"] == min(r["alphabet"] for r in codes) and row.get("floorNs")]
    if floor_rows:
        x, y = [row["codes"] for row in floor_rows], [row["floorNs"] for row in floor_rows]
        time.plot(x, y, color=GREY, linestyle="--", linewidth=1.2)
        label_end(time, x, y, "one chase", GREY)
    # The lines lie on each other, so labels at their ends would too.
    for axes in (time, build, memory):
        alphabets = sorted({row["alphabet"] for row in codes})
        axes.legend(axes.lines[:len(alphabets)], [f"{a} symbols" for a in alphabets], frameon=False)

    decorate(time, "ns an action, bulk scan of a player's stream", "codes", counts, fine=True)
    decorate(build, "milliseconds to build", "codes", counts)
    decorate(memory, "megabytes of tables", "codes", counts)

    rows = rows_of(report, "growth", "more symbols")
    if rows:
        x, y = [row["alphabet"] for row in rows], [row["nsBest"] for row in rows]
        symbols.plot(x, y, color=PURPLE, marker="o", markersize=3.5, linewidth=1.4)
        title = f"ns an action, {rows[0]['codes']:,} codes"
        decorate(symbols, title, "symbols of the alphabet", [12, 64, 256, 1024, 4096], fine=True)
    else:
        symbols.set_axis_off()
    for axes in [axes for axes in panels.flat if axes.axison]:
        widen(axes)
    save(figure, path)


def draw_comparison(report, path):
    """Draws what an action costs in each way to match, for each number of codes of the smallest alphabet."""
    ways = [
        ("naive", "one object a code", "one object a code, in a loop", ORANGE),
        ("step", "session", "session, actions looked up", PURPLE),
        ("step", "engine", "engine, one call an action", GREEN),
        ("scan", "bulk", "engine, in bulk", BLUE),
    ]
    alphabet = min((row["alphabet"] for row in rows_of(report, "scan")), default=12)
    counts = sorted({row["codes"] for row in rows_of(report, "scan") if row["alphabet"] == alphabet})
    figure, axes = plt.subplots(figsize=(10.5, 1.2 + 1.25 * len(counts)), layout="constrained")
    ticks, names = [], []
    for group, count in enumerate(counts):
        base = -group * (len(ways) + 1.5)
        ticks.append(base - (len(ways) - 1) / 2)
        names.append(f"{count:,} codes")
        floor = None
        for place, (suite, name, text, colour) in enumerate(ways):
            row = next((row for row in rows_of(report, suite, name, "player")
                        if (row["codes"], row["alphabet"]) == (count, alphabet)), None)
            if row is None:
                continue
            floor = row.get("floorNs") or floor
            y = base - place
            # A dot and no bar: a logarithmic axis has no zero for a bar to begin at.
            axes.plot([row["nsBest"]], [y], color=colour, marker="o", markersize=8)
            axes.annotate(f"{grouped(row['nsBest'])} ns   {text}", (row["nsBest"], y), xytext=(9, 0),
                          textcoords="offset points", va="center", fontsize=8.5, color="#222222",
                          bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.5})
        if floor:
            axes.plot([floor, floor], [base + 0.6, base - len(ways) + 0.4], color="black", linestyle="--", linewidth=1)
            axes.annotate("one chase", (floor, base + 0.6), ha="center", va="bottom", fontsize=7.5)
    axes.set_xscale("log")
    axes.set_yticks(ticks, names)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    axes.set_xlabel("nanoseconds an action (each division is a hundred times the one before)")
    axes.xaxis.set_major_formatter(lambda value, _: grouped(value))
    axes.set_title(f"What one action of a player costs, alphabet of {alphabet}", loc="left", fontsize=10)
    low, high = axes.get_xlim()
    axes.set_xlim(min(low, 1), high * 40)
    save(figure, path)


def save(figure, path):
    """Writes a figure without anything that differs from run to run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    plt.close(figure)
    print(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("report", type=pathlib.Path)
    parser.add_argument("--directory", type=pathlib.Path, default=pathlib.Path(__file__).parent / "Results")
    arguments = parser.parse_args()
    try:
        report = json.loads(arguments.report.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.exit(f"{arguments.report}: {error}")
    if not isinstance(report, dict) or report.get("version") != 1 or not isinstance(report.get("rows"), list):
        sys.exit(f"{arguments.report}: this is no report of version 1")
    missing = [suite for suite in ("growth", "scan") if not rows_of(report, suite)]
    if missing:
        sys.exit(f"{arguments.report}: has no rows of {', '.join(missing)}")
    draw_growth(report, arguments.directory / "growth.svg")
    draw_comparison(report, arguments.directory / "comparison.svg")


if __name__ == "__main__":
    main()
