import { knownCurieIri } from '@biographql/engines/vocabulary';
import type { NamedNode } from '@biographql/sparql';
import { readLines } from '../../bytes/lines.js';
import { getReject } from '../../dataset/progress.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import { getTriple, RDF_LANG_STRING, type Triple, XSD_STRING } from '../../rdf/triple.js';

/** Triples of a reader. IRIs must be absolute and valid. */
export class TripleBatch {
  private triples: Triple[] = [];
  private readonly predicates = new Map<string, NamedNode>();

  get size(): number {
    return this.triples.length;
  }

  link(subject: string, predicate: string, object: string): void {
    this.push(subject, predicate, { termType: 'NamedNode', value: object });
  }

  /** Adds a text without a language; empty texts are skipped. */
  text(subject: string, predicate: string, value: string): void {
    this.literal(subject, predicate, value, XSD_STRING);
  }

  /** Adds a link for a CURIE of a known prefix, a text for all else. */
  value(subject: string, predicate: string, value: string): void {
    const iri = knownCurieIri(value);
    if (iri === null) this.text(subject, predicate, value);
    else this.link(subject, predicate, iri);
  }

  textIn(language: string, subject: string, predicate: string, value: string): void {
    if (value === '') return;
    this.push(subject, predicate, {
      termType: 'Literal',
      value,
      language,
      datatype: RDF_LANG_STRING,
    });
  }

  literal(subject: string, predicate: string, value: string, datatype: string): void {
    if (value === '') return;
    this.push(subject, predicate, { termType: 'Literal', value, language: '', datatype });
  }

  add(triple: Triple): void {
    this.triples.push(triple);
  }

  take(): readonly Triple[] {
    const { triples } = this;
    this.triples = [];
    return triples;
  }

  private push(subject: string, predicate: string, object: Triple['object']): void {
    const by = this.predicate(predicate);
    this.triples.push(getTriple({ termType: 'NamedNode', value: subject }, by, object));
  }

  private predicate(value: string): NamedNode {
    const known = this.predicates.get(value);
    if (known !== undefined) return known;
    const predicate: NamedNode = { termType: 'NamedNode', value };
    this.predicates.set(value, predicate);
    return predicate;
  }
}

/** Remembers recent texts in bounded memory. */
export class RecentTexts {
  private current = new Set<string>();
  private earlier = new Set<string>();

  constructor(private readonly atLeast = 50_000) {}

  /** Returns false when the text is remembered; otherwise remembers it. */
  isNew(text: string): boolean {
    if (this.current.has(text) || this.earlier.has(text)) return false;
    this.current.add(text);
    if (this.current.size >= this.atLeast) {
      this.earlier = this.current;
      this.current = new Set();
    }
    return true;
  }
}

/**
 * Reads a format of lines into a batch; blank lines are passed over.
 * @param read - returns why a line is a reject; null when it is none.
 */
export async function* readByLine(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
  batch: TripleBatch,
  read: (text: string, line: number) => string | null,
): AsyncGenerator<readonly Triple[]> {
  const { source, onReject } = options;
  for await (const lines of readLines(chunks, options)) {
    for (const { text, line } of lines) {
      if (text.trim() === '') continue;
      const reason = read(text, line);
      if (reason !== null) onReject(getReject({ source, line, reason, text }));
    }
    yield batch.take();
  }
}
