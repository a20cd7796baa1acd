import { hash } from 'node:crypto';
import { BIOLINK, PREDICATES, XSD_BOOLEAN, XSD_DECIMAL, XSD_INTEGER } from './predicates.js';
import { RecentTexts, type TripleBatch } from './triple-batch.js';

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
 * Equal facts have equal statements, so that what is read twice is there once.
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
