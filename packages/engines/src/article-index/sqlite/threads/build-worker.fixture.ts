import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Next to the package's modules, where its dependencies are found. */
const OUTFILE = fileURLToPath(
  new URL('../../../../node_modules/.cache/article-worker.mjs', import.meta.url),
);

/** Builds the worker as the package does, and returns its path. */
export async function buildArticleWorker(): Promise<string> {
  await build({
    entryPoints: [fileURLToPath(new URL('article-worker.ts', import.meta.url))],
    outfile: OUTFILE,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['libsql', 'lru-cache'],
    conditions: ['@biographql/source'],
    logLevel: 'error',
  });
  return OUTFILE;
}

/** Builds a worker that exits on one query text and never returns on another. */
export async function buildDyingWorker(): Promise<string> {
  const worker = await buildArticleWorker();
  const path = worker.replace('article-worker', 'dying-worker');
  await writeFile(
    path,
    `import { answer as real } from ${JSON.stringify(pathToFileURL(worker).href)};
export function answer(call) {
  const [query] = call.parameters;
  if (query?.text === 'end-the-thread') process.exit(1);
  while (query?.text === 'never-end');
  return real(call);
}
`,
  );
  return path;
}
