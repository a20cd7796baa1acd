import { withStart } from '../bytes/open-bytes.js';
import { readJsonItems } from '../formats/json/json-items.js';
import { type ReadRecord, toReadRecord } from './article-source.js';
import { toJsonRecord } from './json-article.js';
import { getObject } from './json-values.js';

const NOWHERE = { line: null, byte: null };

/** Reads answers of Europe PMC's search in JSON (`resultList.result`), and lists of such results or of our own records. */
export async function* readEuropePmc(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly ReadRecord[]> {
  const whole = await withStart(chunks);
  const isList = whole.start.startsWith('[');
  const paths = isList ? ['$.*'] : ['$.resultList.result.*'];
  for await (const items of readJsonItems(whole.chunks, paths)) {
    yield items.map(({ value }) => readItem(value));
  }
}

function readItem(value: unknown): ReadRecord {
  const record = getObject(value);
  if (record === null) {
    return { kind: 'reject', place: NOWHERE, id: null, reason: 'the record is no JSON object' };
  }
  return toReadRecord(toJsonRecord(record), NOWHERE);
}
