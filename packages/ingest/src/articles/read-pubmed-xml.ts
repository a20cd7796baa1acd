import { type ReadRecord, toReadRecord } from './article-source.js';
import { readPmid } from './identifiers.js';
import { toPubmedArticle } from './pubmed-article.js';
import { MalformedXmlError, parseXmlElement } from './xml-element.js';
import { type XmlRecord, xmlRecords } from './xml-records.js';

const ENCODING = /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/;

/**
 * Reads PubMed's XML (`PubmedArticleSet`), or any file with `PubmedArticle` elements, record by record. Book articles,
 * malformed records and a record that the file's end cuts short are rejects; the records around them are read.
 * The encoding is the one that the XML declaration names, else UTF-8.
 */
export async function* readPubmedXml(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly ReadRecord[]> {
  let records = 0;
  for await (const record of xmlRecords(decode(chunks))) {
    records++;
    yield [readRecord(record)];
  }
  if (records > 0) return;
  const reason = 'the file has no PubmedArticle element';
  yield [{ kind: 'reject', place: { line: null, byte: null }, id: null, reason }];
}

function readRecord(record: XmlRecord): ReadRecord {
  const { line, byte, name, text, isWhole } = record;
  const place = { line, byte };
  const id = idIn(text);
  if (!isWhole) return { kind: 'reject', place, id, reason: `the record has no </${name}>` };
  if (name === 'PubmedBookArticle') {
    return { kind: 'reject', place, id, reason: 'a book or chapter is no article' };
  }
  try {
    return toReadRecord(toPubmedArticle(parseXmlElement(text)), place);
  } catch (error) {
    if (!(error instanceof MalformedXmlError)) throw error;
    const at = line + error.line - 1;
    return { kind: 'reject', place, id, reason: `malformed XML in line ${at}: ${error.message}` };
  }
}

function idIn(text: string): string | null {
  const pmid = readPmid(/<PMID[^>]*>\s*(\d+)\s*</.exec(text)?.[1] ?? '');
  return pmid === null ? null : `pmid:${pmid}`;
}

async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder !== undefined) yield decoder.decode();
}

function encodingOf(chunk: Buffer): string {
  const label = ENCODING.exec(chunk.subarray(0, 200).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}
