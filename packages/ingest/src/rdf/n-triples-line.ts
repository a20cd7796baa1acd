import type { BlankNode, Literal, NamedNode, Term } from '@biographql/sparql';
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

const BLANK_LABEL = /_:([\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_\-.·]*[\p{L}\p{N}\p{M}_\-·])?)/uy;
const LITERAL_BODY = /(?:[^"\\]|\\.)*/sy;
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/gs;
const TAG_BODY = /[A-Za-z0-9-]*/y;
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
  return readLine(line, renameBlank, false)?.triple ?? null;
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
): QuadLine | null {
  return readLine(line, renameBlank, true);
}

function readLine(
  line: string,
  renameBlank: (label: string) => string,
  isQuad: boolean,
): QuadLine | null {
  const scanner = new LineScanner(line, renameBlank);
  if (scanner.isAtEnd()) return null;
  const subject = scanner.subject();
  const predicate = scanner.iri('the predicate');
  const object = scanner.object();
  const graph = isQuad ? scanner.graph() : null;
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
    this.skipSpace();
    return this.position >= this.line.length || this.line[this.position] === '#';
  }

  subject(): NamedNode | BlankNode {
    this.skipSpace();
    return this.line[this.position] === '_' ? this.blankNode() : this.iri('the subject');
  }

  graph(): NamedNode | BlankNode | null {
    this.skipSpace();
    if (this.line[this.position] === '.') return null;
    return this.line[this.position] === '_' ? this.blankNode() : this.iri('the graph');
  }

  object(): Term {
    this.skipSpace();
    const first = this.line[this.position];
    if (first === '"') return this.literal();
    return first === '_' ? this.blankNode() : this.iri('the object');
  }

  iri(what: string): NamedNode {
    this.skipSpace();
    const { line, position } = this;
    if (line[position] !== '<') throw new MalformedLineError(`${what} is missing or malformed`);
    if (line.startsWith('<<', position)) {
      throw new MalformedLineError('triples about triples (RDF-star) are not supported');
    }
    const end = line.indexOf('>', position);
    if (end < 0) throw new MalformedLineError(`the IRI of ${what} has no closing ">"`);
    const value = unescaped(line.slice(position + 1, end));
    if (!isAbsoluteIri(value)) {
      throw new MalformedLineError(`the IRI of ${what} is relative or has a forbidden character`);
    }
    this.position = end + 1;
    return { termType: 'NamedNode', value };
  }

  end(): void {
    this.skipSpace();
    if (this.line[this.position] !== '.') {
      throw new MalformedLineError('the "." at the end is missing');
    }
    this.position += 1;
    if (!this.isAtEnd()) throw new MalformedLineError('there is text after the "."');
  }

  private blankNode(): BlankNode {
    const label = this.match(BLANK_LABEL)?.[1];
    if (label === undefined) throw new MalformedLineError('the label of a blank node is malformed');
    return { termType: 'BlankNode', value: this.renameBlank(label) };
  }

  private literal(): Literal {
    this.position += 1;
    const body = this.match(LITERAL_BODY)?.[0] ?? '';
    if (this.line[this.position] !== '"') {
      throw new MalformedLineError('the literal has no closing quotation mark');
    }
    this.position += 1;
    const value = unescaped(body);
    if (this.line[this.position] === '@') {
      return { termType: 'Literal', value, language: this.language(), datatype: RDF_LANG_STRING };
    }
    if (!this.line.startsWith('^^', this.position)) {
      return { termType: 'Literal', value, language: '', datatype: XSD_STRING };
    }
    this.position += 2;
    const datatype = this.iri('the datatype').value;
    return { termType: 'Literal', value, language: '', datatype };
  }

  private language(): string {
    this.position += 1;
    const tag = this.match(TAG_BODY)?.[0] ?? '';
    if (!isLanguageTag(tag)) throw new MalformedLineError('the language tag is malformed');
    return tag;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.line);
    if (found !== null) this.position += found[0].length;
    return found;
  }

  private skipSpace(): void {
    while (this.line[this.position] === ' ' || this.line[this.position] === '\t')
      this.position += 1;
  }
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (all, short?: string, long?: string, letter?: string) => {
    if (letter !== undefined) return getCharacter(letter);
    const codePoint = Number.parseInt(short ?? long ?? '', 16);
    if (codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff)) {
      throw new MalformedLineError(`the escape ${all} is not a character`);
    }
    return String.fromCodePoint(codePoint);
  });
}

function getCharacter(letter: string): string {
  const character = CHARACTERS[letter];
  if (character === undefined) throw new MalformedLineError(`the escape \\${letter} is unknown`);
  return character;
}
