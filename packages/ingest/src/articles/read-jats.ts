import { MalformedXmlError, parseXmlElement } from '../xml/xml-element.js';
import { type XmlRecord, xmlRecords, xmlText } from '../xml/xml-records.js';
import { type ReadRecord, toReadRecord } from './article-source.js';
import { toJatsArticle } from './jats-article.js';

/**
 * Reads full texts in JATS and its forerunner, the NLM archiving DTD: a file per article, or many in one file. Only what
 * stands before the body is looked at, so that a fault in the text does no harm; no DTD is fetched.
 */
export async function* readJats(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly ReadRecord[]> {
  let records = 0;
  for await (const record of xmlRecords(xmlText(chunks), ['article'])) {
    records++;
    yield [readRecord(record)];
  }
  if (records > 0) return;
  const reason = 'the file has no article element';
  yield [{ kind: 'reject', place: { line: null, byte: null }, id: null, reason }];
}

function readRecord({ line, byte, text, isWhole }: XmlRecord): ReadRecord {
  const place = { line, byte };
  const front = /<front[\s>][\s\S]*?<\/front>/.exec(text);
  if (front === null) {
    const reason = isWhole ? 'the record has no <front>' : 'the record has no </article>';
    return { kind: 'reject', place, id: null, reason };
  }
  const [start = ''] = /^<article[^>]*>/.exec(text) ?? [];
  const hasBody = /<body[\s>]/.test(text);
  try {
    const article = parseXmlElement(`${start}${front[0]}</article>`);
    return toReadRecord(toJatsArticle(article, { hasBody }), place);
  } catch (error) {
    if (!(error instanceof MalformedXmlError)) throw error;
    const at = line + error.line - 1;
    return {
      kind: 'reject',
      place,
      id: null,
      reason: `malformed XML near line ${at}: ${error.message}`,
    };
  }
}
