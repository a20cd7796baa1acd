import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelIndex, LabelRow } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { measureCalls } from '../report/measure-calls.js';
import { serveContestant } from '../report/serve-contestant.js';
import { readLines } from '../report/write-lines.js';
import { HITS, measureBuild, type NamesBuild, type TypedRun } from './names-contestant.js';

const { labels } = defaultDrivers();
let index: LabelIndex | null = null;

await serveContestant({ build, open, run });

function build({ rows, folder }: NamesBuild) {
  const place = placeIn(folder);
  mkdirSync(place.directory);
  return measureBuild(async () => {
    await labels.build(readLines<LabelRow>(rows), place);
    const files = readdirSync(place.directory);
    return files.reduce((sum, file) => sum + statSync(join(place.directory, file)).size, 0);
  });
}

async function open({ folder }: { readonly folder: string }): Promise<void> {
  index = await labels.open(placeIn(folder));
  await index.ready();
}

function run({ texts, limits }: TypedRun) {
  return measureCalls(texts, (text) => index?.search(text, { limit: HITS }), limits);
}

function placeIn(folder: string) {
  return { directory: join(folder, 'own'), graph: { path: join(folder, 'graph.nt'), triples: 0 } };
}
