//! Measures the crate `aho-corasick` and prints one line of JSON; `compare.py` says what is in it.

use aho_corasick::{AhoCorasick, AhoCorasickBuilder, MatchKind};
use std::{env, fs};

/// The processor time of this process, in nanoseconds.
fn now() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // Safe: the pointer is to a local value.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// The bytes in a line of the process's status.
fn resident(field: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("the system has /proc");
    let line = status.lines().find(|line| line.starts_with(field)).expect("a known field");
    line.split_whitespace().nth(1).and_then(|number| number.parse::<u64>().ok()).expect("a number") * 1024
}

/// The codes of a file: how many, then for each its length in 16 bits and its bytes.
fn read_codes(path: &str) -> Vec<Vec<u8>> {
    let data = fs::read(path).expect("the file of codes can be read");
    let count = u32::from_le_bytes(data[..4].try_into().unwrap());
    let mut at = 4;
    (0..count)
        .map(|_| {
            let length = usize::from(u16::from_le_bytes(data[at..at + 2].try_into().unwrap()));
            at += 2 + length;
            data[at - length..at].to_vec()
        })
        .collect()
}

fn build(codes: &[Vec<u8>], dense: bool) -> AhoCorasick<u32> {
    AhoCorasickBuilder::new()
        .match_kind(MatchKind::Standard)
        .dfa(dense)
        .build_with_size::<u32, _, _>(codes)
        .expect("the codes fit 32 bits")
}

fn scan(automaton: &AhoCorasick<u32>, stream: &[u8]) -> (u64, u64) {
    let (mut count, mut checksum) = (0u64, 0u64);
    for found in automaton.find_overlapping_iter(stream) {
        count += 1;
        let product = (found.pattern() as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        checksum = checksum.wrapping_add(product ^ found.end() as u64);
    }
    (count, checksum)
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let dense = arguments[1] == "crate-dfa";
    let codes = read_codes(&arguments[2]);
    let (runs, seconds) = (arguments[4].parse::<usize>().unwrap(), arguments[5].parse::<f64>().unwrap());

    fs::write("/proc/self/clear_refs", "5").expect("the peak can begin again");
    let before = resident("VmRSS:");
    let (mut builds, mut built, mut peak, first) = (Vec::new(), None, 0, now());
    while builds.is_empty() || builds.len() < runs && ((now() - first) as f64) < seconds * 1e9 {
        // The one before is given back first, or two would count for the peak.
        drop(built.take());
        let start = now();
        built = Some(build(&codes, dense));
        builds.push(((now() - start) as f64 / 1e6).to_string());
        if builds.len() == 1 {
            peak = resident("VmHWM:").saturating_sub(before);
        }
    }
    let automaton = built.expect("there was a build");

    let mut scans = Vec::new();
    for path in &arguments[6..] {
        let stream = fs::read(path).expect("the stream can be read");
        let (mut times, mut answer, first) = (Vec::new(), (0, 0), now());
        while times.len() < runs && (times.len() < 2 || ((now() - first) as f64) < seconds * 1e9) {
            let start = now();
            answer = scan(&automaton, &stream);
            times.push(((now() - start) as f64 / stream.len() as f64).to_string());
        }
        scans.push(format!(
            r#"{{"ns":[{}],"count":{},"checksum":"{:016x}"}}"#,
            times.join(","), answer.0, answer.1
        ));
    }
    println!(
        r#"{{"buildMs":[{}],"bytes":{},"peakBytes":{},"scans":[{}]}}"#,
        builds.join(","), automaton.heap_bytes(), peak, scans.join(",")
    );
}
