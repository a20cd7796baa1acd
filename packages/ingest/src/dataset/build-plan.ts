import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import type { DriverOptions, Drivers, GraphFile } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import type { BuildFolder } from './build-folder.js';
import type { DatasetCheck } from './build-report.js';
import type { Checkpoint } from './checkpoint.js';
import { sourceBytes } from './files.js';
import type { ManifestSource, PartOrigin, SourceRows } from './manifest.js';
import type { Dataset } from './open-dataset.js';
import type { IngestProgress, ProgressReporter, Reject } from './progress.js';
import type { StoredSource } from './source-rows.js';
import type { StarterSources } from './starter-sources.js';

/** Increased when the builder's output changes; starter datasets are then rebuilt. */
export const DATASET_BUILDER = 7;

/** Options that every build takes. */
export interface BuildOptions extends CallOptions {
  /** What builds the engines. Default: the first driver of each interface. */
  readonly drivers?: Drivers | undefined;
  /** Values of the drivers' settings by name, those that the service will have. Default: each one's own. */
  readonly settings?: DriverOptions['settings'];
  readonly vocabulary?: Vocabulary | undefined;
  /**
   * Whether articles are also written as triples, into the graph `LITERATURE_GRAPH` of `@biographql/sparql`. Default: as
   * in the served dataset, or false.
   */
  readonly literature?: boolean | undefined;
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
  readonly onReject?: ((reject: Reject) => void) | undefined;
  readonly onResume?: ((steps: readonly string[]) => void) | undefined;
  /**
   * Called once all triples of a new graph are written, so that a store can load them while names and articles are
   * built. The file moves with its folder at the end and is removed when the build fails. Not called for a dataset with
   * articles as triples.
   */
  readonly onGraph?: ((graph: GraphFile) => void) | undefined;
  /** Looks at the finished dataset before it is served. Default: nothing but {@link BuildOptions.maxLoss}. */
  readonly check?: ((built: Dataset) => Promise<readonly DatasetCheck[]>) | undefined;
  /** Percent of the triples, entities or articles that the dataset may have fewer than the served one. Default 100. */
  readonly maxLoss?: number | undefined;
  /** Versions retained in addition to the new one, the newest first. Default 1. */
  readonly keep?: number | undefined;
}

export interface BuildPlan {
  readonly dataDir: string;
  readonly graph: PartPlan | null;
  readonly articles: PartPlan | null;
  readonly present: Dataset | null;
  readonly starter: StarterSources;
  readonly drivers: Drivers;
  readonly release: string | null;
}

export interface PlannedSource {
  readonly path: string;
  readonly name: string;
  /** Of a graph: stored triples of an earlier dataset, read instead of the path. */
  readonly stored?: StoredSource;
  readonly without?: ReadonlySet<string>;
  readonly known?: ManifestSource;
}

export interface PartPlan {
  readonly origin: PartOrigin;
  readonly sources: readonly PlannedSource[];
  readonly names?: readonly string[];
  readonly formats?: GraphFormatOptions | undefined;
  readonly isMerged?: boolean;
  readonly previous: Dataset | null;
  /** Of articles: identifiers of those of the previous dataset that are left out. Default: none. */
  readonly without?: ReadonlySet<string>;
  /** Of articles: places of those sources of the previous dataset that are left out. Default: none. */
  readonly withoutSources?: ReadonlySet<number>;
  readonly hasLiterature?: boolean;
  readonly license?: string | undefined;
}

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

export interface BuildContext {
  readonly folder: BuildFolder;
  readonly checkpoint: Checkpoint;
  /** Letters and digits that keep the blank nodes of this build apart from those of the dataset that it adds to. */
  readonly seed: string;
  readonly drivers: Drivers;
  readonly vocabulary: Vocabulary;
  readonly reporter: ProgressReporter;
  readonly reject: (reject: Reject) => void;
  readonly onGraph: ((graph: GraphFile) => void) | undefined;
  readonly signal: AbortSignal | undefined;
  readonly settings: DriverOptions['settings'];
}
