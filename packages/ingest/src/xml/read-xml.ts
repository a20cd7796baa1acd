import { SaxesParser } from 'saxes';
import type { Chunks } from '../bytes/open-bytes.js';
import { LIMITS } from '../limits.js';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: readonly (XmlElement | string)[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: (XmlElement | string)[];
}

/** A piece of XML is not well-formed. Lines count from 1 within the piece. */
export class MalformedXmlError extends Error {
  override readonly name = 'MalformedXmlError';
  constructor(
    reason: string,
    readonly line: number,
  ) {
    super(reason);
  }
}

export function parseXmlElement(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: OpenElement[] = [{ name: '', attributes: {}, content: [] }];
  parser.on('error', (error) => {
    throw new MalformedXmlError(error.message.replace(/^\d+:\d+:\s*/, ''), parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > LIMITS.depth) {
      const reason = `elements stand more than ${LIMITS.depth} deep`;
      throw new MalformedXmlError(reason, parser.line);
    }
    open.push({ name, attributes, content: [] });
  });
  parser.on('text', (piece) => {
    open.at(-1)?.content.push(piece);
  });
  parser.on('cdata', (piece) => {
    open.at(-1)?.content.push(piece);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed !== undefined) open.at(-1)?.content.push(closed);
  });
  parser.write(text).close();
  const root = open[0]?.content.find((piece) => typeof piece !== 'string');
  if (root === undefined) throw new MalformedXmlError('there is no element', 1);
  return root;
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return (element?.content ?? []).filter(
    (piece): piece is XmlElement => typeof piece !== 'string' && piece.name === name,
  );
}

export function childOf(
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (parent, name) => childrenOf(parent, name)[0],
    element,
  );
}

/** All text in the element, markup dropped, white space as single spaces; empty for undefined. */
export function getText(element: XmlElement | undefined): string {
  return element === undefined ? '' : rawText(element).replace(/\s+/g, ' ').trim();
}

function rawText({ content }: XmlElement): string {
  return content.map((piece) => (typeof piece === 'string' ? piece : rawText(piece))).join('');
}

export interface XmlRecord {
  readonly name: string;
  readonly text: string;
  readonly line: number;
  /** False when the file or the next record begins before this one ends. */
  readonly isWhole: boolean;
}

/**
 * Cuts the text of an XML file into the elements of the names, so that a malformed one cannot spoil its neighbors.
 * Elements of one name must not stand in each other. Memory holds one record at a time; one of more than 32 million
 * characters is cut there.
 */
export async function* xmlRecords(
  texts: AsyncIterable<string>,
  names: readonly string[],
): AsyncGenerator<XmlRecord> {
  const cutter = new RecordCutter(names);
  for await (const text of texts) yield* cutter.take(text);
  yield* cutter.end();
}

class RecordCutter {
  #text = '';
  #line = 1;
  #open: { readonly name: string; searchedTo: number } | null = null;
  readonly #start: RegExp;
  readonly #longestStart: number;

  constructor(names: readonly string[]) {
    this.#start = new RegExp(`<(${names.join('|')})(?=[\\s>])`, 'g');
    this.#longestStart = Math.max(...names.map((name) => name.length)) + 2;
  }

  *take(text: string): Iterable<XmlRecord> {
    this.#text += text;
    for (;;) {
      const record = this.#open === null ? this.#begin() : this.#close();
      if (record === 'more') return;
      if (record !== null) yield record;
    }
  }

  *end(): Iterable<XmlRecord> {
    if (this.#open !== null) yield this.#cut(this.#text.length, false);
  }

  #begin(): null | 'more' {
    this.#start.lastIndex = 0;
    const start = this.#start.exec(this.#text);
    if (start === null) {
      this.#drop(Math.max(0, this.#text.length - this.#longestStart));
      return 'more';
    }
    this.#drop(start.index);
    this.#open = { name: start[1] ?? '', searchedTo: 1 };
    return null;
  }

  #close(): XmlRecord | null | 'more' {
    const open = this.#open;
    if (open === null) return null;
    const end = `</${open.name}>`;
    const endsAt = this.#text.indexOf(end, open.searchedTo);
    this.#start.lastIndex = open.searchedTo;
    const next = this.#start.exec(this.#text)?.index ?? -1;
    if (next >= 0 && (endsAt < 0 || next < endsAt)) return this.#cut(next, false);
    if (endsAt >= 0) return this.#cut(endsAt + end.length, true);
    if (this.#text.length > LIMITS.record) return this.#cut(this.#text.length, false);
    open.searchedTo = Math.max(1, this.#text.length - this.#longestStart - end.length);
    return 'more';
  }

  #cut(length: number, isWhole: boolean): XmlRecord {
    const record = {
      name: this.#open?.name ?? '',
      text: this.#text.slice(0, length),
      line: this.#line,
      isWhole,
    };
    this.#drop(length);
    this.#open = null;
    return record;
  }

  #drop(length: number): void {
    const dropped = this.#text.slice(0, length);
    for (let at = dropped.indexOf('\n'); at >= 0; at = dropped.indexOf('\n', at + 1)) this.#line++;
    this.#text = this.#text.slice(length);
  }
}

const ENCODING = /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/;

export async function* xmlText(chunks: Chunks): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(getEncoding(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder !== undefined) yield decoder.decode();
}

function getEncoding(chunk: Buffer): string {
  const label = ENCODING.exec(chunk.subarray(0, 200).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    const { encoding } = new TextDecoder(label);
    // UTF-16 is decoded where the file is opened.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return 'utf-8';
  }
}
