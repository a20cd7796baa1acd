import { once } from 'node:events';
import { appendFileSync, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BioGraphQLError } from '@biographql/core';
import { GRAPH_MARK } from '../rdf/read-n-triples.js';
import type { Triple } from '../rdf/triple.js';
import type { Reject } from './progress.js';

export const GRAPH_FILE = 'graph.nt.gz';
export const LITERATURE_FILE = 'literature.nt.gz';
export const MERGES_FILE = 'joins.tsv';

/** Bytes of a file or of all files below a folder, hard links counted once; 0 for a missing path. */
export async function sourceBytes(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.size;
  const names = await readdir(path, { recursive: true });
  const entries = await Promise.all(names.map((name) => stat(join(path, name))));
  const sizes = new Map(entries.map((entry) => [entry.ino, entry.isFile() ? entry.size : 0]));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

export function ignoreAbsence(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const fresh = `${path}.new`;
  await using file = await open(fresh, 'w');
  await file.writeFile(content);
  await file.sync();
  await rename(fresh, path);
}

/** Links a file, or copies it where links are not supported. Neither path is ever written again. */
export async function shareFile(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/** Writes the contents of gzip files as one gzip file; a single one is linked. */
export async function joinFiles(paths: readonly string[], to: string): Promise<void> {
  const [only, second] = paths;
  if (only !== undefined && second === undefined) return shareFile(only, to);
  async function* contents() {
    for (const path of paths) yield* createReadStream(path).pipe(createGunzip());
  }
  await pipeline(contents, createGzip(COMPRESSION), createWriteStream(to));
}

const COMPRESSION = { level: 1, chunkSize: 256 * 1024 } as const;

export interface LineWriter extends AsyncDisposable {
  write(lines: readonly string[]): Promise<void>;
  /** Resolves when everything is on disk. @throws the system's error, e.g. for a full disk. */
  end(): Promise<void>;
}

/** Opens a writer that appends to the file: gzip files may be concatenated. */
export function lineWriter(path: string): LineWriter {
  const gzip = createGzip(COMPRESSION);
  const written = pipeline(gzip, createWriteStream(path, { flags: 'a' }));
  // A failure shows in `write` or `end`; this only keeps it from being reported as unhandled before.
  written.catch(() => {});
  return {
    async write(lines) {
      if (lines.length === 0) return;
      if (gzip.destroyed) await written;
      if (!gzip.write(`${lines.join('\n')}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    },
    async end() {
      gzip.end();
      await written;
    },
    async [Symbol.asyncDispose]() {
      gzip.destroy();
      await written.catch(() => {});
    },
  };
}

export interface GraphWriter extends Omit<LineWriter, 'write'> {
  write(triples: readonly Triple[]): Promise<void>;
}

export interface GraphWriterOptions {
  readonly hasMarks?: boolean;
}

export function graphWriter(
  path: string,
  { hasMarks = false }: GraphWriterOptions = {},
): GraphWriter {
  const lines = lineWriter(path);
  let graph: string | undefined;
  const getLine = (triple: Triple) => {
    if (!hasMarks || triple.graph === graph) return triple.ntriples;
    graph = triple.graph;
    const mark = graph === undefined ? GRAPH_MARK : `${GRAPH_MARK} <${graph}>`;
    return `${mark}\n${triple.ntriples}`;
  };
  return { ...lines, write: (triples) => lines.write(triples.map(getLine)) };
}

const BUFFERED = 1_000;

/** Writes rejects to a file in a dataset's folder; without any, there is no file. */
export function rejectList(directory: string) {
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length > 0) appendFileSync(join(directory, 'rejects.jsonl'), lines.join(''));
    lines = [];
  };
  return {
    add(reject: Reject): void {
      lines.push(`${JSON.stringify(reject)}\n`);
      if (lines.length >= BUFFERED) flush();
    },
    flush,
  };
}

/** Problem of a dataset: missing, damaged, made for another version, locked by a build, or failed checks. */
export type DatasetProblem = 'missing' | 'damaged' | 'incompatible' | 'busy' | 'rejected';

/** The dataset of a data directory cannot be used; the message says what to do. */
export class DatasetError extends BioGraphQLError<'DATASET_UNAVAILABLE'> {
  override readonly name = 'DatasetError';
  readonly path: string;
  constructor(
    readonly problem: DatasetProblem,
    message: string,
    { path, cause }: { readonly path: string; readonly cause?: unknown },
  ) {
    super('DATASET_UNAVAILABLE', message, { facts: { problem, path }, cause });
    this.path = path;
  }
}

/** Returns the error for a damaged dataset. @param what - as a clause, e.g. `labels.db is missing`. */
export function damaged(path: string, what: string, cause?: unknown): DatasetError {
  return new DatasetError(
    'damaged',
    `The dataset is damaged: ${what}. Run \`biographql datasets rollback\` to return to the previous version, if one is retained. Otherwise delete the folder of the dataset, restart the service to rebuild the starter dataset, and ingest your own data again.`,
    { path, cause },
  );
}
