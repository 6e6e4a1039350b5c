// Where the site is published and where its sources are kept, for all that is copied from pages and packages.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Where no address is known: what a reader puts the own one in place of. */
export const placeholder = 'https://<your-site>/';

export interface Addresses {
  /** The folder of the site, with its slash. */
  site: string;
  /** The page of the sources; undefined where the repository has no remote on GitHub. */
  sources: string | undefined;
}

/** Owner and name, however the remote is written. What stands before the host, a token say, is passed over. */
const onGitHub = /^(?:[a-z+]+:\/\/)?(?:[^@/\s]+@)?github\.com[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

/**
 * remote  of the repository; empty where it has none
 * named   an address for the site that goes before that of GitHub's pages; empty for none
 *
 * throws  Error for an address that is not https, or has a query or a fragment
 */
export function addressesOf(remote: string, named = ''): Addresses {
  const [, owner, name] = onGitHub.exec(remote) ?? [];
  const known = owner !== undefined && name !== undefined;
  const sources = known ? `https://github.com/${owner}/${name}` : undefined;
  if (named !== '') return { site: folderOf(named), sources };
  if (!known) return { site: placeholder, sources };
  const host = `${owner.toLowerCase()}.github.io`;
  return { site: name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`, sources };
}

function folderOf(named: string): string {
  const url = URL.canParse(named) ? new URL(named) : undefined;
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '')
    throw new Error(`SQRTDK_SITE = ${named}: not permitted; it is the address of a folder that begins with https://`);
  return url.href.replace(/\/?$/, '/');
}

/** What the head of the lesson says of the place where it is published: what is shared from a file leads there. Empty where none is known. */
export function publishedMark(site: string, page: string): string {
  return site === placeholder ? '' : `<meta name="sqrt-dk-published" content="${site}${page}" />\n    `;
}

/** Of this tree: by its remote `origin`, or as the variable SQRTDK_SITE says. */
export function addresses(): Addresses {
  return addressesOf(remote(), process.env.SQRTDK_SITE ?? '');
}

function remote(): string {
  const root = join(import.meta.dirname, '../../..');
  // In a container the tree may belong to somebody else, and an archive of it has no repository.
  const asked = ['-C', root, '-c', 'safe.directory=*', 'config', '--get', 'remote.origin.url'];
  try {
    return execFileSync('git', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
