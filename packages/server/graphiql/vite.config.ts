import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The service serves these files at `/{serviceName}/graphiql/`, whatever its name: every address is relative.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // The editor is one large part, which is loaded by those alone who open this page.
    chunkSizeWarningLimit: 6_000,
    modulePreload: { polyfill: false },
  },
});
