import type { Article, ArticleIndex } from '@biographql/engines';
import { createQuestionService } from '@biographql/questions';
import { openBioAsqPool, readBioAsqQuestions } from './bioasq-pool.js';
import { openPlainSearch } from './plain-search.js';
import { shuffled } from './random.js';
import { readGoldLines, readShared } from './read-gold.js';
import { type Run, readRuns } from './read-runs.js';
import { mean, say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';
import { documents, getTotal } from './wire.js';

const SAMPLE = 200;

/** A query with the articles that are right for it. */
export interface RetrievalQuery {
  readonly id: string;
  readonly text: string;
  readonly relevant: ReadonlySet<string>;
}

type Search = (query: RetrievalQuery) => Promise<readonly string[]>;

/** Compares the article search with plain FTS5 over the same pool, in the same run. */
export async function* benchLiterature(context: BenchContext): AsyncGenerator<Table> {
  const { articles } = context.service.engines;
  const pool: Article[] = [];
  for await (const batch of articles.rows()) pool.push(...batch);
  say(`literature: ${pool.length} articles`);
  const plain = openPlainSearch(pool);
  const runs = readRuns(context.runs);
  const searches: Readonly<Record<string, Search>> = {
    'plain FTS5, any word': async ({ text }) => plain.search(text),
    'ours, any word': ({ text }) => anyWord(articles, text),
    'ours, DOCUMENTS': ({ text }) => documents(context, text),
    ...ofRuns(runs),
  };
  yield await zeroHits(context);
  for (const [name, queries] of querySets(pool))
    yield {
      title: `${name}, over ${pool.length} articles`,
      rows: await compare(name, getFirst(queries, context.max), searches),
    };
  plain.close();
  yield await benchBioAsq(runs, context);
}

async function figures(
  queries: readonly RetrievalQuery[],
  search: Search,
): Promise<Readonly<Record<string, number | null>>> {
  const first: number[] = [];
  const recall: number[] = [];
  const reciprocal: number[] = [];
  for (const query of queries) {
    const found = (await search(query)).slice(0, 10);
    const at = found.findIndex((id) => query.relevant.has(id));
    first.push(at === 0 ? 1 : 0);
    reciprocal.push(at < 0 ? 0 : 1 / (at + 1));
    const hits = found.filter((id) => query.relevant.has(id)).length;
    recall.push(hits / Math.min(10, query.relevant.size));
  }
  return {
    queries: queries.length,
    'hit@1': mean(first),
    'recall@10': mean(recall),
    'MRR@10': mean(reciprocal),
  };
}

/** Returns the sets of queries over a pool, by name. Runs of other searches use their ids. */
export function querySets(
  pool: readonly Article[],
): ReadonlyMap<string, readonly RetrievalQuery[]> {
  const ids = new Map(pool.flatMap(({ id, pmid }) => (pmid === null ? [] : [[pmid, id] as const])));
  const withAbstract = pool.filter(({ abstract }) => (abstract?.split(/\s+/).length ?? 0) > 60);
  const sample = shuffled(withAbstract, 'abstracts', ({ id }) => id).slice(0, SAMPLE);
  return new Map([
    ['PubMedQA', pubMedQa(ids)],
    [
      'Four words of an abstract',
      sample.map(({ id, abstract }) => ({
        id: `words-${id}`,
        text: fourWords(abstract ?? '', id),
        relevant: new Set([id]),
      })),
    ],
    [
      'A conclusion sentence',
      sample.flatMap(({ id, abstract }) => {
        const text = conclusion(abstract ?? '');
        return text === null ? [] : [{ id: `conclusion-${id}`, text, relevant: new Set([id]) }];
      }),
    ],
  ]);
}

/** BioASQ over the documents that it quotes itself. */
async function benchBioAsq(runs: ReadonlyMap<string, Run>, { max }: BenchContext): Promise<Table> {
  await using engines = await openBioAsqPool();
  const ids = new Map(engines.pool.flatMap(({ id, pmid }) => (pmid === null ? [] : [[pmid, id]])));
  const queries = readBioAsqQuestions().map(
    ({ id, body, pmids }): RetrievalQuery => ({
      id,
      text: body,
      relevant: new Set(pmids.flatMap((pmid) => ids.get(pmid) ?? [])),
    }),
  );
  const plain = openPlainSearch(engines.pool);
  const questions = createQuestionService(engines, { timeMs: 60_000 });
  const rows = await compare('BioASQ', getFirst(queries, max), {
    'plain FTS5, any word': async ({ text }) => plain.search(text),
    'ours, any word': ({ text }) => anyWord(engines.articles, text),
    'ours, DOCUMENTS': async ({ text }) => {
      const { answers } = await questions.answer(text, { generate: false });
      const found = answers[0]?.documents ?? [];
      return found.filter(({ indexName }) => indexName === 'articles').map(({ id }) => id);
    },
    ...ofRuns(runs),
  });
  plain.close();
  return {
    title: `BioASQ 12b, batches 1 to 3, over the ${engines.pool.length} documents that they quote`,
    rows,
  };
}

function getFirst(queries: readonly RetrievalQuery[], max: number): readonly RetrievalQuery[] {
  return shuffled(queries, 'queries', ({ id }) => id).slice(0, max);
}

function ofRuns(runs: ReadonlyMap<string, Run>): Readonly<Record<string, Search>> {
  return Object.fromEntries(
    [...runs].map(([name, run]) => [name, async ({ id }: RetrievalQuery) => run.get(id) ?? []]),
  );
}

async function anyWord(articles: ArticleIndex, text: string): Promise<readonly string[]> {
  const { items } = await articles.search({ text, match: 'any' }, { pageSize: 10 });
  return items.map(({ id }) => id);
}

async function compare(
  name: string,
  queries: readonly RetrievalQuery[],
  searches: Readonly<Record<string, Search>>,
): Promise<Table['rows']> {
  const rows: Record<string, Readonly<Record<string, number | null>>> = {};
  for (const [searched, search] of Object.entries(searches)) {
    say(`literature: ${name}, ${searched}`);
    rows[searched] = await figures(queries, search);
  }
  return rows;
}

function pubMedQa(ids: ReadonlyMap<string, string>): readonly RetrievalQuery[] {
  const records = JSON.parse(readShared('qa/pubmedqa.json.gz')) as Readonly<
    Record<string, { readonly QUESTION: string }>
  >;
  return Object.entries(records).flatMap(([pmid, { QUESTION: text }]) => {
    const id = ids.get(pmid);
    return id === undefined ? [] : [{ id: `pubmedqa-${pmid}`, text, relevant: new Set([id]) }];
  });
}

function fourWords(abstract: string, id: string): string {
  const words = [...new Set(abstract.toLowerCase().match(/[a-z]{6,}/g) ?? [])];
  return shuffled(words, `four:${id}`).slice(0, 4).join(' ');
}

function conclusion(abstract: string): string | null {
  const last =
    abstract
      .trim()
      .split(/(?<=[.!?])\s+(?=[A-Z])/)
      .at(-1) ?? '';
  const text = last.replace(/^[A-Z ]+: ?/, '');
  return text.split(/\s+/).length < 8 ? null : text;
}

async function zeroHits(context: BenchContext): Promise<Table> {
  const queries = readGoldLines('typed-queries.txt');
  const empty: string[] = [];
  for (const query of queries) if ((await getTotal(context, query)) === 0) empty.push(query);
  return {
    title: 'Typed queries that find nothing',
    rows: {
      'article search': {
        queries: queries.length,
        empty: empty.length,
        share: share(empty.length, queries.length),
      },
    },
    wrong: empty,
  };
}
