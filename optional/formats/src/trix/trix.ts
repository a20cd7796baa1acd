import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  type CollectingParser,
  collected,
  type FileReaderOptions,
  LIMITS,
  RDF_LANG_STRING,
  type RdfQuad,
  type RdfTerm,
  rootElement,
  type Triple,
  type TripleBatches,
  toTriples,
  UnreadableError,
  XSD_STRING,
} from '@biographql/ingest/internal';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

export const TRIX: GraphFormat = {
  name: 'trix',
  title: 'TriX',
  detect: (head) => rootElement(head)?.name === 'TriX',
  read: readTrix,
};

/**
 * Reads TriX; named graphs are read as in `triplesOfQuad`. A triple that is incomplete is a reject.
 * @throws UnreadableError where the document is not XML, or has a term that is too long; what came before was delivered.
 */
function readTrix(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  return collected(chunks, new TrixParser(options), {
    characters: LIMITS.record,
    error: () => new UnreadableError('a triple is longer than 32 MiB'),
  });
}

class TrixParser implements CollectingParser<Triple> {
  readonly found: Triple[] = [];
  private readonly parser = new SaxesParser();
  private graph: RdfTerm = { termType: 'DefaultGraph', value: '' };
  private terms: RdfTerm[] | null = null;
  private tag: SaxesTagPlain | null = null;
  private text = '';

  constructor(private readonly options: FileReaderOptions) {
    this.parser.on('opentag', (tag) => this.open(tag));
    this.parser.on('text', (text) => {
      this.text += text;
    });
    this.parser.on('cdata', (text) => {
      this.text += text;
    });
    this.parser.on('closetag', (tag) => this.close(getLocalName(tag.name)));
  }

  on(_event: 'error', listener: (error: Error) => void): void {
    this.parser.on('error', listener);
  }

  write(text: string, callback: () => void): void {
    this.parser.write(text);
    callback();
  }

  end(callback: () => void): void {
    this.parser.close();
    callback();
  }

  private open(tag: SaxesTagPlain): void {
    const name = getLocalName(tag.name);
    if (name === 'graph') this.graph = { termType: 'DefaultGraph', value: '' };
    if (name === 'triple') this.terms = [];
    this.tag = tag;
    this.text = '';
  }

  private close(name: string): void {
    if (name === 'triple') {
      this.closeTriple();
      return;
    }
    const term = getTerm(name, this.text, this.tag);
    if (term === null) return;
    if (this.terms === null) this.graph = term;
    else this.terms.push(term);
  }

  private closeTriple(): void {
    const [subject, predicate, object, ...others] = this.terms ?? [];
    this.terms = null;
    if (!subject || !predicate || !object || others.length > 0) {
      const { source, onReject } = this.options;
      const reason = 'a triple must have three terms';
      onReject({ source, line: this.parser.line, reason, text: '' });
      return;
    }
    const quad: RdfQuad = { subject, predicate, object, graph: this.graph };
    this.found.push(...toTriples([quad], this.options, () => this.parser.line));
  }
}

function getTerm(name: string, text: string, tag: SaxesTagPlain | null): RdfTerm | null {
  const { attributes = {} } = tag ?? {};
  if (name === 'uri') return { termType: 'NamedNode', value: text.trim() };
  if (name === 'id') return { termType: 'BlankNode', value: text.trim() };
  if (name === 'plainLiteral') {
    const language = attributes['xml:lang'] ?? '';
    const datatype = { value: language === '' ? XSD_STRING : RDF_LANG_STRING };
    return { termType: 'Literal', value: text, language, datatype };
  }
  if (name !== 'typedLiteral') return null;
  return { termType: 'Literal', value: text, datatype: { value: attributes.datatype ?? '' } };
}

function getLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
