import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatasetError, replaceFile, sourceBytes } from './files.js';
import { type DatasetManifest, parseManifest } from './manifest.js';

/** A dataset in a data directory. */
export interface DatasetVersion {
  /** Name of its folder: when it was made (UTC) and the beginning of its digest; `dataset` for one of an earlier layout. */
  readonly id: string;
  readonly directory: string;
  readonly manifest: DatasetManifest;
  /** On disk; files that versions share count in each. */
  readonly bytes: number;
  readonly isCurrent: boolean;
}

const CURRENT_FILE = 'current';
const VERSIONS_FOLDER = 'versions';
/** Folder of the only dataset in a data directory of an earlier layout. */
const SINGLE_FOLDER = 'dataset';
export const MANIFEST_FILE = 'manifest.json';

const ID = /^[0-9a-z][0-9a-z-]*$/;

/** Returns the name of the version that a data directory serves; null when there is none. */
export function currentVersion(dataDir: string): string | null {
  const id = getText(join(dataDir, CURRENT_FILE));
  if (id !== null && ID.test(id)) return id;
  return getText(join(dataDir, SINGLE_FOLDER, MANIFEST_FILE)) === null ? null : SINGLE_FOLDER;
}

/** Returns the folder of the dataset that a data directory serves; where there is none, the folder of an earlier layout. */
export function datasetDirectory(dataDir: string): string {
  return versionDirectory(dataDir, currentVersion(dataDir) ?? SINGLE_FOLDER);
}

export function getDataDir(directory: string): string {
  const parent = dirname(directory);
  return basename(parent) === VERSIONS_FOLDER ? dirname(parent) : parent;
}

/** Returns the datasets that a data directory keeps, the newest first; folders without a manifest are passed over. */
export async function listVersions(dataDir: string): Promise<readonly DatasetVersion[]> {
  const ids = await readdir(join(dataDir, VERSIONS_FOLDER)).catch(() => []);
  const current = currentVersion(dataDir);
  const versions = await Promise.all(
    [...ids, SINGLE_FOLDER].map(async (id): Promise<DatasetVersion | null> => {
      const directory = versionDirectory(dataDir, id);
      const text = await readFile(join(directory, MANIFEST_FILE), 'utf8').catch(() => null);
      const manifest = text === null ? null : parseManifest(text);
      if (manifest === null) return null;
      return {
        id,
        directory,
        manifest,
        bytes: await sourceBytes(directory),
        isCurrent: id === current,
      };
    }),
  );
  return versions
    .filter((version) => version !== null)
    .sort((one, other) => (one.manifest.created < other.manifest.created ? 1 : -1));
}

/**
 * Moves a finished folder to the versions of a data directory and serves it; the caller holds the lock.
 * @returns the version's folder.
 */
export async function publishVersion(
  dataDir: string,
  built: string,
  manifest: Pick<DatasetManifest, 'created' | 'digest'>,
): Promise<string> {
  const id = await freeId(dataDir, getId(manifest));
  const directory = versionDirectory(dataDir, id);
  await mkdir(dirname(directory), { recursive: true });
  await rename(built, directory);
  await serveVersion(dataDir, id);
  return directory;
}

/**
 * Finds a version in a data directory.
 * @param requested - the beginning of its name or of its digest, or its release; null for the newest that is older than the served one.
 * @throws DatasetError `missing` when there is none, or more than one.
 */
export async function findVersion(
  dataDir: string,
  requested: string | null,
): Promise<DatasetVersion> {
  const versions = await listVersions(dataDir);
  const chosen = requested === null ? versionBefore(versions) : versionCalled(versions, requested);
  if (chosen === null) throw noVersion(dataDir, requested);
  return chosen;
}

export function serveVersion(dataDir: string, id: string): Promise<void> {
  return replaceFile(join(dataDir, CURRENT_FILE), `${id}\n`);
}

/**
 * Removes all versions except the served one and the newest `keep` others; the caller holds the lock.
 * @returns the names of those that were removed.
 */
export async function pruneVersions(dataDir: string, keep: number): Promise<readonly string[]> {
  const others = (await listVersions(dataDir)).filter(({ isCurrent }) => !isCurrent);
  const removed = others.slice(keep);
  for (const { directory } of removed) await rm(directory, { recursive: true, force: true });
  return removed.map(({ id }) => id);
}

function versionDirectory(dataDir: string, id: string): string {
  return id === SINGLE_FOLDER ? join(dataDir, id) : join(dataDir, VERSIONS_FOLDER, id);
}

/** Synchronous, so that nothing happens between reading the name and the folder. */
function getText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

const DIGEST_DIGITS = 8;

function getId({ created, digest }: Pick<DatasetManifest, 'created' | 'digest'>): string {
  const [day = '', time = ''] = created.split('T');
  const seconds = time.slice(0, 8).replaceAll(':', '');
  return `${day.replaceAll('-', '')}-${seconds}-${digestDigits(digest).slice(0, DIGEST_DIGITS)}`;
}

function digestDigits(digest: string | null): string {
  return digest?.replace(/^sha256:/, '') ?? '';
}

async function freeId(dataDir: string, id: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? id : `${id}-${number}`;
    const found = await stat(versionDirectory(dataDir, free)).catch(() => null);
    if (found === null) return free;
  }
}

function versionBefore(versions: readonly DatasetVersion[]): DatasetVersion | null {
  const served = versions.findIndex(({ isCurrent }) => isCurrent);
  return versions[served + 1] ?? null;
}

function versionCalled(
  versions: readonly DatasetVersion[],
  requested: string,
): DatasetVersion | null {
  const exact = versions.find(({ id }) => id === requested);
  if (exact !== undefined) return exact;
  const fitting = versions.filter(
    ({ id, manifest: { release, digest } }) =>
      release === requested ||
      id.startsWith(requested) ||
      digestDigits(digest).startsWith(digestDigits(requested)),
  );
  const [only, second] = fitting;
  return only === undefined || second !== undefined ? null : only;
}

function noVersion(dataDir: string, requested: string | null): DatasetError {
  const message =
    requested === null
      ? 'There is no earlier version in this data directory. List versions with `biographql datasets`.'
      : `"${requested}" matches no version, or more than one. List versions with \`biographql datasets\`.`;
  return new DatasetError('missing', message, { path: join(dataDir, VERSIONS_FOLDER) });
}
