// Whether a bundler has moved modules away from a file that they ask for: never where a page is built with its files. The npm package has
// left-behind-in-bundles.ts in place of this.

export const isLeftBehind: (address: string, inPackage: string) => boolean = () => false;
