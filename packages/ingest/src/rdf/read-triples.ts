import type { CallOptions } from '@biographql/core';
import { type Chunks, openBytes, STANDARD_INPUT } from '../bytes/open-bytes.js';
import { tarMembers } from '../bytes/tar-members.js';
import type { Reject } from '../dataset/progress.js';
import {
  formatOfHead,
  type GraphFormatOptions,
  graphFilesAt,
  isPassedOver,
  reasonRejected,
  reasonUnknown,
} from '../formats/graph-files.js';
import type { GraphFormat, GraphReaderOptions } from '../formats/graph-format.js';
import { toEndOfFile } from '../limits.js';
import type { TripleBatches } from './triple.js';

export interface ReadProgress {
  readonly source: string;
  readonly triples: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface ReadTriplesOptions extends CallOptions, GraphFormatOptions {
  readonly onReject?: ((reject: Reject) => void) | undefined;
  readonly onUnread?: ((name: string) => void) | undefined;
  readonly onPrefix?: ((prefix: string, namespace: string) => void) | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
  /**
   * Prefix of blank nodes, followed by the file's number: letters and digits. Null leaves labels unchanged; a function
   * returns each label. Default `f`.
   */
  readonly blankNodePrefix?: string | ((label: string) => string) | null | undefined;
  readonly hasMarks?: boolean | undefined;
}

/**
 * Reads triples from a file, a folder or the standard input (`-`) in batches of a few thousand. Formats and compression
 * are detected by content. Rejects are unreadable lines or records, the rest of a damaged file, and files of unknown
 * format; other files are still read.
 * @throws InvalidArgumentError for a missing path; `signal.reason` when aborted; the system's error for an unreadable
 * file.
 */
export async function* readTriples(path: string, options: ReadTriplesOptions = {}): TripleBatches {
  const { signal, onProgress, onReject = ignore, blankNodePrefix = 'f' } = options;
  const { files, unknown } =
    path === STANDARD_INPUT
      ? { files: [{ path, bytes: 0 }], unknown: [] }
      : await graphFilesAt(path, options);
  for (const { path: source, reason } of unknown)
    onReject({ source, line: null, reason, text: '' });
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let triples = 0;
  let earlierBytes = 0;
  for (const [index, file] of files.entries()) {
    await using source = openBytes(file.path);
    const known = formatOfHead(await source.head(), file.path, options);
    if (known === null) {
      const reason = reasonUnknown(await source.head(), options);
      onReject({ source: file.path, line: null, reason, text: '' });
      continue;
    }
    const readerOptions: GraphReaderOptions = {
      source: file.path,
      onReject,
      onUnread: options.onUnread,
      onPrefix: options.onPrefix,
      renameBlank: renaming(blankNodePrefix, index),
      mapping: known.mapping,
      path: file.path === STANDARD_INPUT ? null : file.path,
      hasMarks: options.hasMarks,
    };
    const reading =
      known.format === null
        ? getMembers(source.chunks, readerOptions, options)
        : readFormat(known.format, source.chunks, readerOptions);
    for await (const batch of reading) {
      signal?.throwIfAborted();
      triples += batch.length;
      yield batch;
      const bytes = earlierBytes + source.bytesRead();
      onProgress?.({ source: file.path, triples, bytes, totalBytes });
    }
    earlierBytes += file.bytes;
  }
}

/** Reads an N-Triples file of a dataset; blank nodes keep their labels. */
export function readGraphFile(path: string, signal: AbortSignal | undefined): TripleBatches {
  return readTriples(path, { signal, blankNodePrefix: null, format: 'n-triples' });
}

async function* getMembers(
  chunks: Chunks,
  options: GraphReaderOptions,
  formats: GraphFormatOptions,
): TripleBatches {
  const { source: archive, onReject, renameBlank } = options;
  let place = 0;
  try {
    for await (const member of tarMembers(chunks)) {
      const source = `${archive}/${member.name}`;
      const head = await member.head();
      const known = formatOfHead(head, source, formats);
      place += 1;
      const prefix = `${place}_`;
      if (known !== null && known.format !== null) {
        yield* readFormat(known.format, member.chunks, {
          ...options,
          source,
          renameBlank: (label) => renameBlank(`${prefix}${label}`),
          mapping: known.mapping,
          path: null,
        });
      } else if (known !== null || !isPassedOver(source, head)) {
        const reason =
          known === null
            ? reasonRejected(head, formats.formats)
            : 'archives in archives are not supported';
        onReject({ source, line: null, reason, text: '' });
      }
    }
  } catch (error) {
    onReject({ source: archive, text: '', ...toEndOfFile(error) });
  }
}

export async function* readFormat(
  format: GraphFormat,
  chunks: Chunks,
  options: GraphReaderOptions,
): TripleBatches {
  try {
    yield* format.read(chunks, options);
  } catch (error) {
    options.onReject({ source: options.source, text: '', ...toEndOfFile(error) });
  }
}

function renaming(
  prefix: NonNullable<ReadTriplesOptions['blankNodePrefix']> | null,
  file: number,
): (label: string) => string {
  if (prefix === null) return same;
  return typeof prefix === 'string' ? (label) => `${prefix}${file}_${label}` : prefix;
}

function same(label: string): string {
  return label;
}

function ignore(): void {}
