import type { Chunks } from '../bytes/open-bytes.js';
import {
  childOf,
  getText,
  MalformedXmlError,
  parseXmlElement,
  type XmlElement,
  type XmlRecord,
  xmlRecords,
  xmlText,
} from '../xml/read-xml.js';
import type { RecordBatches, RecordOutcome } from './article-source.js';
import { joinDate } from './identifiers.js';

/** Reads the elements with these names, one after the other; a file without any is a reject. */
export async function* readXmlRecords(
  chunks: Chunks,
  names: readonly string[],
  read: (record: XmlRecord) => RecordOutcome | { readonly withdrawn: readonly string[] },
): RecordBatches {
  let records = 0;
  for await (const record of xmlRecords(xmlText(chunks), names)) {
    records += 1;
    yield [{ ...read(record), line: record.line }];
  }
  if (records > 0) return;
  yield [{ id: null, reason: `the file has no ${names[0]} element`, line: null }];
}

/** @param part - the part of the record to read, and its identifier. */
export function readElement(
  { line, text: whole }: XmlRecord,
  { text, id }: { readonly text: string; readonly id: string | null },
  read: (element: XmlElement) => RecordOutcome,
): RecordOutcome {
  try {
    return read(parseXmlElement(text));
  } catch (error) {
    if (!(error instanceof MalformedXmlError)) throw error;
    const place = `${text === whole ? 'in' : 'near'} line ${line + error.line - 1}`;
    return { id, reason: `malformed XML ${place}: ${error.message}` };
  }
}

/** Reads a date whose parts are elements. @param names - of the year, month and day elements. */
export function readXmlDate(
  element: XmlElement | undefined,
  names: readonly [string, string, string],
): string | null {
  const [year, month, day] = names.map((name) => getText(childOf(element, name)));
  return joinDate({ year: year ?? '', month: month ?? '', day: day ?? '' });
}
