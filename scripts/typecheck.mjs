// Type-checks the workspace. Projects with equal compiler options form one program, so that no file is checked twice.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
const folder = join(root, '.biographql/typecheck');
const projects = ['packages', 'optional', 'apps']
  .filter((name) => existsSync(join(root, name)))
  .flatMap((name) => readdirSync(join(root, name)).map((child) => `${name}/${child}`))
  .concat('scripts/starter-data', 'test', 'benchmarks', '.')
  .filter((path) => existsSync(join(root, path, 'tsconfig.json')));

/** @type {Map<string, string[]>} */
const groups = new Map();
for (const path of projects) {
  // Files without JSX do not care how JSX is compiled.
  const compilerOptions = { jsx: 'react-jsx', ...readConfig(path).compilerOptions };
  const key = JSON.stringify(Object.entries(compilerOptions).sort());
  groups.set(key, [...(groups.get(key) ?? []), path]);
}
// The largest first, so that none is left alone at the end.
const configs = [...groups]
  .sort(([, left], [, right]) => right.length - left.length)
  .map(([key, paths], index) => (paths.length === 1 ? paths[0] : writeConfig(key, paths, index)));

let failed = 0;
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let config = configs.shift(); config !== undefined; config = configs.shift()) {
      if (!(await check(config))) failed += 1;
    }
  }),
);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {string} path */
function readConfig(path) {
  return JSON.parse(readFileSync(join(root, path, 'tsconfig.json'), 'utf8'));
}

/** @param {string} options @param {readonly string[]} paths @param {number} index @returns {string} the path of a configuration of all */
function writeConfig(options, paths, index) {
  const listed = (/** @type {'include' | 'exclude'} */ key) =>
    paths.flatMap((path) =>
      (readConfig(path)[key] ?? []).map((/** @type {string} */ name) =>
        relative(folder, join(root, path, name)),
      ),
    );
  const config = {
    extends: relative(folder, join(root, 'tsconfig.base.json')),
    compilerOptions: Object.fromEntries(JSON.parse(options)),
    include: listed('include'),
    exclude: ['../../**/node_modules', ...listed('exclude')],
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `tsconfig.${index}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

/** @param {string} config @returns {Promise<boolean>} whether the program compiles; its errors are printed */
function check(config) {
  // Each further checker of a program checks much again that another has checked.
  const child = spawn(process.execPath, [tsc, '--noEmit', '--checkers', '1', '-p', config], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
