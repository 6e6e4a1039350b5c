// A host of packages, as pages take scripts from: another origin, the files below name and version, and the script that package.json names
// for the package's own address.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

export interface PackageHost {
  origin: string;
  /** The package's own address. */
  address: string;
  close: () => Promise<void>;
}

/** `folder`: the installed package; `changed`: files that come with another content than was published, which does the same. */
export async function hostPackage(folder: string, changed?: RegExp): Promise<PackageHost> {
  const description = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    jsdelivr: string;
  };
  const own = `/npm/sqrt-dk@${description.version}`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const path = pathname === own ? description.jsdelivr : pathname.slice(own.length);
    readFile(join(folder, normalize(`/${path}`))).then(
      (content) => {
        const headers = {
          'Content-Type': types[extname(path)] ?? 'text/plain',
          'Access-Control-Allow-Origin': '*',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        };
        const note = changed?.test(path) === true ? '\n/* changed */' : '';
        response
          .writeHead(pathname.startsWith(own) ? 200 : 404, headers)
          .end(Buffer.concat([content, Buffer.from(note)]));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin, address: origin + own, close };
}
