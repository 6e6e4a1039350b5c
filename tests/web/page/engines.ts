// Which browsers the tests drive, the one that CHROME or FIREFOX names or else the system's, and how quietly Chromium starts.
import { existsSync } from 'node:fs';

const first = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));
const asRoot = process.getuid?.() === 0;

export const chromium =
  process.env.CHROME ?? first(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
/** The same engine without windows, tabs and menus, which cost time, where there is one. */
export const shell = process.env.CHROME ?? first(['/usr/bin/chromium-headless-shell']) ?? chromium;
export const firefox = process.env.FIREFOX ?? first(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

/** Options of a launch; without a path Playwright says what is missing. */
export const launch = (executablePath: string | undefined): { executablePath?: string } =>
  executablePath === undefined ? {} : { executablePath };

export const quietly = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
