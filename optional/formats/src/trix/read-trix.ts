import {
  type FileReaderOptions,
  quadText,
  RDF_LANG_STRING,
  type RdfQuad,
  type RdfTerm,
  type Reject,
  rejectOf,
  type Triple,
  tripleOfQuad,
  triplesOfQuad,
  UNSUPPORTED_TERM,
  XSD_STRING,
} from '@biographql/ingest/internal';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/**
 * Reads TriX; named graphs are kept as in {@link triplesOfQuad}. A triple that is incomplete is a reject, and a document
 * that is not XML ends the file with one.
 */
export async function* readTrix(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const document = new TrixDocument(options);
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    yield document.read(decoder.decode(chunk, { stream: true }));
    if (document.hasFailed) return;
  }
  yield document.finish();
}

class TrixDocument {
  hasFailed = false;
  private readonly parser = new SaxesParser();
  private batch: Triple[] = [];
  private graph: RdfTerm = { termType: 'DefaultGraph', value: '' };
  /** The terms of the triple that is open; null outside of one. */
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
    this.parser.on('closetag', (tag) => this.close(localNameOf(tag.name)));
    this.parser.on('error', (error) => this.fail(error.message));
  }

  read(text: string): readonly Triple[] {
    this.parser.write(text);
    return this.taken();
  }

  finish(): readonly Triple[] {
    this.parser.close();
    return this.taken();
  }

  private taken(): readonly Triple[] {
    const { batch } = this;
    this.batch = [];
    return batch;
  }

  private open(tag: SaxesTagPlain): void {
    const name = localNameOf(tag.name);
    if (name === 'graph') this.graph = { termType: 'DefaultGraph', value: '' };
    if (name === 'triple') this.terms = [];
    this.tag = tag;
    this.text = '';
  }

  private close(name: string): void {
    if (this.hasFailed) return;
    if (name === 'triple') {
      this.closeTriple();
      return;
    }
    const term = termOf(name, this.text, this.tag);
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
    if (this.hasFailed) return;
    this.hasFailed = true;
    const reason = message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
    this.reject(`${reason}; reading of this file ends here`, '');
  }

  private reject(reason: string, text: string): void {
    const { source, onReject } = this.options;
    const reject: Reject = { source, line: this.parser.line, reason, text };
    onReject(rejectOf(reject));
  }
}

function termOf(name: string, text: string, tag: SaxesTagPlain | null): RdfTerm | null {
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

function localNameOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
