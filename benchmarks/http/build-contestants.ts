import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));
const ENTRY = fileURLToPath(new URL('./servers/child.ts', import.meta.url));
/** Inside the package of the engines, where threads find what they import. */
const FOLDER = join(PACKAGES, 'engines', 'node_modules', '.cache', 'biographql-bench');
/** Packages of ours whose files are found beside their sources; no request runs through them. */
const BESIDE_THEIR_FILES = /^@biographql\/(?:starter-data|admet-predictor|word-vectors)/;
/** Packages with modules that threads load by their place. */
const WITH_THREADS = ['server', 'engines', 'ingest'];

/** Bundles what is ours, and names the places of installed packages: each is a dependency of one of ours alone. */
const OURS: Plugin = {
  name: 'ours',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      const isOurs = path.startsWith('@biographql/') && !BESIDE_THEIR_FILES.test(path);
      if (kind === 'entry-point' || isOurs || pluginData === OURS || isBuiltin(path)) return null;
      const found = await resolve(path, { resolveDir, kind, pluginData: OURS });
      return found.errors.length > 0 ? found : { path: found.path, external: true };
    });
  },
};

/**
 * Bundles the contestants as a release is bundled, and returns the bundle's path. Running the sources through a loader
 * would tax ours alone: the counterpart is compiled JavaScript already, and a loader names every closure when it is made.
 */
export async function buildContestants(): Promise<string> {
  const outfile = join(FOLDER, 'child.mjs');
  mkdirSync(FOLDER, { recursive: true });
  await build({
    entryPoints: [ENTRY],
    outfile,
    bundle: true,
    conditions: ['@biographql/source'],
    plugins: [OURS],
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  for (const name of WITH_THREADS) {
    const source = join(PACKAGES, name, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.mjs'))) {
      cpSync(join(source, file), join(FOLDER, basename(file)));
    }
  }
  return outfile;
}
