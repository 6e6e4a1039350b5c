// Serves every host of the table on two origins: the host's page under /<number>/, and below it the artefacts with the host's headers.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { folder, fragment, framing, hostPage, requireArtefacts } from './artefacts.ts';
import { digestsFile } from '../page/digests.ts';
import { collect } from './collect.ts';
import type { Host } from './hosts.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface Served {
  /** The address of a host's page. */
  address: (host: Host) => string;
  /** The origin of the pages. */
  own: string;
  /** Another, where artefacts lie for pages that take them from there. */
  elsewhere: string;
  /** The directives that browsers reported something under, of a host's policy. */
  reports: (host: Host) => string[];
  close: () => Promise<void>;
}

export async function serve(hosts: readonly Host[]): Promise<Served> {
  requireArtefacts();
  const reports = new Map<Host, string[]>();
  const origins: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (pathname === '/digests.html') {
      send(response, types['.html'], '<!doctype html><title>Digests</title>', {});
      return;
    }
    if (pathname.startsWith('/digests/')) {
      send(response, types[extname(pathname)], await readFile(digestsFile(pathname)), {});
      return;
    }
    const [, number = '', path = ''] = /^\/(\d+)\/(.*)$/.exec(pathname) ?? [];
    const host = hosts[Number(number)];
    if (number === '' || !host) {
      // Scripts for other origins, as a host of files sends them that knows nothing of us.
      await file(response, pathname, { 'Access-Control-Allow-Origin': '*' });
      return;
    }
    if (path === 'reports') {
      reports.set(host, [...(reports.get(host) ?? []), directiveOf(await bodyOf(request))]);
      response.writeHead(204).end();
      return;
    }
    const headers = {
      ...host.headers,
      ...(host.policy && { 'Content-Security-Policy': `${host.policy}; report-uri /${number}/reports` }),
    };
    if (path === 'collect.js') send(response, types['.js'], `(${String(collect)})();`, headers);
    else if (path === '' && host.sandbox !== undefined) {
      const inner = host.artefact === 'single' ? `lesson/sqrt-dk.html${fragment}` : 'inner.html';
      send(response, types['.html'], framing(inner, host.sandbox), headers);
    } else if (path === '' || path === 'inner.html') {
      if (host.artefact === 'single') throw new Error('the single file is a page itself');
      const base = host.otherOrigin ? `${origins[1] ?? ''}/` : '';
      send(
        response,
        types['.html'],
        hostPage(host.artefact, { base, count: host.count ?? 1, every: host.every ?? false }),
        headers,
      );
    } else
      await file(response, path, {
        ...headers,
        ...(path.endsWith('.wasm') && host.wasmType && { 'Content-Type': host.wasmType }),
      });
  };
  const servers = await Promise.all([listening(answer), listening(answer)]);
  const port = (server: Server): string => String((server.address() as AddressInfo).port);
  origins.push(...servers.map((server, index) => `http://${index === 0 ? 'localhost' : '127.0.0.1'}:${port(server)}`));
  const [own = '', elsewhere = ''] = origins;
  return {
    own,
    elsewhere,
    address: (host) => {
      const whole = host.artefact === 'single' && host.sandbox === undefined;
      return `${own}/${String(hosts.indexOf(host))}/${whole ? `lesson/sqrt-dk.html${fragment}` : ''}`;
    },
    reports: (host) => reports.get(host) ?? [],
    close: async () => {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

function listening(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch((thrown: unknown) => {
      response.writeHead(500).end(String(thrown));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      resolve(server);
    });
  });
}

function send(
  response: ServerResponse,
  type = 'text/plain',
  body: string | Buffer,
  headers: Record<string, string>,
): void {
  response.writeHead(200, { 'Content-Type': type, ...headers }).end(body);
}

async function file(response: ServerResponse, path: string, headers: Record<string, string>): Promise<void> {
  try {
    send(response, types[extname(path)], await readFile(join(folder, normalize(`/${path}`))), headers);
  } catch {
    response.writeHead(404).end();
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function directiveOf(report: string): string {
  const { 'csp-report': found } = JSON.parse(report) as { 'csp-report'?: { 'effective-directive'?: string } };
  return found?.['effective-directive'] ?? report;
}
