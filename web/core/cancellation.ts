// Which tickets a signal cancels: one listener for each signal, however many jobs wait under it.
import type { Ticket } from './ticket.ts';

interface Watch {
  tickets: Set<Ticket>;
  cancel: () => void;
}

export class Cancellation {
  readonly #watches = new Map<AbortSignal, Watch>();
  readonly #onCancelled: () => void;

  /** onCancelled   called after the tickets of a signal have been rejected */
  constructor(onCancelled: () => void) {
    this.#onCancelled = onCancelled;
  }

  /** Rejects the ticket with the signal's reason as soon as it aborts. */
  watch(signal: AbortSignal, ticket: Ticket): void {
    const known = this.#watches.get(signal);
    if (known !== undefined) {
      known.tickets.add(ticket);
      return;
    }
    const tickets = new Set([ticket]);
    const cancel = (): void => {
      for (const each of [...tickets]) each.reject(signal.reason);
      this.#onCancelled();
    };
    this.#watches.set(signal, { tickets, cancel });
    signal.addEventListener('abort', cancel);
  }

  /** Takes a settled ticket off its signal. */
  forget(signal: AbortSignal, ticket: Ticket): void {
    const watch = this.#watches.get(signal);
    watch?.tickets.delete(ticket);
    if (watch?.tickets.size !== 0) return;
    signal.removeEventListener('abort', watch.cancel);
    this.#watches.delete(signal);
  }
}
