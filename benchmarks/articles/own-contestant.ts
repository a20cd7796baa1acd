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
let index: ArticleIndex | null = null;

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

async function open({ folder }: { readonly folder: string }): Promise<void> {
  index = await articles.open(placeIn(folder));
  await index.ready();
}

function run(asked: ArticleRun) {
  if (index === null) throw new Error('The index is not open');
  return measureWithDelay(asked, callOf(index, asked.action));
}

function callOf(opened: ArticleIndex, action: ArticleAction): (text: string) => Promise<unknown> {
  if (action === 'page 1') return (text) => opened.search({ text }, { pageSize: FOUND });
  const facet = action === 'top authors' ? 'author' : 'meshDescriptor';
  return (text) => opened.facet({ text }, facet, { limit: FOUND });
}

function placeIn(folder: string) {
  return { directory: join(folder, 'own'), graph: { path: join(folder, 'graph.nt'), triples: 0 } };
}
