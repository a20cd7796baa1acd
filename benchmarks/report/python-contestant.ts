import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Contestant, startContestant } from './contestant.js';

/** The interpreter of `BENCH_PYTHON`, else the one on the path. */
const PYTHON = process.env.BENCH_PYTHON ?? 'python3';

/** Returns the version of a Python package that the interpreter has; null where it or Python is absent. */
export function pythonPackage(name: string): string | null {
  const script = `import importlib.metadata as m; print(m.version('${name}'))`;
  const { status, stdout } = spawnSync(PYTHON, ['-c', script], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Starts a contestant written in Python, on one thread. */
export function startPythonContestant(module: URL, signal: AbortSignal): Contestant {
  return startContestant({
    command: PYTHON,
    args: ['-u', fileURLToPath(module)],
    signal,
    env: {
      OMP_NUM_THREADS: '1',
      PYTHONPATH: fileURLToPath(new URL('.', import.meta.url)),
    },
  });
}
