// Type-checks every project of the workspace, as many at a time as there are cores.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
const projects = ['packages', 'optional', 'apps']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .concat('test', 'benchmarks', '.')
  .filter((path) => existsSync(join(root, path, 'tsconfig.json')));

/** @param {string} path @returns {Promise<boolean>} whether the project compiles; its errors are printed */
function check(path) {
  const child = spawn(process.execPath, [tsc, '--noEmit', '-p', path], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

let failed = 0;
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let path = projects.shift(); path !== undefined; path = projects.shift()) {
      if (!(await check(path))) failed += 1;
    }
  }),
);
process.exitCode = failed === 0 ? 0 : 1;
