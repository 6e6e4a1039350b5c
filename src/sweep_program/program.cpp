// Rank 0 reads what is asked, completes the part and writes the result; the other ranks compute.
#include "program.hpp"

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <initializer_list>

#include "files.hpp"

namespace sqrtdk::sweep_program {
namespace {

constexpr std::size_t kMostSpecificationBytes = std::size_t{1} << 20;

/// How long a signal may wait.
constexpr std::chrono::milliseconds kPatience(50);

/// SIGINT or SIGTERM once it came, else 0. Only noted: the work looks at it between two batches.
volatile std::sig_atomic_t caught_signal = 0;

void handle_signals(std::initializer_list<int> signals, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  for (const int signal : signals) sigaction(signal, &action, nullptr);
}

/// From now on SIGINT and SIGTERM set caught_signal.
void watch_signals() {
  handle_signals({SIGINT, SIGTERM}, [](int signal) { caught_signal = signal; });
}

/// From now on SIGINT and SIGTERM do nothing: another process ends this one.
void ignore_signals() { handle_signals({SIGINT, SIGTERM}, SIG_IGN); }

/// From now on writing to a closed pipe or past a limit returns an error, which is reported, and does not kill the process.
void ignore_write_signals() { handle_signals({SIGPIPE, SIGXFSZ}, SIG_IGN); }

/// What a run was asked for, with everything that was left out filled in.
struct Run {
  Options options;
  Task task;
  Range range;
  std::size_t threads;
  bool temporary;  ///< the partial file is removed when the result is written

  bool whole() const { return range == Range{0, task.chunks()}; }
};

using NamedPaths = std::vector<std::pair<std::string, std::string>>;

std::string canonical(const std::string& path) {
  std::error_code error;
  const auto place = std::filesystem::weakly_canonical(path, error);
  return error ? path : place.string();
}

/// No file may be two things: writing one would destroy the other.
void require_distinct(const NamedPaths& named) {
  for (std::size_t later = 0; later < named.size(); ++later) {
    for (std::size_t earlier = 0; earlier < later; ++earlier) {
      const std::string &a = named[earlier].second, &b = named[later].second;
      if (a.empty() || b.empty() || a == "-" || b == "-" || canonical(a) != canonical(b)) continue;
      throw InvalidArgument("same-file", named[later].first, b, "another file than " + named[earlier].first);
    }
  }
}

Run read_run(const Options& options, std::size_t default_threads) {
  const std::string& path = options.files.front();
  const std::string text = read_file(path, kMostSpecificationBytes);
  Run run{
      options, in_file(path, [&] { return read_task(text); }), {}, options.threads.value_or(default_threads), false};
  const std::uint64_t chunks = run.task.chunks();
  run.range = {0, chunks};
  if (options.chunks) run.range = {options.chunks->first, options.chunks->second};
  if (options.part) run.range = share(options.part->first, options.part->second, chunks);
  under_name(options.part ? "--part" : "--chunks", [&] { check(run.range, chunks); });
  if (!run.whole()) {
    if (options.partial.empty()) throw InvalidArgument("missing", "--partial", "nothing", "a file for a part of a run");
    if (const std::string& result = options.out.empty() ? options.csv : options.out; !result.empty()) {
      throw InvalidArgument("no-result", "--out", result, "for whole runs; parts give theirs by sqrtdk-sweep merge");
    }
  } else if (options.partial.empty()) {
    const std::string& result = options.out.empty() || options.out == "-" ? options.csv : options.out;
    if (!result.empty() && result != "-") run.options.partial = result + ".partial";
    run.temporary = true;
  }
  require_distinct(
      {{"SPEC.json", path}, {"--out", options.out}, {"--csv", options.csv}, {"--partial", run.options.partial}});
  return run;
}

void require_results_writable(const Options& options) {
  for (const std::string& path : {options.out, options.csv}) {
    if (!path.empty() && path != "-") require_writable(path);
  }
}

void write_result(const Part& part, const Options& options) {
  const auto write = [](const std::string& path, const std::string& text) {
    path == "-" ? print(text) : replace_file(path, text);
  };
  if (!options.csv.empty()) write(options.csv, result_csv(part));
  if (!options.out.empty() || options.csv.empty()) write(options.out.empty() ? "-" : options.out, result_json(part));
}

void merge(const Options& options) {
  NamedPaths named;
  for (const std::string& path : options.files) named.emplace_back("PART " + path, path);
  named.emplace_back("--out", options.out);
  named.emplace_back("--csv", options.csv);
  require_distinct(named);
  require_results_writable(options);
  write_result(merge_parts(options.files), options);
}

/// Computes until the part is complete or a signal comes. This thread deals out batches and adds them; all computing is elsewhere.
///
/// returns  0, or the signal; the checkpoint's file then holds all that was added
/// throws   what the workers throw, and Stop if the last writing fails
int complete(Part& part, Workers& workers, Checkpoint& checkpoint, Progress& progress) {
  BatchQueue batches(part);
  std::size_t at_work = 0;
  // Twice what is at work may be held, so that the slowest batch keeps nobody waiting for as long as it takes the others once more.
  const std::size_t capacity = workers.capacity(), ahead = 3 * capacity;
  while (!part.complete() && caught_signal == 0) {
    while (at_work < capacity) {
      const auto batch = batches.next(ahead);
      if (!batch) break;
      workers.start(*batch);
      ++at_work;
    }
    if (auto finished = workers.wait(kPatience)) {
      --at_work;
      batches.add(*std::move(finished));
    }
    checkpoint.update(part, progress);
    progress.update();
  }
  checkpoint.write(part);
  progress.end();
  return part.complete() ? 0 : caught_signal;
}

void execute(const Run& run, Executor& executor, Part& part, Checkpoint& checkpoint, const ComputeBatch& compute) {
  Progress progress(part, run.options.quiet);
  if (!part.complete()) {
    std::unique_ptr<Workers> workers;
    int signal = 0;
    try {
      workers = executor.workers(run.task, run.threads, compute);
      signal = complete(part, *workers, checkpoint, progress);
    } catch (const std::exception& error) {
      print_message(error.what());
      // What was added since the last writing is in no file yet.
      try {
        checkpoint.write(part);
      } catch (const Stop& stop) {
        print_message(stop.what());
      }
      executor.abort(kFailed);
    }
    // The batches at work may take long, and the launcher of a cluster does not wait.
    if (signal != 0) executor.abort(128 + signal);
  } else {
    executor.workers(run.task, 1, compute).reset();
  }
  if (run.whole()) write_result(part, run.options);
  if (run.temporary && !run.options.partial.empty()) std::remove(run.options.partial.c_str());
}

int run_first_rank(const std::vector<std::string>& arguments, Executor& executor, const ComputeBatch& compute) {
  bool others_know = false;
  int code = kFailed;
  try {
    const Options options = parse_options(arguments);
    if (options.command == Options::Command::run) {
      watch_signals();
      const Run run = read_run(options, executor.default_threads());
      require_results_writable(run.options);
      Checkpoint checkpoint(run.options.partial, run.options.every);
      Part part = checkpoint.begin(run.task, run.range);
      others_know = true;
      executor.broadcast(std::to_string(run.threads) + '\n' + task_json(run.task));
      execute(run, executor, part, checkpoint, compute);
    } else {
      others_know = true;
      executor.broadcast("");
      options.command == Options::Command::merge ? merge(options) : print(options.text);
    }
    return 0;
  } catch (const Stop& stop) {
    print_message(stop.what());
    code = stop.code();
  } catch (const InvalidArgument& refused) {
    print_message(refused.what());
    code = kRefused;
  } catch (const std::exception& error) {
    print_message(error.what());
  }
  if (!others_know) executor.broadcast("");
  return code;
}

int run_other_rank(Executor& executor, const ComputeBatch& compute) {
  try {
    ignore_signals();
    // Threads and task, or nothing if there is nothing to compute.
    const std::string text = executor.broadcast("");
    const std::size_t end = text.find('\n');
    if (end == std::string::npos) return 0;
    const auto threads = number_in<std::size_t>(text.substr(0, end));
    executor.serve(read_task(std::string_view(text).substr(end + 1)), threads.value(), compute);
    return 0;
  } catch (const std::exception& error) {
    print_message("rank " + std::to_string(executor.rank()) + ": " + error.what());
    executor.abort(kFailed);
  }
  return kFailed;
}

}  // namespace

int run_program(const std::vector<std::string>& arguments, Executor& executor, const ComputeBatch& compute) {
  ignore_write_signals();
  return executor.rank() == 0 ? run_first_rank(arguments, executor, compute) : run_other_rank(executor, compute);
}

}  // namespace sqrtdk::sweep_program
