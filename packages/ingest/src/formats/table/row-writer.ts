import { entityIri } from '@biographql/engines/vocabulary';
import { BIOLINK, FactWriter, PREDICATES, RecentTexts, TripleBatch } from '../triples.js';
import type {
  EntityMapping,
  RelationMapping,
  RowCondition,
  TableMapping,
  ValueMapping,
} from './table-mapping.js';

export type Row = (column: string) => string;

type RowValues = (row: Row) => readonly string[];
type RowTest = (row: Row) => boolean;
type EntityIris = ReadonlyMap<string, readonly string[]>;

interface CompiledEntity {
  readonly name: string;
  readonly id: RowValues;
  readonly properties: readonly (readonly [
    kind: 'text' | 'link' | 'value',
    predicate: string,
    values: RowValues,
  ])[];
}

/** Writes a fact of a row; returns why it cannot be written, or null. */
type RelationWriter = (row: Row, iris: EntityIris) => string | null;

export class RowWriter {
  readonly batch = new TripleBatch();
  private readonly written = new RecentTexts();
  private readonly entities: readonly CompiledEntity[];
  private readonly relations: readonly RelationWriter[];
  private readonly isSkipped: RowTest;

  constructor({ source, skip = [], entities, relations }: TableMapping) {
    const facts = new FactWriter(this.batch);
    this.isSkipped = anyOf(skip);
    this.entities = Object.entries(entities).map(([name, entity]) => compileEntity(name, entity));
    this.relations = relations.map((relation) => compileRelation(relation, source, facts));
  }

  /** Returns why a row, or a part of it, cannot be used; null when it was written or skipped. */
  write(row: Row): string | null {
    if (this.isSkipped(row)) return null;
    const iris = new Map<string, readonly string[]>();
    const unidentified: string[] = [];
    for (const { name, id: ids, properties } of this.entities) {
      const found: string[] = [];
      for (const id of ids(row)) {
        const iri = entityIri(id);
        if (iri === null)
          return `the identifier "${id}" of "${name}" is neither a CURIE nor an IRI`;
        found.push(iri);
      }
      const isNamed = properties.some(([kind, , values]) => kind === 'text' && values(row).length);
      if (found.length === 0 && isNamed) unidentified.push(name);
      iris.set(name, found);
    }
    if ([...iris.values()].every((found) => found.length === 0))
      return 'the row has no entity identifier';
    for (const entity of this.entities)
      for (const iri of iris.get(entity.name) ?? []) this.writeEntity(iri, entity, row);
    for (const writeRelation of this.relations) {
      const reason = writeRelation(row, iris);
      if (reason !== null) return reason;
    }
    return unidentified.length === 0
      ? null
      : `the row has no identifier for "${unidentified.join('", "')}", so the corresponding text values are skipped`;
  }

  private writeEntity(iri: string, { properties }: CompiledEntity, row: Row): void {
    for (const [kind, predicate, values] of properties)
      for (const value of values(row)) {
        const other = kind === 'link' ? nameIri(value, predicate === PREDICATES.category) : value;
        if (other === null || (kind === 'link' && other === iri)) continue;
        if (this.written.isNew(`${iri} ${predicate} ${other}`))
          this.batch[kind](iri, predicate, other);
      }
  }
}

function compileEntity(name: string, entity: EntityMapping): CompiledEntity {
  const compile = (
    kind: 'text' | 'link',
    predicate: string,
    values: readonly (ValueMapping | undefined)[] = [],
  ) =>
    values.flatMap((value) =>
      value === undefined ? [] : [[kind, predicate, compileValue(value)] as const],
    );
  return {
    name,
    id: compileValue(entity.id),
    properties: [
      ...compile('text', PREDICATES.label, [entity.name]),
      ...compile('text', PREDICATES.exactSynonym, entity.synonyms),
      ...compile('text', PREDICATES.relatedSynonym, entity.relatedSynonyms),
      ...compile('text', PREDICATES.definition, [entity.definition]),
      ...compile('text', PREDICATES.crossReference, entity.crossReferences),
      ...compile('link', PREDICATES.category, [entity.category]),
      ...compile('link', PREDICATES.exactMatch, entity.exactMatches),
      ...Object.entries(entity.properties ?? {}).map(
        ([property, value]) =>
          ['value', nameIri(property, true) ?? property, compileValue(value)] as const,
      ),
    ],
  };
}

function compileRelation(
  mapping: RelationMapping,
  source: string,
  facts: FactWriter,
): RelationWriter {
  const { when = [], negated = [], qualifiers: said = {} } = mapping;
  const conditions = when.map(compileCondition);
  const isNegated = anyOf(negated);
  const getName = compileValue(mapping.predicate);
  const [getPublications, getSources] = [allOf(mapping.publications), allOf(mapping.sources)];
  const getQualifiers = Object.entries(said).map(([name, value]) => {
    const slot = name.includes(':') ? (nameIri(name, true) ?? name) : name;
    const values = compileValue(value);
    return (row: Row) => values(row).map((text) => [slot, text] as const);
  });
  return (row, iris) => {
    if (!conditions.every((holds) => holds(row))) return null;
    const [name] = getName(row);
    if (name === undefined) return null;
    const predicate = nameIri(name, true);
    if (predicate === null)
      return `the predicate "${name}" is not a Biolink name, a CURIE or an IRI`;
    const stated = getSources(row);
    const fact = {
      predicate,
      isNegated: isNegated(row),
      qualifiers: getQualifiers.flatMap((values) => values(row)),
      reference: {
        publications: getPublications(row),
        sources: stated.length > 0 ? stated : [source],
      },
    };
    for (const subject of iris.get(mapping.subject) ?? [])
      for (const object of iris.get(mapping.object) ?? [])
        facts.write({ subject, object, ...fact });
    return null;
  };
}

function allOf(values: readonly ValueMapping[] = []): RowValues {
  const compiled = values.map(compileValue);
  return (row) => compiled.flatMap((value) => value(row));
}

function anyOf(conditions: readonly RowCondition[]): RowTest {
  const compiled = conditions.map(compileCondition);
  return (row) => compiled.some((holds) => holds(row));
}

function compileCondition({ column, is, isNot, matches }: RowCondition): RowTest {
  const pattern = matches === undefined ? null : new RegExp(matches, 'u');
  return (row) => {
    const cell = row(column);
    if (is?.includes(cell) === false || isNot?.includes(cell) === true) return false;
    return pattern === null || pattern.test(cell);
  };
}

const PLACEHOLDER = /\{([^{}]+)\}/g;

function compileValue(mapping: ValueMapping): RowValues {
  if (typeof mapping === 'string') return (row) => listed(fill(mapping, row));
  const { value, split, replace = [], map } = mapping;
  const replacements = replace.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);
  const finish = (text: string): string => {
    if (text === '') return '';
    const replaced = replacements
      .reduce((from, [pattern, by]) => from.replace(pattern, by), text)
      .trim();
    return map === undefined ? replaced : (map[replaced] ?? map['*'] ?? '');
  };
  if (split === undefined) return (row) => listed(finish(fill(value, row)));
  const [, list = ''] = value.match(/\{([^{}]+)\}/) ?? [];
  return (row) =>
    row(list)
      .split(split)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => finish(fill(value, (column) => (column === list ? part : row(column)))))
      .filter((text) => text !== '');
}

function listed(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

/** Fills a text with cells; empty when one of them is. */
function fill(template: string, row: Row): string {
  let isWhole = true;
  const text = template.replace(PLACEHOLDER, (_, column: string) => {
    const cell = row(column);
    if (cell === '') isWhole = false;
    return cell;
  });
  return isWhole ? text : '';
}

function nameIri(name: string, isBiolink: boolean): string | null {
  if (isBiolink && /^\w+$/.test(name)) return `${BIOLINK}${name}`;
  return entityIri(name);
}
