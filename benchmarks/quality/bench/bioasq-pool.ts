import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Article, closeEngines, type Engines, openEngines } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { buildDataset } from '@biographql/ingest';
import { readShared } from './read-gold.js';
import { say } from './say.js';

const FOLDER = new URL('../../../.biographql/bench-quality-bioasq', import.meta.url).pathname;

/** A BioASQ question with its documents. */
export interface BioAsqQuestion {
  readonly id: string;
  readonly body: string;
  /** PubMed ids. */
  readonly pmids: readonly string[];
  /** Sentences that hold the answer. */
  readonly snippets: readonly string[];
}

/** Reads the questions of batches 1 to 3. */
export function readBioAsqQuestions(): readonly BioAsqQuestion[] {
  return records().map(({ id, record }) => ({
    id,
    body: record.body,
    pmids: record.documents.map(getPmid),
    snippets: record.snippets.map(({ text }) => text),
  }));
}

/**
 * Opens an index of the documents that the questions cite, each made of what their snippets quote of it: few of them
 * are among the shared citations. The graph is the starter data.
 */
export async function openBioAsqPool(): Promise<
  Engines & AsyncDisposable & { readonly pool: readonly Article[] }
> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, 'snippets.jsonl');
  const documents = quotedDocuments();
  writeFileSync(file, documents.map((one) => `${JSON.stringify(one)}\n`).join(''));
  say(`literature: building an index of ${documents.length} documents that BioASQ quotes`);
  const settings = { sparqlWorkers: 1 };
  const drivers = defaultDrivers();
  const { places } = await buildDataset({
    dataDir: FOLDER,
    articleSources: [file],
    drivers,
    settings,
  });
  const engines = await openEngines(drivers, places, { settings });
  await engines.graph.ready();
  const pool: Article[] = [];
  for await (const batch of engines.articles.rows()) pool.push(...batch);
  return {
    ...engines,
    pool,
    [Symbol.asyncDispose]: () => closeEngines(Object.values(engines)),
  };
}

interface QuotedDocument {
  readonly pmid: string;
  readonly title: string;
  readonly abstract: string;
}

function quotedDocuments(): readonly QuotedDocument[] {
  const quotes = new Map<string, { readonly titles: Set<string>; readonly texts: Set<string> }>();
  for (const { record } of records())
    for (const { document, text, beginSection } of record.snippets) {
      const quoted = quotes.get(getPmid(document)) ?? { titles: new Set(), texts: new Set() };
      quotes.set(getPmid(document), quoted);
      (beginSection === 'title' ? quoted.titles : quoted.texts).add(text.replace(/\s+/g, ' '));
    }
  return [...quotes].map(([pmid, { titles, texts }]) => ({
    pmid,
    title: [...titles][0] ?? [...texts][0]?.slice(0, 80) ?? '',
    abstract: [...texts].join(' '),
  }));
}

function records(): readonly { readonly id: string; readonly record: BioAsqRecord }[] {
  return [1, 2, 3].flatMap((batch) => {
    const file = JSON.parse(readShared(`qa/bioasq12b_golden_${batch}.json.gz`)) as {
      readonly questions: readonly BioAsqRecord[];
    };
    return file.questions.map((record, at) => ({ id: `bioasq-${batch}-${at}`, record }));
  });
}

interface BioAsqRecord {
  readonly body: string;
  readonly documents: readonly string[];
  readonly snippets: readonly {
    readonly document: string;
    readonly text: string;
    readonly beginSection: string;
  }[];
}

function getPmid(address: string): string {
  return address.split('/').at(-1) ?? '';
}
