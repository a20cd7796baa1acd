import type { LabelRow } from '@biographql/engines';
import MiniSearch from 'minisearch';
import { measureCalls } from '../report/measure-calls.js';
import { serveContestant } from '../report/serve-contestant.js';
import { readLines } from '../report/write-lines.js';
import { HITS, measureBuild, type NamesBuild, type TypedRun } from './names-contestant.js';

const index = new MiniSearch({ fields: ['text'], storeFields: ['text'] });
/** As its documentation sets up a search while people type: beginnings, and typing errors in longer words. */
const OPTIONS = { prefix: true, combineWith: 'AND', fuzzy: fuzziness } as const;

await serveContestant({ build, run });

function build({ rows }: NamesBuild) {
  return measureBuild(async () => {
    let id = 0;
    for await (const batch of readLines<LabelRow>(rows))
      for (const { label, aliases } of batch)
        for (const text of [label, ...aliases]) {
          index.add({ id, text });
          id += 1;
        }
    return 0;
  });
}

function run({ texts, limits }: TypedRun) {
  return measureCalls(texts, (text) => index.search(text, OPTIONS).slice(0, HITS), limits);
}

function fuzziness(term: string): number | false {
  return term.length > 6 ? 0.2 : false;
}
