// Serves a built site as a static host does: compressed, with types and cache headers. Nothing of ours is known here.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** {address, close}; each file is compressed once. */
export async function staticHost(folder) {
  const compressed = new Map();
  const server = createServer((request, response) => {
    const asked = normalize(new URL(request.url, 'http://localhost').pathname).replace(/\/$/, '/index.html');
    try {
      if (!compressed.has(asked)) compressed.set(asked, brotliCompressSync(readFileSync(join(folder, asked))));
      response.writeHead(200, {
        'content-type': types[extname(asked)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': asked.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(compressed.get(asked));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
