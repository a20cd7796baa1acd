import { isRecord } from '@biographql/core/internal';
import { entityIri } from '@biographql/engines/vocabulary';
import { sourceName } from '../../source-files.js';
import {
  BIOLINK,
  FactWriter,
  isAbsence,
  PREDICATES,
  TripleBatch,
  XSD_BOOLEAN,
} from '../triples.js';

export interface KgxRecord {
  readonly names: readonly string[];
  /** The non-empty values of a property. */
  values(name: string): readonly string[];
}

const NONE: readonly string[] = [];

export function recordOfObject(object: Readonly<Record<string, unknown>>): KgxRecord {
  return {
    names: Object.keys(object),
    values: (name) => getTexts(Object.hasOwn(object, name) ? object[name] : undefined),
  };
}

export function recordOfCells(
  columns: ReadonlyMap<string, number>,
  cells: readonly string[],
): KgxRecord {
  return {
    names: [...columns.keys()],
    values(name) {
      const place = columns.get(name);
      const cell = place === undefined ? '' : tidied(cells[place] ?? '');
      if (cell === '') return NONE;
      if (!cell.includes('|') || SINGLE.has(name)) return [cell];
      return cell
        .split('|')
        .map(tidied)
        .filter((value) => value !== '');
    },
  };
}

/** Single-valued properties, in which `|` does not separate values. */
const SINGLE = new Set([
  'id',
  'name',
  'description',
  'subject',
  'predicate',
  'object',
  'full_name',
  'symbol',
]);

function tidied(cell: string): string {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"')
    : text;
}

function getTexts(value: unknown): readonly string[] {
  if (value === undefined || value === null || value === '') return NONE;
  if (Array.isArray(value)) return value.flatMap(getTexts);
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}

export function isKgxLine(line: string): boolean {
  const keys = getKeys(line);
  const isEdge = ['subject', 'predicate', 'object'].every((key) => keys.has(key));
  return isEdge || (keys.has('id') && keys.has('category'));
}

function getKeys(line: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(line);
    return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
  } catch {
    return new Set();
  }
}

const TEXTS: Readonly<Record<string, string>> = {
  name: PREDICATES.label,
  synonym: PREDICATES.exactSynonym,
  exact_synonym: PREDICATES.exactSynonym,
  related_synonym: PREDICATES.relatedSynonym,
  narrow_synonym: PREDICATES.narrowSynonym,
  broad_synonym: PREDICATES.broadSynonym,
  description: PREDICATES.definition,
  xref: PREDICATES.crossReference,
};
const SAME = new Set(['same_as', 'equivalent_identifiers', 'exact_match']);
const BARE_ID = /^[A-Za-z]\w*\d$/;
const UNWRITTEN = new Set(['id', 'iri', 'provided_by', 'namespace', 'type', '']);

function writeNode(record: KgxRecord, batch: TripleBatch): string | null {
  const [id = ''] = record.values('id');
  if (id === '') return 'the node has no "id"';
  const iri = kgxIri(id);
  if (iri === null) return `the id "${id}" is neither a CURIE nor an IRI`;
  for (const category of record.values('category')) {
    const kind = categoryIri(category);
    if (kind === null) return `the category "${category}" is not a Biolink name, a CURIE or an IRI`;
    batch.link(iri, PREDICATES.category, kind);
  }
  for (const name of record.names) {
    if (name === 'category' || UNWRITTEN.has(name)) continue;
    for (const value of record.values(name)) writeProperty(iri, name, value, batch);
  }
  return null;
}

function writeProperty(iri: string, name: string, value: string, batch: TripleBatch): void {
  const text = TEXTS[name];
  if (text !== undefined) {
    batch.text(iri, text, value);
    return;
  }
  if (SAME.has(name)) {
    const other = entityIri(value);
    if (other !== null && other !== iri) batch.link(iri, PREDICATES.exactMatch, other);
    return;
  }
  if (name === 'deprecated') {
    if (value.toLowerCase() === 'true')
      batch.literal(iri, PREDICATES.deprecated, 'true', XSD_BOOLEAN);
    return;
  }
  batch.value(iri, propertyIri(name), value);
}

/** Returns the IRI of a node. An identifier without a prefix gets a local IRI, known only in this graph. */
function kgxIri(id: string): string | null {
  return BARE_ID.test(id) ? `urn:biographql:local:${id}` : entityIri(id);
}

function propertyIri(name: string): string {
  const bare = name.replace(/^:/, '');
  const iri = bare.includes(':') ? entityIri(bare) : null;
  return iri ?? `${BIOLINK}${bare.trim().replace(/[^\w.-]+/g, '_')}`;
}

function categoryIri(category: string): string | null {
  return category.includes(':')
    ? entityIri(category)
    : `${BIOLINK}${category.replace(/\W+/g, '_')}`;
}

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
const UNSTATED = new Set(['not_provided', 'None', 'none', 'null']);

/**
 * Writes the triples of an edge.
 * @param fileName - Source of an edge that names none.
 * @returns Why it cannot be written; null when it was.
 */
function writeEdge(record: KgxRecord, facts: FactWriter, fileName: string): string | null {
  const one = (name: string) => record.values(name)[0] ?? '';
  for (const name of ['subject', 'predicate', 'object']) {
    if (one(name) === '') return `the edge has no "${name}"`;
  }
  const subject = kgxIri(one('subject'));
  const object = kgxIri(one('object'));
  if (subject === null) return `the subject "${one('subject')}" is neither a CURIE nor an IRI`;
  if (object === null) return `the object "${one('object')}" is neither a CURIE nor an IRI`;
  const predicate = predicateIri(one('predicate'));
  if (predicate === null)
    return `"${one('predicate')}" is not a predicate: it is either a class or an invalid name`;
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
        .filter((value) => !UNSTATED.has(value))
        .map((value) => [/^\w+$/.test(name) ? name : propertyIri(name), value] as const),
    );
}

/** A phenotype that none of the observed individuals had is absent, whether or not the edge is marked as negated. */
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

/** Writes nodes and edges of KGX. Both methods return why a record is a reject; null when it was written. */
export class KgxWriter {
  readonly batch = new TripleBatch();
  private readonly facts = new FactWriter(this.batch);

  /** @param source - path of the file: the source of edges that name none. */
  constructor(private readonly source: string) {}

  write(kind: 'node' | 'edge', record: KgxRecord): string | null {
    return kind === 'node'
      ? writeNode(record, this.batch)
      : writeEdge(record, this.facts, sourceName(this.source));
  }

  /** @param kind - default: detected from the names of the record. */
  writeObject(value: unknown, kind?: 'node' | 'edge'): string | null {
    if (!isRecord(value)) return 'the record is not an object';
    const record = recordOfObject(value);
    const isEdge = ['subject', 'predicate', 'object'].some((name) => record.names.includes(name));
    return this.write(kind ?? (isEdge ? 'edge' : 'node'), record);
  }
}
