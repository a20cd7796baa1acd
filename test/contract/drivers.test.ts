import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ENGINE_NAMES = /sqlite|oxigraph|rdkit|sparql-?endpoint|libsql|piscina|valkey|\bredis/i;
/** A driver's own folder, and what two drivers on one database share. */
const DRIVER_FOLDER = /^packages\/engines\/src\/(?:[^/]+\/[^/]+|sqlite)\//;
/** The list of drivers, what a tab uses without a list, and the files of databases that are no source of a graph. */
const ALLOWED = [
  'packages/engines/src/drivers.ts',
  'packages/engines/src/internal-browser.ts',
  // What two drivers share: the binary of one engine, and the thread pool of articles and predictions.
  'packages/engines/src/graph-store/oxigraph-binary.mjs',
  'packages/engines/src/thread-pool.ts',
  // A data directory is locked by a file of SQLite, whatever its drivers.
  'packages/engines/src/internal.ts',
  'packages/ingest/src/formats/graph-files.ts',
  // Replicas count callers in Valkey or Redis.
  'packages/server/src/config/setting-checks.ts',
  'packages/server/src/http/limits/shared-counters.ts',
  // The page predicts with the toolkit of the browser.
  'packages/server/src/http/pages/index.ts',
  // A term of the VoID vocabulary is called like a driver.
  'packages/server/src/http/sparql/service-description.ts',
];

const sources = ['engines', 'ingest', 'questions', 'services', 'server'].flatMap((name) =>
  readdirSync(join(root, `packages/${name}/src`), { recursive: true, encoding: 'utf8' })
    .map((path) => `packages/${name}/src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|mjs)$/.test(path))
    .filter((path) => !/\.test\.ts$|\.fixture\.ts$|\/generated\//.test(path)),
);

it('names an engine in the folder of its driver and in the list of drivers alone', () => {
  expect(sources.length).toBeGreaterThan(200);
  const naming = sources.filter(
    (path) =>
      !DRIVER_FOLDER.test(path) &&
      !ALLOWED.includes(path) &&
      ENGINE_NAMES.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(naming).toEqual([]);
});
