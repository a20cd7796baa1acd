import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Child, startChild } from './start-child.js';

/**
 * Bundles a module of the benchmarks and starts it. It runs on the built packages, as an installed service does:
 * loading TypeScript sources would slow down only our side.
 */
export async function startNode(module: URL, signal: AbortSignal): Promise<Child> {
  return startBundle(await bundle(module), signal);
}

/** Starts a bundled module. */
export function startBundle(path: string, signal: AbortSignal): Child {
  return startChild({
    command: process.execPath,
    args: [path],
    signal,
    // Without the conditions of this process, which resolve to the sources.
    env: { NODE_OPTIONS: '', NODE_ENV: 'production' },
  });
}

/** Bundles a module and returns the bundle's path, next to the module, where it finds the dependencies. */
export async function bundle(module: URL): Promise<string> {
  const source = fileURLToPath(module);
  const [, name = 'child'] = /([\w-]+)\.ts$/.exec(source) ?? [];
  const outfile = fileURLToPath(new URL(`.bundle/${name}.mjs`, module));
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
