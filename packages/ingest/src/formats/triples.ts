import { hash } from 'node:crypto';
import { knownCurieIri } from '@biographql/engines/vocabulary';
import type { NamedNode } from '@biographql/sparql';
import { readLines } from '../bytes/lines.js';
import type { Chunks } from '../bytes/open-bytes.js';
import { getReject } from '../dataset/progress.js';
import type { FileReaderOptions } from '../rdf/read-n-triples.js';
import {
  getTriple,
  RDF_LANG_STRING,
  type Triple,
  type TripleBatches,
  XSD_STRING,
} from '../rdf/triple.js';
import { type JsonItem, readJsonItems } from './json/read-json.js';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const OBO_IN_OWL = 'http://www.geneontology.org/formats/oboInOwl#';

export const OWL = 'http://www.w3.org/2002/07/owl#';
export const SKOS = 'http://www.w3.org/2004/02/skos/core#';
export const OBO = 'http://purl.obolibrary.org/obo/';
export const BIOLINK = 'https://w3id.org/biolink/vocab/';

export const PREDICATES = {
  type: `${RDF}type`,
  label: `${RDFS}label`,
  comment: `${RDFS}comment`,
  subClassOf: `${RDFS}subClassOf`,
  equivalentClass: `${OWL}equivalentClass`,
  deprecated: `${OWL}deprecated`,
  definition: `${OBO}IAO_0000115`,
  replacedBy: `${OBO}IAO_0100001`,
  consider: `${OBO_IN_OWL}consider`,
  exactSynonym: `${OBO_IN_OWL}hasExactSynonym`,
  relatedSynonym: `${OBO_IN_OWL}hasRelatedSynonym`,
  narrowSynonym: `${OBO_IN_OWL}hasNarrowSynonym`,
  broadSynonym: `${OBO_IN_OWL}hasBroadSynonym`,
  crossReference: `${OBO_IN_OWL}hasDbXref`,
  alternativeId: `${OBO_IN_OWL}hasAlternativeId`,
  oboNamespace: `${OBO_IN_OWL}hasOBONamespace`,
  exactMatch: `${SKOS}exactMatch`,
  category: `${BIOLINK}category`,
  publications: `${BIOLINK}publications`,
  derivedFrom: 'http://www.w3.org/ns/prov#wasDerivedFrom',
  source: 'http://purl.org/dc/terms/source',
} as const;

export const CLASSES = { term: `${OWL}Class`, relation: `${OWL}ObjectProperty` } as const;

export const XSD_BOOLEAN = 'http://www.w3.org/2001/XMLSchema#boolean';
export const XSD_INTEGER = 'http://www.w3.org/2001/XMLSchema#integer';
const XSD_DECIMAL = 'http://www.w3.org/2001/XMLSchema#decimal';

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
 * Reads a line-based format into a batch; blank lines are skipped.
 * @param read - returns why a line is a reject; null when it is none.
 */
export async function* readByLine(
  chunks: Chunks,
  options: FileReaderOptions,
  batch: TripleBatch,
  read: (text: string, line: number) => string | null,
): TripleBatches {
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

/**
 * Reads the parts of a JSON document that paths name into a batch.
 * @param read - returns why a part is a reject; null when it is none.
 */
export async function* readByItem(
  chunks: Chunks,
  { source, onReject }: FileReaderOptions,
  batch: TripleBatch,
  { paths, read }: { readonly paths: readonly string[]; read(item: JsonItem): string | null },
): TripleBatches {
  for await (const items of readJsonItems(chunks, paths)) {
    for (const item of items) {
      const reason = read(item);
      if (reason === null) continue;
      const text = JSON.stringify(item.value) ?? '';
      onReject(getReject({ source, line: null, reason, text }));
    }
    yield batch.take();
  }
}

export interface Fact {
  readonly subject: string;
  readonly predicate: string;
  readonly object: string;
  readonly isNegated?: boolean;
  /** Values by Biolink slot or IRI; empty values are left out. */
  readonly qualifiers?: readonly (readonly [name: string, value: string])[];
  readonly reference?: Reference;
}

export interface Reference {
  readonly publications?: readonly string[];
  readonly sources?: readonly string[];
}

export const STATEMENT_IRIS = {
  statement: 'urn:biographql:statement:',
  value: 'urn:biographql:value:',
  fact: 'urn:biographql:fact:',
  reference: 'urn:biographql:reference:',
} as const;

const HASH_LENGTH = 16;
/** Numbers in canonical form: `00123` and `1.10` are codes or versions, and stay texts. */
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;
const DECIMAL = /^-?(?:0|[1-9]\d{0,14})\.(?:0|\d*[1-9])$/;

/**
 * Writes facts: the direct triple, unless negated, and a statement with qualifiers and reference when there are any.
 * Equal facts have equal statements, so duplicates are stored once.
 */
export class FactWriter {
  private readonly written = new RecentTexts();

  constructor(private readonly batch: TripleBatch) {}

  write(fact: Fact): void {
    const { subject, predicate, object, isNegated = false, reference } = fact;
    const { batch } = this;
    if (!isNegated && this.written.isNew(`${subject} ${predicate} ${object}`)) {
      batch.link(subject, predicate, object);
    }
    const qualifiers = (fact.qualifiers ?? []).filter(([, value]) => value !== '');
    if (!isNegated && qualifiers.length === 0 && isEmpty(reference)) return;
    const name = localName(predicate);
    const node = `${STATEMENT_IRIS.fact}${toHash([subject, predicate, object, String(isNegated), ...qualifiers.flat()])}`;
    if (this.written.isNew(node)) {
      batch.link(subject, `${STATEMENT_IRIS.statement}${name}`, node);
      batch.link(node, `${STATEMENT_IRIS.value}${name}`, object);
      if (isNegated) batch.literal(node, `${BIOLINK}negated`, 'true', XSD_BOOLEAN);
      for (const [qualifier, value] of qualifiers) this.writeQualifier(node, qualifier, value);
    }
    if (reference !== undefined && !isEmpty(reference)) this.writeReference(node, reference);
  }

  private writeQualifier(node: string, qualifier: string, value: string): void {
    const { batch } = this;
    const predicate = qualifier.includes(':') ? qualifier : `${BIOLINK}${qualifier}`;
    if (INTEGER.test(value)) batch.literal(node, predicate, value, XSD_INTEGER);
    else if (DECIMAL.test(value)) batch.literal(node, predicate, value, XSD_DECIMAL);
    else batch.value(node, predicate, value);
  }

  private writeReference(node: string, { publications = [], sources = [] }: Reference): void {
    const { batch } = this;
    const iri = `${STATEMENT_IRIS.reference}${toHash([...publications, '', ...sources])}`;
    if (this.written.isNew(`${node} ${iri}`)) batch.link(node, PREDICATES.derivedFrom, iri);
    if (!this.written.isNew(iri)) return;
    for (const publication of publications) batch.text(iri, PREDICATES.publications, publication);
    for (const source of sources) batch.value(iri, PREDICATES.source, source);
  }
}

export function localName(predicate: string): string {
  if (predicate.startsWith(BIOLINK)) return predicate.slice(BIOLINK.length);
  return encodeURIComponent(predicate);
}

export function toHash(parts: readonly string[]): string {
  return hash('sha256', parts.join('\n'), 'hex').slice(0, HASH_LENGTH);
}

function isEmpty(reference: Reference | undefined): boolean {
  if (reference === undefined) return true;
  return (reference.publications ?? []).length + (reference.sources ?? []).length === 0;
}

const NONE_OF = /^0+\/0*[1-9]\d*$/;
const NO_PERCENT = /^0+(?:\.0+)?\s*%$/;
/** "Excluded (0%)" of the Human Phenotype Ontology. */
const EXCLUDED = 'HP:0040285';

export function isAbsence(frequency: string): boolean {
  return frequency === EXCLUDED || NONE_OF.test(frequency) || NO_PERCENT.test(frequency);
}
