// Files that are dragged onto the page the element stands on: taken wherever they are let go, so that none opens in place of the page.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Dropping implements ReactiveController {
  /** Whether a file is being dragged over the page. */
  over = false;
  readonly #host: ReactiveControllerHost;
  readonly #onFile: (file: File) => void;

  constructor(host: ReactiveControllerHost, onFile: (file: File) => void) {
    this.#host = host;
    this.#onFile = onFile;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('dragover', this.#onOver);
    addEventListener('dragleave', this.#onLeave);
    addEventListener('drop', this.#onDrop);
  }

  hostDisconnected(): void {
    removeEventListener('dragover', this.#onOver);
    removeEventListener('dragleave', this.#onLeave);
    removeEventListener('drop', this.#onDrop);
  }

  readonly #onOver = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#show(true);
  };

  readonly #onLeave = ({ relatedTarget }: DragEvent): void => {
    if (relatedTarget === null) this.#show(false);
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
