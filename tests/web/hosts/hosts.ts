// The table of hosts: how each serves a page, which artefact it shows, what it forbids by design, and what the reader is told.
import type { Artefact } from './artefacts.ts';

export interface Host {
  name: string;
  artefact: Artefact;
  /** The content security policy that all files are sent with. */
  policy?: string;
  headers?: Record<string, string>;
  /** The page stands in a frame with these permissions. */
  sandbox?: string;
  /** Opened from the disk, without a server. */
  fromDisk?: boolean;
  /** Scripts come from another origin. */
  otherOrigin?: boolean;
  /** What .wasm files are sent as. */
  wasmType?: string;
  /** Laboratories on the page. */
  count?: number;
  /** Shows every laboratory there is, once. */
  every?: boolean;
  /** Runs in the page before anything else; leans on nothing outside itself. */
  before?: () => void;
  /** What the host refuses by design, as "directive what": exactly these must be refused, and nothing else. */
  provokes?: readonly string[];
  /** Workers cannot start: the page computes in slices, and says so. */
  onPage?: boolean;
  /** WebAssembly is missing: the page says so, and computes nothing. */
  without?: boolean;
  /** Whether an image can be made; only tried where it is said. */
  image?: 'made' | 'refused';
  /** In all three engines. */
  core?: boolean;
}

const strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
const usual = `${strict}; connect-src 'self'; img-src data: blob:`;
const blobs = `${usual}; worker-src 'self' blob:`;

/** Of one way to forbid, all artefacts that are scripts on a page. */
function each(
  name: string,
  host: Omit<Host, 'name' | 'artefact'>,
  own: Partial<Record<Artefact, Partial<Host>>> = {},
): Host[] {
  return (['npm', 'site', 'classic'] as const).map((artefact) => ({
    name: `${name}, ${artefact}`,
    artefact,
    ...host,
    ...own[artefact],
  }));
}

// Workers of the classic script are Blobs, which these policies do not name.
const noBlobs = { provokes: ['worker-src blob'], onPage: true };

export const hosts: readonly Host[] = [
  ...each('a plain site', { core: true, image: 'made' }),
  ...each(
    'a policy that lets nothing be fetched',
    { policy: strict, provokes: ['connect-src .wasm', 'img-src blob'], image: 'refused' },
    { classic: { provokes: ['worker-src blob', 'img-src blob'], onPage: true } },
  ),
  ...each('a policy with fetching and images', { policy: usual, image: 'made' }, { classic: noBlobs }),
  ...each('a policy with workers from Blobs', { policy: blobs }),
  ...each('a policy that requires Trusted Types', { policy: `${blobs}; require-trusted-types-for 'script'` }),
  ...each('a policy that names the Trusted Types', {
    policy: `${blobs}; require-trusted-types-for 'script'; trusted-types lit-html sqrt-dk`,
  }),
  ...each(
    'a policy without workers',
    { policy: `${usual}; worker-src 'none'`, onPage: true, provokes: ['worker-src .js', 'worker-src blob'] },
    { classic: noBlobs },
  ),
  ...each('a browser without workers', {
    onPage: true,
    before: () => {
      Reflect.deleteProperty(globalThis, 'Worker');
    },
  }),
  ...each('a policy without WebAssembly', {
    policy: "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
    provokes: ['script-src wasm-eval'],
    without: true,
  }),
  ...each('a browser without WebAssembly', {
    without: true,
    before: () => {
      Reflect.deleteProperty(globalThis, 'WebAssembly');
    },
  }),
  ...each('storage that throws', {
    before: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  }),
  ...each('a language "C"', {
    before: () => {
      Object.defineProperty(navigator, 'language', { value: 'C' });
      Object.defineProperty(navigator, 'languages', { value: ['C'] });
    },
  }),
  ...each('scripts of another origin', { otherOrigin: true }),
  ...(['npm', 'site'] as const).map((artefact) => ({
    name: `.wasm as octet-stream, ${artefact}`,
    artefact,
    wasmType: 'application/octet-stream',
  })),
  ...each('ten laboratories', { count: 10 }),
  { name: 'a sandboxed frame, classic', artefact: 'classic', sandbox: 'allow-scripts', core: true },
  { name: 'a sandboxed frame, single file', artefact: 'single', sandbox: 'allow-scripts', core: true },
  { name: 'the disk, classic', artefact: 'classic', fromDisk: true },
  { name: 'the disk, single file', artefact: 'single', fromDisk: true, core: true },
  { name: 'a plain site, single file', artefact: 'single' },
];

/** One host of each kind, showing every laboratory there is; scripts on a page are taken in turn. */
export const everyLaboratory: readonly Host[] = kindsOf(hosts).map(([kind, all], index) => ({
  ...(all[index % all.length] ?? all[0]),
  name: kind,
  every: true,
}));

/** Hosts by what they do, whatever artefact they show. */
function kindsOf(all: readonly Host[]): [string, [Host, ...Host[]]][] {
  const kinds = new Map<string, [Host, ...Host[]]>();
  for (const host of all) {
    if (host.count !== undefined) continue;
    const kind = host.name.replace(/, (npm|site|classic|single file)$/, '');
    const known = kinds.get(kind);
    if (known) known.push(host);
    else kinds.set(kind, [host]);
  }
  return [...kinds];
}
