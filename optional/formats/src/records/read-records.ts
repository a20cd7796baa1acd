import {
  type Chunks,
  type GraphReaderOptions,
  JsonValue,
  MalformedXmlError,
  parseXmlElement,
  readJsonItems,
  type TripleBatches,
  type XmlElement,
  xmlRecords,
  xmlText,
} from '@biographql/ingest/internal';
import { RecordSink } from './record-sink.js';

export type WriteRecord<Item> = (item: Item, sink: RecordSink) => string | null;

const SHOWN = 200;

export async function* readXmlRecords(
  chunks: Chunks,
  options: GraphReaderOptions,
  names: readonly string[],
  write: WriteRecord<XmlElement>,
): TripleBatches {
  const sink = new RecordSink(options);
  for await (const { name, text, line, isWhole } of xmlRecords(xmlText(chunks), names)) {
    const reason = isWhole ? written(text, sink, write) : `the record has no end tag </${name}>`;
    if (reason !== null) sink.reject(reason, line, text.slice(0, SHOWN));
    yield sink.batch.take();
  }
}

export async function* readJsonRecords(
  chunks: Chunks,
  options: GraphReaderOptions,
  paths: readonly string[],
  write: WriteRecord<{ readonly name: string; readonly value: JsonValue }>,
): TripleBatches {
  const sink = new RecordSink(options);
  for await (const items of readJsonItems(chunks, paths)) {
    for (const { path, value } of items) {
      const reason = write({ name: path.at(-1) ?? '', value: new JsonValue(value) }, sink);
      if (reason !== null) sink.reject(reason, null, JSON.stringify(value).slice(0, SHOWN));
    }
    yield sink.batch.take();
  }
}

function written(text: string, sink: RecordSink, write: WriteRecord<XmlElement>): string | null {
  try {
    return write(parseXmlElement(text), sink);
  } catch (error) {
    if (!(error instanceof MalformedXmlError)) throw error;
    return `malformed XML in line ${error.line} of the record: ${error.message}`;
  }
}
