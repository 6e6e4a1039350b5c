// The processes that run one command: one alone, or the ranks of MPI.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "workers.hpp"

namespace sqrtdk::sweep_program {

/// Makes the chunks of a batch: run_batch, but for tests.
using ComputeTask = std::function<std::vector<sweep::Summary>(const Task&, const Batch&)>;

class Team {
 public:
  Team() = default;
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;
  virtual ~Team() = default;

  /// 0 is the one that reads, merges, writes and speaks.
  virtual int rank() const = 0;
  /// How many threads each takes if nobody says.
  virtual std::size_t usual_threads() const = 0;
  /// Gives everyone the text that rank 0 has. Called by each once.
  virtual std::string share(const std::string& text) = 0;
  /// For rank 0: the threads of all. The task must outlive them; their end dismisses the other ranks.
  virtual std::unique_ptr<Workers> workers(const Task& task, std::size_t threads, const ComputeTask& compute) = 0;
  /// For the others: computes until dismissed.
  virtual void serve(const Task& task, std::size_t threads, const ComputeTask& compute) = 0;
  /// Ends all processes at once, work or no work.
  [[noreturn]] virtual void abort(int code) = 0;
};

/// This process alone.
std::unique_ptr<Team> lone_team();

/// The ranks of MPI, if a launcher of MPI started this process; else this process alone.
///
/// throws  Stop if MPI does not start
std::unique_ptr<Team> mpi_team(int& count, char**& arguments);

}  // namespace sqrtdk::sweep_program
