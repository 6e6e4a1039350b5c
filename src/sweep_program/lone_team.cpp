// A team of one.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "team.hpp"
#include "thread_pool.hpp"

namespace sqrtdk::sweep_program {
namespace {

class LoneTeam : public Team {
 public:
  int rank() const override { return 0; }
  std::size_t usual_threads() const override { return std::max(1U, std::thread::hardware_concurrency()); }
  std::string share(const std::string& text) override { return text; }
  std::unique_ptr<Workers> workers(const Task& task, std::size_t threads, const ComputeTask& compute) override {
    return std::make_unique<ThreadPool>([&task, compute](const Batch& batch) { return compute(task, batch); }, threads);
  }
  void serve(const Task&, std::size_t, const ComputeTask&) override {}
  [[noreturn]] void abort(int code) override {
    std::fflush(nullptr);
    std::_Exit(code);
  }
};

}  // namespace

std::unique_ptr<Team> lone_team() { return std::make_unique<LoneTeam>(); }

}  // namespace sqrtdk::sweep_program
