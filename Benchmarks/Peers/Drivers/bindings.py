#!/usr/bin/env python3
"""Measures a package of PyPI and prints one line of JSON; `compare.py` says what is in it."""

import json
import pathlib
import re
import struct
import sys
import time


def read_codes(path):
    """The codes of a file: how many, then for each its length in 16 bits and its bytes."""
    data = pathlib.Path(path).read_bytes()
    codes, at = [], 4
    for _ in range(struct.unpack_from("<I", data)[0]):
        length, = struct.unpack_from("<H", data, at)
        codes.append(data[at + 2:at + 2 + length])
        at += 2 + length
    return codes


def resident(field):
    """The bytes in a line of the process's status."""
    status = pathlib.Path("/proc/self/status").read_text()
    return int(re.search(rf"^{field}:\s+(\d+)", status, re.MULTILINE)[1]) * 1024


class Daachorse:
    """Byte by byte; the answer of a scan is a list of (start, end, pattern)."""

    def __init__(self, codes):
        import daachorse
        self.automaton = daachorse.DoubleArrayAhoCorasick(codes)

    def bytes(self):
        return len(self.automaton.serialize())

    def scan(self, text):
        return self.automaton.find_overlapping(text)

    def pairs(self, matches):
        return ((pattern, end) for _, end, pattern in matches)


class CrateBinding:
    """The crate `aho-corasick` 1 through a binding; the answer is a list of (pattern, start, end)."""

    def __init__(self, codes):
        from ahocorasick_rs import BytesAhoCorasick, Implementation
        self.automaton = BytesAhoCorasick(codes, implementation=Implementation.ContiguousNFA)

    def bytes(self):
        return None

    def scan(self, text):
        return self.automaton.find_matches_as_indexes(text, overlapping=True)

    def pairs(self, matches):
        return ((pattern, end) for pattern, _, end in matches)


class Pyahocorasick:
    """Written in C for Python, over text; the answer of a scan is an iterator of (last place, pattern)."""

    def __init__(self, codes):
        import ahocorasick
        self.automaton = ahocorasick.Automaton(ahocorasick.STORE_INTS)
        for pattern, code in enumerate(codes):
            self.automaton.add_word(code, pattern)
        self.automaton.make_automaton()

    def bytes(self):
        return self.automaton.get_stats()["total_size"]

    def scan(self, text):
        return list(self.automaton.iter(text))

    def pairs(self, matches):
        return ((pattern, last + 1) for last, pattern in matches)

    def step(self, text):
        """Feeds one symbol a call, the state kept."""
        matches = []
        iterator = self.automaton.iter("")
        for symbol in text:
            iterator.set(symbol, False)
            matches.extend(iterator)
        return matches


def summed(pairs):
    """How many matches there are, and the sum over all that every engine computes."""
    count = checksum = 0
    for pattern, end in pairs:
        count += 1
        checksum += (pattern + 1) * 0x9E3779B97F4A7C15 % 2**64 ^ end
    return count, f"{checksum % 2**64:016x}"


def main():
    engine, codes_path, steps, runs, seconds, *streams = sys.argv[1:]
    peer = {"daachorse": Daachorse, "crate-binding": CrateBinding, "pyahocorasick": Pyahocorasick}[engine]
    is_text = peer is Pyahocorasick
    codes = read_codes(codes_path)
    if is_text:
        codes = [code.decode("latin-1") for code in codes]

    pathlib.Path("/proc/self/clear_refs").write_text("5")
    before, first = resident("VmRSS"), time.process_time()
    matcher, result = None, {"buildMs": []}
    while not result["buildMs"] or (len(result["buildMs"]) < int(runs)
                                    and time.process_time() - first < float(seconds)):
        # The one before is given back first, or two would count for the peak.
        matcher = None
        start = time.process_time_ns()
        matcher = peer(codes)
        result["buildMs"].append((time.process_time_ns() - start) / 1e6)
        result.setdefault("peakBytes", resident("VmHWM") - before)
    result["bytes"] = matcher.bytes()

    result["scans"] = []
    for path in streams:
        text = pathlib.Path(path).read_bytes()
        text = text.decode("latin-1") if is_text else text
        times, first = [], time.process_time()
        while len(times) < int(runs) and (len(times) < 2 or time.process_time() - first < float(seconds)):
            matches = None
            start = time.process_time_ns()
            matches = matcher.scan(text)
            times.append((time.process_time_ns() - start) / len(text))
        count, checksum = summed(matcher.pairs(matches))
        # What a list of so many tuples takes in Python, the numbers at hand: a part of what the binding adds.
        columns = [list(column) for column in zip(*matches)]
        matches = None
        start = time.process_time_ns()
        matches = list(zip(*columns))
        objects = (time.process_time_ns() - start) / len(text)
        result["scans"].append({"ns": times, "count": count, "checksum": checksum, "objectsNs": objects})
        if hasattr(matcher, "step") and "step" not in result:
            part, result["step"] = text[:int(steps)], []
            expected = summed(matcher.pairs(matcher.scan(part)))
            for _ in range(3):
                start = time.process_time_ns()
                matches = matcher.step(part)
                result["step"].append((time.process_time_ns() - start) / len(part))
                # A call counts places from its own start.
                if len(matches) != expected[0]:
                    sys.exit("pieces of one give another answer")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
