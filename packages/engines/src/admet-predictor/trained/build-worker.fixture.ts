import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PACKAGE = new URL('../../../../admet-predictor/', import.meta.url);

/** The folder of what tests build: beside the real build, so that the models are found where they are. */
export const WORKER_FOLDER = fileURLToPath(new URL('node_modules/.pool-test/', PACKAGE));

/**
 * Builds the predictor's worker entry as its package does, and returns its path.
 * @param toolkit - `faulty`: what the entry loads as its toolkit is that of `faulty-toolkit.fixture.ts`.
 */
export async function buildWorker(toolkit: 'real' | 'faulty'): Promise<string> {
  const outfile = `${WORKER_FOLDER}${toolkit}-worker.mjs`;
  const fixture = fileURLToPath(new URL('src/faulty-toolkit.fixture.ts', PACKAGE));
  await build({
    entryPoints: [fileURLToPath(new URL('src/worker.ts', PACKAGE))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: toolkit === 'real' ? ['@rdkit/rdkit'] : [],
    conditions: ['@biographql/source'],
    define: { 'import.meta.url': JSON.stringify(new URL('x/x.mjs', PACKAGE).href) },
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
    ],
  });
  return outfile;
}
