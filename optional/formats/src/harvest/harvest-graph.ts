import { hash } from 'node:crypto';
import { mkdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import type { GraphStore } from '@biographql/engines';
import { standardVocabulary, type Vocabulary } from '@biographql/engines/vocabulary';
import {
  getReject,
  graphWriter,
  ignoreAbsence,
  openRejectList,
  type Reject,
} from '@biographql/ingest/internal';
import {
  type HarvestState,
  NOTHING_HARVESTED,
  readHarvestState,
  writeHarvestState,
} from './harvest-checkpoint.js';
import { harvestedTriples } from './harvest-facts.js';
import { harvestQueries, numberIn } from './harvest-queries.js';
import { type Patience, PatientQuestions, TooMuchAtOnceError } from './patient-questions.js';

/** How far a harvest is. */
export interface HarvestProgress {
  readonly entities: number;
  /** Total number of entities; null if the endpoint doesn't report it. */
  readonly total: number | null;
  readonly triples: number;
  readonly rejected: number;
  /** Entities per request. */
  readonly pageSize: number;
  /** At the mean speed of this run; null before its first page, and when it is not known how much is left. */
  readonly secondsLeft: number | null;
}

/** What a harvest took. */
export interface HarvestReport {
  /** The file of triples: N-Triples, gzip. */
  readonly path: string;
  readonly entities: number;
  readonly triples: number;
  readonly rejected: number;
  /** Queries of this run. */
  readonly queries: number;
  /** Entities that an earlier run had. */
  readonly resumedAt: number;
}

/** Options of {@link harvestGraph}. */
export interface HarvestOptions extends CallOptions, Partial<Omit<Patience, 'signal'>> {
  /** Where the graph stays. */
  readonly store: GraphStore;
  /** Identifies the endpoint: an interrupted harvest goes on only with the same. */
  readonly endpoint: string;
  /** Where the file of triples is put; made when absent. */
  readonly folder: string;
  /** What the properties mean. Default: the standard vocabulary. */
  readonly vocabulary?: Vocabulary | undefined;
  /** Whether only what names, types and identifies entities is read, and no claims. Default false. */
  readonly isNamesOnly?: boolean | undefined;
  /** Entities per request, from 1; reduced when that is too much. Default 500. */
  readonly pageSize?: number | undefined;
  /** Called after each page. */
  readonly onProgress?: ((progress: HarvestProgress) => void) | undefined;
  /** Called with each reject, those of earlier runs first. */
  readonly onReject?: ((reject: Reject) => void) | undefined;
}

export const HARVEST_FILE = 'harvest.nt.gz';

const DEFAULTS = { perSecond: 5, retries: 6, timeoutMs: 60_000, pageSize: 500 } as const;
/** Successful pages after which the page size doubles again. */
const PAGES_TO_GROW = 8;

/**
 * Reads names, types, identifiers and, by default, claims of a remote graph into a file from which an
 * ingest builds the label index. Entities are read in the order of their IRIs, some at a time, each page beginning
 * after the last entity of the one before; after each the file and how far it is are written, so that a harvest that was
 * killed goes on there, and gives the same triples.
 *
 * A page that the endpoint ends for its size or time, or fails on twice, is split into smaller ones; a single entity
 * that is too large is rejected. The query also requests the number of rows, since some endpoints truncate answers silently.
 * @throws EngineUnavailableError when the endpoint does not answer, or not in order; `signal.reason` when aborted.
 */
export async function harvestGraph(options: HarvestOptions): Promise<HarvestReport> {
  await mkdir(options.folder, { recursive: true });
  await using harvest = await Harvest.open(options);
  return await harvest.run();
}

/** Counts the entities that a harvest would read; null if the endpoint doesn't report it. */
export async function countHarvest(
  options: Omit<HarvestOptions, 'folder' | 'endpoint'>,
): Promise<number | null> {
  const { vocabulary = standardVocabulary(), isNamesOnly = false } = options;
  const { count } = harvestQueries(vocabulary, !isNamesOnly);
  return getTotal(new PatientQuestions(options.store, { ...DEFAULTS, ...options }), count);
}

async function getTotal(
  questions: PatientQuestions,
  count: Parameters<PatientQuestions['select']>[0],
): Promise<number | null> {
  try {
    const total = numberIn((await questions.select(count)).solutions);
    return Number.isNaN(total) ? null : total;
  } catch (error) {
    // A large graph is not counted in the time of one query; its pages are answered all the same.
    if (error instanceof TooMuchAtOnceError) return null;
    throw error;
  }
}

class Harvest implements AsyncDisposable {
  readonly #questions: PatientQuestions;
  readonly #queries: ReturnType<typeof harvestQueries>;
  readonly #vocabulary: Vocabulary;
  readonly #path: string;
  #size: number;
  #goodPages = 0;
  #total: number | null = null;

  private constructor(
    private readonly options: HarvestOptions,
    private readonly key: string,
    private state: HarvestState,
    private readonly rejects: Awaited<ReturnType<typeof openRejectList>>,
  ) {
    const { vocabulary = standardVocabulary(), isNamesOnly = false } = options;
    this.#vocabulary = vocabulary;
    this.#questions = new PatientQuestions(options.store, { ...DEFAULTS, ...options });
    this.#queries = harvestQueries(vocabulary, !isNamesOnly);
    this.#path = join(options.folder, HARVEST_FILE);
    this.#size = options.pageSize ?? DEFAULTS.pageSize;
  }

  static async open(options: HarvestOptions): Promise<Harvest> {
    const { endpoint, folder, isNamesOnly = false, vocabulary = standardVocabulary() } = options;
    const known = { endpoint, isNamesOnly, vocabulary: vocabulary.data };
    const key = hash('sha256', JSON.stringify(known), 'hex').slice(0, 24);
    const state = (await readHarvestState(folder, key)) ?? NOTHING_HARVESTED;
    await truncate(join(folder, HARVEST_FILE), state.bytes).catch(ignoreAbsence);
    const onReject = options.onReject ?? (() => {});
    return new Harvest(
      options,
      key,
      state,
      await openRejectList(folder, state.rejectBytes, onReject),
    );
  }

  async run(): Promise<HarvestReport> {
    const resumedAt = this.state.entities;
    const startedAt = performance.now();
    if (!this.state.isDone) this.#total = await getTotal(this.#questions, this.#queries.count);
    while (!this.state.isDone) {
      await this.#takePage();
      this.#report(resumedAt, (performance.now() - startedAt) / 1_000);
    }
    const { entities, triples, rejected } = this.state;
    const queries = this.#questions.asked;
    return { path: this.#path, entities, triples, rejected, queries, resumedAt };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.rejects.flush();
  }

  async #takePage(): Promise<void> {
    const asked = this.#size;
    const entities = await this.#entitiesAfter(this.state.last);
    if (entities.length === 0) return this.#save({ isDone: true });
    let taken = 0;
    while (taken < entities.length) {
      const part = entities.slice(taken, taken + this.#size);
      await this.#takeFacts(part);
      taken += part.length;
    }
    this.#goodPages = this.#size < asked ? 0 : this.#goodPages + 1;
    if (this.#goodPages < PAGES_TO_GROW) return;
    this.#goodPages = 0;
    this.#size = Math.min(this.#size * 2, this.options.pageSize ?? DEFAULTS.pageSize);
  }

  async #entitiesAfter(last: string | null): Promise<readonly string[]> {
    const found = await this.#shrinking(() =>
      this.#questions.select(this.#queries.page(last, this.#size), this.#size > 1),
    );
    const entities = found.solutions.map(([entity]) => entity?.value ?? '');
    const isInOrder = entities.every(
      (entity, at) => entity !== '' && isAfter(entity, entities[at - 1] ?? last),
    );
    if (isInOrder) return entities;
    const reason = 'its pages are not in the order of the characters of IRIs';
    throw new EngineUnavailableError(this.options.store.name, 'query', new Error(reason));
  }

  /** Takes what is said of some entities, in parts where it is too much at once, and notes that it is taken. */
  async #takeFacts(entities: readonly string[]): Promise<void> {
    const [first = '', ...others] = entities;
    try {
      const { solutions } = await this.#questions.select(
        this.#queries.facts(entities),
        others.length > 0,
      );
      const counted = await this.#questions.select(this.#queries.factCount(entities));
      const expected = numberIn(counted.solutions);
      if (solutions.length !== expected) {
        throw new TooMuchAtOnceError(`${solutions.length} of ${expected} rows were answered`);
      }
      await this.#write(solutions, entities);
    } catch (error) {
      if (!(error instanceof TooMuchAtOnceError)) throw error;
      if (others.length === 0) {
        this.#reject(`the endpoint has no service description: ${error.message}`, first);
        return this.#save({ last: first, entities: this.state.entities + 1 });
      }
      const half = Math.ceil(entities.length / 2);
      this.#size = Math.min(this.#size, half);
      await this.#takeFacts(entities.slice(0, half));
      await this.#takeFacts(entities.slice(half));
    }
  }

  async #write(
    rows: Parameters<typeof harvestedTriples>[0],
    entities: readonly string[],
  ): Promise<void> {
    const triples = harvestedTriples(rows, entities, this.#vocabulary, (reason, text) =>
      this.#reject(reason, text),
    );
    await using file = graphWriter(this.#path);
    await file.write(triples);
    await file.end();
    await this.#save({
      last: entities.at(-1) ?? null,
      entities: this.state.entities + entities.length,
      triples: this.state.triples + triples.length,
      bytes: (await stat(this.#path)).size,
    });
  }

  #reject(reason: string, text: string): void {
    const reject = getReject({ source: this.options.endpoint, line: null, reason, text });
    this.rejects.add(reject);
    this.options.onReject?.(reject);
    this.state = { ...this.state, rejected: this.state.rejected + 1 };
  }

  async #save(more: Partial<HarvestState>): Promise<void> {
    this.state = { ...this.state, ...more, rejectBytes: this.rejects.flush() };
    await writeHarvestState(this.options.folder, this.key, this.state);
  }

  async #shrinking<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof TooMuchAtOnceError) || this.#size === 1) throw error;
        this.#size = Math.ceil(this.#size / 2);
        this.options.onRetry?.(error.message, 0);
      }
    }
  }

  #report(resumedAt: number, seconds: number): void {
    const { entities, triples, rejected } = this.state;
    const total = this.#total;
    const perSecond = (entities - resumedAt) / seconds;
    const secondsLeft =
      total === null || perSecond === 0
        ? null
        : Math.max(0, Math.round((total - entities) / perSecond));
    const pageSize = this.#size;
    this.options.onProgress?.({ entities, total, triples, rejected, pageSize, secondsLeft });
  }
}

/** By code points, as SPARQL compares strings; null comes before all. */
function isAfter(entity: string, before: string | null): boolean {
  return before === null || Buffer.compare(Buffer.from(entity), Buffer.from(before)) > 0;
}
