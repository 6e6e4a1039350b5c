// A file of results at an address of this site; other sites are not asked.
import { FileRefusal } from './file-refusal.ts';
import { mostBytes, tooLarge } from './result-file.ts';
import type { Given } from './result.ts';

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
