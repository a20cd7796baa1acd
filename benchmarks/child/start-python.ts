import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './start-child.js';

const PYTHON = process.env.BENCH_PYTHON ?? 'python3';

/** Returns the installed version of a Python package, or null when it or Python is missing. */
export function pythonPackage(name: string): string | null {
  const script = `import importlib.metadata as m; print(m.version('${name}'))`;
  const { status, stdout } = spawnSync(PYTHON, ['-c', script], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Starts a Python script on one thread. */
export function startPython(script: URL, signal: AbortSignal): Child {
  const args = ['-u', fileURLToPath(script)];
  return startChild({ command: PYTHON, args, signal, env: { OMP_NUM_THREADS: '1' } });
}
