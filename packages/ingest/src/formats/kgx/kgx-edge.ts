import { entityIri } from '@biographql/engines/vocabulary';
import type { FactWriter } from '../triples/fact-writer.js';
import { isAbsence } from '../triples/fact-writer.js';
import { BIOLINK } from '../triples/predicates.js';
import { kgxIri, propertyIri } from './kgx-node.js';
import type { KgxRecord } from './kgx-record.js';

const SOURCES = [
  'primary_knowledge_source',
  'aggregator_knowledge_source',
  'knowledge_source',
  'supporting_data_source',
  'provided_by',
];
const LEFT_OUT = new Set([
  ...SOURCES,
  ...['id', 'subject', 'predicate', 'object', 'category', 'type', 'iri', 'relation'],
  ...['negated', 'publications', 'from', 'to', ''],
]);
const NOT_TOLD = new Set(['not_provided', 'None', 'none', 'null']);

/**
 * Writes the triples of an edge.
 * @param fileName - Its source when it names none.
 * @returns Why it cannot be written; null when it was.
 */
export function writeEdge(record: KgxRecord, facts: FactWriter, fileName: string): string | null {
  const one = (name: string) => record.values(name)[0] ?? '';
  for (const name of ['subject', 'predicate', 'object']) {
    if (one(name) === '') return `the edge has no "${name}"`;
  }
  const subject = kgxIri(one('subject'));
  const object = kgxIri(one('object'));
  if (subject === null) return `the subject "${one('subject')}" is neither a CURIE nor an IRI`;
  if (object === null) return `the object "${one('object')}" is neither a CURIE nor an IRI`;
  const predicate = predicateIri(one('predicate'));
  if (predicate === null) return `"${one('predicate')}" is a class or no name, not a predicate`;
  facts.write({
    subject,
    predicate,
    object,
    isNegated: one('negated').toLowerCase() === 'true' || isAbsentIn(one),
    qualifiers: qualifiersOf(record),
    reference: {
      publications: record.values('publications'),
      sources: getSources(record, fileName),
    },
  });
  return null;
}

function getSources(record: KgxRecord, fileName: string): readonly string[] {
  const stated = [...new Set(SOURCES.flatMap((name) => record.values(name)))];
  return stated.length > 0 ? stated : [fileName];
}

function qualifiersOf(record: KgxRecord): readonly (readonly [string, string])[] {
  return record.names
    .filter((name) => !LEFT_OUT.has(name))
    .flatMap((name) =>
      record
        .values(name)
        .filter((value) => !NOT_TOLD.has(value))
        .map((value) => [/^\w+$/.test(name) ? name : propertyIri(name), value] as const),
    );
}

/** A phenotype that none of the observed had is absent, whether or not the edge is marked as negated. */
function isAbsentIn(one: (name: string) => string): boolean {
  const [count, total] = [one('has_count'), one('has_total')];
  if (count !== '' && Number(count) === 0 && Number(total) > 0) return true;
  return isAbsence(one('frequency_qualifier'));
}

/** Biolink's predicates are in snake case, and its classes in camel case. */
function predicateIri(text: string): string | null {
  const name = text.replace(/^biolink:/, '').replaceAll(' ', '_');
  if (/^[a-z]\w*$/.test(name)) return `${BIOLINK}${name}`;
  return text.startsWith('biolink:') ? null : entityIri(text);
}
