#!/usr/bin/env python3
"""Measures cheats-bench and other engines on the same codes and streams, in turn, and prints a table with ratios.

usage: Benchmarks/Peers/compare.py --install | --table
       Benchmarks/Peers/compare.py [--codes N…] [--alphabet S…] [--rounds R] [--output FILE]

--install gets the peers from Debian and PyPI by name, which needs root. Figures are of processor time. Sets that the
output holds already are kept unless they are measured again. Beside it, an SVG is drawn if there is matplotlib.

A driver is called as ENGINE CODES STEPS RUNS SECONDS STREAM… and prints one line of JSON: buildMs of each build; bytes;
peakBytes, which the first build had resident beyond what was before; scans with, for each stream, ns a symbol of each
run, count and checksum of overlapping matches; and step, where the peer can be fed one symbol a call, with ns a symbol
of each run. It repeats what takes less than so many seconds, so many times.
"""

import argparse
import datetime
import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / ".build" / "peers"
PYTHON = BUILD / "python" / "bin" / "python"
BINDINGS = [str(PYTHON), str(HERE / "Drivers" / "bindings.py")]
# Name, what people read, what drives it, the packages it comes from: the first that can be had.
PEERS = [
    ("crate-nfa", "aho-corasick, NFA", [str(BUILD / "crate-driver")], ["librust-aho-corasick-dev"]),
    ("crate-dfa", "aho-corasick, DFA", [str(BUILD / "crate-driver")], ["librust-aho-corasick-dev"]),
    ("hyperscan", "Hyperscan, stream", [str(BUILD / "hyperscan")], ["libhyperscan-dev", "libvectorscan-dev"]),
    ("daachorse", "daachorse, binding", BINDINGS, ["daachorse"]),
    ("crate-binding", "aho-corasick 1, binding", BINDINGS, ["ahocorasick-rs"]),
    ("pyahocorasick", "pyahocorasick", BINDINGS, ["pyahocorasick"]),
]
TEXTS = {"cheats": "Cheats", "naive": "one object a code"} | {name: text for name, text, _, _ in PEERS}
MISSING = [
    ("daachorse without its binding", "the crate is neither in Debian nor on PyPI"),
    ("the crate aho-corasick 1 without a binding", "Debian 12 has 0.7"),
    ("Vectorscan", "its package and that of Hyperscan exclude each other, and Hyperscan was taken"),
    ("other Swift packages", "neither Debian nor PyPI has any"),
]
STREAMS = ("player", "uniform")
WAYS = (*STREAMS, "step", "build")


def output_of(command):
    """What a program prints, or None if it fails or is not there."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def install():
    """Gets each package, and says of which nothing came."""
    # So that Debian's own python, which may not be written to, is left as it is.
    BUILD.mkdir(parents=True, exist_ok=True)
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    subprocess.run(["apt-get", "install", "-y", "-qq", "g++", "python3-venv"], check=False, stdout=subprocess.DEVNULL)
    if not shutil.which("cargo"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "cargo"], check=False, stdout=subprocess.DEVNULL)
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", str(BUILD / "python")], check=True)
    for packages, is_debian in {tuple(packages): driver != BINDINGS for _, _, driver, packages in PEERS}.items():
        for package in packages:
            how = ["apt-get", "install", "-y", "-qq"] if is_debian else [str(PYTHON), "-m", "pip", "install", "-q"]
            if subprocess.run([*how, package], check=False, stdout=subprocess.DEVNULL).returncode == 0:
                print(f"{package}: {version_of(package) or 'installed'}")
                break
        else:
            print(f"{' or '.join(packages)}: could not be had")


def version_of(package):
    """The version of a package of Debian or PyPI that is installed, or None."""
    found = output_of(["dpkg-query", "-W", "-f", "${Version}", package])
    code = f"import importlib.metadata as m; print(m.version({package!r}))"
    return found or output_of([str(PYTHON), "-c", code])


def build_drivers():
    """Compiles the drivers whose peers are installed; says why where one cannot be."""
    crate = BUILD / "rust"
    shutil.copytree(HERE / "Drivers" / "rust", crate, dirs_exist_ok=True)
    (crate / ".cargo").mkdir(exist_ok=True)
    (crate / ".cargo" / "config.toml").write_text(
        '[source.crates-io]\nreplace-with = "debian"\n[source.debian]\ndirectory = "/usr/share/cargo/registry"\n')
    commands = [
        ("crate-driver", ["cargo", "build", "--release", "--offline", "--quiet", "--target-dir", "target"]),
        ("hyperscan", ["g++", "-O2", "-std=c++17", "-o", str(BUILD / "hyperscan"),
                       str(HERE / "Drivers" / "hyperscan.cpp"), "-lhs"]),
    ]
    newest = max(source.stat().st_mtime for source in (HERE / "Drivers").rglob("*"))
    for name, command in commands:
        if (BUILD / name).exists() and (BUILD / name).stat().st_mtime > newest:
            continue
        (BUILD / name).unlink(missing_ok=True)
        try:
            subprocess.run(command, cwd=crate, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"{name}: not built: {error}", file=sys.stderr)
    built = crate / "target" / "release" / "crate-driver"
    if built.exists() and not (BUILD / "crate-driver").exists():
        shutil.copy(built, BUILD / "crate-driver")


def run(command, options):
    """Runs a program on one core within the limits: what it prints, and why there is nothing, one of them None."""
    def limit():
        # A limit of processor time would make the clock of processor time count in ticks of the scheduler.
        memory = int(options.memory * 2**30)
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    try:
        done = subprocess.run(["taskset", "-c", str(options.core), *command], capture_output=True, text=True,
                              preexec_fn=limit, timeout=options.seconds)
    except subprocess.TimeoutExpired:
        return None, f"not done after {options.seconds} s"
    except OSError as error:
        return None, str(error)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        is_memory = any(word in done.stderr for word in ("MemoryError", "bad_alloc", "memory"))
        why = f"more than {options.memory:g} GiB of memory" if is_memory else lines[-1][:120]
        return None, why
    return done.stdout, None


def measure_ours(alphabet, codes, with_naive, options):
    """One turn of cheats-bench: the machine, its figures and those of the loop over objects, which it checks itself."""
    suites = ["scan", "step", "compile"] + (["naive"] if with_naive else [])
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        _, failure = run([str(options.bench), "run", "--suite", *suites, "--codes", str(codes), "--alphabet",
                          str(alphabet), "--directory", str(options.directory), "--output", file.name], options)
        if failure:
            sys.exit(f"{options.bench}: {failure}")
        content = json.loads(pathlib.Path(file.name).read_text())
    rows = {(row["suite"], row["name"], row["stream"]): row for row in content["rows"]}
    tables = rows["compile", "tables", ""]
    peak = [figure["value"] for figure in tables["figures"] if figure["what"] == "peak megabytes beyond the input"]
    scans = {stream: rows["scan", "bulk", stream] for stream in STREAMS}
    ours = {
        "answers": {stream: [row["count"], row["checksum"]] for stream, row in scans.items()},
        "times": {stream: row["nsMedian"] for stream, row in scans.items()}
        | {"step": rows["step", "engine", "player"]["nsMedian"], "build": tables["nsMedian"] * codes / 1e6},
        "bytes": tables["bytes"], "peakBytes": round(peak[0] * 1e6) if peak else None,
    }
    naive = rows.get(("naive", "one object a code", "player"))
    return content["machine"], ours, naive and {"times": {"player": naive["nsMedian"]}}


def measure_peer(name, driver, alphabet, codes, answers, options):
    """One turn of a peer: its figures, or why there are none."""
    files = [f"s{alphabet}_n{codes}.codes", f"s{alphabet}_n{codes}.player", f"s{alphabet}.uniform"]
    code_file, *streams = [str(options.directory / file) for file in files]
    text, failure = run([*driver, name, code_file, "200000", "5", "4", *streams], options)
    if failure:
        return {"failure": failure}
    result = json.loads(text)
    turn = {"times": {"build": statistics.median(result["buildMs"])}}
    turn |= {figure: result[figure] for figure in ("bytes", "peakBytes")}
    for stream, scan in zip(STREAMS, result["scans"]):
        if [scan["count"], scan["checksum"]] != answers[stream]:
            return {"failure": f"wrong answer, {stream}: {scan['count']:,} matches, checksum {scan['checksum']}"}
        turn["times"][stream] = statistics.median(scan["ns"])
        if "objectsNs" in scan:
            turn.setdefault("objectsNs", {})[stream] = scan["objectsNs"]
    if "step" in result:
        turn["times"]["step"] = statistics.median(result["step"])
    return turn


def measure(alphabet, codes, options):
    """All rounds of a set of codes, engine after engine in each."""
    load, turns, answers = [os.getloadavg()[0]], {}, None
    for number in range(options.rounds):
        print(f"{codes:,} codes of {alphabet}, round {number + 1}", file=sys.stderr)
        machine, ours, naive = measure_ours(alphabet, codes, number == 0 and not options.no_naive, options)
        answers = ours["answers"]
        turns.setdefault("cheats", []).append(ours)
        if naive:
            turns["naive"] = [naive]
        for name, _, driver, _ in PEERS:
            # What failed once is not tried again.
            if not any("failure" in turn for turn in turns.get(name, [])):
                turns.setdefault(name, []).append(measure_peer(name, driver, alphabet, codes, answers, options))
    load.append(os.getloadavg()[0])
    command = f"Benchmarks/Peers/compare.py --codes {codes} --alphabet {alphabet} --rounds {options.rounds}"
    rows = [row_of(engine, turns[engine], turns["cheats"]) for engine in TEXTS if engine in turns]
    return machine, {
        "alphabet": alphabet, "codes": codes, "rounds": options.rounds, "command": command,
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "answers": answers, "load": load, "rows": rows,
    }


def measure_all(options):
    """Measures each set and writes it to the output before the next, so that an end before the last loses little."""
    if not options.bench.exists():
        sys.exit(f"{options.bench} is not there: swift build -c release --product cheats-bench")
    BUILD.mkdir(parents=True, exist_ok=True)
    build_drivers()
    for alphabet in options.alphabet:
        command = [str(options.bench), "generate", "--directory", str(options.directory), "--alphabet", str(alphabet),
                   "--codes", *map(str, options.codes)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    report = json.loads(options.output.read_text()) if options.output.exists() else {"version": 1, "sets": []}
    packages = sorted({package for _, _, _, names in PEERS for package in names})
    report["versions"] = {package: version for package in packages if (version := version_of(package))}
    tools = {tool: output_of([tool, "--version"]) for tool in ("rustc", "g++", str(PYTHON))}
    report["tools"] = [text.splitlines()[0] for text in tools.values() if text]
    absent = [(text, "not installed") for _, text, _, names in PEERS if not any(n in report["versions"] for n in names)]
    report["missing"] = [list(pair) for pair in MISSING + absent]
    for alphabet in options.alphabet:
        for codes in options.codes:
            report["machine"], part = measure(alphabet, codes, options)
            kept = [old for old in report["sets"] if (old["alphabet"], old["codes"]) != (alphabet, codes)]
            report["sets"] = sorted(kept + [part], key=lambda one: (one["alphabet"], one["codes"]))
            options.output.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n")


def row_of(engine, turns, ours):
    """The figures of an engine over all rounds, each with its ratios to ours of the same round."""
    row = {"engine": engine}
    failure = next((turn["failure"] for turn in turns if "failure" in turn), None)
    if failure:
        return row | {"failure": failure}
    for way in WAYS:
        times = [turn["times"][way] for turn in turns if way in turn["times"]]
        if times:
            row[way] = {"times": times}
            if engine != "cheats":
                row[way]["ratios"] = [mine["times"][way] / time for mine, time in zip(ours, times)]
    for figure in ("bytes", "peakBytes", "objectsNs"):
        if turns[0].get(figure) is not None:
            row[figure] = turns[0][figure]
    return row


def number_text(value):
    """Three digits of a number, or two of a small one, without a power of ten."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 0.001 else f"{value:.6f}"


def time_cells(row, way):
    """The median of an engine's rounds, and of our multiples of it with the range, in bold where the peer is faster."""
    if way not in row:
        return ["–", "–"]
    time, ratios = number_text(statistics.median(row[way]["times"])), row[way].get("ratios")
    if not ratios:
        return [time, ""]
    middle = number_text(statistics.median(ratios))
    middle = f"**{middle}**" if statistics.median(ratios) > 1 else middle
    spread = f" ({number_text(min(ratios))}–{number_text(max(ratios))})" if len(ratios) > 1 else ""
    return [time, middle + spread]


def table(report):
    """The answers that all engines agree on, and the figures, as Markdown."""
    heads = ["codes, alphabet", "player: matches, checksum", "uniform: matches, checksum", "rounds", "load then, after"]
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for part in report["sets"]:
        answers = " | ".join(f"{count:,}, `{checksum}`" for count, checksum in map(part["answers"].get, STREAMS))
        load = ", ".join(f"{value:.1f}" for value in part["load"])
        lines.append(f"| {part['codes']:,}, {part['alphabet']} | {answers} | {part['rounds']} | {load} |")
    heads = ["codes, alphabet", "engine"]
    heads += [cell for way in ("player ns", "uniform ns", "one call ns", "build ms") for cell in (way, "ours ÷ it")]
    heads += ["MB", "peak MB"]
    lines += ["", f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for part in report["sets"]:
        for row in part["rows"]:
            cells = [f"{part['codes']:,}, {part['alphabet']}", TEXTS[row["engine"]]]
            if "failure" in row:
                cells += [row["failure"]] + [""] * 9
            else:
                cells += [cell for way in WAYS for cell in time_cells(row, way)]
                cells += [number_text(row[size] / 1e6) if size in row else "–" for size in ("bytes", "peakBytes")]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def draw(report, path):
    """Draws ns a symbol against the number of codes, a panel for each alphabet and stream, a line an engine."""
    sys.path.insert(0, str(HERE.parent))
    try:
        import plot
    except ImportError:
        print("no SVG: matplotlib is missing", file=sys.stderr)
        return
    alphabets = sorted({part["alphabet"] for part in report["sets"]})
    counts = sorted({part["codes"] for part in report["sets"]})
    figure, panels = plot.plt.subplots(2, len(alphabets), figsize=(1 + 4 * len(alphabets), 8), sharey="row",
                                       squeeze=False, layout="constrained")
    colours = dict(zip(TEXTS, (plot.BLUE, plot.GREY, plot.ORANGE, "#E69F00", plot.GREEN, plot.PURPLE, "#56B4E9",
                               "#000000")))
    for line, stream in enumerate(STREAMS):
        for column, alphabet in enumerate(alphabets):
            axes = panels[line][column]
            for engine, colour in colours.items():
                points = [(part["codes"], statistics.median(row[stream]["times"])) for part in report["sets"]
                          for row in part["rows"] if part["alphabet"] == alphabet and row["engine"] == engine
                          and stream in row]
                if points:
                    axes.plot(*zip(*sorted(points)), color=colour, marker="o", markersize=3.5, label=TEXTS[engine],
                              linewidth=2.4 if engine == "cheats" else 1.2)
            plot.decorate(axes, f"ns a symbol, {stream}, {alphabet} symbols", "codes", counts)
            axes.tick_params(axis="x", labelsize=7)
    handles, labels = panels[0][0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=2 + len(alphabets) // 2 * 2, frameon=False)
    plot.save(figure, path)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--install", action="store_true", help="get the peers, and do nothing else")
    parser.add_argument("--table", action="store_true", help="print and draw what the output holds")
    parser.add_argument("--codes", type=int, nargs="+", default=[10, 1000, 100_000, 1_000_000])
    parser.add_argument("--alphabet", type=int, nargs="+", default=[12, 64, 200])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--output", type=pathlib.Path, default=HERE.parent / "Results" / "peers.json")
    parser.add_argument("--bench", type=pathlib.Path, default=ROOT / ".build" / "release" / "cheats-bench")
    parser.add_argument("--directory", type=pathlib.Path, default=BUILD / "workload")
    parser.add_argument("--memory", type=float, default=16, help="GiB that each program may have")
    parser.add_argument("--seconds", type=int, default=1200, help="after which a program is ended")
    parser.add_argument("--core", type=int, default=1)
    parser.add_argument("--no-naive", action="store_true", help="leave out the loop over objects")
    options = parser.parse_args()
    if options.install:
        return install()
    if not options.table:
        measure_all(options)
    report = json.loads(options.output.read_text())
    print(table(report))
    for what, why in report["missing"]:
        print(f"missing: {what}: {why}")
    draw(report, options.output.with_suffix(".svg"))
    failures = [row["failure"] for part in report["sets"] for row in part["rows"] if "failure" in row]
    sys.exit(1 if any(failure.startswith("wrong answer") for failure in failures) else 0)


if __name__ == "__main__":
    main()
