import { SaxesParser } from 'saxes';
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
