import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  readStarterProvenance,
  type StarterEvidence,
  starterDataFiles,
} from '@biographql/starter-data';
import { DatasetError } from './files.js';
import type { DatasetManifest, ManifestSource } from './manifest.js';
import type { Dataset } from './open-dataset.js';

export interface StarterSources {
  readonly version: string;
  readonly graph: string;
  readonly articles: string;
}

export async function starterSources(): Promise<StarterSources> {
  const { graph, articles } = starterDataFiles();
  const { files } = await readStarterProvenance();
  const digests = [files['graph.nt.br'].sha256, files['articles.jsonl.br'].sha256];
  return {
    version: digests.map((digest) => digest.slice(0, 12)).join('-'),
    graph: fileURLToPath(graph),
    articles: fileURLToPath(articles),
  };
}

/** A source of a dataset's facts. */
export interface DatasetCredit {
  readonly name: string;
  readonly license: string | null;
  readonly facts: string | null;
  readonly url: string | null;
  /** Evidence of its statements; null or absent if unknown. */
  readonly evidence?: StarterEvidence | null;
}

/** Returns the sources of a dataset: starter data first, then ingested files. */
export async function getCredits({
  graph,
  articles,
}: DatasetManifest): Promise<readonly DatasetCredit[]> {
  const hasStarter = [graph, articles].some(({ origin }) => origin === 'starter');
  const starter = hasStarter ? (await readStarterProvenance()).sources : [];
  const ingested = [graph, articles].flatMap(({ origin, sources }) =>
    origin === 'ingest' ? sources : [],
  );
  return [
    ...starter.map(({ via: _via, url = null, evidence = null, ...credit }) => ({
      ...credit,
      url,
      evidence,
    })),
    ...ingested.map(({ name, license = null }) => ({
      name: name.replace(/^.*[/\\]/, ''),
      license,
      facts: null,
      url: null,
    })),
  ];
}

export type PartName = 'graph' | 'articles';

/** Folder of a dataset with its stored sources, by place: N-Triples, or articles as JSON Lines. */
export const SOURCES_FOLDER = 'sources';

/** Options for reading stored graph sources, in which comments name the graphs of triples. */
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
    `This dataset has no record of which ${what} belong to which source. The dataset is the starter data, or it was built by an earlier version of BioGraphQL. Run ingest with --replace and name every source that you want to keep.`,
    { path: dataset.directory },
  );
}
