// The way in: a file, an example, what became of the last one, and why it is refused where it is.
import type { TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { fingerprintOf, runSummary } from './summary.ts';
import type { SweepSpecification } from '../../core/types.ts';
import { whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { type Refused, refusalSentence } from '../../kit/failures.ts';
import { fileField } from '../../kit/file-field.ts';
import { FileRefusal, mostBytes, tooLarge } from './result-file.ts';
import type { Given, ReportedDimension, Result } from './result.ts';

/** How the last file fares. */
export type Standing =
  | { kind: 'none' }
  | { kind: 'reading'; file: string }
  | { kind: 'read'; file: string; dimensions: number; rules: number }
  | { kind: 'refused'; file: string; refused: Refused; stays: boolean };

export function filePart(standing: Standing, onFile: (file: File) => void): TemplateResult {
  return fileField({
    label: say('sweep-result.file'),
    hint: say('sweep-result.fileHint', { most: whole(mostBytes) }),
    accept: '.json,application/json',
    problem: standing.kind === 'refused' ? refusalOf(standing) : undefined,
    standing: words(standing),
    onFile,
  });
}

function words(standing: Standing): string {
  if (standing.kind === 'reading') {
    return standing.file === '' ? say('sweep-result.starting') : say('sweep-result.reading', { file: standing.file });
  }
  if (standing.kind !== 'read' || standing.file === '') return '';
  const { file, dimensions, rules } = standing;
  return say('sweep-result.read', {
    file,
    dimensions: sayCounted('sweep-result.dimensions', dimensions, { count: whole(dimensions) }),
    rules: sayCounted('sweep-result.ruleCount', rules, { count: whole(rules) }),
  });
}

function refusalOf({ file, refused, stays }: Extract<Standing, { kind: 'refused' }>): string {
  const reason = say('sweep-result.refused', { file, reason: refusalSentence(refused) });
  return stays ? `${reason} ${say('sweep-result.stays')}` : reason;
}

// A file of results at an address of this site; other sites are not asked.

/** Milliseconds after which no answer is waited for. */
const patience = 20_000;

/** rejects  FileRefusal: "other-origin", "too-large", "not-read" */
export async function fileAt(address: string): Promise<Given> {
  const { origin } = globalThis;
  const url = read(address);
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol))
    throw new FileRefusal('other-origin', 'src', address, origin);
  const text = await fetched(url).catch((thrown: unknown) => {
    throw thrown instanceof FileRefusal ? thrown : new FileRefusal('not-read', 'src', address, 'JSON');
  });
  return { name: url.pathname.replace(/.*\//, ''), size: text.length, text: () => Promise.resolve(text) };
}

function read(address: string): URL | undefined {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return undefined;
  }
}

/** The text as it comes, given up as soon as it is too long. */
async function fetched(url: URL): Promise<string> {
  const stop = AbortSignal.timeout(patience);
  const { ok, body } = await fetch(url, { credentials: 'omit', redirect: 'error', signal: stop });
  if (!ok || !body) throw new TypeError('no such file');
  let text = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > mostBytes) {
      void reader.cancel();
      throw tooLarge(text.length);
    }
  }
  return text;
}

// What is shown before the reader gives a file: a small sweep of this page's own, in the form that a file has.

const specification: SweepSpecification = {
  seed: '1',
  samples: 2000,
  keys: 8,
  rules: [
    { id: 'none', parameter: 0 },
    { id: 'sqrt', parameter: 0 },
    { id: 'linear', parameter: 0 },
    { id: 'power', parameter: 0.25 },
  ],
};

const grid = [1, 4, 16, 64, 256, 1024];

export async function exampleResult(core: CoreClient): Promise<Result> {
  const chunks = core.sweepChunks(specification.samples);
  const dimensions = await Promise.all(
    grid.map(async (d): Promise<ReportedDimension> => {
      const summary = await runSummary({ specification, d }, { core, pool: await sharedPool() });
      return { d, chunks, summary, report: core.sweepReport(specification, d, summary) };
    }),
  );
  const [first] = dimensions;
  if (!first) throw new RangeError('no d');
  const fingerprint = fingerprintOf(first.summary);
  return { name: '', core: core.version(), specification, fingerprint, dimensions };
}
