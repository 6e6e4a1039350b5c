// A handler that only notes the number.
#include "signals.hpp"

#include <csignal>
#include <initializer_list>

namespace sqrtdk::sweep_program {
namespace {

volatile std::sig_atomic_t caught = 0;

void note(int signal) { caught = signal; }

void set(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}

}  // namespace

void watch_signals() {
  for (const int signal : {SIGINT, SIGTERM}) set(signal, note);
}

void heed_write_errors() {
  for (const int signal : {SIGPIPE, SIGXFSZ}) set(signal, SIG_IGN);
}

void ignore_signals() {
  for (const int signal : {SIGINT, SIGTERM}) set(signal, SIG_IGN);
}

int signal_caught() { return caught; }

}  // namespace sqrtdk::sweep_program
