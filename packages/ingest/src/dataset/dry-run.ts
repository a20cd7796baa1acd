import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import { standardVocabulary, type Vocabulary } from '@biographql/engines/vocabulary';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { ArticleSourceReader } from './article-sources.js';
import { nothingReadable, type PlannedSource, type ReadContext, totalBytes } from './build-plan.js';
import { GraphReader } from './graph-part.js';
import { type IngestProgress, ProgressReporter, type Reject } from './progress.js';

/** Content of a source. */
export interface SourceCounts {
  readonly source: string;
  readonly kind: 'graph' | 'names' | 'articles';
  readonly bytes: number;
  /** Triples, names or articles that would be ingested; a repeated article counts each time. */
  readonly taken: number;
  readonly rejected: number;
}

/** Result of a dry run, over all sources. */
export interface DryRun {
  readonly sources: readonly SourceCounts[];
  readonly triples: number;
  readonly entities: number;
  /** Entities that would be merged into another one. */
  readonly joined: number;
  readonly articles: number;
  /** Records of articles that a later one replaces or withdraws: article sources' `taken` is `articles` plus these. */
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
 * Reads the sources of an ingest to their end and counts what it would take; writes nothing. It ignores the
 * served dataset: names are given only to entities of these sources.
 * @throws InvalidArgumentError without a source, for a missing graph or article source, and when none can be read;
 * `signal.reason` when aborted.
 */
export async function dryRun(options: DryRunOptions): Promise<DryRun> {
  const { graphSources = [], nameSources = [], articleSources = [], graphFormats } = options;
  const { vocabulary = standardVocabulary(), signal, onReject, onProgress } = options;
  const planned = [
    ...toPlanned('graph', graphSources),
    ...toPlanned('names', nameSources),
    ...toPlanned('articles', articleSources),
  ];
  const [first] = planned;
  if (first === undefined)
    throw new InvalidArgumentError('sources', 'must name at least one file or folder');
  const reporter = new ProgressReporter(onProgress);
  const reasons = new Map<string, number>();
  let firstReject: Reject | null = null;
  const reject = (rejected: Reject) => {
    firstReject ??= rejected;
    reporter.reject();
    reasons.set(rejected.reason, (reasons.get(rejected.reason) ?? 0) + 1);
    onReject?.(rejected);
  };
  const context: ReadContext = { vocabulary, reporter, reject, signal };
  const graph = new GraphReader(context);
  const articles = new ArticleSourceReader(context);
  const ids = new Set<string>();
  const sources: SourceCounts[] = [];
  for (const [place, source] of planned.entries()) {
    const { kind, name } = source;
    if (kind !== planned[place - 1]?.kind)
      reporter.start(kind === 'articles' ? 'read-articles' : 'read-graph', {
        totalBytes: await totalBytes(planned.filter((each) => each.kind === kind)),
      });
    const { bytes, rows, records } =
      kind === 'articles'
        ? await articles.add(source, null, (batch) => {
            for (const record of batch)
              if ('article' in record) ids.add(record.article.id);
              else for (const id of record.withdrawn) ids.delete(id);
          })
        : await graph.add(source, place, null, graphFormats);
    const taken = rows?.triples ?? records?.taken ?? 0;
    const rejected = rows?.rejected ?? records?.rejected ?? 0;
    sources.push({ source: name, kind, bytes, taken, rejected });
    signal?.throwIfAborted();
  }
  reporter.finish();
  if (!sources.some(({ kind, taken }) => taken > 0 || kind === 'names'))
    throw nothingReadable(first.kind === 'graph' ? 'triple' : 'article', first.path, firstReject);
  const sum = (kinds: readonly SourceCounts['kind'][]) =>
    sources.reduce((all, { kind, taken }) => all + (kinds.includes(kind) ? taken : 0), 0);
  const { groups } = graph.collector.findMerges();
  return {
    sources,
    triples: sum(['graph', 'names']),
    entities: graph.collector.entityCount(),
    joined: groups.reduce((all, { members }) => all + members.length, 0),
    articles: ids.size,
    replaced: sum(['articles']) - ids.size,
    rejected: sources.reduce((all, { rejected }) => all + rejected, 0),
    reasons: Object.fromEntries([...reasons].sort(([, one], [, other]) => other - one)),
  };
}

function toPlanned(
  kind: PlannedSource['kind'],
  paths: readonly string[],
): readonly PlannedSource[] {
  return paths.map((path) => ({ kind, path, name: path }));
}
