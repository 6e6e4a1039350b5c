// What Lit's builds for Node take in place of a browser's elements, where the package is imported without a document: classes are made
// there, never instances, and nothing is registered.

export const HTMLElement = Object;
export const customElements = undefined;
