// @ts-check
// Fails when a dependency has a license that is not among those below: `pnpm --dir scripts/supply run licenses`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';
import { builtInPackages } from './built-in.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Licenses that published packages may contain: those that require only their own text. */
const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
];
/** Licenses that are also allowed for build tools, tests and examples. */
const USED = [
  ...SHIPPED,
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
];
/** Packages that are published, and the apps that are built into them; examples are not. */
const PUBLISHED = ['packages', 'optional', 'apps'].flatMap((folder) => [
  '--filter',
  `./${folder}/*`,
]);
/** Packages whose manifest names no license, with the one of the text that comes with them. */
const READ_BY_HAND = new Map([['spawndamnit', 'MIT']]);

const builtIn = builtInPackages(root).map(({ version, ...each }) => ({
  ...each,
  versions: [version],
}));
process.stdout.write(`${builtIn.length} packages (built into what we publish)\n`);

/** @typedef {{ name: string, versions: readonly string[], license: string }} Package */

const bad = [
  ...rejected(list([...PUBLISHED, 'licenses', 'list', '--prod']), SHIPPED, 'shipped'),
  ...rejected(builtIn, SHIPPED, 'built into what we publish'),
  ...rejected(list(['licenses', 'list']), USED, 'used to build'),
];
for (const line of new Set(bad)) process.stderr.write(`${line}\n`);
if (bad.length > 0) process.exit(1);

/** @param {readonly string[]} requested @returns {readonly Package[]} */
function list(requested) {
  const { status, stdout, stderr } = spawnSync('pnpm', [...requested, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (status !== 0) throw new Error(`pnpm licenses list failed: ${stderr}`);
  /** @type {Readonly<Record<string, readonly Package[]>>} */
  const byLicense = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const packages = Object.values(byLicense).flat();
  process.stdout.write(`${packages.length} packages (${requested.join(' ')})\n`);
  return packages;
}

/**
 * @param {readonly Package[]} packages
 * @param {readonly string[]} allowed
 * @param {string} how
 */
function rejected(packages, allowed, how) {
  return packages
    .map(({ name, versions, license }) => ({
      name: `${name}@${versions.join(', ')}`,
      license: READ_BY_HAND.get(name) ?? license,
    }))
    .filter(({ license }) => !isAllowed(license, allowed))
    .map(({ name, license }) => `${name} is ${how} under ${license}, which is not allowed`);
}

/** @param {string} license @param {readonly string[]} allowed */
function isAllowed(license, allowed) {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    return false;
  }
}
