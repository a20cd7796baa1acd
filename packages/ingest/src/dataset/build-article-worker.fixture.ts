import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/** Next to the modules of the engines, where their dependencies are found. */
const FOLDER = fileURLToPath(
  new URL('../../../engines/node_modules/.cache/ingest/', import.meta.url),
);

/** Of which the engines load code that is no JavaScript. */
const EXTERNAL = /^(?:libsql|oxigraph|piscina|@rdkit\/rdkit)$/;

/** Builds the thread that builds articles, as the package does, and returns its path. */
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
    // What is bundled of CommonJS asks for modules of Node.
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
