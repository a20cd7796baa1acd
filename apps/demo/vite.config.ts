import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const browserClient = fileURLToPath(
  new URL('../../packages/client/src/browser.ts', import.meta.url),
);
const readPackage = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../packages/${name}/package.json`, import.meta.url), 'utf8'));
/** The version of the models is in the receipts of predictions, that of the service in the footer. */
const [PREDICTOR, SERVER] = [readPackage('admet-predictor'), readPackage('server')];
const SERVICE = process.env.DEMO_API ?? 'http://127.0.0.1:4000';

// 1.3 MB of tables for properties and 3D shapes, which the molecule editor never requests.
const withoutTablesOfSketcher: Plugin = {
  name: 'without-tables-of-sketcher',
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle)) {
      if (/resources-[\w-]+\.json$/.test(name)) delete bundle[name];
    }
  },
};

/** Puts the styles of all pages into the HTML: one request fewer before the first paint. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const page of Object.values(bundle)) {
      if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
      const links = /<link rel="stylesheet"[^>]* href="\.?\/(assets\/[^"]+)">/g;
      page.source = String(page.source).replace(links, (link, name: string) => {
        const styles = bundle[name];
        if (styles?.type !== 'asset') return link;
        delete bundle[name];
        return `<style>${styles.source}</style>`;
      });
    }
  },
};

// `sources` (also of `pnpm dev`) uses the packages' sources, unbuilt; `static` builds a page that runs the service itself.
export default defineConfig(({ mode }) => ({
  plugins: [react(), withoutTablesOfSketcher, inlineStyles],
  base: mode === 'static' ? './' : '/',
  define: {
    'import.meta.env.ADMET_PREDICTOR_VERSION': JSON.stringify(PREDICTOR.version),
    'import.meta.env.SERVER_VERSION': JSON.stringify(SERVER.version),
  },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      ...(mode === 'static' && { input: 'tab.html' }),
      output: {
        // One file for the first page arrives earlier than many.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
      },
    },
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
