import { InvalidArgumentError } from '@biographql/core';
import type { DriverOptions, Drivers, GraphFile } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import type { BuildFolder } from './build-folder.js';
import type { Checkpoint } from './checkpoint.js';
import { sourceBytes } from './files.js';
import type { ManifestSource, PartOrigin, SourceRows } from './manifest.js';
import type { Dataset } from './open-dataset.js';
import type { ProgressReporter, Reject } from './progress.js';
import type { StoredSource } from './source-rows.js';
import type { StarterSources } from './starter-sources.js';

/** What a build does with each part; null reuses the present part. */
export interface BuildPlan {
  readonly dataDir: string;
  readonly graph: PartPlan | null;
  readonly articles: PartPlan | null;
  readonly present: Dataset | null;
  readonly starter: StarterSources;
  readonly drivers: Drivers;
  readonly release: string | null;
}

/** A source of a build. */
export interface PlannedSource {
  readonly path: string;
  /** In the manifest. */
  readonly name: string;
  /** Of a graph: stored triples of an earlier dataset, read instead of the path. */
  readonly stored?: StoredSource;
  /** With `stored`: named graphs whose triples are left out. Default: none. */
  readonly without?: ReadonlySet<string>;
  /** With `stored`: the source in the earlier manifest. */
  readonly known?: ManifestSource;
}

/** Sources of the graph or the articles of a build. */
export interface PartPlan {
  readonly origin: PartOrigin;
  /** Files and folders, each with its name in the manifest, in this order. */
  readonly sources: readonly PlannedSource[];
  /** Of a graph: files of further names for what the sources and the previous graph hold. Default: none. */
  readonly names?: readonly string[];
  /** Of a graph: formats of the sources. Default: detected by content. */
  readonly formats?: GraphFormatOptions | undefined;
  /** Of a graph: whether equivalent entities are merged under one IRI. Default false. */
  readonly isMerged?: boolean;
  /** The dataset whose own part comes first; null to begin with nothing. */
  readonly previous: Dataset | null;
  /** Of articles: identifiers of those of the previous dataset that are left out. Default: none. */
  readonly without?: ReadonlySet<string>;
  /** Of articles: places of those sources of the previous dataset that are left out. Default: none. */
  readonly withoutSources?: ReadonlySet<number>;
  /** Of articles: whether they are kept as triples as well. Default false. */
  readonly hasLiterature?: boolean;
  /** Under which the sources may be used, see `ManifestSource`. */
  readonly license?: string | undefined;
}

/** Returns the sources of a plan as the manifest names them. @param rows - what a graph keeps of each, where it does. */
export function manifestSources(
  { sources, license, names = [] }: PartPlan,
  rows: readonly SourceRows[] = [],
): Promise<readonly ManifestSource[]> {
  const all: readonly PlannedSource[] = [
    ...sources,
    ...names.map((path) => ({ path, name: path })),
  ];
  return Promise.all(
    all.map(async ({ path, name, known }, place) => {
      const kept = rows[place];
      const told = known ?? { name, bytes: await sourceBytes(path), license };
      return { ...told, ...(kept && { rows: kept }) };
    }),
  );
}

/** Returns the error for a source that holds nothing of its kind. @param first - what was rejected first; null for nothing. */
export function nothingReadable(
  kind: 'article' | 'triple',
  path: string,
  first: Pick<Reject, 'line' | 'reason'> | null,
): InvalidArgumentError {
  const line = first?.line == null ? '' : `line ${first.line}: `;
  const why = first === null ? '' : ` (${line}${first.reason})`;
  const reason = `must hold at least one ${kind} that can be read${why}`;
  return new InvalidArgumentError('source', reason, path);
}

/** What the steps of one build share. */
export interface BuildContext {
  readonly folder: BuildFolder;
  readonly checkpoint: Checkpoint;
  /** Letters and digits that keep the blank nodes of this build apart from those of the dataset that it adds to. */
  readonly seed: string;
  readonly drivers: Drivers;
  readonly vocabulary: Vocabulary;
  readonly reporter: ProgressReporter;
  /** Counts the reject and passes it on. */
  readonly reject: (reject: Reject) => void;
  /** Told of the triples once they are whole. */
  readonly onGraph: ((graph: GraphFile) => void) | undefined;
  readonly signal: AbortSignal | undefined;
  /** Values of the drivers' settings. */
  readonly settings: DriverOptions['settings'];
}
