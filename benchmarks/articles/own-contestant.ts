import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, ArticleIndex } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { serveContestant } from '../report/serve-contestant.js';
import { readLines } from '../report/write-lines.js';
import { measureBuild, type NamesBuild } from '../typeahead/names-contestant.js';
import {
  type ArticleAction,
  type ArticleRun,
  FOUND,
  measureWithDelay,
} from './article-contestant.js';

const { articles } = defaultDrivers();
/** Words are asked for before others are measured, so often that the code is compiled. */
const WARM_UP_TURNS = 30;
const ONCE = { leastMs: 0, mostMs: Number.POSITIVE_INFINITY };

let index: ArticleIndex | null = null;
let folder = '';

await serveContestant({ build, open, run });

function build({ rows, folder }: NamesBuild) {
  const place = placeIn(folder);
  mkdirSync(place.directory);
  return measureBuild(async () => {
    await articles.build(readLines<Article>(rows), place);
    const files = readdirSync(place.directory);
    return files.reduce((sum, file) => sum + statSync(join(place.directory, file)).size, 0);
  });
}

async function open(at: { readonly folder: string }): Promise<void> {
  folder = at.folder;
  index = await articles.open(placeIn(folder));
  await index.ready();
}

async function run(asked: ArticleRun) {
  if (index === null) throw new Error('The index is not open');
  if (asked.action === 'page 1, asked first') return runFirst(asked);
  return measureWithDelay(asked, callOf(index, asked.action));
}

/** An index that was opened just now keeps nothing of what was asked for. */
async function runFirst({ action, terms, warmUp }: ArticleRun) {
  await using fresh = await articles.open(placeIn(folder));
  const ask = callOf(fresh, action);
  for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) for (const text of warmUp) await ask(text);
  return await measureWithDelay({ terms, limits: ONCE }, ask);
}

function callOf(opened: ArticleIndex, action: ArticleAction): (text: string) => Promise<unknown> {
  if (action.startsWith('page 1')) return (text) => opened.search({ text }, { pageSize: FOUND });
  const facet = action === 'top authors' ? 'author' : 'meshDescriptor';
  return (text) => opened.facet({ text }, facet, { limit: FOUND });
}

function placeIn(folder: string) {
  return { directory: join(folder, 'own'), graph: { path: join(folder, 'graph.nt'), triples: 0 } };
}
