// @ts-check
// Writes what the published packages rest on as CycloneDX JSON, from the lockfile: `pnpm --dir scripts/supply run sbom [file]`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtInPackages } from './built-in.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = resolve(root, process.argv[2] ?? 'sbom.cdx.json');
const program = fileURLToPath(new URL('./node_modules/.bin/cdxgen', import.meta.url));

rmSync(file, { force: true });
const flags = ['--type', 'pnpm', '--no-install-deps', '--required-only', '--spec-version', '1.6'];
const { status, stderr } = spawnSync(program, [...flags, '--output', file, root], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, FETCH_LICENSE: 'false' },
});
if (status !== 0 || !existsSync(file)) {
  process.stderr.write(`${stderr}\nerror: the bill of materials could not be made\n`);
  process.exit(1);
}
const bill = JSON.parse(readFileSync(file, 'utf8'));
const { components = [] } = bill;
if (components.length === 0) {
  process.stderr.write('error: the bill of materials names no component\n');
  process.exit(1);
}
const known = new Set(components.map((/** @type {{ purl: string }} */ { purl }) => purl));
for (const { name, version, license } of builtInPackages(root)) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  if (known.has(purl)) continue;
  const licenses = license === '' ? [] : [{ expression: license }];
  components.push({
    type: 'library',
    name,
    version,
    purl,
    'bom-ref': purl,
    licenses,
    scope: 'required',
  });
}
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
process.stdout.write(`${file}: ${components.length} components\n`);
