import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const PACKAGE = new URL('../../../../admet-predictor/', import.meta.url);

/** Build folder of tests: next to the real build, so that the toolkit is found. */
export const WORKER_FOLDER = fileURLToPath(new URL('node_modules/.pool-test/', PACKAGE));

/**
 * Builds a worker entry, and returns its path.
 * @param toolkit - `faulty`: the entry loads `faulty-toolkit.fixture.ts` as its toolkit.
 * @param entry - default: the predictor's.
 */
export async function buildWorker(
  toolkit: 'real' | 'faulty',
  entry: URL = new URL('src/worker.ts', PACKAGE),
): Promise<string> {
  const owner = entry.pathname.split('/').at(-3);
  const outfile = `${WORKER_FOLDER}${owner}-${toolkit}-worker.mjs`;
  const fixture = fileURLToPath(new URL('src/faulty-toolkit.fixture.ts', PACKAGE));
  await build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: toolkit === 'real' ? ['@rdkit/rdkit'] : [],
    conditions: ['@biographql/source'],
    logLevel: 'error',
    plugins: [
      {
        name: 'faulty-toolkit',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^@rdkit\/rdkit$/ }, ({ path }) =>
            toolkit === 'real' ? null : { path, namespace: 'faulty' },
          );
          onLoad({ filter: /.*/, namespace: 'faulty' }, () => ({
            contents: `export { initFaultyToolkit as default } from ${JSON.stringify(fixture)};`,
            resolveDir: fileURLToPath(PACKAGE),
          }));
        },
      },
      {
        // Packages find their data files from their own sources.
        name: 'source-urls',
        setup({ onLoad }) {
          onLoad({ filter: /\/src\/[\w-]+\.ts$/ }, async ({ path }) => ({
            contents: (await readFile(path, 'utf8')).replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return outfile;
}
