// The site lies below a path.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ base: '/courses/attention/', plugins: [react()] });
