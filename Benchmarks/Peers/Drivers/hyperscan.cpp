// Measures streams of Hyperscan or Vectorscan and prints one line of JSON; `compare.py` says what is in it.

#include <hs/hs.h>

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

// Processor time of this process, in nanoseconds.
double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

[[noreturn]] void fail(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}

void require(hs_error_t error, const char* what) {
  if (error == HS_NOMEM) fail(std::string(what) + ": out of memory");
  if (error != HS_SUCCESS) fail(std::string(what) + ": error " + std::to_string(error));
}

std::string read(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) fail(std::string(path) + " cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

// The bytes in a line of the process's status.
long resident(const std::string& field) {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    if (word == field) {
      long kilobytes = 0;
      status >> kilobytes;
      return kilobytes * 1024;
    }
  }
  return 0;
}

struct MatchSum {
  uint64_t count = 0, checksum = 0;
};

int add(unsigned id, unsigned long long, unsigned long long end, unsigned, void* context) {
  auto& sum = *static_cast<MatchSum*>(context);
  sum.count += 1;
  sum.checksum += ((uint64_t{id} + 1) * 0x9E3779B97F4A7C15) ^ end;
  return 0;
}

struct Matcher {
  hs_database_t* database = nullptr;
  hs_scratch_t* scratch = nullptr;

  // Feeds a stream in pieces of a size; a live stream comes in pieces of one.
  MatchSum scan(const std::string& text, size_t length, size_t piece) const {
    MatchSum sum;
    hs_stream_t* stream = nullptr;
    require(hs_open_stream(database, 0, &stream), "opening a stream");
    for (size_t at = 0; at < length; at += piece) {
      const auto count = static_cast<unsigned>(std::min(piece, length - at));
      require(hs_scan_stream(stream, text.data() + at, count, 0, scratch, add, &sum), "scanning");
    }
    require(hs_close_stream(stream, scratch, add, &sum), "closing a stream");
    return sum;
  }
};

}  // namespace

int main(int, char** arguments) {
  const std::string data = read(arguments[2]);
  const size_t steps = std::stoul(arguments[3]), runs = std::stoul(arguments[4]);
  const double limit = std::stod(arguments[5]) * 1e9;
  uint32_t codes;
  std::memcpy(&codes, data.data(), sizeof codes);
  std::vector<const char*> texts;
  std::vector<size_t> lengths;
  std::vector<unsigned> ids, flags(codes, 0);
  for (size_t at = 4; at < data.size(); at += 2 + lengths.back()) {
    uint16_t length;
    std::memcpy(&length, data.data() + at, sizeof length);
    texts.push_back(data.data() + at + 2);
    lengths.push_back(length);
    ids.push_back(static_cast<unsigned>(ids.size()));
  }

  std::ofstream("/proc/self/clear_refs") << "5";
  const long before = resident("VmRSS:");
  Matcher matcher;
  std::string builds;
  long peak = 0;
  double start = now();
  const double firstBuild = start;
  for (size_t run = 0; run < runs && (run == 0 || now() - firstBuild < limit); ++run) {
    require(hs_free_scratch(matcher.scratch), "giving scratch space back");
    require(hs_free_database(matcher.database), "giving a database back");
    matcher = {};
    start = now();
    hs_compile_error_t* error = nullptr;
    if (hs_compile_lit_multi(texts.data(), flags.data(), ids.data(), lengths.data(), codes, HS_MODE_STREAM, nullptr,
                             &matcher.database, &error) != HS_SUCCESS) {
      fail(error->message);
    }
    require(hs_alloc_scratch(matcher.database, &matcher.scratch), "making scratch space");
    builds += (run == 0 ? "" : ",") + std::to_string((now() - start) / 1e6);
    if (run == 0) peak = resident("VmHWM:") - before;
  }
  size_t bytes = 0, streamBytes = 0, scratchBytes = 0;
  require(hs_database_size(matcher.database, &bytes), "asking for the size");
  require(hs_stream_size(matcher.database, &streamBytes), "asking for the stream's size");
  require(hs_scratch_size(matcher.scratch, &scratchBytes), "asking for the scratch space's size");

  std::printf(R"({"buildMs":[%s],"bytes":%zu,"peakBytes":%ld,"streamBytes":%zu,"scans":[)", builds.c_str(),
              bytes + scratchBytes, peak, streamBytes);
  std::string step;
  for (char** path = arguments + 6; *path; ++path) {
    const std::string text = read(*path);
    std::printf(R"(%s{"ns":[)", path == arguments + 6 ? "" : ",");
    MatchSum sum;
    const double first = now();
    for (size_t run = 0; run < runs && (run < 2 || now() - first < limit); ++run) {
      start = now();
      sum = matcher.scan(text, text.size(), text.size());
      std::printf("%s%f", run == 0 ? "" : ",", (now() - start) / text.size());
    }
    std::printf(R"(],"count":%)" PRIu64 R"(,"checksum":"%016)" PRIx64 R"("})", sum.count, sum.checksum);
    if (!step.empty()) continue;
    const size_t length = std::min(steps, text.size());
    const MatchSum expected = matcher.scan(text, length, length);
    for (size_t run = 0; run < 3; ++run) {
      start = now();
      sum = matcher.scan(text, length, 1);
      step += (run == 0 ? "" : ",") + std::to_string((now() - start) / length);
      if (sum.count != expected.count || sum.checksum != expected.checksum) fail("pieces of one give another answer");
    }
  }
  std::printf(R"(],"step":[%s]})" "\n", step.c_str());
}
