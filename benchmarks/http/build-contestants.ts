import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const SERVER = fileURLToPath(new URL('../../packages/server/', import.meta.url));
const ENTRY = fileURLToPath(new URL('./servers/child.ts', import.meta.url));
/** Inside the server's package, where its dependencies are found. */
const FOLDER = join(SERVER, 'node_modules', '.cache', 'biographql-bench');

/** The counterparts are dependencies of the benchmarks only, so the bundle names the places of the installed packages. */
const COUNTERPARTS: Plugin = {
  name: 'counterparts',
  setup({ onResolve }) {
    onResolve({ filter: /^(mercurius|graphql-yoga|@apollo\/server(\/.+)?)$/ }, ({ path }) => ({
      path: import.meta.resolve(path),
      external: true,
    }));
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
    packages: 'external',
    plugins: [COUNTERPARTS],
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  const files = readdirSync(join(SERVER, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.mjs'))) {
    cpSync(join(SERVER, 'src', file), join(FOLDER, basename(file)));
  }
  return outfile;
}
