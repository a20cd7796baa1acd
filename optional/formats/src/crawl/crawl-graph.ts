import { hash } from 'node:crypto';
import { mkdir, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import type { GraphStore } from '@biographql/engines';
import { standardVocabulary, type Vocabulary } from '@biographql/engines/vocabulary';
import {
  getReject,
  graphWriter,
  ignoreAbsence,
  openRejectList,
  type Reject,
  replaceFile,
} from '@biographql/ingest/internal';
import { type CrawlQueries, crawlQueries, toCount, toTriples } from './crawl-queries.js';
import { PacedQueries, type Patience, TooMuchAtOnceError } from './paced-queries.js';

/** How far a crawl is. */
export interface CrawlProgress {
  readonly entities: number;
  /** Total number of entities; null if the endpoint doesn't report it. */
  readonly total: number | null;
  readonly triples: number;
  readonly rejected: number;
  /** Entities per request. */
  readonly pageSize: number;
  /** At the mean speed of this run; null before its first page, and when the total is unknown. */
  readonly secondsLeft: number | null;
}

/** The result of a crawl. */
export interface CrawlReport {
  /** The file of triples: N-Triples, gzip. */
  readonly path: string;
  readonly entities: number;
  readonly triples: number;
  readonly rejected: number;
  /** Queries of this run. */
  readonly queries: number;
  /** Entities of earlier runs. */
  readonly resumedAt: number;
}

/** Options of {@link crawlGraph}. */
export interface CrawlOptions extends CallOptions, Partial<Omit<Patience, 'signal'>> {
  /** The graph to read. */
  readonly store: GraphStore;
  /** Identifies the endpoint: an interrupted crawl resumes only with the same. */
  readonly endpoint: string;
  /** Folder of the file of triples; created if absent. */
  readonly folder: string;
  /** What the properties mean. Default: the standard vocabulary. */
  readonly vocabulary?: Vocabulary | undefined;
  /** Reads only names, types and identifiers, no claims. Default false. */
  readonly isNamesOnly?: boolean | undefined;
  /** Entities per request, from 1; reduced when that is too much. Default 500. */
  readonly pageSize?: number | undefined;
  /** Called after each page. */
  readonly onProgress?: ((progress: CrawlProgress) => void) | undefined;
  /** Called with each reject, those of earlier runs first. */
  readonly onReject?: ((reject: Reject) => void) | undefined;
}

export const CRAWL_FILE = 'crawl.nt.gz';
const STATE_FILE = 'crawl.json';
const DEFAULTS = { perSecond: 5, retries: 6, timeoutMs: 60_000, pageSize: 500 } as const;
/** Successful pages after which the page size doubles again. */
const PAGES_TO_GROW = 8;

/**
 * Reads names, types, identifiers and, by default, claims of a remote graph into a file for an ingest. Entities are read in
 * the order of their IRIs, a page at a time; after each page the file and the progress are written, so that a crawl that was
 * killed resumes there and gives the same triples.
 *
 * A page that the endpoint ends for its size or time, or fails on twice, is split; a single entity that is too large is
 * rejected. The number of rows is requested as well, since some endpoints truncate answers silently.
 * @throws EngineUnavailableError when the endpoint does not answer, or not in order; `signal.reason` when aborted.
 * @example await crawlGraph({ store, endpoint: 'https://graph.example/sparql', folder: 'sources/graph' });
 */
export async function crawlGraph(options: CrawlOptions): Promise<CrawlReport> {
  const { endpoint, folder, isNamesOnly = false, onReject, onProgress } = options;
  const vocabulary = options.vocabulary ?? standardVocabulary();
  await mkdir(folder, { recursive: true });
  const crawled = { endpoint, isNamesOnly, vocabulary: vocabulary.data };
  const key = hash('sha256', JSON.stringify(crawled), 'hex').slice(0, 24);
  const state = (await readState(folder, key)) ?? { ...NOTHING_READ };
  const path = join(folder, CRAWL_FILE);
  await truncate(path, state.bytes).catch(ignoreAbsence);
  const rejects = await openRejectList(folder, state.rejectBytes, onReject ?? (() => {}));
  const queries = new PacedQueries(options.store, { ...DEFAULTS, ...options });
  const resumedAt = state.entities;
  const startedAt = performance.now();
  const reader = new PageReader(options, queries, crawlQueries(vocabulary, isNamesOnly));
  const reject = (reason: string, text: string) => {
    const given = getReject({ source: endpoint, line: null, reason, text });
    rejects.add(given);
    onReject?.(given);
    state.rejected += 1;
  };
  const save = async () => {
    state.rejectBytes = rejects.flush();
    await replaceFile(join(folder, STATE_FILE), `${JSON.stringify({ key, ...state })}\n`);
  };
  try {
    const total = state.isDone ? null : await reader.count();
    while (!state.isDone) {
      const entities = await reader.readEntities(state.last);
      state.isDone = entities.length === 0;
      for await (const { part, rows, fault } of reader.readFacts(entities)) {
        if (fault !== null) reject(fault, part[0] ?? '');
        const triples = toTriples(rows, part, vocabulary, reject);
        await using file = graphWriter(path);
        await file.write(triples);
        await file.end();
        state.last = part.at(-1) ?? null;
        state.entities += part.length;
        state.triples += triples.length;
        state.bytes = (await stat(path)).size;
        await save();
      }
      if (state.isDone) await save();
      const perSecond = (state.entities - resumedAt) / ((performance.now() - startedAt) / 1_000);
      onProgress?.({
        entities: state.entities,
        total,
        triples: state.triples,
        rejected: state.rejected,
        pageSize: reader.pageSize,
        secondsLeft:
          total === null || perSecond === 0
            ? null
            : Math.max(0, Math.round((total - state.entities) / perSecond)),
      });
    }
  } finally {
    rejects.flush();
  }
  const { entities, triples, rejected } = state;
  return { path, entities, triples, rejected, queries: queries.sent, resumedAt };
}

/** Counts the entities that a crawl would read; null if the endpoint doesn't report it. */
export async function countCrawl(
  options: Omit<CrawlOptions, 'folder' | 'endpoint'>,
): Promise<number | null> {
  const { vocabulary = standardVocabulary(), isNamesOnly = false } = options;
  const queries = new PacedQueries(options.store, { ...DEFAULTS, ...options });
  return await new PageReader(options, queries, crawlQueries(vocabulary, isNamesOnly)).count();
}

const NOTHING_READ = {
  /** The last entity that was read; null before the first. */
  last: null as string | null,
  entities: 0,
  triples: 0,
  /** Valid bytes of the file of triples. */
  bytes: 0,
  /** Valid bytes of the list of rejects. */
  rejectBytes: 0,
  rejected: 0,
  isDone: false,
};

async function readState(folder: string, key: string): Promise<typeof NOTHING_READ | null> {
  try {
    const file: unknown = JSON.parse(await readFile(join(folder, STATE_FILE), 'utf8'));
    if (!isRecord(file) || file.key !== key) return null;
    const { key: _, ...state } = file;
    // Only this program writes the file, in one step, so what is JSON is complete.
    return state as unknown as typeof NOTHING_READ;
  } catch {
    return null;
  }
}

interface PartOfPage {
  readonly part: readonly string[];
  readonly rows: Parameters<typeof toTriples>[0];
  /** Why the only entity of this part was not read. */
  readonly fault: string | null;
}

/** Reads pages of entities and their facts, in smaller parts where the endpoint needs it. */
class PageReader {
  pageSize: number;
  readonly #largest: number;
  #goodPages = 0;

  constructor(
    private readonly options: Pick<CrawlOptions, 'store' | 'pageSize' | 'onRetry'>,
    private readonly send: PacedQueries,
    private readonly queries: CrawlQueries,
  ) {
    this.#largest = options.pageSize ?? DEFAULTS.pageSize;
    this.pageSize = this.#largest;
  }

  async count(): Promise<number | null> {
    try {
      const total = toCount((await this.send.select(this.queries.count)).solutions);
      return Number.isNaN(total) ? null : total;
    } catch (error) {
      // Many endpoints cannot count a large graph within the time of one query, yet answer its pages.
      if (error instanceof TooMuchAtOnceError) return null;
      throw error;
    }
  }

  async readEntities(last: string | null): Promise<readonly string[]> {
    const { solutions } = await this.#selectPage(last);
    const entities = solutions.map(([entity]) => entity?.value ?? '');
    const isInOrder = entities.every(
      (entity, at) => entity !== '' && isAfter(entity, entities[at - 1] ?? last),
    );
    if (isInOrder) return entities;
    const reason = 'its pages are not in the order of the characters of IRIs';
    throw new EngineUnavailableError(this.options.store.name, 'query', new Error(reason));
  }

  async *readFacts(entities: readonly string[]): AsyncGenerator<PartOfPage> {
    const size = this.pageSize;
    const left = [...entities];
    while (left.length > 0) {
      const part = left.slice(0, this.pageSize);
      const result = await this.#readPart(part);
      if (result === null) {
        this.pageSize = Math.ceil(part.length / 2);
        continue;
      }
      left.splice(0, part.length);
      yield result;
    }
    this.#goodPages = this.pageSize < size ? 0 : this.#goodPages + 1;
    if (this.#goodPages < PAGES_TO_GROW) return;
    this.#goodPages = 0;
    this.pageSize = Math.min(this.pageSize * 2, this.#largest);
  }

  /** Returns null for a part that is too much at once. */
  async #readPart(part: readonly string[]): Promise<PartOfPage | null> {
    const canSplit = part.length > 1;
    try {
      const { solutions } = await this.send.select(this.queries.facts(part), canSplit);
      const counted = await this.send.select(this.queries.factCount(part));
      const expected = toCount(counted.solutions);
      if (solutions.length === expected) return { part, rows: solutions, fault: null };
      throw new TooMuchAtOnceError(`${solutions.length} of ${expected} rows were answered`);
    } catch (error) {
      if (!(error instanceof TooMuchAtOnceError)) throw error;
      if (canSplit) return null;
      return {
        part,
        rows: [],
        fault: `the endpoint doesn't describe this entity: ${error.message}`,
      };
    }
  }

  async #selectPage(last: string | null) {
    for (;;) {
      try {
        return await this.send.select(this.queries.page(last, this.pageSize), this.pageSize > 1);
      } catch (error) {
        if (!(error instanceof TooMuchAtOnceError) || this.pageSize === 1) throw error;
        this.pageSize = Math.ceil(this.pageSize / 2);
        this.#goodPages = 0;
        this.options.onRetry?.(error.message, 0);
      }
    }
  }
}

/** By code points, as SPARQL compares strings; null comes before all. */
function isAfter(entity: string, before: string | null): boolean {
  return before === null || Buffer.compare(Buffer.from(entity), Buffer.from(before)) > 0;
}
