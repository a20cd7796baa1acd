import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const browserClient = fileURLToPath(
  new URL('../../packages/client/src/browser.ts', import.meta.url),
);
const SERVICE = process.env.DEMO_API ?? 'http://127.0.0.1:4000';
/** What every page needs: one file is smaller than the same code in four. Actions and hooks go with the pages that use them, all documents at once with the code that is copied. */
const COMMON =
  /react-dom|node_modules\/react\/|scheduler|@tanstack|packages\/(client|core|react)\/(?!.*\/(actions|hooks|options)\/|.*\/manifest\b)/;

// `sources` (also of `pnpm dev`) takes the packages as they are written, unbuilt.
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', test: COMMON }] } } },
  },
  ...(mode !== 'production' && {
    resolve: {
      conditions: ['@biographql/source', 'module', 'browser'],
      alias: [{ find: /^@biographql\/client$/, replacement: browserClient }],
    },
  }),
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVICE, '/admet': SERVICE } },
}));
