import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallOptions } from '@biographql/core';
import {
  type Drivers,
  ENGINE_KINDS,
  type EngineKind,
  type GraphFile,
  type Places,
} from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { LITERATURE_GRAPH } from '@biographql/sparql';
import { lockDataset } from '../lock/dataset-lock.js';
import {
  type DatasetVersion,
  datasetDirectory,
  findVersion,
  MANIFEST_FILE,
  serveVersion,
} from './dataset-versions.js';
import { DatasetError, damaged, GRAPH_FILE, LITERATURE_FILE } from './files.js';
import {
  type DatasetManifest,
  datasetFiles,
  type LiteratureManifest,
  parseManifest,
} from './manifest.js';

/** A dataset on disk: what the engines open. */
export interface Dataset {
  readonly directory: string;
  readonly manifest: DatasetManifest;
  readonly graph: GraphFile;
  readonly places: Places;
}

export const DATASET_FORMAT = 2;

/**
 * Returns the engine folders of a dataset.
 * @param literature - articles as triples. Default: none.
 */
export function placesIn(
  directory: string,
  triples: number,
  literature?: Pick<LiteratureManifest, 'triples'>,
): Places {
  const path = join(directory, LITERATURE_FILE);
  const named = literature && [{ name: LITERATURE_GRAPH, path, triples: literature.triples }];
  const graph = { path: join(directory, GRAPH_FILE), triples, ...(named && { named }) };
  const place = (kind: EngineKind) => ({ directory: join(directory, kind), graph });
  return {
    graph: place('graph'),
    labels: place('labels'),
    articles: place('articles'),
    admet: place('admet'),
  };
}

/**
 * Opens the dataset of a data directory: reads its manifest and checks that each file is there in its full length, and
 * that the drivers can read it. The contents are not read.
 * @param drivers - default: the first of each interface.
 * @throws DatasetError `missing`, `damaged` or `incompatible`.
 */
export async function openDataset(
  dataDir: string,
  drivers: Drivers = defaultDrivers(),
): Promise<Dataset> {
  return openVersion(await readDatasetManifest(dataDir), drivers);
}

export async function openVersion(
  { directory, manifest }: Pick<Dataset, 'directory' | 'manifest'>,
  drivers: Drivers,
): Promise<Dataset> {
  const misfit = getMisfit(manifest, drivers);
  if (misfit !== null) throw incompatible(directory, misfit);
  const { literature } = manifest.articles;
  const places = placesIn(directory, manifest.graph.triples, literature);
  const unread = ENGINE_KINDS.filter((kind) => drivers[kind].format === null);
  for (const [name, bytes] of datasetFiles(manifest)) {
    if (unread.some((kind) => name.startsWith(`${kind}/`))) continue;
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found === null) throw damaged(path, `${name} is missing`);
    if (found.size !== bytes)
      throw damaged(path, `${name} has ${found.size} bytes instead of ${bytes}`);
  }
  return { directory, manifest, graph: places.graph.graph, places };
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
    const found = await stat(directory).catch(() => null);
    if (found !== null) throw damaged(path, `${MANIFEST_FILE} cannot be read`);
    throw new DatasetError(
      'missing',
      'There is no dataset in this data directory. Run `biographql serve`, which builds the starter dataset, or ingest your own data.',
      { path: directory },
    );
  }
  const manifest = parseManifest(text);
  if (manifest === null) throw damaged(path, `${MANIFEST_FILE} is not a valid manifest`);
  return { directory, manifest };
}

export function getMisfit(manifest: DatasetManifest, drivers: Drivers): string | null {
  if (manifest.format !== DATASET_FORMAT) {
    return `made by another version of this service (format ${manifest.format})`;
  }
  for (const kind of ENGINE_KINDS) {
    const { name, format } = drivers[kind];
    if (format === null) continue;
    const built = manifest.engines[kind];
    if (built?.driver !== name) {
      return `made with the engine "${built?.driver ?? 'none'}" for ${kind}, but this service uses "${name}"`;
    }
    if (built.format !== format) {
      return `made by another version of this service (${kind}: format ${built.format})`;
    }
  }
  return null;
}

function incompatible(directory: string, misfit: string): DatasetError {
  return new DatasetError(
    'incompatible',
    `The dataset was ${misfit}. Ingest your data again and replace both the graph and the articles. Or delete the folder of the dataset to return to the starter dataset.`,
    { path: directory },
  );
}

export interface RollBackOptions extends CallOptions {
  /** Beginning of a version's name or digest, or its release label. Default: the newest version before the served one. */
  readonly to?: string | undefined;
  readonly drivers?: Drivers | undefined;
}

/**
 * Serves another retained version in one step. The version is opened first; nothing changes when that fails.
 * @throws DatasetError `missing` for none or several matches; `busy`, `damaged` or `incompatible`; `signal.reason` when
 * aborted.
 */
export async function rollBack(
  dataDir: string,
  { to, drivers = defaultDrivers(), signal }: RollBackOptions = {},
): Promise<DatasetVersion> {
  await using _lock = await lockDataset(dataDir, signal && { signal });
  const version = await findVersion(dataDir, to ?? null);
  await openVersion(version, drivers);
  await serveVersion(dataDir, version.id);
  return { ...version, isCurrent: true };
}
