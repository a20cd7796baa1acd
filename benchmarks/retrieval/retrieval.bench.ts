import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inBatches } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { openTemporary, testArticle } from '@biographql/engines/testing';
import Libsql from 'libsql';
import { scriptArguments } from '../../scripts/own-arguments.js';
import { measure, type Run } from './measures.js';
import {
  bioasqQuestions,
  type PoolArticle,
  pubmedqaQuestions,
  type Question,
  readPool,
} from './pool.js';

const FOUND = 50;

const { values } = parseArgs({
  args: [...scriptArguments],
  options: {
    data: { type: 'string', default: '../shared/data' },
    /** At most so many questions of each set. */
    questions: { type: 'string', default: '1000' },
    runs: { type: 'string' },
    run: { type: 'string', multiple: true, default: [] },
  },
});
await main();

async function main(): Promise<void> {
  const { data } = values;
  const pubmedqa = pubmedqaQuestions(data);
  const half = Math.floor(pubmedqa.length / 2);
  const max = Number(values.questions);
  const all: Readonly<Record<string, readonly Question[]>> = {
    'fitted: BioASQ 1': bioasqQuestions(data, 1),
    'fitted: PubMedQA, first half': pubmedqa.slice(0, half),
    'BioASQ 2 and 3': [...bioasqQuestions(data, 2), ...bioasqQuestions(data, 3)],
    'PubMedQA, second half': pubmedqa.slice(half),
  };
  const sets = Object.entries(all).map(
    ([name, requested]) => [name, requested.slice(0, max)] as const,
  );
  const questions = sets.flatMap(([, requested]) => requested);
  const pool = await readPool(data, [1, 2, 3]);
  console.log(`${pool.length} articles, ${questions.length} questions`);
  const runs: Record<string, Run> = {
    'FTS5, any word': plainRun(pool, questions),
    ours: await runBioGraphQL(pool, questions),
  };
  for (const path of values.run) runs[path] = readRun(path);
  if (values.runs !== undefined) writeAll(values.runs, pool, questions, runs);
  for (const [set, requested] of sets) {
    console.log(`\n${set} (${requested.length})`);
    const shown = Object.entries(runs).map(([name, run]) => [
      name,
      rounded(measure(run, requested)),
    ]);
    console.table(Object.fromEntries(shown));
  }
}

/** What FTS5 does when nobody helps it: its own words, all columns alike. */
function plainRun(pool: readonly PoolArticle[], questions: readonly Question[]): Run {
  const database = new Libsql(':memory:');
  database.exec('CREATE VIRTUAL TABLE article USING fts5 (title, mesh, abstract)');
  const insert = database.prepare(
    'INSERT INTO article (rowid, title, mesh, abstract) VALUES (?, ?, ?, ?)',
  );
  database.exec('BEGIN');
  pool.forEach(({ title, mesh, abstract }, place) => {
    insert.run([place, title, mesh.join('; '), abstract ?? '']);
  });
  database.exec('COMMIT');
  const search = database
    .prepare(`SELECT rowid FROM article WHERE article MATCH ? ORDER BY rank LIMIT ${FOUND}`)
    .raw();
  const found = questions.map(({ id, text }): [string, readonly string[]] => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const rows = search.all([words.map((word) => `"${word}"`).join(' OR ')]) as [number][];
    return [id, rows.flatMap(([place]) => pool[place]?.id ?? [])];
  });
  database.close();
  return new Map(found);
}

async function runBioGraphQL(
  pool: readonly PoolArticle[],
  questions: readonly Question[],
): Promise<Run> {
  const records = pool.map(({ id, title, abstract, mesh }) => ({
    ...testArticle(0, title, {
      id,
      abstract,
      mesh: mesh.map((label) => ({ label, isMajor: false })),
    }),
  }));
  const { articles } = defaultDrivers();
  const builtAt = performance.now();
  await using index = await openTemporary(articles, (place) =>
    articles.build(inBatches(records), place),
  );
  const startedAt = performance.now();
  const run = new Map<string, readonly string[]>();
  for (const { id, text } of questions) {
    const { items } = await index.search({ text, match: 'any' }, { pageSize: FOUND });
    run.set(
      id,
      items.map((article) => article.id),
    );
  }
  const ms = (performance.now() - startedAt) / questions.length;
  const seconds = (startedAt - builtAt) / 1000;
  console.log(`${index.name}: built in ${seconds.toFixed(1)} s, ${ms.toFixed(1)} ms a question`);
  return run;
}

/** A run file: question, article, rank and relevance, separated by tabs. */
function readRun(path: string): Run {
  const run = new Map<string, string[]>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [question, article] = line.split('\t');
    if (question === undefined || article === undefined) continue;
    run.set(question, [...(run.get(question) ?? []), article]);
  }
  return run;
}

function writeAll(
  folder: string,
  pool: readonly PoolArticle[],
  questions: readonly Question[],
  runs: Readonly<Record<string, Run>>,
): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  for (const [name, run] of Object.entries(runs)) {
    const lines = [...run].flatMap(([id, found]) =>
      found.map((article, place) => [id, article, place + 1, 1 / (place + 1)].join('\t')),
    );
    write(`${name.replace(/\W+/g, '-').toLowerCase()}.tsv`, lines);
  }
  write(
    'pool.jsonl',
    pool.map((article) => JSON.stringify(article)),
  );
  write(
    'questions.jsonl',
    questions.map(({ id, text }) => JSON.stringify({ id, text })),
  );
}

function rounded<T extends object>(measures: T): Record<string, string> {
  return Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [name, Number(value).toFixed(3)]),
  );
}
