import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/** Next to the modules of the engines, where their dependencies are found. */
const FOLDER = fileURLToPath(
  new URL('../../../engines/node_modules/.cache/ingest/', import.meta.url),
);

/** Packages from which the engines load more than JavaScript. */
const EXTERNAL = /^(?:libsql|oxigraph|piscina|@rdkit\/rdkit)$/;

/** Bundles the article worker as the package does, and returns its path. */
export async function buildArticleWorker(): Promise<string> {
  const worker = fileURLToPath(new URL('article-build-worker.ts', import.meta.url));
  await build({
    config: false,
    silent: true,
    entry: { 'article-build-worker': worker },
    outDir: FOLDER,
    outExtension: () => ({ js: '.mjs' }),
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: false,
    noExternal: [new RegExp(`^(?!${EXTERNAL.source.slice(1)})`)],
    external: [EXTERNAL],
    // Bundled CommonJS code requires modules of Node.js.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom('/');",
    },
    esbuildOptions(options) {
      options.conditions = ['@biographql/source'];
      options.logLevel = 'error';
    },
  });
  return `${FOLDER}article-build-worker.mjs`;
}
