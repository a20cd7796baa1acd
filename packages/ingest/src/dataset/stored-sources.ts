import { join } from 'node:path';
import { DatasetError } from './dataset-error.js';
import type { ManifestSource } from './manifest.js';
import type { Dataset } from './open-dataset.js';

export type PartName = 'graph' | 'articles';

/** Folder of a dataset with what was read of each source, by its place: N-Triples, or articles as JSON Lines. */
export const SOURCES_FOLDER = 'sources';

/** Options that read a stored source of the graph: comments name the graphs of its triples. */
export const STORED_TRIPLES = { format: 'n-triples', hasMarks: true } as const;

export interface StoredSource {
  readonly path: string;
  readonly source: ManifestSource;
}

export function sourceFile(directory: string, part: PartName, place: number): string {
  const ending = part === 'graph' ? 'nt.gz' : 'jsonl.gz';
  return join(directory, SOURCES_FOLDER, `${part}-${place}.${ending}`);
}

/** Returns the stored sources of a part, in their order; null when the dataset doesn't store them. */
export function findStoredSources(
  { directory, manifest }: Pick<Dataset, 'directory' | 'manifest'>,
  part: PartName,
): readonly StoredSource[] | null {
  const { sources } = manifest[part];
  if (sources.some(({ isStored }) => isStored !== true)) return null;
  return sources.map((source, place) => ({ path: sourceFile(directory, part, place), source }));
}

/** @throws DatasetError `incompatible` for the starter articles, and for a dataset of an earlier version. */
export function getStoredSources(
  dataset: Pick<Dataset, 'directory' | 'manifest'>,
  part: PartName,
): readonly StoredSource[] {
  const stored = findStoredSources(dataset, part);
  if (stored !== null) return stored;
  const what = part === 'graph' ? 'triples' : 'articles';
  throw new DatasetError(
    'incompatible',
    `This dataset has no record of which ${what} belong to which source: it is the starter data, or was built by an earlier version. Ingest what should remain with --replace.`,
    { path: dataset.directory },
  );
}
