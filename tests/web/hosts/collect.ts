// Runs in a page before anything else: a list of what goes wrong there, policies that refuse something included.

export interface Refusal {
  directive: string;
  /** What was refused: "blob", "data", the ending of a file, or the browser's own word for it. */
  what: string;
}

export interface Collected {
  refusals: Refusal[];
  errors: string[];
}

/** Leans on nothing outside itself, since it is handed over as text. */
export function collect(): void {
  const here = globalThis as unknown as { collected?: Collected };
  if (here.collected) return;
  const { refusals, errors } = (here.collected = { refusals: [], errors: [] } as Collected);
  addEventListener('securitypolicyviolation', ({ effectiveDirective: directive, blockedURI }) => {
    const what = /^(?:https?|file):.*(\.\w+)$/.exec(blockedURI)?.[1] ?? blockedURI.replace(/:[^]*/, '');
    refusals.push({ directive, what });
  });
  addEventListener('error', ({ message }) => errors.push(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejection: ${String(reason)}`));
  const before = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    errors.push(`error: ${words.map(String).join(' ')}`);
    before(...words);
  };
}

/** What was refused, each once, as "directive what". */
export function refusalsIn({ refusals }: Collected): string[] {
  return [...new Set(refusals.map(({ directive, what }) => `${directive} ${what}`))].sort();
}
