import { isUtf8 } from 'node:buffer';
import { rejectOf } from '../../dataset/progress.js';
import { lineBlocks } from '../../rdf/line-blocks.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';

/** A line of a file, without its end. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

const NEWLINE = 10;
/** Few enough that what is made of them is forgotten before it grows old. */
const BATCH_LINES = 500;

/**
 * Cuts a file into lines, some hundred at a time. A line that is not UTF-8 or longer than 8 MiB is a reject. A byte
 * order mark and carriage returns are taken away.
 */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  { source, onReject }: Pick<FileReaderOptions, 'source' | 'onReject'>,
): AsyncGenerator<readonly Line[]> {
  let line = 0;
  const reject = (reason: string, text: string) =>
    onReject(rejectOf({ source, line, reason, text }));
  for await (const block of lineBlocks(chunks)) {
    if (block.kind === 'too-long') {
      line += 1;
      reject('the line is longer than 8 MiB', block.start);
      continue;
    }
    let lines: Line[] = [];
    const isSound = isUtf8(block.bytes);
    for (const bytes of isSound ? textsOf(block.bytes) : linesOf(block.bytes)) {
      line += 1;
      if (typeof bytes !== 'string' && !isUtf8(bytes)) {
        reject('the line is not UTF-8', bytes.toString('latin1'));
        continue;
      }
      lines.push({ text: tidied(bytes.toString(), line === 1), line });
      if (lines.length < BATCH_LINES) continue;
      yield lines;
      lines = [];
    }
    yield lines;
  }
}

function textsOf(bytes: Buffer): readonly string[] {
  return bytes.toString('utf8').split('\n').slice(0, -1);
}

function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

function tidied(text: string, isFirst: boolean): string {
  const begun = isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
  return begun.endsWith('\r') ? begun.slice(0, -1) : begun;
}
