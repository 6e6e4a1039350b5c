// The site lies below a path, and elements that begin with dk- are no components.
import { defineConfig } from 'vitepress';

const base = '/courses/attention/';

export default defineConfig({
  base,
  title: 'A course',
  head: [['script', { type: 'module', src: `${base}sqrt-dk/sqrt-dk.js` }]],
  themeConfig: {
    nav: [
      { text: 'Scores', link: '/' },
      { text: 'Softmax', link: '/softmax' },
    ],
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dk-') } } },
});
