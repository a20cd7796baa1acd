import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BioGraphQLError,
  type EntityIri,
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
} from '@biographql/engines';
import { type Dataset, type DatasetCheck, getVocabulary, verifyDataset } from '@biographql/ingest';
import { createQuestionService, type QuestionService } from '@biographql/questions';
import { createSparqlService } from '@biographql/services';
import { ask, iri } from '@biographql/sparql';
import { withVocabularyFile } from '../config/build-settings.js';
import type { Config } from '../config/settings.js';

/** The most popular entities, which must be found by name and have facts. */
const SAMPLED_ENTITIES = 5;

export async function checkDataset(
  dataset: Dataset,
  config: Config,
  drivers: Drivers,
  smokeQueries: readonly SmokeQuery[],
): Promise<readonly DatasetCheck[]> {
  const checks: DatasetCheck[] = [await checkFiles(dataset)];
  const opened: Engine[] = [];
  try {
    const open = async <E extends Engine>(opening: Promise<E>): Promise<E> => {
      const engine = await opening;
      opened.push(engine);
      await engine.ready();
      return engine;
    };
    const { places, manifest } = dataset;
    // Checks run one after the other.
    const options = { settings: { ...config, sparqlWorkers: 1 } };
    const graph = forService(await open(drivers.graph.open(places.graph, options)));
    const labels = await open(drivers.labels.open(places.labels, options));
    const articles = await open(drivers.articles.open(places.articles, options));
    const vocabulary = await withVocabularyFile(config.vocabulary, getVocabulary(manifest));
    const questions = createQuestionService({ graph, labels, articles }, { vocabulary });
    const engines = { graph, labels, articles, questions };
    checks.push({ check: 'engines', status: 'ok', detail: 'graph, labels and articles answer' });
    checks.push(await checkEntities(engines), await checkArticles(dataset, engines));
    checks.push(...(await runSmokeQueries(smokeQueries, engines)));
  } catch (error) {
    checks.push({ check: 'engines', status: 'fail', detail: failedFinding(error).detail });
  } finally {
    await closeEngines(opened);
  }
  return checks;
}

async function checkFiles(dataset: Dataset): Promise<DatasetCheck> {
  try {
    await verifyDataset(dataset);
    return { check: 'files', status: 'ok', detail: 'as they were built' };
  } catch (error) {
    return { check: 'files', status: 'fail', detail: failedFinding(error).detail };
  }
}

/** A graph without named entities is reported, and may be served. */
async function checkEntities({ graph, labels }: CheckedEngines): Promise<DatasetCheck> {
  const check = 'entities';
  for await (const batch of labels.rows()) {
    const sample = batch.slice(0, SAMPLED_ENTITIES);
    for (const { iri: entity, label } of sample) {
      const [hit] = await labels.search(label, { limit: 1 });
      const query = ask('ASK { $entity ?p ?o }', { entity: iri(entity) });
      const isMentioned = await retryWhenBusy(() => graph.ask(query));
      if (hit !== undefined && isMentioned) continue;
      const detail = `"${label}" (${entity}) ${isMentioned ? 'is not found by name' : 'has no facts'}`;
      return { check, status: 'fail', detail };
    }
    return { check, status: 'ok', detail: `"${sample[0]?.label}" and ${sample.length - 1} more` };
  }
  return { check, status: 'warn', detail: 'no entity has a name' };
}

async function checkArticles(
  { manifest }: Dataset,
  { articles }: CheckedEngines,
): Promise<DatasetCheck> {
  const { total } = await articles.search({});
  const expected = manifest.articles.articles;
  const detail = `${total} of ${expected} articles are found`;
  return { check: 'article index', status: total === expected ? 'ok' : 'fail', detail };
}

export type SmokeQuery =
  | { readonly kind: 'name'; readonly query: string; readonly finds: string }
  /** The query must be true, or have at least this many solutions. */
  | { readonly kind: 'sparql'; readonly query: string; readonly atLeast: number }
  | { readonly kind: 'articles'; readonly query: string; readonly atLeast: number }
  /** The best answer must contain the text, whatever its case. */
  | { readonly kind: 'question'; readonly query: string; readonly answers: string };

export interface CheckedEngines extends Pick<Engines, 'graph' | 'labels' | 'articles'> {
  readonly questions: QuestionService;
}

/** Files of a data directory that are read when no other one is named; the second until 0.4. */
const FILES = ['smoke-queries.json', 'sentinels.json'];

export async function readSmokeQueries(
  dataDir: string,
  path: string | undefined,
): Promise<readonly SmokeQuery[]> {
  const file = path ?? FILES.map((name) => join(dataDir, name)).find((each) => existsSync(each));
  if (file === undefined) return [];
  const found = await readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch((cause: unknown) => {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw invalid(`must be a JSON file (${problem})`, file);
    });
  if (!Array.isArray(found)) throw invalid('must be a list', file);
  return found.map((entry, index) => toSmokeQuery(entry, index, file));
}

async function runSmokeQueries(
  queries: readonly SmokeQuery[],
  engines: CheckedEngines,
): Promise<readonly DatasetCheck[]> {
  const checks: DatasetCheck[] = [];
  for (const smokeQuery of queries) {
    const { passed, detail } = await retryWhenBusy(() => run(smokeQuery, engines)).catch(
      (error: unknown) => ({
        passed: false,
        detail: error instanceof Error ? error.message : String(error),
      }),
    );
    const check = `smoke query ${smokeQuery.kind} "${smokeQuery.query}"`;
    checks.push({ check, status: passed ? 'ok' : 'fail', detail });
  }
  return checks;
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

async function run(
  smokeQuery: SmokeQuery,
  { graph, labels, articles, questions }: CheckedEngines,
): Promise<{ readonly passed: boolean; readonly detail: string }> {
  switch (smokeQuery.kind) {
    case 'name': {
      const hits = await labels.search(smokeQuery.query, { limit: FIRST_HITS });
      const passed = hits.some(({ iri }) => iri === (smokeQuery.finds as EntityIri));
      const [first] = hits;
      return { passed, detail: first === undefined ? 'no hit' : `${first.label} (${first.iri})` };
    }
    case 'sparql': {
      const answer = await createSparqlService(graph).answer(smokeQuery.query);
      if (answer.form === 'ASK') return { passed: answer.boolean, detail: String(answer.boolean) };
      return atLeast(answer.sequence.solutions.length, smokeQuery.atLeast, 'solutions');
    }
    case 'articles': {
      const { total } = await articles.search({ text: smokeQuery.query });
      return atLeast(total, smokeQuery.atLeast, 'articles');
    }
    case 'question': {
      const { answers } = await questions.answer(smokeQuery.query);
      const text = answers[0]?.text ?? '';
      const passed = text.toLowerCase().includes(smokeQuery.answers.toLowerCase());
      return { passed, detail: text === '' ? 'no answer' : text };
    }
  }
}

function atLeast(found: number, least: number, what: string) {
  return { passed: found >= least, detail: `${found} ${what}, expected at least ${least}` };
}

function toSmokeQuery(entry: unknown, index: number, file: string): SmokeQuery {
  if (isRecord(entry)) {
    const { name, finds, sparql, articles, question, answers, atLeast: least = 1 } = entry;
    if (isText(name) && isText(finds)) return { kind: 'name', query: name, finds };
    if (isText(question) && isText(answers)) return { kind: 'question', query: question, answers };
    if (typeof least === 'number') {
      if (isText(sparql)) return { kind: 'sparql', query: sparql, atLeast: least };
      if (isText(articles)) return { kind: 'articles', query: articles, atLeast: least };
    }
  }
  throw invalid(
    `entry ${index + 1} must have name and finds, sparql and atLeast, articles and atLeast, or question and answers`,
    file,
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function invalid(reason: string, file: string): InvalidArgumentError {
  return new InvalidArgumentError('smoke-queries', reason, file);
}
