import { isUtf8 } from 'node:buffer';
import { getReject, type Reject } from '../dataset/progress.js';
import { LIMITS } from '../limits.js';
import type { Chunks } from './open-bytes.js';

export type LineBlock =
  | { readonly kind: 'lines'; readonly bytes: Buffer }
  | { readonly kind: 'too-long'; readonly start: string };

export interface Line {
  readonly text: string;
  readonly line: number;
}

export const LINE_TOO_LONG = 'the line is longer than 8 MiB';

const NEWLINE = 10;
const SHOWN_BYTES = 200;
const BATCH_LINES = 500;

/**
 * Splits a stream at line ends. Each block of kind `lines` ends with a newline. A line over 8 MiB is reported as
 * `too-long` and skipped to bound memory.
 */
export async function* lineBlocks(chunks: Chunks): AsyncGenerator<LineBlock> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let isSkipping = false;
  for await (const chunk of chunks) {
    let rest = chunk;
    if (isSkipping) {
      const end = rest.indexOf(NEWLINE);
      if (end < 0) continue;
      rest = rest.subarray(end + 1);
      isSkipping = false;
    }
    const cut = rest.lastIndexOf(NEWLINE) + 1;
    if (cut > 0) {
      pending.push(rest.subarray(0, cut));
      yield { kind: 'lines', bytes: joined(pending) };
      pending = [];
      pendingBytes = 0;
    }
    if (cut === rest.length) continue;
    pending.push(rest.subarray(cut));
    pendingBytes += rest.length - cut;
    if (pendingBytes <= LIMITS.text) continue;
    const start = Buffer.concat(pending).subarray(0, SHOWN_BYTES).toString('utf8');
    yield { kind: 'too-long', start };
    pending = [];
    pendingBytes = 0;
    isSkipping = true;
  }
  if (pendingBytes > 0) yield { kind: 'lines', bytes: joined([...pending, Buffer.from('\n')]) };
}

/**
 * Reads lines in batches, without byte order mark and carriage returns. A line that is not UTF-8 or over 8 MiB is a
 * reject.
 */
export async function* readLines(
  chunks: Chunks,
  { source, onReject }: { readonly source: string; readonly onReject: (reject: Reject) => void },
): AsyncGenerator<readonly Line[]> {
  let line = 0;
  const reject = (reason: string, text: string) =>
    onReject(getReject({ source, line, reason, text }));
  for await (const block of lineBlocks(chunks)) {
    if (block.kind === 'too-long') {
      line += 1;
      reject(LINE_TOO_LONG, block.start);
      continue;
    }
    let lines: Line[] = [];
    const isSound = isUtf8(block.bytes);
    for (const bytes of isSound ? textLines(block.bytes) : byteLines(block.bytes)) {
      line += 1;
      if (typeof bytes !== 'string' && !isUtf8(bytes)) {
        reject('the line is not UTF-8', bytes.toString('latin1'));
        continue;
      }
      lines.push({ text: trimmed(bytes.toString(), line === 1), line });
      if (lines.length < BATCH_LINES) continue;
      yield lines;
      lines = [];
    }
    yield lines;
  }
}

export function textLines(bytes: Buffer): readonly string[] {
  return bytes.toString('utf8').split('\n').slice(0, -1);
}

/** Copies a substring: V8 would keep the whole file in memory for it. */
export function copyText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

function joined(parts: readonly Buffer[]): Buffer {
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : Buffer.concat(parts);
}

function* byteLines(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

function trimmed(text: string, isFirst: boolean): string {
  const line = isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
