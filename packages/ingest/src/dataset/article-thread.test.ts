import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inBatches, type LabelRow } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { standardVocabulary } from '@biographql/engines/vocabulary';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildArticlePart } from './article-part.js';
import { beginArticles } from './article-thread.js';
import { buildArticleWorker } from './build-article-worker.fixture.js';
import type { BuildContext, PartPlan } from './build-plan.js';
import { buildEngine } from './build-plan.js';
import { ProgressReporter, type Reject } from './progress.js';

const worker = await buildArticleWorker();

const ASTHMA: LabelRow = {
  iri: 'http://www.wikidata.org/entity/Q35869' as LabelRow['iri'],
  label: 'asthma',
  description: null,
  types: ['DISEASE'],
  aliases: ['bronchial asthma'],
  shortNames: [],
  meshIds: ['D001249'],
  identifiers: [],
  representative: null,
  degree: 1,
  popularity: 1,
};

let folder = '';
let plan: PartPlan;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-thread-'));
  const path = join(folder, 'articles.jsonl');
  const lines = Array.from({ length: 300 }, (_, place) =>
    JSON.stringify({
      id: `pmid:${1 + (place % 290)}`,
      title: `Bronchial asthma, part ${place}`,
      abstract: 'What helps against it.',
      mesh: place % 2 === 0 ? [] : [{ label: 'Asthma', id: 'D001249' }],
    }),
  );
  await writeFile(path, [...lines, 'no article'].join('\n'));
  plan = { origin: 'starter', sources: [{ kind: 'articles', path, name: 'articles' }] };
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function contextIn(name: string, signal?: AbortSignal) {
  const directory = join(folder, name);
  await mkdir(directory);
  const rejects: Reject[] = [];
  const context: BuildContext = {
    directory,
    drivers: defaultDrivers(),
    vocabulary: standardVocabulary(),
    reporter: new ProgressReporter(),
    reject: (reject) => rejects.push(reject),
    signal,
    // Functions can't be sent to a thread.
    settings: { logger: () => {} },
  };
  return { context, rejects };
}

async function buildLabels(context: BuildContext): Promise<number> {
  const { drivers } = context;
  await buildEngine('labels', context, 1, (place) =>
    drivers.labels.build(inBatches([ASTHMA]), place),
  );
  return 1;
}

describe('articles in a thread', () => {
  it('are those that this one builds, to the byte', async () => {
    const inline = await contextIn('own');
    const expected = await buildArticlePart(plan, inline.context, buildLabels(inline.context));
    const { context, rejects } = await contextIn('thread');
    await using thread = beginArticles(plan, context, worker);
    const manifest = await thread?.finish(await buildLabels(context));
    expect(manifest).toEqual(expected);
    expect(manifest).toMatchObject({ articles: 290, rejected: 1 });
    expect(rejects).toEqual(inline.rejects);
    const [one, other] = await Promise.all(
      ['own', 'thread'].map((name) => readFile(join(folder, name, 'articles', 'articles.db'))),
    );
    expect(other?.equals(one ?? Buffer.alloc(0))).toBe(true);
    await using index = await context.drivers.articles.open({
      directory: join(folder, 'thread', 'articles'),
      graph: { path: '', triples: 1 },
    });
    expect((await index.search({ entity: ASTHMA.iri })).total).toBe(290);
  });

  it('are left to this one when the thread cannot build them', async () => {
    const { context } = await contextIn('absent');
    await using absent = beginArticles(plan, context, join(folder, 'absent.mjs'));
    expect(await absent?.finish(await buildLabels(context))).toBeNull();
    const path = join(folder, 'gone.jsonl');
    const gone: PartPlan = { ...plan, sources: [{ kind: 'articles', path, name: 'gone' }] };
    await using failing = beginArticles(gone, context, worker);
    expect(await failing?.finish(1)).toBeNull();
    expect((await buildArticlePart(plan, context, Promise.resolve(1))).articles).toBe(290);
  });

  it('end with the build', async () => {
    const leave = new AbortController();
    const { context } = await contextIn('aborted', leave.signal);
    await using thread = beginArticles(plan, context, worker);
    const finished = thread?.finish(await buildLabels(context));
    leave.abort(new Error('left'));
    await expect(finished).rejects.toThrow('left');
  });

  it('are not begun for what must not be held in memory, or has been built', async () => {
    const { context } = await contextIn('other');
    expect(beginArticles({ ...plan, origin: 'ingest' }, context, worker)).toBeNull();
    expect(beginArticles({ ...plan, hasLiterature: true }, context, worker)).toBeNull();
    expect(beginArticles(null, context, worker)).toBeNull();
    const { articles } = context.drivers;
    const drivers = { ...context.drivers, articles: { ...articles } };
    expect(beginArticles(plan, { ...context, drivers }, worker)).toBeNull();
  });
});
