import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Contestant, startContestant } from './contestant.js';

/** Below the package of the benchmarks, where the dependencies of contestants are found. */
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/contestants/', import.meta.url));

/** Bundles that are made already, by their sources: a start that is timed must not bundle. */
const bundles = new Map<string, Promise<string>>();

/**
 * Starts a contestant that is a module of the benchmarks. It is bundled first and runs on the built packages, as an
 * installed service does: a loader of sources would tax our side alone.
 */
export async function startNodeContestant(
  module: URL,
  signal: AbortSignal,
  flags: readonly string[] = [],
): Promise<Contestant> {
  return startContestant({
    command: process.execPath,
    args: [...flags, await bundleContestant(module)],
    signal,
    // The conditions of the bench's own process would lead back to the sources.
    env: { NODE_OPTIONS: '' },
  });
}

/** Bundles a contestant, once in a run, and returns the path of the bundle. */
export function bundleContestant(module: URL): Promise<string> {
  const source = fileURLToPath(module);
  const made = bundles.get(source) ?? bundle(source);
  bundles.set(source, made);
  return made;
}

async function bundle(source: string): Promise<string> {
  const [, name = 'contestant'] = /benchmarks\/(.+)\.ts$/.exec(source) ?? [];
  const outfile = `${FOLDER}${name.replaceAll('/', '-')}.mjs`;
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
  return outfile;
}
