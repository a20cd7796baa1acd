import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ARTICLE_FORMAT, LABEL_FORMAT } from '@biographql/engines/drivers';
import { DatasetError } from './dataset-error.js';
import { type DatasetManifest, parseManifest } from './manifest.js';

/** A dataset on disk: what the engines open. */
export interface Dataset {
  /** The folder that holds the files. */
  readonly directory: string;
  /** Where its parts come from, with counts. */
  readonly manifest: DatasetManifest;
  /** Paths of its files. */
  readonly files: DatasetFiles;
}

/** Paths of the files of a dataset. */
export interface DatasetFiles {
  /** N-Triples, gzip. */
  readonly graph: string;
  /** SQLite. */
  readonly labels: string;
  /** SQLite. */
  readonly articles: string;
}

/** Names of the files in the folder of a dataset. */
export const DATASET_FILES = {
  graph: 'graph.nt.gz',
  labels: 'labels.db',
  articles: 'articles.db',
} as const satisfies DatasetFiles;

/** Name of the file that describes a dataset; written last. */
export const MANIFEST_FILE = 'manifest.json';
/** Version of the folder's layout. */
export const DATASET_FORMAT = 1;
/** Versions of the inner formats of the files. */
export const FILE_FORMATS: Readonly<Record<string, number>> = {
  [DATASET_FILES.labels]: LABEL_FORMAT.version,
  [DATASET_FILES.articles]: ARTICLE_FORMAT.version,
};

/** The folder of the dataset that a data directory serves. */
export function datasetDirectory(dataDir: string): string {
  return join(dataDir, 'dataset');
}

/** The paths of a dataset's files in a folder. */
export function datasetFilesIn(directory: string): DatasetFiles {
  return {
    graph: join(directory, DATASET_FILES.graph),
    labels: join(directory, DATASET_FILES.labels),
    articles: join(directory, DATASET_FILES.articles),
  };
}

/**
 * Opens the dataset of a data directory: reads its manifest and checks that each file is there in its full length.
 * The contents are not read.
 * @throws DatasetError `missing`, `damaged` or `incompatible`.
 */
export async function openDataset(dataDir: string): Promise<Dataset> {
  const { directory, manifest } = await readDatasetManifest(dataDir);
  if (!isReadable(manifest)) throw incompatible(directory, manifest);
  const files = datasetFilesIn(directory);
  for (const name of Object.values(DATASET_FILES)) {
    const path = join(directory, name);
    const expected = manifest.files[name];
    const bytes = await stat(path).then(
      ({ size }) => size,
      () => null,
    );
    if (bytes === null) throw damaged(path, `${name} is missing`);
    if (bytes !== expected) {
      throw damaged(
        path,
        `${name} has ${bytes} bytes in place of ${expected ?? 'an unknown number'}`,
      );
    }
  }
  return { directory, manifest, files };
}

/**
 * Reads the manifest of a data directory's dataset, whatever its version.
 * @throws DatasetError `missing` or `damaged`.
 */
export async function readDatasetManifest(dataDir: string) {
  const directory = datasetDirectory(dataDir);
  const path = join(directory, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) {
    const isThere = await stat(directory).then(
      () => true,
      () => false,
    );
    if (isThere) throw damaged(path, `${MANIFEST_FILE} cannot be read`);
    throw new DatasetError(
      'missing',
      'There is no dataset in this data directory. Start the service, which builds the starter dataset, or ingest your own data.',
      { path: directory },
    );
  }
  const manifest = parseManifest(text);
  if (manifest === null) throw damaged(path, `${MANIFEST_FILE} is not a manifest`);
  return { directory, manifest };
}

/** Whether this version of the service can read a dataset. */
export function isReadable({ format, fileFormats }: DatasetManifest): boolean {
  if (format !== DATASET_FORMAT) return false;
  return Object.entries(FILE_FORMATS).every(([name, version]) => fileFormats[name] === version);
}

function damaged(path: string, what: string): DatasetError {
  return new DatasetError(
    'damaged',
    `The dataset is damaged: ${what}. Delete its folder and start again: the starter dataset is then built anew; ingest your own data again.`,
    { path },
  );
}

function incompatible(directory: string, { format }: DatasetManifest): DatasetError {
  return new DatasetError(
    'incompatible',
    `The dataset was made by another version of this service (format ${format}). Ingest your data again, replacing both graph and articles, or delete the folder to start with the starter dataset.`,
    { path: directory },
  );
}
