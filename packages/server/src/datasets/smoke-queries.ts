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
import type { Engines } from '@biographql/engines';
import type { DatasetCheck } from '@biographql/ingest';
import type { QuestionService } from '@biographql/questions';
import { createSparqlService } from '@biographql/services';

export type SmokeQuery =
  /** The name must find the entity. */
  | { readonly kind: 'name'; readonly query: string; readonly finds: string }
  /** The query must be true, or have at least this many solutions. */
  | { readonly kind: 'sparql'; readonly query: string; readonly atLeast: number }
  /** The words must find at least this many articles. */
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

export async function runSmokeQueries(
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

/** Hits of a name among which the entity must be. */
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
