// Rank 0 reads what is asked, shares it, completes the part and writes the result; the others compute.
#include "program.hpp"

#include <charconv>
#include <cstdio>
#include <filesystem>

#include "checkpoint.hpp"
#include "command_line.hpp"
#include "files.hpp"
#include "merge.hpp"
#include "result_file.hpp"
#include "signals.hpp"
#include "specification_file.hpp"
#include "stop.hpp"
#include "work_loop.hpp"

namespace sqrtdk::sweep_program {
namespace {

constexpr std::size_t kMostSpecificationBytes = std::size_t{1} << 20;

/// What a run was asked for, with everything that was left out filled in.
struct Run {
  CommandLine line;
  Task task;
  Range range;
  std::size_t threads;
  bool temporary;  ///< the partial file goes when the result is there

  bool whole() const { return range == Range{0, task.chunks()}; }
};

std::string place_of(const std::string& path) {
  std::error_code error;
  const auto place = std::filesystem::weakly_canonical(path, error);
  return error ? path : place.string();
}

/// No file may be two things: writing one would destroy the other.
void require_distinct(const std::vector<std::pair<std::string, std::string>>& named) {
  for (std::size_t later = 0; later < named.size(); ++later) {
    for (std::size_t earlier = 0; earlier < later; ++earlier) {
      const std::string &a = named[earlier].second, &b = named[later].second;
      if (a.empty() || b.empty() || a == "-" || b == "-" || place_of(a) != place_of(b)) continue;
      throw InvalidArgument("same-file", named[later].first, b, "another file than " + named[earlier].first);
    }
  }
}

Run read_run(CommandLine line, std::size_t usual_threads) {
  const std::string& path = line.files.front();
  const std::string json = read_file(path, kMostSpecificationBytes);
  Run run{line, in_file(path, [&] { return read_task(json); }), {}, 0, false};
  const std::uint64_t chunks = run.task.chunks();
  run.range = {0, chunks};
  if (line.chunks) run.range = {line.chunks->from, line.chunks->to};
  if (line.share) run.range = share(line.share->k, line.share->n, chunks);
  under_name(line.share ? "--part" : "--chunks", [&] { check(run.range, chunks); });
  run.threads = line.threads.value_or(usual_threads);
  if (!run.whole()) {
    const auto refuse = [](const char* code, const char* option, const std::string& value, const char* permitted) {
      throw InvalidArgument(code, option, value, permitted);
    };
    if (line.partial.empty()) refuse("missing", "--partial", "nothing", "a file for a part of a run");
    const std::string result = line.out.empty() ? line.csv : line.out;
    if (!result.empty())
      refuse("no-result", "--out", result, "for whole runs; parts give theirs by sqrtdk-sweep merge");
  } else if (line.partial.empty()) {
    const std::string& result = line.out.empty() || line.out == "-" ? line.csv : line.out;
    if (!result.empty() && result != "-") run.line.partial = result + ".partial";
    run.temporary = true;
  }
  require_distinct({{"SPEC.json", path}, {"--out", line.out}, {"--csv", line.csv}, {"--partial", run.line.partial}});
  return run;
}

void require_results_writable(const CommandLine& line) {
  for (const std::string& path : {line.out, line.csv}) {
    if (!path.empty() && path != "-") require_writable(path);
  }
}

void write_result(const Part& part, const CommandLine& line) {
  const auto write = [](const std::string& path, const std::string& text) {
    path == "-" ? print(text) : replace_file(path, text);
  };
  if (!line.csv.empty()) write(line.csv, result_csv(part));
  if (!line.out.empty() || line.csv.empty()) write(line.out.empty() ? "-" : line.out, result_json(part));
}

int merge(const CommandLine& line) {
  std::vector<std::pair<std::string, std::string>> named;
  for (const std::string& path : line.files) named.emplace_back("PART " + path, path);
  named.emplace_back("--out", line.out);
  named.emplace_back("--csv", line.csv);
  require_distinct(named);
  require_results_writable(line);
  write_result(merge_parts(line.files), line);
  return 0;
}

int run(const Run& run, Team& team, Part& part, Checkpoint& checkpoint, const ComputeTask& compute) {
  Progress progress(part, run.line.quiet);
  if (!part.complete()) {
    std::unique_ptr<Workers> workers;
    int signal = 0;
    try {
      workers = team.workers(run.task, run.threads, compute);
      signal = work(part, *workers, checkpoint, progress);
    } catch (const std::exception& error) {
      // What was added before stands in no file yet.
      say(error.what());
      try {
        checkpoint.write(part);
      } catch (const Stop& stop) {
        say(stop.what());
      }
      team.abort(kFailed);
    }
    // The batches at work may take long, and the launcher of a cluster does not wait.
    if (signal != 0) team.abort(128 + signal);
  } else {
    team.workers(run.task, 1, compute).reset();
  }
  if (run.whole()) write_result(part, run.line);
  if (run.temporary && !run.line.partial.empty()) std::remove(run.line.partial.c_str());
  return 0;
}

int lead(const std::vector<std::string>& arguments, Team& team, const ComputeTask& compute) {
  bool shared = false;
  int code = kFailed;
  try {
    const CommandLine line = read_command_line(arguments);
    if (line.command == Command::run) {
      watch_signals();
      const Run asked = read_run(line, team.usual_threads());
      require_results_writable(asked.line);
      Checkpoint checkpoint(asked.line.partial, asked.line.every);
      Part part = checkpoint.begin(asked.task, asked.range);
      shared = true;
      team.share(std::to_string(asked.threads) + '\n' + task_json(asked.task));
      return run(asked, team, part, checkpoint, compute);
    }
    shared = true;
    team.share("");
    if (line.command == Command::merge) return merge(line);
    print(line.command == Command::help ? usage() : "sqrtdk-sweep " SQRTDK_VERSION "\n");
    return 0;
  } catch (const Stop& stop) {
    say(stop.what());
    code = stop.code();
  } catch (const InvalidArgument& refused) {
    say(refused.what());
    code = kRefused;
  } catch (const std::exception& error) {
    say(error.what());
  }
  if (!shared) team.share("");
  return code;
}

int follow(Team& team, const ComputeTask& compute) {
  try {
    ignore_signals();
    const std::string shared = team.share("");
    const std::size_t end = shared.find('\n');
    if (end == std::string::npos) return 0;
    std::size_t threads = 1;
    std::from_chars(shared.data(), shared.data() + end, threads);
    team.serve(read_task(std::string_view(shared).substr(end + 1)), threads, compute);
    return 0;
  } catch (const std::exception& error) {
    say("rank " + std::to_string(team.rank()) + ": " + error.what());
    team.abort(kFailed);
  }
  return kFailed;
}

}  // namespace

int run_program(const std::vector<std::string>& arguments, Team& team, const ComputeTask& compute) {
  heed_write_errors();
  return team.rank() == 0 ? lead(arguments, team, compute) : follow(team, compute);
}

}  // namespace sqrtdk::sweep_program
