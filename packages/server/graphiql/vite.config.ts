import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// The service serves these files at `/{serviceName}/graphiql/`, whatever its name: every address is relative.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    modulePreload: { polyfill: false },
  },
});
