import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import type {
  DriverOptions,
  Drivers,
  BuildOptions as EngineBuildOptions,
  EngineKind,
  GraphFile,
  Place,
} from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { MergeGroup } from '../entities/group-equivalents.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import type { DatasetCheck } from './build-report.js';
import { sourceBytes } from './files.js';
import type { EngineManifest, ManifestSource, PartOrigin } from './manifest.js';
import { type Dataset, placesIn } from './open-dataset.js';
import type { IngestProgress, ProgressReporter, Reject } from './progress.js';
import type { StarterSources } from './sources.js';

/** Increased when the builder's output changes; starter datasets are then rebuilt. */
export const DATASET_BUILDER = 8;

/** Options that every build takes. */
export interface BuildOptions extends CallOptions {
  /** Drivers that build the engines. Default: the first driver of each interface. */
  readonly drivers?: Drivers | undefined;
  /** Values of the drivers' settings by name, as in the service. Default: each setting's default. */
  readonly settings?: DriverOptions['settings'];
  readonly vocabulary?: Vocabulary | undefined;
  /**
   * Whether articles are also written as triples, into the graph `LITERATURE_GRAPH` of `@biographql/sparql`. Default: as
   * in the served dataset, or false.
   */
  readonly literature?: boolean | undefined;
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
  readonly onReject?: ((reject: Reject) => void) | undefined;
  /**
   * Called once all triples of a new graph are written, so that a store can load them while names and articles are
   * built. The file moves with its folder at the end and is removed when the build fails. Not called for a dataset with
   * articles as triples.
   */
  readonly onGraph?: ((graph: GraphFile) => void) | undefined;
  /** Checks the finished dataset before it is served, in addition to {@link BuildOptions.maxLoss}. */
  readonly check?: ((built: Dataset) => Promise<readonly DatasetCheck[]>) | undefined;
  /** Maximum loss of triples, entities or articles since the served dataset, in percent. Default 100. */
  readonly maxLoss?: number | undefined;
  /** Versions retained in addition to the new one, the newest first. Default 1. */
  readonly keep?: number | undefined;
}

export interface BuildPlan {
  readonly dataDir: string;
  /** Null if that part of the current dataset stays unchanged. */
  readonly graph: PartPlan | null;
  readonly articles: PartPlan | null;
  readonly present: Dataset | null;
  readonly starter: StarterSources;
  readonly drivers: Drivers;
  readonly release: string | null;
}

/** A source to read: a file or folder, or its stored copy in an earlier dataset. */
export interface PlannedSource {
  readonly kind: 'graph' | 'names' | 'articles';
  readonly name: string;
  readonly path: string;
  readonly license?: string | undefined;
  /** Facts of the earlier dataset about the source; absent for a file or folder. */
  readonly stored?: ManifestSource;
}

export interface PartPlan {
  readonly origin: PartOrigin;
  readonly sources: readonly PlannedSource[];
  readonly formats?: GraphFormatOptions | undefined;
  /** Whether equivalent entities are found and merged. */
  readonly isMerged?: boolean;
  /** Merges that apply when `isMerged` is not true. */
  readonly merges?: readonly MergeGroup[];
  readonly hasLiterature?: boolean;
}

/** Manifest entry of a source, without its counts. */
export async function getFacts({
  name,
  path,
  license,
  stored,
}: PlannedSource): Promise<ManifestSource> {
  return stored ?? { name, bytes: await sourceBytes(path), license, isStored: true };
}

export function nothingReadable(
  kind: 'article' | 'triple',
  path: string,
  first: Pick<Reject, 'line' | 'reason'> | null,
): InvalidArgumentError {
  const line = first?.line == null ? '' : `line ${first.line}: `;
  const why = first === null ? '' : ` (${line}${first.reason})`;
  const reason = `must contain at least one readable ${kind}${why}`;
  return new InvalidArgumentError('source', reason, path);
}

/** Dependencies of reading sources. */
export interface ReadContext {
  readonly vocabulary: Vocabulary;
  readonly reporter: ProgressReporter;
  readonly reject: (reject: Reject) => void;
  readonly signal: AbortSignal | undefined;
}

/** Dependencies of building the parts of a dataset, into a folder. */
export interface BuildContext extends ReadContext {
  readonly directory: string;
  readonly drivers: Drivers;
  readonly settings: DriverOptions['settings'];
}

export async function totalBytes(sources: readonly PlannedSource[]): Promise<number> {
  const sizes = await Promise.all(sources.map(({ path }) => sourceBytes(path)));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

export async function buildEngine<T>(
  kind: EngineKind,
  { directory, signal, settings }: Pick<BuildContext, 'directory' | 'signal' | 'settings'>,
  triples: number,
  build: (place: Place, options: EngineBuildOptions) => Promise<T>,
): Promise<T> {
  const place = placesIn(directory, triples)[kind];
  await rm(place.directory, { recursive: true, force: true });
  await mkdir(place.directory);
  return build(place, { ...(signal && { signal }), ...(settings && { settings }) });
}

export async function getEngineManifest(
  kind: EngineKind,
  drivers: Drivers,
  directory: string,
): Promise<EngineManifest | null> {
  const { name: driver, format } = drivers[kind];
  if (format === null) return null;
  const files: Record<string, number> = {};
  const names = await readdir(join(directory, kind), { recursive: true });
  for (const name of names.sort()) {
    const entry = await stat(join(directory, kind, name));
    if (entry.isFile()) files[name.replaceAll('\\', '/')] = entry.size;
  }
  return { driver, format, files };
}
