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
