// A learning platform for SCORM 1.2, made of scorm-again or of simplify-scorm: a page with the API that opens the unzipped lesson in a frame,
// notes each call, and keeps what it is told from one launch to the next.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { passing } from '../web/hosts/passing.ts';
import { folder } from './artefacts.ts';
import { serve, type Served } from './serve.ts';

export const archive = join(folder, 'scorm/sqrt-dk-scorm.zip');

/** Who has written the API. */
export type Maker = 'scorm-again' | 'simplify-scorm';

/** How the platform behaves: as it should, or it refuses what it is given, or throws, or has no API. */
export type Kind = 'good' | 'refuses' | 'throws' | 'none';

/** What a platform keeps of a learner. */
export interface Cmi {
  suspend_data: string;
  core: {
    lesson_status: string;
    lesson_location: string;
    exit: string;
    session_time: string;
    score: { raw: string; min: string; max: string };
  };
}

/** Name, arguments, answer. */
export type Call = [string, ...string[]];

export interface Platform extends Served {
  /** Opens the lesson for a learner of whom this is kept. `hash` is put behind the lesson's address. */
  launch: (
    page: Page,
    options?: { kind?: Kind; before?: Partial<Cmi> | undefined; hash?: string },
  ) => Promise<FrameLocator>;
  /** What is kept of the learner now. */
  cmi: (page: Page) => Promise<Cmi>;
  calls: (page: Page) => Promise<Call[]>;
  /** The learner closes the lesson; gives what is kept. */
  close: () => Promise<void>;
  leave: (page: Page) => Promise<Cmi>;
  /** The page of another site, with the lesson in a frame. */
  elsewhere: string;
}

/** A zip, unpacked as a platform does that. */
export function unpacked(zip = archive): string {
  const into = passing('scorm-');
  execFileSync('python3', ['-m', 'zipfile', '-e', zip, into]);
  return into;
}

const packaged = (path: string): string => readFileSync(join(import.meta.dirname, 'node_modules', path), 'utf8');
/** Scripts that leave the class of an API in the page. */
const apis: Readonly<Record<Maker, string>> = {
  'scorm-again': packaged('scorm-again/dist/scorm12.min.js'),
  'simplify-scorm': `{const module = {};${packaged('simplify-scorm/src/scormAPI.js')}
window.SimplifyScorm = module.exports.scormAPIFunc;}`,
};
const script = (text: string): string => `<script>${text.replaceAll('</script', '<\\/script')}</script>`;

/** Runs in the platform's page. */
function begin(kind: Kind, before: Partial<Cmi> | undefined): void {
  const calls: unknown[][] = [];
  Object.assign(window, { calls });
  if (kind === 'none') return;
  type Api = new (settings: object) => Record<string, unknown>;
  const { Scorm12API, SimplifyScorm } = window as unknown as { Scorm12API?: Api; SimplifyScorm?: Api };
  const own = new (Scorm12API ?? SimplifyScorm ?? Object)({ autocommit: false, logLevel: 5 }) as Record<
    string,
    unknown
  >;
  if (before && !Scorm12API) {
    // This one has no way of its own to take up what it has kept.
    const { core, ...rest } = before;
    const { score, ...plain } = core ?? {};
    const cmi = own.cmi as Record<string, unknown> & { core: Record<string, unknown> & { score: object } };
    Object.assign(cmi, rest);
    Object.assign(cmi.core, plain, { exit: '', session_time: '' });
    Object.assign(cmi.core.score, score);
  } else if (before) {
    // The time of a visit is added up elsewhere, and the next one begins at nothing.
    const core = { ...before.core, entry: before.core?.exit === 'suspend' ? 'resume' : '', exit: '' };
    Reflect.deleteProperty(core, 'session_time');
    (own.loadFromJSON as (cmi: object, at: string) => void)({ ...before, core }, '');
  }
  const api = new Proxy(own, {
    get(target, name: string) {
      const method = target[name];
      if (typeof method !== 'function' || !name.startsWith('LMS')) return method;
      return (...given: unknown[]): unknown => {
        const setting = name === 'LMSSetValue' || name === 'LMSCommit';
        if (kind === 'throws' && setting) throw new Error('The session is over.');
        const refused = kind === 'refuses' && setting;
        const answer: unknown = refused ? 'false' : (method as (...args: unknown[]) => unknown).apply(target, given);
        const said =
          kind === 'refuses' && name === 'LMSGetLastError' && calls.at(-1)?.at(-1) === 'false' ? '391' : answer;
        if (!name.startsWith('LMSGet')) calls.push([name, ...given, String(answer)]);
        return said;
      };
    },
  });
  Object.assign(window, { API: api });
}

/** `zip`: of the lesson or of a chapter. */
export async function platform(zip = archive, maker: Maker = 'scorm-again'): Promise<Platform> {
  const pages: Record<string, string> = {};
  const served = await serve(unpacked(zip), { path: '/lesson/', pages });
  const frame = (hash: string): string =>
    `<iframe title="Lesson" src="${served.address}sqrt-dk.html${hash}" style="width:100%;height:100%;border:0"></iframe>`;
  const page = (body: string): string =>
    `<!doctype html><html lang="en" style="height:100%"><body style="height:100%;margin:0">${body}`;
  const cmi = (at: Page): Promise<Cmi> =>
    at.evaluate(() => JSON.parse(JSON.stringify((window as unknown as { API: { cmi: unknown } }).API.cmi)) as Cmi);
  // The same files under another name are another origin.
  const elsewhere = served.origin.replace('localhost', '127.0.0.1');
  return {
    ...served,
    cmi,
    elsewhere: `${elsewhere}/elsewhere.html`,
    launch: async (at, { kind = 'good', before, hash = '' } = {}) => {
      const start = `(${String(begin)})(${JSON.stringify(kind)}, ${JSON.stringify(before ?? null)} ?? undefined);`;
      pages['/platform.html'] = page(script(apis[maker]) + script(start) + frame(hash));
      pages['/elsewhere.html'] = page(frame(hash));
      await at.goto(`${served.origin}/platform.html`);
      return at.frameLocator('iframe');
    },
    calls: (at) => at.evaluate(() => (window as unknown as { calls: Call[] }).calls),
    leave: async (at) => {
      await at.evaluate(() => {
        document.querySelector('iframe')?.remove();
      });
      return cmi(at);
    },
  };
}
