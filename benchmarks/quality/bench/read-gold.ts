import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SHARED_DATA } from './open-service.js';

const GOLD = new URL('../gold/', import.meta.url).pathname;

/** Reads a JSON Lines file of the gold folder. @throws when it is not there. */
export function readGold<Row>(name: string): readonly Row[] {
  const path = join(GOLD, name);
  if (!existsSync(path)) throw new Error(`No ${path}: this half is not part of the repository.`);
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** Reads the lines of a text file of the gold folder. */
export function readGoldLines(name: string): readonly string[] {
  return readFileSync(join(GOLD, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Reads a gzipped file of the shared data. @throws when it is not there. */
export function readShared(name: string): string {
  const path = join(SHARED_DATA, name);
  if (!existsSync(path))
    throw new Error(
      `There is no ${path}: name the folder of the shared data with BIOGRAPHQL_BENCH_DATA.`,
    );
  return gunzipSync(readFileSync(path)).toString('utf8');
}
