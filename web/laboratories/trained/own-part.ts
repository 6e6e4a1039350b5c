// A file of the reader's own: a button for it, room to drop it, what became of it, and how to see that nothing of it leaves the browser.
import { type TemplateResult, html, nothing } from 'lit';
import type { CoreRefusal } from '../../core/refusal.ts';
import { listed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Refused, refusalSentence } from '../../kit/failures.ts';
import { field } from '../../kit/field.ts';
import { ParameterError } from '../../schema/parameter.ts';
import { integer } from '../../schema/number.ts';
import type { Own, Standing } from './models.ts';

/** Heads of a layer, which no tensor of a file says. */
const headsOf = integer({ name: 'heads', key: 'heads', initial: 12, doc: 'Heads of a layer.' }, 1, 64);

/** What the reader types of the heads; null where nothing stands there. */
export function readHeads(text: string): { heads: number | null; error?: Refused } {
  if (text.trim() === '') return { heads: null };
  try {
    return { heads: headsOf.parse(text) };
  } catch (thrown) {
    if (thrown instanceof ParameterError) return { heads: null, error: thrown };
    throw thrown;
  }
}

interface OwnPart {
  standing: Standing;
  own: Own | undefined;
  /** What stands in the field of the heads. */
  heads: string;
  onFile: (file: File) => void;
  onHeads: (text: string) => void;
  /** The file is opened again, with the heads that are typed. */
  onAgain: () => void;
  onClose: () => void;
}

export function ownPart({ standing, own, heads, onFile, onHeads, onAgain, onClose }: OwnPart): TemplateResult {
  const refused = standing.kind === 'refused' ? standing : undefined;
  const failed = standing.kind === 'left-out' ? say('trained.readerLeftOut', { file: standing.file.name }) : undefined;
  const problem = refused ? refusalOf(refused.file.name, refused.refused, own !== undefined) : failed;
  const wantsHeads = refused?.refused.parameter === 'heads' || heads !== '';
  return html`<div class="field file" part="control">
      <label for="file">${say('trained.file')}</label>
      <input
        id="file"
        type="file"
        accept=".safetensors"
        aria-invalid=${problem ? 'true' : 'false'}
        aria-describedby=${problem ? 'file-error file-hint' : 'file-hint'}
        @click=${({ currentTarget }: Event) => {
          // The same file, mended, is a change too.
          (currentTarget as HTMLInputElement).value = '';
        }}
        @change=${({ currentTarget }: Event) => {
          const [file] = (currentTarget as HTMLInputElement).files ?? [];
          if (file) onFile(file);
        }}
      />
      <small id="file-hint">${say('trained.fileHint')}</small>
      <p class="error" part="error" id="file-error" aria-live="polite">${problem ? `⚠ ${problem}` : nothing}</p>
      <p class="standing" role="status">${words(standing, own) || nothing}</p>
    </div>
    ${
      wantsHeads
        ? html`<div class="controls heads">
            ${field({
              id: 'heads',
              label: say('trained.heads.count'),
              hint: say('trained.heads.countHint'),
              text: heads,
              error: readHeads(heads).error,
              onType: onHeads,
            })}
            <button type="button" ?disabled=${readHeads(heads).heads === null} @click=${onAgain}>
              ${say('trained.openAgain')}
            </button>
          </div>`
        : nothing
    }
    ${own ? html`<button type="button" class="quiet" @click=${onClose}>${say('trained.closeOwn')}</button>` : nothing}`;
}

function words(standing: Standing, own: Own | undefined): string {
  if (standing.kind === 'opening') return say('trained.opening', { file: standing.file.name });
  if (!own || standing.kind !== 'open') return '';
  const { layers, heads, width, vocabulary, context } = own.model.sizes;
  const said = say('trained.opened', {
    file: own.name,
    layers: whole(layers),
    heads: whole(heads),
    width: whole(width),
    vocabulary: whole(vocabulary),
    context: whole(context),
  });
  const { unused } = own.model;
  if (unused.length === 0) return said;
  return `${said} ${say('trained.unused', { count: whole(unused.length), names: listed(unused.slice(0, 5)) })}`;
}

function refusalOf(file: string, refused: CoreRefusal, stays: boolean): string {
  const reason = say('trained.refused', { file, reason: refusalSentence(refused) });
  return stays ? `${reason} ${say('trained.stays')}` : reason;
}
