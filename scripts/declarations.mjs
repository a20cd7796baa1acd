// Writes the declarations of the packages, with TypeScript 7: all of them in one program, which takes seconds.
// In the root folder it emits them into .biographql/declarations; in a package it copies those of the package to its dist.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, '.biographql/declarations');
const cwd = process.cwd();
if (relative(root, cwd) === '') emitAll();
else copy(cwd);

function emitAll() {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const packages = ['packages', 'optional'].flatMap((name) =>
    readdirSync(join(root, name)).map((child) => join(root, name, child)),
  );
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const folder of packages.filter((path) => existsSync(join(path, 'tsconfig.json')))) {
    // All modules, not just entries: TypeScript emits nothing for a module that it finds through node_modules first.
    const modules = ['src', 'test/testing'].flatMap((name) => findFiles(join(folder, name)));
    const sources = modules.filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|test-d|fixture|d)\.tsx?$/.test(file),
    );
    for (const path of modules.filter((file) => file.endsWith('.d.mts'))) {
      cpSync(path, join(target, relative(root, path)));
    }
    const { compilerOptions = {} } = readJson(join(folder, 'tsconfig.json'));
    const { types = [], ...options } = compilerOptions;
    // Other ambient types are for configuration files.
    const key = JSON.stringify({ ...options, types: types.includes('node') ? ['node'] : [] });
    groups.set(key, [...(groups.get(key) ?? []), ...sources]);
  }
  [...groups].forEach(([key, files], index) => {
    const config = {
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        ...JSON.parse(key),
        noEmit: false,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir: target,
      },
      files: files.map((file) => relative(target, file)),
    };
    const path = join(target, `tsconfig.${index}.json`);
    writeFileSync(path, JSON.stringify(config, null, 2));
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', path], { stdio: 'inherit' });
  });
}

/**
 * Copies the emitted modules to dist/types, and again to dist/types-cjs for a package that has CommonJS; each entry re-exports its module.
 * @param {string} folder
 */
function copy(folder) {
  const emitted = join(target, relative(root, folder));
  const modules = { types: join(folder, 'dist/types'), require: join(folder, 'dist/types-cjs') };
  const entries = getEntries(folder);
  const hasCommonJs = entries.some(({ requireTypes }) => requireTypes !== undefined);
  const files = findImported(entries.map(({ source }) => getDeclaration(join(folder, source))));
  for (const path of Object.values(modules)) {
    rmSync(path, { recursive: true, force: true });
    if (path === modules.require && !hasCommonJs) continue;
    for (const file of files) cpSync(file, join(path, relative(emitted, file)));
  }
  if (hasCommonJs) writeFileSync(join(modules.require, 'package.json'), '{ "type": "commonjs" }\n');
  for (const { source, types, requireTypes } of entries) {
    const module = source.replace(/\.tsx?$/, '.js');
    const text = readFileSync(getDeclaration(join(folder, source)), 'utf8');
    const hasDefault = /\bexport default\b|\bas default\b/.test(text);
    write(join(folder, types), join(modules.types, module), hasDefault);
    if (requireTypes) write(join(folder, requireTypes), join(modules.require, module), hasDefault);
  }
}

/** @param {string} folder */
function findFiles(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((file) => join(folder, file));
}

/** @param {string} source */
function getDeclaration(source) {
  return join(target, relative(root, source)).replace(/\.tsx?$/, '.d.ts');
}

/**
 * Returns these declarations and all that they import by a relative path.
 * @param {string[]} files
 */
function findImported(files) {
  const found = new Set(files);
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    for (const [, path = '', kind] of text.matchAll(
      /\b(?:from |import\(|import )['"](\.[^'"]+)\.(m?)js['"]/g,
    )) {
      found.add(join(dirname(file), `${path}.d.${kind}ts`));
    }
  }
  return found;
}

/** @param {string} file @param {string} module @param {boolean} hasDefault */
function write(file, module, hasDefault) {
  const path = relative(dirname(file), module);
  const lines = [`export * from './${path}';`];
  if (hasDefault) lines.push(`export { default } from './${path}';`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/**
 * Returns the entries of a package that have types.
 * @param {string} folder
 * @returns {{ source: string, types: string, requireTypes?: string }[]}
 */
function getEntries(folder) {
  const { exports = {} } = readJson(join(folder, 'package.json'));
  return Object.values(exports).flatMap((entry) => {
    const source = entry['@biographql/source'];
    if (source === undefined) return [];
    const { browser, default: main } = typeof source === 'string' ? { default: source } : source;
    return [
      { source: main, types: (entry.import ?? entry).types, requireTypes: entry.require?.types },
      { source: browser, types: entry.browser?.types },
    ].filter(({ types }) => types !== undefined);
  });
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
