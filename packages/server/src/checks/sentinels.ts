import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EntityIri, InvalidArgumentError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import type { Engines } from '@biographql/engines';
import type { DatasetCheck } from '@biographql/ingest';
import type { QuestionService } from '@biographql/questions';
import { createSparqlService } from '../services/sparql-service.js';
import { patiently } from './patiently.js';

/** Something that every dataset must answer before it is served. */
export type Sentinel =
  /** The name must lead to the entity, among the first hits. */
  | { readonly kind: 'name'; readonly asked: string; readonly finds: string }
  /** The query must be true, or have at least so many solutions. */
  | { readonly kind: 'sparql'; readonly asked: string; readonly atLeast: number }
  /** The words must find at least so many articles. */
  | { readonly kind: 'articles'; readonly asked: string; readonly atLeast: number }
  /** The best answer must hold the text, without regard to case. */
  | { readonly kind: 'question'; readonly asked: string; readonly answers: string };

/** What sentinels ask. */
export interface SentinelEngines extends Pick<Engines, 'graph' | 'labels' | 'articles'> {
  readonly questions: QuestionService;
}

/** Name of the file in a data directory that is read when no other one is named. */
const SENTINELS_FILE = 'sentinels.json';

/**
 * Reads the sentinels of a file, else those of the data directory; none where neither is there.
 * @throws InvalidArgumentError when the file cannot be read or holds something else.
 */
export async function readSentinels(
  dataDir: string,
  path: string | undefined,
): Promise<readonly Sentinel[]> {
  const standard = join(dataDir, SENTINELS_FILE);
  const file = path ?? (existsSync(standard) ? standard : null);
  if (file === null) return [];
  const found = await readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch((cause: unknown) => {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new InvalidArgumentError('sentinels', `must be a JSON file (${problem})`, file);
    });
  if (!Array.isArray(found)) throw misfit('must be a list', file);
  return found.map((entry, index) => sentinelOf(entry, index, file));
}

/** Asks sentinels; returns a check for each. */
export async function askSentinels(
  sentinels: readonly Sentinel[],
  engines: SentinelEngines,
): Promise<readonly DatasetCheck[]> {
  const checks: DatasetCheck[] = [];
  for (const sentinel of sentinels) {
    const { isMet, detail } = await patiently(() => ask(sentinel, engines)).catch(
      (error: unknown) => ({
        isMet: false,
        detail: error instanceof Error ? error.message : String(error),
      }),
    );
    const check = `sentinel ${sentinel.kind} "${sentinel.asked}"`;
    checks.push({ check, status: isMet ? 'ok' : 'fail', detail });
  }
  return checks;
}

/** Hits of a name among which the entity must be. */
const FIRST_HITS = 10;

async function ask(
  sentinel: Sentinel,
  { graph, labels, articles, questions }: SentinelEngines,
): Promise<{ readonly isMet: boolean; readonly detail: string }> {
  switch (sentinel.kind) {
    case 'name': {
      const hits = await labels.search(sentinel.asked, { limit: FIRST_HITS });
      const isMet = hits.some(({ iri }) => iri === (sentinel.finds as EntityIri));
      const [first] = hits;
      return { isMet, detail: first === undefined ? 'no hit' : `${first.label} (${first.iri})` };
    }
    case 'sparql': {
      const answer = await createSparqlService(graph).answer(sentinel.asked);
      if (answer.form === 'ASK') return { isMet: answer.boolean, detail: String(answer.boolean) };
      return atLeast(answer.sequence.solutions.length, sentinel.atLeast, 'solutions');
    }
    case 'articles': {
      const { total } = await articles.search({ text: sentinel.asked });
      return atLeast(total, sentinel.atLeast, 'articles');
    }
    case 'question': {
      const { answers } = await questions.answer(sentinel.asked);
      const text = answers[0]?.text ?? '';
      const isMet = text.toLowerCase().includes(sentinel.answers.toLowerCase());
      return { isMet, detail: text === '' ? 'no answer' : text };
    }
  }
}

function atLeast(found: number, least: number, what: string) {
  return { isMet: found >= least, detail: `${found} ${what}, at least ${least} are expected` };
}

function sentinelOf(entry: unknown, index: number, file: string): Sentinel {
  if (isRecord(entry)) {
    const { name, finds, sparql, articles, question, answers, atLeast: least = 1 } = entry;
    if (isText(name) && isText(finds)) return { kind: 'name', asked: name, finds };
    if (isText(question) && isText(answers)) return { kind: 'question', asked: question, answers };
    if (typeof least === 'number') {
      if (isText(sparql)) return { kind: 'sparql', asked: sparql, atLeast: least };
      if (isText(articles)) return { kind: 'articles', asked: articles, atLeast: least };
    }
  }
  throw misfit(
    `entry ${index + 1} must have name and finds, sparql and atLeast, articles and atLeast, or question and answers`,
    file,
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function misfit(reason: string, file: string): InvalidArgumentError {
  return new InvalidArgumentError('sentinels', reason, file);
}
