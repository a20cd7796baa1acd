import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallOptions } from '@biographql/core';
import { type Checksum, downloadFile } from './download-file.js';
import { type FetchedFile, openFetchedList } from './fetched-list.js';
import { createPoliteHttp, type PoliteHttp } from './polite-http.js';

/** How far a fetch is. */
export interface FetchProgress {
  readonly file: string;
  /** Files that are done. */
  readonly done: number;
  readonly files: number;
  readonly bytes: number;
  /** Bytes of this file; null when the service does not tell. */
  readonly totalBytes: number | null;
}

/** Options of every fetch. */
export interface FetchOptions extends CallOptions {
  /** Where files are put; made where it is not there. Beside them, `sources.json` tells where each is from. */
  readonly folder: string;
  /** An address of e-mail that the service may write to before it blocks. Default: none is told. */
  readonly email?: string | undefined;
  /** Told of each piece that came. */
  readonly onProgress?: ((progress: FetchProgress) => void) | undefined;
  /** Another address of the service, e.g. of a mirror. */
  readonly base?: string | undefined;
  /** Waits for some milliseconds; tests have a clock of their own. */
  readonly wait?: ((ms: number, signal: AbortSignal | undefined) => Promise<unknown>) | undefined;
}

/** What a fetch brought. */
export interface FetchReport {
  /** All files asked for, in their order, also those that were there already. */
  readonly files: readonly FetchedFile[];
  /** How many of them were there already, and are the newest. */
  readonly unchanged: number;
  /** What a reader should know, as sentences. */
  readonly notes: readonly string[];
}

/** A file of a public service. */
export interface PublishedFile {
  readonly url: string;
  /** Its name in the folder. */
  readonly file: string;
  /** Asks for what the publisher says of its bytes; null when there is nothing. */
  readonly checksum: () => Promise<Checksum | null>;
}

/** Returns a way to ask a service that allows so many requests in a second. */
export function politeHttp(
  perSecond: number,
  { email, wait }: Pick<FetchOptions, 'email' | 'wait'>,
): PoliteHttp {
  const contact = email === undefined ? '' : ` (mailto:${email})`;
  return createPoliteHttp({ perSecond, userAgent: `biographql${contact}`, wait });
}

/**
 * Fetches files, one after the other, each of which is whole or not there.
 * @throws DownloadError for the first that cannot be fetched: those before it stay, and the next call goes on.
 */
export async function fetchFiles(
  http: PoliteHttp,
  published: readonly PublishedFile[],
  { folder, signal, onProgress }: FetchOptions,
): Promise<FetchReport> {
  await mkdir(folder, { recursive: true });
  const list = await openFetchedList(folder);
  const files: FetchedFile[] = [];
  let unchanged = 0;
  for (const { url, file, checksum } of published) {
    signal?.throwIfAborted();
    const fetched = await downloadFile(http, {
      url,
      path: join(folder, file),
      checksum: await checksum(),
      known: await list.get(file),
      signal,
      onProgress: (bytes, totalBytes) =>
        onProgress?.({ file, done: files.length, files: published.length, bytes, totalBytes }),
    });
    if (fetched.isUnchanged) unchanged += 1;
    else await list.put(fetched.file);
    files.push(fetched.file);
  }
  return { files, unchanged, notes: [] };
}
