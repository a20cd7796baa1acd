import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Contestant, startContestant } from './contestant.js';

/** Below the package of the benchmarks, where the dependencies of contestants are found. */
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/contestants/', import.meta.url));

/**
 * Starts a contestant that is a module of the benchmarks. It is bundled first and runs on the built packages, as an
 * installed service does: a loader of sources would tax our side alone.
 */
export async function startNodeContestant(
  module: URL,
  signal: AbortSignal,
  flags: readonly string[] = [],
): Promise<Contestant> {
  const source = fileURLToPath(module);
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
  return startContestant({
    command: process.execPath,
    args: [...flags, outfile],
    signal,
    // The conditions of the bench's own process would lead back to the sources.
    env: { NODE_OPTIONS: '' },
  });
}
