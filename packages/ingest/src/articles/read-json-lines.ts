import { LINE_TOO_LONG, lineBlocks, textLines } from '../bytes/lines.js';
import { type ReadRecord, toReadRecord } from './article-source.js';
import { toJsonArticle } from './json-article.js';

const BYTE_ORDER_MARK = '\uFEFF';

/** Reads one record from each line, block by block; blank lines are passed over. A line of more than 8 MiB is a reject. */
export async function* readJsonLines(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly ReadRecord[]> {
  let line = 0;
  let byte = 0;
  for await (const block of lineBlocks(chunks)) {
    if (block.kind === 'too-long') {
      line++;
      const place = { line, byte: null };
      yield [{ kind: 'reject', place, id: null, reason: LINE_TOO_LONG }];
      continue;
    }
    const records: ReadRecord[] = [];
    for (const text of textLines(block.bytes)) {
      line++;
      const place = { line, byte };
      byte += Buffer.byteLength(text) + 1;
      const record = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
      if (record.trim() !== '') records.push(toReadRecord(toJsonArticle(record), place));
    }
    yield records;
  }
}
