// A field for a file of the reader's own: a button, what may be chosen, why the last one is refused, and how it fares; file-field.css is its look.
// And files that are dragged onto an element or the page.
import { type ReactiveController, type ReactiveControllerHost, type TemplateResult, html, nothing } from 'lit';

interface FileField {
  label: string;
  hint: string;
  /** Endings and kinds that the browser's dialog offers. */
  accept: string;
  /** Why the last file is refused. */
  problem: string | undefined;
  /** How the last file fares; nothing to say where it is empty. */
  standing: string;
  onFile: (file: File) => void;
}

export function fileField({ label, hint, accept, problem, standing, onFile }: FileField): TemplateResult {
  // No blank inside: an empty line takes no room.
  const refused = problem === undefined ? nothing : `⚠ ${problem}`;
  return html`<div class="field file" part="control">
    <label for="file">${label}</label>
    <input
      id="file"
      type="file"
      accept=${accept}
      aria-invalid=${problem === undefined ? 'false' : 'true'}
      aria-describedby=${problem === undefined ? 'file-hint' : 'file-error file-hint'}
      @click=${({ currentTarget }: Event) => {
        // The same file, mended, is a change too.
        (currentTarget as HTMLInputElement).value = '';
      }}
      @change=${({ currentTarget }: Event) => {
        const [file] = (currentTarget as HTMLInputElement).files ?? [];
        if (file) onFile(file);
      }}
    />
    <small id="file-hint">${hint}</small>
    <p class="error" part="error" id="file-error" aria-live="polite">${refused}</p>
    <p class="standing" aria-live="polite">${standing || nothing}</p>
  </div>`;
}

// Files that are dragged onto an element, or onto the page that it stands on, where they are taken wherever they are let go, so that none
// opens in place of the page.

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
