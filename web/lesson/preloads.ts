// A Vite plugin: pages whose first screen computes name the core's binary in their head, so that it is fetched beside the scripts
// that ask for it.
import type { Plugin } from 'vite';

const core = /(?:^|\/)sqrt-dk-core-[\w-]+\.wasm$/;

/** pages  names of HTML files */
export function corePreload(pages: readonly string[]): Plugin {
  return {
    name: 'sqrt-dk-core-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path, bundle }) => {
        const binary = Object.keys(bundle ?? {}).find((file) => core.test(file));
        if (binary === undefined || !pages.includes(path.slice(1))) return [];
        // As the script asks for it, else it would be fetched twice.
        const attrs = { rel: 'preload', as: 'fetch', type: 'application/wasm', crossorigin: true, href: `./${binary}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
