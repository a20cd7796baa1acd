import type { Article } from '@biographql/engines';
import { shuffled } from '../make/random.js';
import { openPlainSearch } from './plain-search.js';
import { readGoldLines, readShared } from './read-gold.js';
import { readRuns } from './read-runs.js';
import { mean, say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';
import { documents, totalOf } from './wire.js';

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
  const searches: Record<string, Search> = {
    'plain FTS5, any word': async ({ text }) => plain.search(text),
    'ours, any word': async ({ text }) => {
      const { items } = await articles.search({ text, match: 'any' }, { pageSize: 10 });
      return items.map(({ id }) => id);
    },
    'ours, DOCUMENTS': ({ text }) => documents(context, text),
  };
  for (const [name, run] of readRuns(context.runs))
    searches[name] = async ({ id }) => run.get(id) ?? [];
  for (const [name, queries] of querySets(pool)) {
    const rows: Record<string, Readonly<Record<string, number | null>>> = {};
    for (const [searched, search] of Object.entries(searches)) {
      say(`literature: ${name}, ${searched}`);
      rows[searched] = await figures(queries, search);
    }
    yield { title: `${name}, over ${pool.length} articles`, rows };
  }
  plain.close();
  yield await zeroHits(context);
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
    ['BioASQ 12b, batches 1 to 3', bioAsq(ids)],
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

function bioAsq(ids: ReadonlyMap<string, string>): readonly RetrievalQuery[] {
  return [1, 2, 3].flatMap((batch) => {
    const { questions } = JSON.parse(
      readShared(`qa/bioasq12b_golden_${batch}.json.gz`),
    ) as BioAsqFile;
    return questions.flatMap(({ body, documents }, at) => {
      const pmids = documents.map((address) => address.split('/').at(-1) ?? '');
      const relevant = new Set(pmids.flatMap((pmid) => ids.get(pmid) ?? []));
      return relevant.size === 0 ? [] : [{ id: `bioasq-${batch}-${at}`, text: body, relevant }];
    });
  });
}

interface BioAsqFile {
  readonly questions: readonly { readonly body: string; readonly documents: readonly string[] }[];
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
  for (const query of queries) if ((await totalOf(context, query)) === 0) empty.push(query);
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
