// Records what a release promises: its schema, against which `check-schema.mjs` checks later ones, and its documents, which
// later versions answer by their ids. `pnpm version-packages` runs it after the versions are set.
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('packages/core/package.json', root), 'utf8'));
const etc = new URL('etc/', root);
for (const file of readdirSync(etc).filter((name) => /^schema-.*\.graphql$/.test(name))) {
  rmSync(new URL(file, etc));
}
copyFileSync(new URL('schema.graphql', root), new URL(`schema-${version}.graphql`, etc));
copyFileSync(
  new URL('packages/core/src/generated/manifest.json', root),
  new URL(`documents-${version}.json`, etc),
);
