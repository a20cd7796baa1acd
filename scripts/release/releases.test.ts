import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getReleasePlan from '@changesets/get-release-plan';
import { expect, it } from 'vitest';

type Manifest = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly private?: boolean;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const published = [...manifestsIn('packages'), ...manifestsIn('optional')];

it('releases no major version that no changeset asks for', async () => {
  const { changesets, releases } = await getReleasePlan(root);
  const isIntended = changesets.some((change) => change.releases.some(isMajor));
  expect(isIntended ? [] : releases.filter(isMajor)).toEqual([]);
  const names = published.map(({ name }) => name);
  const changed = releases.filter(({ type }) => type !== 'none');
  expect(changed.filter(({ name }) => !names.includes(name))).toEqual([]);
});

it('keeps 0.x when every package has a minor change', async () => {
  expect(await planOfMinors(published)).toEqual(published.map(({ name }) => `${name}: minor`));
});

it('notices a peer range that a minor version leaves', async () => {
  const caretPeers = published.map((manifest) => ({
    ...manifest,
    peerDependencies: Object.fromEntries(
      Object.entries(manifest.peerDependencies ?? {}).map(([name, range]) => [
        name,
        name.startsWith('@biographql/') ? 'workspace:^' : range,
      ]),
    ),
  }));
  expect(await planOfMinors(caretPeers)).toEqual(published.map(({ name }) => `${name}: major`));
});

function isMajor({ type }: { readonly type: string }) {
  return type === 'major';
}

function manifestsIn(folder: string): Manifest[] {
  return readdirSync(join(root, folder))
    .map((name) => join(root, folder, name, 'package.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')))
    .filter((manifest: Manifest) => !manifest.private);
}

/** Release plan of these packages if each had a minor change, by the repository's own settings. */
async function planOfMinors(manifests: readonly Manifest[]) {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-releases-'));
  const changes = manifests.map(({ name }) => `"${name}": minor`).join('\n');
  try {
    await mkdir(join(folder, '.changeset'));
    await writeFile(join(folder, 'package.json'), '{ "name": "root", "private": true }');
    await writeFile(join(folder, 'pnpm-workspace.yaml'), 'packages:\n  - packages/*\n');
    const settings = readFileSync(join(root, '.changeset/config.json'), 'utf8');
    await writeFile(join(folder, '.changeset/config.json'), settings);
    await writeFile(join(folder, '.changeset/all.md'), `---\n${changes}\n---\n\nChanged all.\n`);
    for (const manifest of manifests) {
      const place = join(folder, 'packages', manifest.name.slice('@biographql/'.length));
      await mkdir(place, { recursive: true });
      await writeFile(join(place, 'package.json'), JSON.stringify(manifest));
    }
    const { releases } = await getReleasePlan(folder);
    const names = manifests.map(({ name }) => name);
    return releases
      .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
      .map(({ name, type }) => `${name}: ${type}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
