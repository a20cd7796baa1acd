import type { BlankNode, Literal, NamedNode } from '@biographql/sparql';
import {
  getTriple,
  isAbsoluteIri,
  isLanguageTag,
  RDF_LANG_STRING,
  type Triple,
  XSD_STRING,
} from './triple.js';

export class MalformedLineError extends Error {
  override readonly name = 'MalformedLineError';
}

const SPACE = /[ \t]*/y;
const BLANK_LABEL = /_:([\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_\-.·]*[\p{L}\p{N}\p{M}_\-·])?)/uy;
const LITERAL_BODY = /"((?:[^"\\]|\\.)*)/sy;
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/gs;
const TAG = /@([A-Za-z0-9-]*)/y;
const CHARACTERS: Readonly<Record<string, string>> = {
  t: '\t',
  b: '\b',
  n: '\n',
  r: '\r',
  f: '\f',
  '"': '"',
  "'": "'",
  '\\': '\\',
};

/**
 * Reads a line of N-Triples: free white space, escapes, blank nodes. Null for an empty line or a comment.
 * @param renameBlank - Returns the label of a blank node outside its file.
 * @throws MalformedLineError with the reason.
 */
export function parseLine(line: string, renameBlank: (label: string) => string): Triple | null {
  return parseQuadLine(line, renameBlank, false)?.triple ?? null;
}

export interface QuadLine {
  readonly triple: Triple;
  readonly graph: NamedNode | BlankNode | null;
}

/**
 * Reads one line of N-Quads, as {@link parseLine} reads one of N-Triples.
 * @throws MalformedLineError with the reason.
 */
export function parseQuadLine(
  line: string,
  renameBlank: (label: string) => string,
  isQuad = true,
): QuadLine | null {
  const scanner = new LineScanner(line, renameBlank);
  if (scanner.isAtEnd()) return null;
  const subject = scanner.resource('the subject');
  const predicate = scanner.iri('the predicate');
  const object = scanner.isAt('"') ? scanner.literal() : scanner.resource('the object');
  const graph = isQuad && !scanner.isAt('.') ? scanner.resource('the graph') : null;
  scanner.end();
  return { triple: getTriple(subject, predicate, object), graph };
}

class LineScanner {
  private position = 0;

  constructor(
    private readonly line: string,
    private readonly renameBlank: (label: string) => string,
  ) {}

  isAtEnd(): boolean {
    return this.isAt('#') || this.position >= this.line.length;
  }

  /** Whether a text comes next, after white space. */
  isAt(text: string): boolean {
    this.match(SPACE);
    return this.line.startsWith(text, this.position);
  }

  resource(what: string): NamedNode | BlankNode {
    if (!this.isAt('_')) return this.iri(what);
    const label = this.match(BLANK_LABEL)?.[1];
    if (label === undefined) throw new MalformedLineError('the label of a blank node is malformed');
    return { termType: 'BlankNode', value: this.renameBlank(label) };
  }

  iri(what: string): NamedNode {
    if (!this.isAt('<')) throw new MalformedLineError(`${what} is missing or malformed`);
    if (this.isAt('<<'))
      throw new MalformedLineError('triples about triples (RDF-star) are not supported');
    const end = this.line.indexOf('>', this.position);
    if (end < 0) throw new MalformedLineError(`the IRI of ${what} has no closing ">"`);
    const value = unescaped(this.line.slice(this.position + 1, end));
    if (!isAbsoluteIri(value))
      throw new MalformedLineError(`the IRI of ${what} is relative or has a forbidden character`);
    this.position = end + 1;
    return { termType: 'NamedNode', value };
  }

  literal(): Literal {
    const value = unescaped(this.match(LITERAL_BODY)?.[1] ?? '');
    if (this.line[this.position] !== '"')
      throw new MalformedLineError('the literal has no closing quotation mark');
    this.position += 1;
    const language = this.match(TAG)?.[1];
    if (language !== undefined) {
      if (!isLanguageTag(language)) throw new MalformedLineError('the language tag is malformed');
      return { termType: 'Literal', value, language, datatype: RDF_LANG_STRING };
    }
    const isTyped = this.line.startsWith('^^', this.position);
    if (isTyped) this.position += 2;
    const datatype = isTyped ? this.iri('the datatype').value : XSD_STRING;
    return { termType: 'Literal', value, language: '', datatype };
  }

  end(): void {
    if (!this.isAt('.')) throw new MalformedLineError('the "." at the end is missing');
    this.position += 1;
    if (!this.isAtEnd()) throw new MalformedLineError('there is text after the "."');
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.line);
    if (found !== null) this.position += found[0].length;
    return found;
  }
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (all, short?: string, long?: string, letter?: string) => {
    const character =
      letter === undefined
        ? toCharacter(Number.parseInt(short ?? long ?? '', 16))
        : CHARACTERS[letter];
    if (character !== undefined) return character;
    const problem = letter === undefined ? 'not a character' : 'unknown';
    throw new MalformedLineError(`the escape ${all} is ${problem}`);
  });
}

function toCharacter(codePoint: number): string | undefined {
  const isCharacter = codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff);
  return isCharacter ? String.fromCodePoint(codePoint) : undefined;
}
