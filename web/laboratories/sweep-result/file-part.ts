// The way in: a button for a file, room to drop one, what became of the last one, and why it is refused where it is.
import { html, nothing, type TemplateResult } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { refusalSentence, type Refused } from '../../kit/refusal-sentence.ts';
import { mostBytes } from './result-file.ts';

/** How the last file fares. */
export type Standing =
  | { kind: 'none' }
  | { kind: 'reading'; file: string }
  | { kind: 'read'; file: string; dimensions: number; rules: number }
  | { kind: 'refused'; file: string; refused: Refused; stays: boolean };

export function filePart(standing: Standing, onFile: (file: File) => void): TemplateResult {
  const refused = standing.kind === 'refused';
  return html`<div class="field file" part="control">
    <label for="file">${say('sweep-result.file')}</label>
    <input
      id="file"
      type="file"
      accept=".json,application/json"
      aria-invalid=${refused ? 'true' : 'false'}
      aria-describedby=${refused ? 'file-error file-hint' : 'file-hint'}
      @click=${({ currentTarget }: Event) => {
        // The same file, mended, is a change too.
        (currentTarget as HTMLInputElement).value = '';
      }}
      @change=${({ currentTarget }: Event) => {
        const [file] = (currentTarget as HTMLInputElement).files ?? [];
        if (file) onFile(file);
      }}
    />
    <small id="file-hint">${say('sweep-result.fileHint', { most: whole(mostBytes) })}</small>
    <p class="error" part="error" id="file-error" aria-live="polite">
      ${refused ? `⚠ ${refusalOf(standing)}` : nothing}
    </p>
    <p class="standing" role="status">${words(standing) || nothing}</p>
  </div>`;
}

function words(standing: Standing): string {
  if (standing.kind === 'reading') {
    return standing.file === '' ? say('sweep-result.starting') : say('sweep-result.reading', { file: standing.file });
  }
  if (standing.kind !== 'read' || standing.file === '') return '';
  const { file, dimensions, rules } = standing;
  return say('sweep-result.read', { file, dimensions: whole(dimensions), rules: whole(rules) });
}

function refusalOf({ file, refused, stays }: Extract<Standing, { kind: 'refused' }>): string {
  const reason = say('sweep-result.refused', { file, reason: refusalSentence(refused) });
  return stays ? `${reason} ${say('sweep-result.stays')}` : reason;
}
