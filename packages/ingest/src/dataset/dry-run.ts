import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import { standardVocabulary, type Vocabulary } from '@biographql/engines/vocabulary';
import { readArticleBatches } from '../articles/read-articles.js';
import { EntityCollector } from '../entities/entity-collector.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { addNames } from '../names/add-names.js';
import { readTriples } from '../rdf/read-triples.js';
import { nothingReadable } from './build-plan.js';
import { sourceBytes } from './files.js';
import type { IngestProgress, Reject } from './progress.js';
import { ProgressReporter } from './progress.js';

/** What a source holds. */
export interface SourceCounts {
  readonly source: string;
  readonly kind: 'graph' | 'names' | 'articles';
  readonly bytes: number;
  /** Triples, names or articles that would be taken; an article that comes again counts each time. */
  readonly taken: number;
  readonly rejected: number;
}

/** What an ingest would take, over all of its sources. */
export interface DryRun {
  readonly sources: readonly SourceCounts[];
  readonly triples: number;
  readonly entities: number;
  /** Entities that would stand under the IRI of another one. */
  readonly joined: number;
  readonly articles: number;
  /** Records of articles that a later one takes the place of: `taken` of the articles' sources is `articles` and these. */
  readonly replaced: number;
  readonly rejected: number;
  readonly reasons: Readonly<Record<string, number>>;
}

export interface DryRunOptions extends CallOptions {
  readonly graphSources?: readonly string[] | undefined;
  readonly graphFormats?: GraphFormatOptions | undefined;
  readonly nameSources?: readonly string[] | undefined;
  readonly articleSources?: readonly string[] | undefined;
  readonly vocabulary?: Vocabulary | undefined;
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
  readonly onReject?: ((reject: Reject) => void) | undefined;
}

/**
 * Reads the sources of an ingest to their end and counts what it would take; writes nothing. The dataset that is served is
 * not looked at: names are given to the entities of these sources alone.
 * @throws InvalidArgumentError when a source is absent or holds nothing that can be read; `signal.reason` when aborted.
 */
export async function dryRun({
  graphSources = [],
  nameSources = [],
  articleSources = [],
  ...options
}: DryRunOptions): Promise<DryRun> {
  if (graphSources.length + nameSources.length + articleSources.length === 0) {
    throw new InvalidArgumentError('sources', 'must name at least one file or folder');
  }
  const counter = new SourceCounter(options);
  await counter.begin('read-graph', [...graphSources, ...nameSources]);
  for (const [index, path] of graphSources.entries()) await counter.readGraph(path, index);
  for (const path of nameSources) await counter.readNames(path);
  await counter.begin('articles', articleSources);
  for (const path of articleSources) await counter.readArticles(path);
  return counter.result();
}

class SourceCounter {
  private readonly sources: SourceCounts[] = [];
  private readonly reasons = new Map<string, number>();
  private readonly articles = new Set<string>();
  private readonly vocabulary: Vocabulary;
  private readonly collector: EntityCollector;
  private readonly reporter: ProgressReporter;
  private rejected = 0;
  private firstReject: Reject | null = null;
  private earlierBytes = 0;

  constructor(
    private readonly options: Omit<DryRunOptions, `${'graph' | 'name' | 'article'}Sources`>,
  ) {
    this.vocabulary = options.vocabulary ?? standardVocabulary();
    this.collector = new EntityCollector(this.vocabulary);
    this.reporter = new ProgressReporter(options.onProgress);
  }

  async begin(phase: 'read-graph' | 'articles', paths: readonly string[]): Promise<void> {
    const sizes = await Promise.all(paths.map(sourceBytes));
    this.earlierBytes = 0;
    this.reporter.start(phase, { totalBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) });
  }

  async readGraph(path: string, index: number): Promise<void> {
    const batches = readTriples(path, {
      ...this.options.graphFormats,
      signal: this.options.signal,
      blankNodePrefix: `s${index}f`,
      onReject: this.reject,
      onProgress: ({ source, triples, bytes }) => this.report(source, triples, bytes),
    });
    await this.count(path, 'graph', batches, (batch) => this.collector.add(batch));
  }

  async readNames(path: string): Promise<void> {
    const { collector, vocabulary } = this;
    const { signal } = this.options;
    const target = { collector, vocabulary, signal, onReject: this.reject };
    await this.count(path, 'names', addNames(path, target), () => {});
  }

  async readArticles(path: string): Promise<void> {
    const { signal } = this.options;
    const batches = readArticleBatches(path, {
      ...(signal && { signal }),
      onReject: ({ file, line, id, reason }) =>
        this.reject({ source: file, line, reason, text: id ?? '' }),
      onProgress: ({ file, articles, bytesRead }) => this.report(file, articles, bytesRead),
    });
    await this.count(path, 'articles', batches, (batch) => {
      for (const { id } of batch) this.articles.add(id);
    });
  }

  result(): DryRun {
    this.reporter.finish();
    const isGiven = this.sources.some(({ kind, taken }) => taken > 0 || kind === 'names');
    const [first] = this.sources;
    if (!isGiven && first !== undefined) {
      const kind = first.kind === 'graph' ? 'triple' : 'article';
      throw nothingReadable(kind, first.source, this.firstReject);
    }
    const getTaken = (kind: SourceCounts['kind']) =>
      this.sources.reduce((sum, each) => sum + (each.kind === kind ? each.taken : 0), 0);
    const { groups } = this.collector.findMerges();
    const articles = this.articles.size;
    const reasons = [...this.reasons].sort(([, one], [, other]) => other - one);
    return {
      sources: this.sources,
      triples: getTaken('graph') + getTaken('names'),
      entities: this.collector.entityCount(),
      joined: groups.reduce((sum, { members }) => sum + members.length, 0),
      articles,
      replaced: getTaken('articles') - articles,
      rejected: this.rejected,
      reasons: Object.fromEntries(reasons),
    };
  }

  private async count<T>(
    source: string,
    kind: SourceCounts['kind'],
    batches: AsyncIterable<readonly T[]>,
    take: (batch: readonly T[]) => void,
  ): Promise<void> {
    const before = this.rejected;
    let taken = 0;
    for await (const batch of batches) {
      take(batch);
      taken += batch.length;
    }
    const bytes = await sourceBytes(source);
    this.earlierBytes += bytes;
    this.sources.push({ source, kind, bytes, taken, rejected: this.rejected - before });
  }

  private readonly reject = (rejected: Reject): void => {
    this.rejected += 1;
    this.reporter.reject();
    this.firstReject ??= rejected;
    this.reasons.set(rejected.reason, (this.reasons.get(rejected.reason) ?? 0) + 1);
    this.options.onReject?.(rejected);
  };

  private report(source: string, done: number, bytes: number): void {
    this.reporter.update({ source, done, bytes: this.earlierBytes + bytes });
  }
}
