import { lineBlocks, textLines } from '../bytes/lines.js';
import { LIMITS } from '../limits.js';
import type { ReadRecord, RecordOutcome } from './article-source.js';

export interface TaggedRecord {
  readonly fields: [tag: string, value: string][];
  readonly line: number;
}

export interface TaggedFormat {
  readonly line: RegExp;
  readonly first: string;
  /** The tag with which a record ends; null when it ends where the next one begins. */
  readonly last: string | null;
}

/**
 * Reads a file of tagged records. A line without a tag goes on with the field before it; what stands outside of
 * records is passed over, and so is a line of more than 8 MiB. A record of more than 32 MiB is cut there.
 */
export async function* taggedRecords(
  chunks: AsyncIterable<Buffer>,
  format: TaggedFormat,
  read: (record: TaggedRecord) => RecordOutcome,
): AsyncGenerator<readonly ReadRecord[]> {
  let open: TaggedRecord | null = null;
  let line = 0;
  let bytes = 0;
  for await (const block of lineBlocks(chunks)) {
    if (block.kind === 'too-long') {
      line += 1;
      continue;
    }
    const records: ReadRecord[] = [];
    for (const text of textLines(block.bytes)) {
      line += 1;
      bytes += Buffer.byteLength(text) + 1;
      const [, tag, value = ''] = format.line.exec(text.replace(/^\uFEFF/, '').trimEnd()) ?? [];
      const isFull: boolean = open !== null && bytes > LIMITS.record;
      if (open !== null && (tag === format.first || tag === format.last || isFull)) {
        records.push({ ...read(open), line: open.line });
        open = null;
      }
      if (tag === format.first) {
        open = { line, fields: [] };
        bytes = 0;
      }
      if (open === null) continue;
      const last = open.fields.at(-1);
      if (tag !== undefined) open.fields.push([tag, value.trim()]);
      else if (last !== undefined && text.trim() !== '')
        last[1] += last[1] === '' ? text.trim() : ` ${text.trim()}`;
    }
    yield records;
  }
  if (open !== null) yield [{ ...read(open), line: open.line }];
}

export function toValues(record: TaggedRecord, ...tags: readonly string[]): readonly string[] {
  for (const wanted of tags) {
    const values = record.fields.flatMap(([tag, value]) =>
      tag === wanted && value !== '' ? [value] : [],
    );
    if (values.length > 0) return values;
  }
  return [];
}

export function getFirst(record: TaggedRecord, ...tags: readonly string[]): string {
  return toValues(record, ...tags)[0] ?? '';
}
