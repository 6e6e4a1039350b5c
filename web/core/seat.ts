// One place in the pool: holds a worker, hands it tickets, replaces it when it dies or dawdles. The tickets, how long one may
// take, and which of them a signal cancels.
import { Deadline } from './deadline.ts';
import { type FromWorker, type Job, type Result, type WorkerPort, trains } from './protocol.ts';
import { CoreRefusal, CoreUnavailable } from './refusal.ts';

// How long a worker may be silent over a job before it counts as dead. Long enough for the slowest machine, never endless.

// A chunk is 256 queries; 5 million normal draws a second is a hundredth of what one thread reaches.
const queries = 256;
const drawsPerMillisecond = 5000;
const start = 4000;

// The same of products and exponentials of a step of training.
const productsPerMillisecond = 20_000;

/** Milliseconds for a job that somebody waits for. */
function patience(job: Job): number {
  if (!trains(job)) return start + (queries * (job.specification.keys + 1) * job.d) / drawsPerMillisecond;
  const { d, modelDimension, symbols, keys, classes, batch, heldOut } = job.settings;
  const ofStep = symbols * d * (8 * modelDimension + symbols) + (batch + heldOut) * keys * (classes + d);
  return start + (job.steps * ofStep) / productsPerMillisecond;
}

/** Milliseconds that a worker may go on with a job that nobody waits for any more. */
const patienceForAbandoned = 200;

// One job on its way through the pool, and who waits for it.

interface Outcome {
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

export class Ticket {
  readonly id: number;
  readonly job: Job;
  /** What a worker must have before the job; null where the core does. */
  readonly needs: WebAssembly.Module | null;
  /** How many workers have died over it. */
  deaths = 0;
  readonly #outcome: Outcome;
  readonly #onSettled: () => void;
  #open = true;

  constructor(
    { id, job, needs }: { id: number; job: Job; needs: WebAssembly.Module | null },
    outcome: Outcome,
    onSettled: () => void,
  ) {
    this.id = id;
    this.job = job;
    this.needs = needs;
    this.#outcome = outcome;
    this.#onSettled = onSettled;
  }

  /** Whether anybody still waits for it. */
  get open(): boolean {
    return this.#open;
  }

  resolve(result: Result): void {
    if (this.#settle()) this.#outcome.resolve(result);
  }

  reject(reason: unknown): void {
    if (this.#settle()) this.#outcome.reject(reason);
  }

  /** False if it was settled before. */
  #settle(): boolean {
    if (!this.#open) return false;
    this.#open = false;
    this.#onSettled();
    return true;
  }
}

/** Tickets at a worker at one time: the second waits there, so that the worker never waits for the page. */
const depth = 2;

/** A worker that dies this often without finishing a job is not replaced again. */
const lives = 3;

/** What a seat tells its pool. */
export interface SeatOwner {
  hire(): Promise<WorkerPort>;
  /** There is room for another ticket. */
  onFree(): void;
  /** The worker died; these tickets have to be run again, and the first was being worked on. */
  onReturned(tickets: Ticket[], detail: string): void;
  /** The seat takes no more tickets. */
  onClosed(reason: unknown): void;
}

export class Seat {
  readonly #owner: SeatOwner;
  #port: WorkerPort | null = null;
  /** What the worker has been sent beside the core. */
  #sent: WebAssembly.Module | null = null;
  #tickets: Ticket[] = [];
  #deadline: Deadline | undefined;
  #deaths = 0;
  #closed = false;

  constructor(owner: SeatOwner) {
    this.#owner = owner;
    void this.#fill();
  }

  /** Tickets it could take now. */
  get room(): number {
    return this.#port === null ? 0 : depth - this.#tickets.length;
  }

  post(ticket: Ticket): void {
    this.#tickets.push(ticket);
    if (ticket.needs !== null && ticket.needs !== this.#sent) {
      this.#sent = ticket.needs;
      this.#port?.send({ kind: 'training', compiled: ticket.needs });
    }
    this.#port?.send({ kind: 'job', id: ticket.id, job: ticket.job });
    if (this.#tickets.length === 1) this.#watch();
  }

  /** To be called when tickets may have been abandoned. */
  review(): void {
    if (this.#tickets[0]?.open === false) this.#watch();
  }

  /** Stops the worker; gives the tickets that it had not finished. */
  close(): Ticket[] {
    const tickets = this.#tickets;
    this.#tickets = [];
    this.#closed = true;
    this.#release();
    return tickets;
  }

  async #fill(): Promise<void> {
    try {
      const port = await this.#owner.hire();
      if (this.#closed) {
        port.stop();
        return;
      }
      this.#port = port;
      port.onMessage = (message) => {
        this.#receive(message);
      };
      port.onFailure = (detail) => {
        this.#die(detail);
      };
      this.#owner.onFree();
    } catch (thrown) {
      this.close();
      this.#owner.onClosed(thrown);
    }
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready' || message.kind === 'failed') return;
    if (message.kind === 'broken') {
      this.#die(message.detail);
      return;
    }
    const ticket = this.#tickets.find(({ id }) => id === message.id);
    if (ticket === undefined) return;
    this.#tickets = this.#tickets.filter((other) => other !== ticket);
    this.#deaths = 0;
    this.#watch();
    if (message.kind === 'done') ticket.resolve(message.result);
    else if (message.kind === 'unserved') ticket.reject(new CoreUnavailable('not-started', message.detail));
    else ticket.reject(new CoreRefusal(message.refusal));
    this.#owner.onFree();
  }

  /** Sets the clock for the ticket that is being worked on. */
  #watch(): void {
    this.#deadline?.end();
    const [current] = this.#tickets;
    if (current === undefined) return;
    const limit = current.open ? patience(current.job) : patienceForAbandoned;
    this.#deadline = new Deadline(limit, () => {
      this.#die(`no answer for ${String(Math.round(limit))} ms`);
    });
  }

  #die(detail: string): void {
    const tickets = this.#tickets;
    this.#tickets = [];
    this.#release();
    // A worker that was stopped over abandoned work did nothing wrong.
    if (tickets[0]?.open !== false) this.#deaths += 1;
    this.#owner.onReturned(tickets, detail);
    if (this.#deaths < lives) {
      void this.#fill();
      return;
    }
    this.close();
    this.#owner.onClosed(new Error(detail));
  }

  #release(): void {
    this.#deadline?.end();
    this.#port?.stop();
    this.#port = null;
    this.#sent = null;
  }
}

// Which tickets a signal cancels: one listener for each signal, however many jobs wait under it.

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
