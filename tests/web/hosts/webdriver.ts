// WebKitGTK's own small browser, driven over WebDriver on a display of its own; both are started for the tests and ended with them.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { passing } from './passing.ts';

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];

/** The browser that the driver starts; the newest of several. */
const browser = libraries
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^webkit2?gtk-\d/.test(name))
      .sort()
      .map((name) => join(folder, name, 'MiniBrowser')),
  )
  .filter((path) => existsSync(path))
  .at(-1);

/** Whether all three parts are installed. */
export const found =
  browser !== undefined && ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path));

export interface Driver {
  open: (address: string) => Promise<void>;
  /** Looks into the first frame of the page from here on. */
  enterFrame: () => Promise<void>;
  /** Runs a function that leans on nothing outside itself, and may be asynchronous. */
  evaluate: <T>(action: () => T | Promise<T>) => Promise<T>;
  version: string;
  close: () => Promise<void>;
}

export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  // A group of its own, so that display and browser end with the driver.
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${String(port)}`], {
    detached: true,
    stdio: 'ignore',
    // What xvfb-run keeps of its display is left there when it is ended.
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', TMPDIR: passing('xvfb-') },
  });
  const root = `http://127.0.0.1:${String(port)}`;
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId, capabilities } = await patiently(() =>
    asked<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', `${root}/session`, {
      capabilities: { alwaysMatch },
    }),
  );
  const session = `${root}/session/${sessionId}`;
  const execute = async <T>(source: string): Promise<T> => {
    const { value, thrown } = await asked<{ value: T; thrown?: string }>('POST', `${session}/execute/async`, {
      script: source,
      args: [],
    });
    if (thrown !== undefined) throw new Error(thrown);
    return value;
  };
  return {
    version: capabilities.browserVersion,
    open: async (address) => {
      await asked('POST', `${session}/frame`, { id: null });
      await asked('POST', `${session}/url`, { url: address });
    },
    enterFrame: async () => {
      await asked('POST', `${session}/frame`, { id: 0 });
    },
    evaluate: (action) =>
      execute(`const done = arguments[arguments.length - 1];
        (async () => (${String(action)})())().then((value) => done({ value }), (thrown) => done({ thrown: String(thrown) }));`),
    close: async () => {
      await asked('DELETE', session).catch(() => undefined);
      end(driver);
    },
  };
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

async function asked<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

/** Tries again while the driver starts. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      return await ask();
    } catch (thrown) {
      if (Date.now() > until) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
