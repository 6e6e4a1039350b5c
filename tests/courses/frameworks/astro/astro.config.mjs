// The site lies below a path.
import { defineConfig } from 'astro/config';

export default defineConfig({ base: '/courses/attention' });
