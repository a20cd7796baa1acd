// @ts-check
// Lists the packages that are built into the web UI, GraphiQL and the packages of the service. They are development dependencies of what we publish,
// so package managers do not list them as part of it.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

/** Folders of sources that are bundled, by the package whose dependencies they use. */
const BUNDLED = [
  ['apps/demo', 'src'],
  ['packages/server', 'graphiql'],
  ...['sparql', 'engines', 'ingest', 'services', 'verify', 'server'].map((name) => [
    `packages/${name}`,
    'src',
  ]),
];
const IMPORT = /(?:from|import\()\s*'((?:@[\w.-]+\/)?\w[\w.-]*)/g;
const SOURCE = /\.tsx?$/;
const NOT_BUNDLED = /\.(?:test|test-d|fixture|config)\.tsx?$/;
const OWN = '@biographql/';

/** @typedef {{ name: string, version: string, license: string }} BuiltIn */

/**
 * @param {string} root folder of the repository
 * @returns {readonly BuiltIn[]} with what they depend on, by name; those of other projects only
 */
export function builtInPackages(root) {
  /** @type {Map<string, BuiltIn>} */
  const found = new Map();
  for (const [owner, folder] of BUNDLED) {
    for (const name of importedNames(join(root, owner, folder))) {
      visit(join(root, owner, 'node_modules'), name, found);
    }
  }
  const others = [...found.values()].filter(({ name }) => !name.startsWith(OWN));
  return others.sort((one, other) => one.name.localeCompare(other.name));
}

/** @param {string} folder @returns {ReadonlySet<string>} */
function importedNames(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => SOURCE.test(file) && !NOT_BUNDLED.test(file));
  const names = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, name]) => name),
  );
  return new Set(names.filter((name) => !builtinModules.includes(name)));
}

/**
 * @param {string} folder where packages are looked for first
 * @param {string} name
 * @param {Map<string, BuiltIn>} found
 */
function visit(folder, name, found) {
  const path = findPackage(folder, name);
  if (path === null) return;
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const id = `${name}@${manifest.version}`;
  if (found.has(id)) return;
  found.set(id, { name, version: manifest.version, license: String(manifest.license ?? '') });
  for (const inner of Object.keys(manifest.dependencies ?? {})) visit(path, inner, found);
}

/** @param {string} folder @param {string} name @returns {string | null} */
function findPackage(folder, name) {
  for (let place = folder; ; place = dirname(place)) {
    for (const path of [join(place, name), join(place, 'node_modules', name)]) {
      if (existsSync(join(path, 'package.json'))) return realpathSync(path);
    }
    if (dirname(place) === place) return null;
  }
}
