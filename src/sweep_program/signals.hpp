// SIGINT and SIGTERM, asked for between two pieces of work.
#pragma once

namespace sqrtdk::sweep_program {

/// From now on the two are noted.
void watch_signals();

/// From now on writing to a pipe that is closed, or past a limit, gives an error, which is reported, instead of a death.
void heed_write_errors();

/// From now on the two are left to another process, which ends this one.
void ignore_signals();

/// The signal that came; 0 if none did.
int signal_caught();

}  // namespace sqrtdk::sweep_program
