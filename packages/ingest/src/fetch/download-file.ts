import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CallOptions } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { ignoreAbsence } from '../dataset/ignore-absence.js';
import { DownloadError } from './download-error.js';
import type { FetchedFile } from './fetched-list.js';
import type { PoliteHttp } from './polite-http.js';

/** What a publisher says of the bytes of a file. */
export interface Checksum {
  readonly algorithm: 'md5' | 'sha1' | 'sha256';
  /** In hexadecimal, small letters. */
  readonly hex: string;
}

/** Which file is fetched, and where to. */
export interface Download extends CallOptions {
  readonly url: string;
  /** Where it is put once it is whole; beside it, the hidden `.….part` holds what came so far. */
  readonly path: string;
  /** Null when the publisher has none. */
  readonly checksum: Checksum | null;
  /** What is known of the file that is there. Default: none is. */
  readonly known?: FetchedFile | undefined;
  /** Told of the bytes that are there, and of all where the service tells their number. */
  readonly onProgress?: ((bytes: number, total: number | null) => void) | undefined;
}

/** A file that is there now. */
export interface DownloadedFile {
  readonly file: FetchedFile;
  /** Whether the one that was there is still the newest. */
  readonly isUnchanged: boolean;
}

/**
 * Fetches a file. What came before a break is kept, and asked for no second time, within a call and in the next one, as
 * long as the service tells (by `If-Range`) that it is the same file.
 * @throws DownloadError when the service does not give it, or its checksum is another; `signal.reason` once aborted.
 */
export async function downloadFile(http: PoliteHttp, download: Download): Promise<DownloadedFile> {
  const { url, path, checksum, known } = download;
  const told = checksum === null ? null : `${checksum.algorithm}:${checksum.hex}`;
  if (known !== undefined && known.url === url && told !== null && known.checksum === told) {
    return { file: known, isUnchanged: true };
  }
  const part = join(dirname(path), `.${basename(path)}.part`);
  let failures = 0;
  for (;;) {
    const before = await sizeOf(part);
    const answer = await receive(http, download, part);
    if (answer === 'unchanged' && known !== undefined) return { file: known, isUnchanged: true };
    if (typeof answer === 'object') {
      const file = await complete(download, part, told, answer);
      return { file, isUnchanged: false };
    }
    // A connection that breaks again and again, but brings something each time, is good enough.
    failures = (await sizeOf(part)) > before ? 1 : failures + 1;
    if (failures > http.retries) {
      throw new DownloadError(
        url,
        `The connection to ${url} broke ${failures} times in a row. Call the command again; it goes on where it stopped.`,
      );
    }
    await http.pause(failures, download.signal);
  }
}

/** How the publisher calls the version of a file. */
interface Version {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

async function receive(
  http: PoliteHttp,
  { url, known, signal, onProgress }: Download,
  part: string,
): Promise<Version | 'unchanged' | 'broken'> {
  const begun = await readBegun(part, url);
  const response = await http.send(url, {
    signal,
    understood: [304, 416],
    headers: begun === null ? unlessSame(known, url) : begun.headers,
  });
  const { status, headers } = response;
  if (status === 304) return 'unchanged';
  if (begun !== null && status === 416 && isAll(headers.get('content-range'), begun.bytes)) {
    await response.body?.cancel();
    return begun.version;
  }
  const isMore = status === 206 && startOf(headers.get('content-range')) === begun?.bytes;
  if (status === 416 || (status === 206 && !isMore)) {
    await response.body?.cancel();
    await rm(part, { force: true });
    return 'broken';
  }
  const version = { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  const offset = isMore ? (begun?.bytes ?? 0) : 0;
  const length = Number(headers.get('content-length') ?? Number.NaN);
  const total = Number.isNaN(length) ? null : offset + length;
  await writeFile(`${part}.json`, JSON.stringify({ url, ...version }));
  await using file = await open(part, isMore ? 'a' : 'w');
  let bytes = offset;
  try {
    for await (const chunk of response.body ?? []) {
      await file.write(chunk);
      bytes += chunk.byteLength;
      onProgress?.(bytes, total);
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Error && 'syscall' in error && error.syscall === 'write') throw error;
    return 'broken';
  }
  return total === null || bytes === total ? version : 'broken';
}

/** Asks for the rest of what began, if it can be told whether that is of the same file. */
async function readBegun(part: string, url: string) {
  const bytes = await sizeOf(part);
  const text = await readFile(`${part}.json`, 'utf8').catch(ignoreAbsence);
  if (bytes === 0 || text === undefined) return null;
  const begun: unknown = JSON.parse(text);
  if (!isRecord(begun) || begun.url !== url) return null;
  const etag = typeof begun.etag === 'string' ? begun.etag : null;
  const lastModified = typeof begun.lastModified === 'string' ? begun.lastModified : null;
  // A weak tag does not tell of bytes (RFC 9110, 13.1.5).
  const tag = etag !== null && !etag.startsWith('W/') ? etag : lastModified;
  if (tag === null) return null;
  const headers = { range: `bytes=${bytes}-`, 'if-range': tag };
  return { bytes, headers, version: { etag, lastModified } };
}

function unlessSame(known: FetchedFile | undefined, url: string): Record<string, string> {
  if (known === undefined || known.url !== url) return {};
  if (known.etag !== null) return { 'if-none-match': known.etag };
  return known.lastModified === null ? {} : { 'if-modified-since': known.lastModified };
}

async function complete(
  { url, path, checksum, signal }: Download,
  part: string,
  told: string | null,
  version: Version,
): Promise<FetchedFile> {
  const algorithms = ['sha256', ...(checksum === null ? [] : [checksum.algorithm])] as const;
  const hashes = algorithms.map((algorithm) => createHash(algorithm));
  let bytes = 0;
  for await (const chunk of createReadStream(part, { signal })) {
    for (const hash of hashes) hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).byteLength;
  }
  const [sha256 = '', sum = ''] = hashes.map((hash) => hash.digest('hex'));
  await rm(`${part}.json`, { force: true });
  if (checksum !== null && sum !== checksum.hex) {
    await rm(part, { force: true });
    throw new DownloadError(
      url,
      `${url} does not have the checksum that its publisher tells (${told}, not ${checksum.algorithm}:${sum}). It was removed; call the command again.`,
    );
  }
  await rename(part, path);
  const fetchedAt = new Date().toISOString();
  return { file: basename(path), url, bytes, sha256, checksum: told, ...version, fetchedAt };
}

/** The first byte of `Content-Range: bytes 100-199/200`. */
function startOf(range: string | null): number | undefined {
  const start = /^bytes (\d+)-/.exec(range ?? '')?.[1];
  return start === undefined ? undefined : Number(start);
}

/** Whether a refused range says that nothing follows. */
function isAll(range: string | null, bytes: number): boolean {
  return range === `bytes */${bytes}`;
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(ignoreAbsence))?.size ?? 0;
}
