import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  type FileReaderOptions,
  getReject,
  LIMITS,
  quadText,
  RDF_LANG_STRING,
  type RdfQuad,
  type RdfTerm,
  type Reject,
  rootElement,
  type Triple,
  type TripleBatches,
  tripleOfQuad,
  triplesOfQuad,
  UNSUPPORTED_TERM,
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
 * Reads TriX; named graphs are read as in {@link triplesOfQuad}. A triple that is incomplete is a reject.
 * @throws UnreadableError where the document is not XML, or has a term that is too long; what came before was delivered.
 */
async function* readTrix(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const document = new TrixDocument(options);
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    yield document.read(decoder.decode(chunk, { stream: true }));
    document.check();
  }
  yield document.finish();
  document.check();
}

class TrixDocument {
  private failure: UnreadableError | null = null;
  /** Characters since the last triple. */
  private pending = 0;
  private readonly parser = new SaxesParser();
  private batch: Triple[] = [];
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
    this.parser.on('error', (error) => this.fail(error.message));
  }

  read(text: string): readonly Triple[] {
    this.parser.write(text);
    this.pending = this.batch.length > 0 ? 0 : this.pending + text.length;
    return this.taken();
  }

  finish(): readonly Triple[] {
    this.parser.close();
    return this.taken();
  }

  check(): void {
    if (this.failure !== null) throw this.failure;
    if (this.pending > LIMITS.record) throw new UnreadableError('a triple is longer than 32 MiB');
  }

  private taken(): readonly Triple[] {
    const { batch } = this;
    this.batch = [];
    return batch;
  }

  private open(tag: SaxesTagPlain): void {
    const name = getLocalName(tag.name);
    if (name === 'graph') this.graph = { termType: 'DefaultGraph', value: '' };
    if (name === 'triple') this.terms = [];
    this.tag = tag;
    this.text = '';
  }

  private close(name: string): void {
    if (this.failure !== null) return;
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
      this.reject('a triple must have three terms', '');
      return;
    }
    const quad: RdfQuad = { subject, predicate, object, graph: this.graph };
    const triple = tripleOfQuad(quad, this.options.renameBlank);
    if (triple === null) this.reject(UNSUPPORTED_TERM, quadText(quad));
    else this.batch.push(...triplesOfQuad(triple, quad.graph));
  }

  private fail(message: string): void {
    const reason = message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
    this.failure ??= new UnreadableError(reason, this.parser.line);
  }

  private reject(reason: string, text: string): void {
    const { source, onReject } = this.options;
    const reject: Reject = { source, line: this.parser.line, reason, text };
    onReject(getReject(reject));
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
