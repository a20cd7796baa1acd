import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@biographql/core/internal';
import { ignoreAbsence } from '../dataset/ignore-absence.js';

/** The list of a folder of fetched files, in JSON. */
export const FETCHED_LIST = 'sources.json';

/** A file that was fetched, and what is known of it. */
export interface FetchedFile {
  /** Its name in the folder. */
  readonly file: string;
  readonly url: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** The publisher's checksum that it was compared with, e.g. `md5:…`; null when there is none. */
  readonly checksum: string | null;
  /** What the publisher calls this version: an entity tag or a date; null when it does not say. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** ISO 8601, in UTC. */
  readonly fetchedAt: string;
}

/** The files of a folder, as its list tells. */
export interface FetchedList {
  /** Returns what is known of a file that is there in its full length; undefined otherwise. */
  get(file: string): Promise<FetchedFile | undefined>;
  /** Writes the list anew. */
  put(file: FetchedFile): Promise<void>;
}

/** Opens the list of a folder, which is empty where there is none. A list that cannot be read is begun anew. */
export async function openFetchedList(folder: string): Promise<FetchedList> {
  const path = join(folder, FETCHED_LIST);
  const known = new Map<string, FetchedFile>(
    (await readList(path)).map((each) => [each.file, each]),
  );
  return {
    async get(file) {
      const entry = known.get(file);
      const size = await stat(join(folder, file)).then(({ size: bytes }) => bytes, ignoreAbsence);
      return entry !== undefined && entry.bytes === size ? entry : undefined;
    },
    async put(file) {
      known.set(file.file, file);
      const files = [...known.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
      await writeFile(`${path}.new`, `${JSON.stringify({ files }, null, 2)}\n`);
      await rename(`${path}.new`, path);
    },
  };
}

async function readList(path: string): Promise<readonly FetchedFile[]> {
  const text = await readFile(path, 'utf8').catch(ignoreAbsence);
  try {
    const list: unknown = JSON.parse(text ?? '');
    return isRecord(list) && Array.isArray(list.files) ? list.files.filter(isFetchedFile) : [];
  } catch {
    return [];
  }
}

function isFetchedFile(value: unknown): value is FetchedFile {
  if (!isRecord(value) || typeof value.bytes !== 'number') return false;
  const texts = [value.file, value.url, value.sha256, value.fetchedAt];
  const maybe = [value.checksum, value.etag, value.lastModified];
  return (
    texts.every((text) => typeof text === 'string') &&
    maybe.every((text) => text === null || typeof text === 'string')
  );
}
