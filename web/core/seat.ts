// One place in the pool: holds a worker, hands it tickets, replaces it when it dies or dawdles.
import { Deadline } from './deadline.ts';
import { patience, patienceForAbandoned } from './patience.ts';
import type { FromWorker, WorkerPort } from './protocol.ts';
import { CoreRefusal } from './refusal.ts';
import type { Ticket } from './ticket.ts';
import { CoreUnavailable } from './unavailable.ts';

/** Tickets at a worker at one time: the second waits there, so that the worker never waits for the page. */
export const depth = 2;

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
