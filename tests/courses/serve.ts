// Serves a folder as a static host does, under a path that is not the root; anything outside of it is not there.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

export interface Served {
  origin: string;
  /** The address of the folder. */
  address: string;
  /** Paths that were asked for and are not there. */
  missing: string[];
  close: () => Promise<void>;
}

export interface Host {
  /** Where the folder lies, with a slash at both ends. */
  path?: string;
  /** Paths that are answered as if they were not there. */
  without?: RegExp;
  /** By path: pages that are no files. */
  pages?: Readonly<Record<string, string>>;
}

export async function serve(
  folder: string,
  { path = '/courses/attention/', without, pages = {} }: Host = {},
): Promise<Served> {
  const missing: string[] = [];
  const body = async (asked: string): Promise<[string, Buffer | string] | undefined> => {
    const page = pages[asked];
    if (page !== undefined) return ['.html', page];
    if (!asked.startsWith(path) || without?.test(asked)) return undefined;
    let file = join(folder, normalize(`/${asked.slice(path.length)}`));
    try {
      if ((await stat(file)).isDirectory()) file = join(file, 'index.html');
      return [extname(file), await readFile(file)];
    } catch {
      return undefined;
    }
  };
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
    void body(asked).then((found) => {
      if (asked === '/favicon.ico') response.writeHead(204).end();
      else if (!found) {
        missing.push(asked);
        response.writeHead(404).end();
      } else {
        const [ending, text] = found;
        // As hosts of files do that let other sites take scripts from them.
        const headers = {
          'Content-Type': types[ending] ?? 'application/octet-stream',
          'Access-Control-Allow-Origin': '*',
        };
        response.writeHead(200, headers).end(text);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin, address: origin + path, missing, close };
}
