// What the head of every page has: how it is read and how wide it is, what it may fetch, in which colours it comes, and no icon.

const same = ["default-src 'none'", "style-src 'self'", "base-uri 'none'", "form-action 'none'"];

/** The core is WebAssembly, a still picture is made in the page, and workers begin from files or from what was fetched. */
const withLaboratories = [
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
];

/** `script`: whether a page of text alone has one. */
export const ofText = (script: boolean): string[] => [
  `script-src ${script ? "'self'" : "'none'"}`,
  "img-src 'self' data:",
];

export function pageHead(policy = withLaboratories): string {
  return `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${[...same, ...policy].join('; ')}" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />`;
}
