// A file of the reader's own: its field, the heads that no file says, what became of it, and how to see that nothing of it leaves the browser.
import { type TemplateResult, html, nothing } from 'lit';
import type { CoreRefusal } from '../../core/refusal.ts';
import { listed, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import { type Refused, refusalSentence } from '../../kit/failures.ts';
import { field } from '../../kit/settings.ts';
import { fileField } from '../../kit/file-field.ts';
import { ParameterError, integer } from '../../schema/parameter.ts';
import type { Models, Own, Standing } from './models.ts';

/** Heads of a layer, which no tensor of a file says. */
const headsOf = integer(1, 64, { name: 'heads', initial: 12, doc: 'Heads of a layer.' });

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
  /** What stands in the field of the heads. */
  heads: string;
  /** A file is opened, or once more with the heads that are typed. */
  onFile: (file: File) => void;
  onHeads: (text: string) => void;
}

export function ownPart(models: Models, { heads, onFile, onHeads }: OwnPart): TemplateResult {
  const { standing, own } = models;
  const onAgain = (): void => {
    if (standing.kind !== 'none') onFile(standing.file);
  };
  const onClose = (): void => {
    onHeads('');
    models.closeOwn();
  };
  const refused = standing.kind === 'refused' ? standing : undefined;
  const failed = standing.kind === 'left-out' ? say('trained.readerLeftOut', { file: standing.file.name }) : undefined;
  const problem = refused ? refusalOf(refused.file.name, refused.refused, own !== undefined) : failed;
  const wantsHeads = refused?.refused.parameter === 'heads' || heads !== '';
  const read = readHeads(heads);
  return html`${fileField({
    label: say('trained.file'),
    hint: say('trained.fileHint'),
    accept: '.safetensors',
    problem,
    standing: words(standing, own),
    onFile,
  })}
  ${
    wantsHeads
      ? html`<div class="controls heads">
          ${field({
            id: 'heads',
            label: say('trained.heads.count'),
            hint: say('trained.heads.countHint'),
            text: heads,
            error: read.error,
            onType: onHeads,
          })}
          ${button(say('trained.openAgain'), onAgain, { disabled: read.heads === null })}
        </div>`
      : nothing
  }
  ${own ? button(say('trained.closeOwn'), onClose, { look: 'quiet' }) : nothing}`;
}

function words(standing: Standing, own: Own | undefined): string {
  if (standing.kind === 'opening') return say('trained.opening', { file: standing.file.name });
  if (!own || standing.kind !== 'open') return '';
  const { layers, heads, width, vocabulary, context } = own.model.sizes;
  const said = say('trained.opened', {
    file: own.name,
    layers: sayCounted('trained.layerCount', layers, { count: whole(layers) }),
    heads: sayCounted('trained.headCount', heads, { count: whole(heads) }),
    width: whole(width),
    vocabulary: whole(vocabulary),
    context: whole(context),
  });
  const { unused } = own.model;
  if (unused.length === 0) return said;
  const names = listed(unused.slice(0, 5));
  return `${said} ${sayCounted('trained.unused', unused.length, { count: whole(unused.length), names })}`;
}

function refusalOf(file: string, refused: CoreRefusal, stays: boolean): string {
  const reason = say('trained.refused', { file, reason: refusalSentence(refused) });
  return stays ? `${reason} ${say('trained.stays')}` : reason;
}
