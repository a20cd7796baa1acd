import type { Triple } from '../../rdf/triple.js';
import { withHead } from '../../rdf/with-head.js';
import { MalformedXmlError, parseXmlElement, type XmlElement } from '../../xml/xml-element.js';
import { xmlRecords } from '../../xml/xml-records.js';
import { xmlText } from '../../xml/xml-text.js';
import type { GraphReaderOptions } from '../graph-reader.js';
import { MalformedJsonError, readJsonItems } from '../json/json-items.js';
import { JsonValue } from './json-value.js';
import { RecordSink } from './record-sink.js';

/** Writes a record into the sink; returns why it cannot be used, or null. */
export type WriteRecord<Item> = (item: Item, sink: RecordSink) => string | null;

const SHOWN = 200;

/** Reads the elements of the names, each as a record of its own. */
export async function* readXmlRecords(
  chunks: AsyncIterable<Buffer>,
  options: GraphReaderOptions,
  names: readonly string[],
  write: WriteRecord<XmlElement>,
): AsyncGenerator<readonly Triple[]> {
  const sink = new RecordSink(options);
  for await (const { name, text, line, isWhole } of xmlRecords(xmlText(chunks), names)) {
    const reason = isWhole ? written(text, sink, write) : `the record has no </${name}>`;
    if (reason !== null) sink.reject(reason, line, text.slice(0, SHOWN));
    yield sink.batch.take();
  }
}

/** Reads the parts of a JSON document that the paths name, each as a record of its own. */
export async function* readJsonRecords(
  chunks: AsyncIterable<Buffer>,
  options: GraphReaderOptions,
  paths: readonly string[],
  write: WriteRecord<{ readonly name: string; readonly value: JsonValue }>,
): AsyncGenerator<readonly Triple[]> {
  const sink = new RecordSink(options);
  try {
    for await (const items of readJsonItems(chunks, paths)) {
      for (const { path, value } of items) {
        const reason = write({ name: path.at(-1) ?? '', value: new JsonValue(value) }, sink);
        if (reason !== null) sink.reject(reason, null, JSON.stringify(value).slice(0, SHOWN));
      }
      yield sink.batch.take();
    }
  } catch (error) {
    if (!(error instanceof MalformedJsonError)) throw error;
    sink.reject(`${error.message}; reading of this file ends here`, null, '');
    yield sink.batch.take();
  }
}

/** Returns the first bytes of a stream, about 64 KiB, as a text, and the stream with them still in it. */
export async function withStart(
  chunks: AsyncIterable<Buffer>,
): Promise<{ readonly start: string; readonly chunks: AsyncIterable<Buffer> }> {
  const stream = withHead(generatorOf(chunks));
  const start = (await stream.head())
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return { start, chunks: stream.chunks };
}

async function* generatorOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
}

function written(text: string, sink: RecordSink, write: WriteRecord<XmlElement>): string | null {
  try {
    return write(parseXmlElement(text), sink);
  } catch (error) {
    if (!(error instanceof MalformedXmlError)) throw error;
    return `malformed XML in line ${error.line} of the record: ${error.message}`;
  }
}
