// The site lies below a path, and elements that begin with dk- are no components.
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/courses/attention/',
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dk-') } } })],
});
