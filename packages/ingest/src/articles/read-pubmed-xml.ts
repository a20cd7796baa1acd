import { MalformedXmlError, parseXmlElement } from '../xml/xml-element.js';
import { type XmlRecord, xmlRecords, xmlText } from '../xml/xml-records.js';
import { type ReadRecord, toReadRecord } from './article-source.js';
import { readPmid } from './identifiers.js';
import { toPubmedArticle } from './pubmed-article.js';

const DELETIONS = ['DeleteCitation', 'DeleteDocument'];
const RECORDS = ['PubmedArticle', 'PubmedBookArticle', ...DELETIONS];

/**
 * Reads PubMed's XML (`PubmedArticleSet`), or any file with `PubmedArticle` elements, record by record. Book articles,
 * malformed records and a record that the file's end cuts short are rejects; the records around them are read. Deletions
 * of update files are told as such.
 * The encoding is the one that the XML declaration names, else UTF-8.
 */
export async function* readPubmedXml(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly ReadRecord[]> {
  let records = 0;
  const versions = new Map<string, number>();
  for await (const record of xmlRecords(xmlText(chunks), RECORDS)) {
    records++;
    if (DELETIONS.includes(record.name)) yield [readDeletion(record)];
    else yield [rejectOldVersion(record, versions) ?? readRecord(record)];
  }
  if (records > 0) return;
  const reason = 'the file has no PubmedArticle element';
  yield [{ kind: 'reject', place: { line: null, byte: null }, id: null, reason }];
}

/** Later versions of an article (PLOS Currents) may stand before earlier ones. */
function rejectOldVersion(
  { line, byte, text }: XmlRecord,
  versions: Map<string, number>,
): ReadRecord | null {
  const version = Number(/<PMID[^>]*\bVersion="(\d+)"/.exec(text)?.[1] ?? 1);
  const id = idIn(text);
  if (id === null) return null;
  const latest = versions.get(id) ?? 1;
  if (version > latest) versions.set(id, version);
  if (version >= latest) return null;
  const reason = `the file has version ${latest} of the article`;
  return { kind: 'reject', place: { line, byte }, id, reason };
}

function readDeletion({ line, byte, text }: XmlRecord): ReadRecord {
  const ids = [...text.matchAll(/<PMID[^>]*>([^<]*)</g)].flatMap(([, number = '']) => {
    const pmid = readPmid(number);
    return pmid === null ? [] : [`pmid:${pmid}`];
  });
  return { kind: 'deletion', place: { line, byte }, ids };
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
