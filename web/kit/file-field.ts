// A field for a file of the reader's own: a button, what may be chosen, why the last one is refused, and how it fares. Files that are dropped
// are dropping.ts's; file-field.css is its look.
import { type TemplateResult, html, nothing } from 'lit';

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
    <p class="standing" role="status">${standing || nothing}</p>
  </div>`;
}
