import { LINE_TOO_LONG, lineBlocks, textLines } from '../bytes/lines.js';
import { withStart } from '../bytes/open-bytes.js';
import { readJsonItems } from '../formats/json/read-json.js';
import type { ReadRecord } from './article-source.js';
import { toJsonArticle, toJsonRecord } from './json-article.js';

const BYTE_ORDER_MARK = '\uFEFF';

export async function* readJsonLines(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly ReadRecord[]> {
  let line = 0;
  for await (const block of lineBlocks(chunks)) {
    if (block.kind === 'too-long') {
      line++;
      yield [{ line, id: null, reason: LINE_TOO_LONG }];
      continue;
    }
    const records: ReadRecord[] = [];
    for (const text of textLines(block.bytes)) {
      line++;
      const record = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
      if (record.trim() !== '') records.push({ ...toJsonArticle(record), line });
    }
    yield records;
  }
}

export async function* readEuropePmc(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly ReadRecord[]> {
  const whole = await withStart(chunks);
  const isList = whole.start.startsWith('[');
  const paths = isList ? ['$.*'] : ['$.resultList.result.*'];
  for await (const items of readJsonItems(whole.chunks, paths))
    yield items.map(({ value }) => ({ ...toJsonRecord(value), line: null }));
}
