// Files that are dragged onto an element, or onto the page that it stands on, where they are taken wherever they are let go, so that none
// opens in place of the page.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Dropping implements ReactiveController {
  /** Whether a file is being dragged over the page. */
  over = false;
  readonly #host: ReactiveControllerHost;
  readonly #onFile: (file: File) => void;
  readonly #from: GlobalEventHandlers;

  /** `from`: the element on which they are let go, or the window. */
  constructor(
    host: ReactiveControllerHost,
    onFile: (file: File) => void,
    from: GlobalEventHandlers = globalThis.window,
  ) {
    this.#host = host;
    this.#from = from;
    this.#onFile = onFile;
    host.addController(this);
  }

  hostConnected(): void {
    this.#from.addEventListener('dragover', this.#onOver);
    this.#from.addEventListener('dragleave', this.#onLeave);
    this.#from.addEventListener('drop', this.#onDrop);
  }

  hostDisconnected(): void {
    this.#from.removeEventListener('dragover', this.#onOver);
    this.#from.removeEventListener('dragleave', this.#onLeave);
    this.#from.removeEventListener('drop', this.#onDrop);
  }

  readonly #onOver = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#show(true);
  };

  readonly #onLeave = ({ relatedTarget }: DragEvent): void => {
    const inside =
      this.#from instanceof Node
        ? relatedTarget instanceof Node && this.#from.contains(relatedTarget)
        : relatedTarget !== null;
    if (!inside) this.#show(false);
  };

  readonly #onDrop = (event: DragEvent): void => {
    this.#show(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    this.#onFile(file);
  };

  #show(over: boolean): void {
    if (this.over === over) return;
    this.over = over;
    this.#host.requestUpdate();
  }
}
