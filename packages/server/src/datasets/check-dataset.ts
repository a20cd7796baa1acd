import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BioGraphQLError,
  InvalidArgumentError,
  OverloadedError,
  RateLimitedError,
} from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import {
  closeEngines,
  type Drivers,
  type Engine,
  type Engines,
  failedFinding,
  forService,
  openEngines,
} from '@biographql/engines';
import { type Dataset, type DatasetCheck, getVocabulary, verifyDataset } from '@biographql/ingest';
import { createQuestionService, type QuestionService } from '@biographql/questions';
import { createSparqlService } from '@biographql/services';
import { ask, iri } from '@biographql/sparql';
import { readJson, withVocabularyFile } from '../config/build-settings.js';
import type { Config } from '../config/settings.js';

/** The most popular entities, which must be found by name and have facts. */
const SAMPLED_ENTITIES = 5;

interface CheckedEngines extends Pick<Engines, 'graph' | 'labels' | 'articles'> {
  readonly questions: QuestionService;
}

type Outcome = Omit<DatasetCheck, 'check'>;

const decide = (isOk: boolean, detail: string): Outcome => ({
  status: isOk ? 'ok' : 'fail',
  detail,
});

export async function checkDataset(
  dataset: Dataset,
  config: Config,
  drivers: Drivers,
  smokeQueries: readonly SmokeQuery[],
): Promise<readonly DatasetCheck[]> {
  const checks: DatasetCheck[] = [];
  let opened: readonly Engine[] = [];
  const files = await verifyDataset(dataset).then(
    () => decide(true, 'unchanged since the build'),
    failedFinding,
  );
  checks.push({ check: 'files', ...files });
  try {
    const { places, manifest } = dataset;
    // Checks run one after the other, so one worker is enough.
    const options = { settings: { ...config, sparqlWorkers: 1 } };
    const found = await openEngines(drivers, places, options, ['graph', 'labels', 'articles']);
    opened = Object.values(found);
    for (const engine of opened) await engine.ready();
    const { labels, articles } = found;
    const graph = forService(found.graph);
    const vocabulary = await withVocabularyFile(config.vocabulary, getVocabulary(manifest));
    const questions = createQuestionService({ graph, labels, articles }, { vocabulary });
    const engines = { graph, labels, articles, questions };
    checks.push(
      { check: 'engines', ...decide(true, 'graph, labels and articles respond') },
      { check: 'entities', ...(await checkEntities(engines)) },
      { check: 'article index', ...(await checkArticles(dataset, engines)) },
    );
    for (const smokeQuery of smokeQueries) {
      const check = `smoke query ${smokeQuery.kind} "${smokeQuery.query}"`;
      const outcome = await retryWhenBusy(() => run(smokeQuery, engines)).catch((error: unknown) =>
        decide(false, error instanceof Error ? error.message : String(error)),
      );
      checks.push({ check, ...outcome });
    }
  } catch (error) {
    checks.push({ check: 'engines', ...failedFinding(error) });
  } finally {
    await closeEngines(opened);
  }
  return checks;
}

/** A graph without named entities is reported, and may be served. */
async function checkEntities({ graph, labels }: CheckedEngines): Promise<Outcome> {
  for await (const batch of labels.rows()) {
    const sample = batch.slice(0, SAMPLED_ENTITIES);
    for (const { iri: entity, label } of sample) {
      const named = `"${label}" (${entity})`;
      const query = ask('ASK { $entity ?p ?o }', { entity: iri(entity) });
      if (!(await retryWhenBusy(() => graph.ask(query))))
        return decide(false, `${named} has no facts`);
      const hits = await labels.search(label, { limit: 1 });
      if (hits.length === 0) return decide(false, `${named} is not found by name`);
    }
    return decide(true, `"${sample[0]?.label}" and ${sample.length - 1} more`);
  }
  return { status: 'warn', detail: 'no entity has a name' };
}

async function checkArticles({ manifest }: Dataset, { articles }: CheckedEngines) {
  const { total } = await articles.search({});
  const expected = manifest.articles.articles;
  return decide(total === expected, `${total} of ${expected} articles are found`);
}

export type SmokeQuery =
  | { readonly kind: 'name'; readonly query: string; readonly finds: string }
  /** The query must be true, or have at least this many solutions. */
  | { readonly kind: 'sparql'; readonly query: string; readonly atLeast: number }
  | { readonly kind: 'articles'; readonly query: string; readonly atLeast: number }
  /** The best answer must contain the text, whatever its case. */
  | { readonly kind: 'question'; readonly query: string; readonly answers: string };

/** Default files of a data directory. The second name works until 0.4. */
const FILES = ['smoke-queries.json', 'sentinels.json'];

export async function readSmokeQueries(dataDir: string, path: string | undefined) {
  const file = path ?? FILES.map((name) => join(dataDir, name)).find((each) => existsSync(each));
  if (file === undefined) return [];
  const invalid = (reason: string) => new InvalidArgumentError('smoke-queries', reason, file);
  const found = await readJson('smoke-queries', file);
  if (!Array.isArray(found)) throw invalid('must be a list');
  return found.map((entry, index) => {
    const smokeQuery = toSmokeQuery(entry);
    if (smokeQuery !== null) return smokeQuery;
    throw invalid(
      `entry ${index + 1} must have "sparql", "articles", the pair "name" and "finds", or the pair "question" and "answers". An entry with "sparql" or "articles" can also have the number "atLeast"`,
    );
  });
}

function toSmokeQuery(entry: unknown): SmokeQuery | null {
  if (!isRecord(entry)) return null;
  const { name, finds, sparql, articles, question, answers, atLeast = 1 } = entry;
  if (isText(name) && isText(finds)) return { kind: 'name', query: name, finds };
  if (isText(question) && isText(answers)) return { kind: 'question', query: question, answers };
  if (typeof atLeast !== 'number') return null;
  if (isText(sparql)) return { kind: 'sparql', query: sparql, atLeast };
  return isText(articles) ? { kind: 'articles', query: articles, atLeast } : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

const TRIES = 10;
const DEFAULT_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/** Retries while the machine is busy, which says nothing about a dataset. @throws the last error. */
export async function retryWhenBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 1 || !BioGraphQLError.is(error) || !error.isRetryable) throw error;
      const hasDelay = error instanceof OverloadedError || error instanceof RateLimitedError;
      const waitMs = hasDelay ? 1_000 * error.retryAfterSeconds : DEFAULT_WAIT_MS;
      await sleep(Math.min(waitMs, MAX_WAIT_MS));
    }
  }
}

const FIRST_HITS = 10;

async function run(smokeQuery: SmokeQuery, { graph, labels, articles, questions }: CheckedEngines) {
  switch (smokeQuery.kind) {
    case 'name': {
      const hits = await labels.search(smokeQuery.query, { limit: FIRST_HITS });
      const [first] = hits;
      const isFound = hits.some((hit) => hit.iri === smokeQuery.finds);
      return decide(isFound, first === undefined ? 'no hit' : `${first.label} (${first.iri})`);
    }
    case 'sparql': {
      const answer = await createSparqlService(graph).answer(smokeQuery.query);
      if (answer.form === 'ASK') return decide(answer.boolean, String(answer.boolean));
      return atLeast(answer.sequence.solutions.length, smokeQuery.atLeast, 'solutions');
    }
    case 'articles': {
      const { total } = await articles.search({ text: smokeQuery.query });
      return atLeast(total, smokeQuery.atLeast, 'articles');
    }
    case 'question': {
      const { answers } = await questions.answer(smokeQuery.query);
      const text = answers[0]?.text ?? '';
      const isRight = text.toLowerCase().includes(smokeQuery.answers.toLowerCase());
      return decide(isRight, text === '' ? 'no answer' : text);
    }
  }
}

function atLeast(found: number, min: number, what: string): Outcome {
  return decide(found >= min, `${found} ${what}, expected at least ${min}`);
}
