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
      const reason = `elements are nested more than ${LIMITS.depth} levels deep`;
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
  if (root === undefined) throw new MalformedXmlError('there is no XML element', 1);
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
  /** False when the file ends, the next record begins, or the limit is reached before its end. */
  readonly isWhole: boolean;
}

/**
 * Cuts the text of an XML file into elements of the given names, so that a malformed one cannot spoil its neighbors.
 * None of them may contain another. Memory holds one record at a time; one of more than 32 million
 * characters is cut there.
 */
export async function* xmlRecords(
  texts: AsyncIterable<string>,
  names: readonly string[],
): AsyncGenerator<XmlRecord> {
  const start = new RegExp(`<(${names.join('|')})(?=[\\s>])`, 'g');
  const longestStart = Math.max(...names.map((name) => name.length)) + 2;
  let text = '';
  let line = 1;
  let open: string | null = null;
  let searchedTo = 0;
  const drop = (length: number) => {
    for (let at = text.indexOf('\n'); at >= 0 && at < length; at = text.indexOf('\n', at + 1))
      line += 1;
    text = text.slice(length);
    searchedTo = 0;
  };
  const cut = (length: number, isWhole: boolean): XmlRecord => {
    const record = { name: open ?? '', text: text.slice(0, length), line, isWhole };
    drop(length);
    open = null;
    return record;
  };
  for await (const more of texts) {
    text += more;
    for (;;) {
      start.lastIndex = searchedTo;
      const next = start.exec(text);
      if (open === null) {
        drop(next?.index ?? Math.max(0, text.length - longestStart));
        if (next === null) break;
        open = next[1] ?? '';
        searchedTo = 1;
        continue;
      }
      const end: string = `</${open}>`;
      const endsAt = text.indexOf(end, searchedTo);
      if (next !== null && (endsAt < 0 || next.index < endsAt)) yield cut(next.index, false);
      else if (endsAt >= 0) yield cut(endsAt + end.length, true);
      else if (text.length > LIMITS.record) yield cut(text.length, false);
      else {
        searchedTo = Math.max(1, text.length - longestStart - end.length);
        break;
      }
    }
  }
  if (open !== null) yield cut(text.length, false);
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
    // UTF-16 was already decoded when the file was opened.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return 'utf-8';
  }
}
