import type { NamedNode } from '@biographql/sparql';
import { getTriple, RDF_LANG_STRING, type Triple, XSD_STRING } from '../../rdf/triple.js';

/** Triples that a reader makes, until they are taken. IRIs must be absolute and free of forbidden characters. */
export class TripleBatch {
  private triples: Triple[] = [];
  private readonly predicates = new Map<string, NamedNode>();

  get size(): number {
    return this.triples.length;
  }

  /** Adds a triple between two IRIs. */
  link(subject: string, predicate: string, object: string): void {
    this.push(subject, predicate, { termType: 'NamedNode', value: object });
  }

  /** Adds a text without a language; an empty one is left out. */
  text(subject: string, predicate: string, value: string): void {
    this.literal(subject, predicate, value, XSD_STRING);
  }

  /** Adds a text in a language (a well-formed tag); an empty text is left out. */
  textIn(language: string, subject: string, predicate: string, value: string): void {
    if (value === '') return;
    this.push(subject, predicate, {
      termType: 'Literal',
      value,
      language,
      datatype: RDF_LANG_STRING,
    });
  }

  /** Adds a value of a datatype; an empty one is left out. */
  literal(subject: string, predicate: string, value: string, datatype: string): void {
    if (value === '') return;
    this.push(subject, predicate, { termType: 'Literal', value, language: '', datatype });
  }

  /** Adds a triple that is made already. */
  add(triple: Triple): void {
    this.triples.push(triple);
  }

  /** Returns what was added since the last call. */
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
