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

export type RowValues = (row: Row) => readonly string[];

const PLACEHOLDER = /\{([^{}]+)\}/g;
const PLACEHOLDERS = /(\{[^{}]+\})/;

function compileValue(mapping: ValueMapping): RowValues {
  if (typeof mapping === 'string') return filled(mapping);
  const { value, split, replace = [], map } = mapping;
  const replacements = replace.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);
  const finish = (text: string): readonly string[] => {
    const replaced = replacements
      .reduce((from, [pattern, by]) => from.replace(pattern, by), text)
      .trim();
    const mapped = map === undefined ? replaced : (map[replaced] ?? map['*'] ?? '');
    return mapped === '' ? [] : [mapped];
  };
  const fill = split === undefined ? filled(value) : filledParts(value, split);
  return (row) => fill(row).flatMap(finish);
}

function compileCondition({ column, is, isNot, matches }: RowCondition): (row: Row) => boolean {
  const pattern = matches === undefined ? null : new RegExp(matches, 'u');
  return (row) => {
    const cell = row(column);
    if (is !== undefined && !is.includes(cell)) return false;
    if (isNot?.includes(cell) === true) return false;
    return pattern === null || pattern.test(cell);
  };
}

function filled(template: string): RowValues {
  const [only] = /^\{([^{}]+)\}$/.exec(template)?.slice(1) ?? [];
  if (only !== undefined) {
    return (row) => {
      const cell = row(only);
      return cell === '' ? [] : [cell];
    };
  }
  const parts = template.split(PLACEHOLDERS);
  return (row) => {
    let text = '';
    for (const [place, part] of parts.entries()) {
      if (place % 2 === 0) text += part;
      else {
        const cell = row(part.slice(1, -1));
        if (cell === '') return [];
        text += cell;
      }
    }
    return text === '' ? [] : [text];
  };
}

function filledParts(template: string, mark: string): RowValues {
  const columns = [...template.matchAll(PLACEHOLDER)].map(([, column = '']) => column);
  const [listed = ''] = columns;
  return (row) =>
    row(listed)
      .split(mark)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .flatMap((part) => filled(template)((column) => (column === listed ? part : row(column))));
}

interface CompiledEntity {
  readonly name: string;
  readonly id: RowValues;
  readonly texts: readonly (readonly [predicate: string, values: RowValues])[];
  readonly links: readonly (readonly [predicate: string, values: RowValues])[];
  readonly properties: readonly (readonly [predicate: string, values: RowValues])[];
}

interface CompiledRelation {
  readonly mapping: RelationMapping;
  readonly predicate: RowValues;
  readonly isStated: (row: Row) => boolean;
  readonly isNegated: (row: Row) => boolean;
  readonly qualifiers: readonly (readonly [name: string, values: RowValues])[];
  readonly publications: RowValues;
  readonly sources: RowValues;
}

export class RowWriter {
  readonly batch = new TripleBatch();
  private readonly facts = new FactWriter(this.batch);
  private readonly written = new RecentTexts();
  private readonly entities: readonly CompiledEntity[];
  private readonly relations: readonly CompiledRelation[];
  private readonly isSkipped: (row: Row) => boolean;

  constructor(private readonly mapping: TableMapping) {
    this.isSkipped = anyOf((mapping.skip ?? []).map(compileCondition));
    this.entities = Object.entries(mapping.entities).map(([name, entity]) =>
      compileEntity(name, entity),
    );
    this.relations = mapping.relations.map(compileRelation);
  }

  /** Returns why a row, or a part of it, cannot be used; null when it was, and when it is left out. */
  write(row: Row): string | null {
    if (this.isSkipped(row)) return null;
    const iris = new Map<string, readonly string[]>();
    const unidentified: string[] = [];
    for (const entity of this.entities) {
      const found: string[] = [];
      for (const id of entity.id(row)) {
        const iri = entityIri(id);
        if (iri === null)
          return `the identifier "${id}" of "${entity.name}" is neither a CURIE nor an IRI`;
        found.push(iri);
      }
      const isNamed = entity.texts.some(([, values]) => values(row).length > 0);
      if (found.length === 0 && isNamed) unidentified.push(entity.name);
      iris.set(entity.name, found);
    }
    if ([...iris.values()].every((found) => found.length === 0)) return 'the row names no entity';
    for (const entity of this.entities) {
      for (const iri of iris.get(entity.name) ?? []) this.writeEntity(iri, entity, row);
    }
    for (const relation of this.relations) {
      const reason = relation.isStated(row) ? this.writeRelation(relation, iris, row) : null;
      if (reason !== null) return reason;
    }
    return unidentified.length === 0
      ? null
      : `the texts of "${unidentified.join('", "')}" are left out: the row has no identifier of it`;
  }

  private writeEntity(iri: string, { texts, links, properties }: CompiledEntity, row: Row): void {
    const { batch } = this;
    const isNew = (predicate: string, value: string) =>
      this.written.isNew(`${iri} ${predicate} ${value}`);
    for (const [predicate, values] of texts) {
      for (const value of values(row))
        if (isNew(predicate, value)) batch.text(iri, predicate, value);
    }
    for (const [predicate, values] of links) {
      for (const value of values(row)) {
        const other = nameIri(value, predicate === PREDICATES.category);
        if (other !== null && other !== iri && isNew(predicate, other))
          batch.link(iri, predicate, other);
      }
    }
    for (const [predicate, values] of properties) {
      for (const value of values(row))
        if (isNew(predicate, value)) batch.value(iri, predicate, value);
    }
  }

  private writeRelation(
    { mapping, predicate, isNegated, qualifiers, publications, sources }: CompiledRelation,
    iris: ReadonlyMap<string, readonly string[]>,
    row: Row,
  ): string | null {
    const [name] = predicate(row);
    const by = name === undefined ? null : nameIri(name, true);
    if (name === undefined) return null;
    if (by === null) return `the predicate "${name}" is neither of Biolink, nor a CURIE or an IRI`;
    const said = qualifiers.flatMap(([qualifier, values]) =>
      values(row).map((value) => [qualifier, value] as const),
    );
    const stated = sources(row);
    for (const subject of iris.get(mapping.subject) ?? []) {
      for (const object of iris.get(mapping.object) ?? []) {
        this.facts.write({
          subject,
          predicate: by,
          object,
          isNegated: isNegated(row),
          qualifiers: said,
          reference: {
            publications: publications(row),
            sources: stated.length > 0 ? stated : [this.mapping.source],
          },
        });
      }
    }
    return null;
  }
}

function compileEntity(name: string, entity: EntityMapping): CompiledEntity {
  const list = (predicate: string, values: readonly (ValueMapping | undefined)[] = []) =>
    values.flatMap((value) =>
      value === undefined ? [] : [[predicate, compileValue(value)] as const],
    );
  return {
    name,
    id: compileValue(entity.id),
    texts: [
      ...list(PREDICATES.label, [entity.name]),
      ...list(PREDICATES.exactSynonym, entity.synonyms),
      ...list(PREDICATES.relatedSynonym, entity.relatedSynonyms),
      ...list(PREDICATES.definition, [entity.definition]),
      ...list(PREDICATES.crossReference, entity.crossReferences),
    ],
    links: [
      ...list(PREDICATES.category, [entity.category]),
      ...list(PREDICATES.exactMatch, entity.exactMatches),
    ],
    properties: Object.entries(entity.properties ?? {}).map(
      ([property, value]) => [nameIri(property, true) ?? property, compileValue(value)] as const,
    ),
  };
}

function compileRelation(mapping: RelationMapping): CompiledRelation {
  const { when = [], negated = [], qualifiers = {}, publications = [], sources = [] } = mapping;
  const conditions = when.map(compileCondition);
  return {
    mapping,
    predicate: compileValue(mapping.predicate),
    isStated: (row) => conditions.every((holds) => holds(row)),
    isNegated: anyOf(negated.map(compileCondition)),
    qualifiers: Object.entries(qualifiers).map(
      ([name, value]) =>
        [name.includes(':') ? (nameIri(name, true) ?? name) : name, compileValue(value)] as const,
    ),
    publications: allOf(publications),
    sources: allOf(sources),
  };
}

function allOf(values: readonly ValueMapping[]): RowValues {
  const compiled = values.map(compileValue);
  return (row) => compiled.flatMap((value) => value(row));
}

function anyOf(conditions: readonly ((row: Row) => boolean)[]): (row: Row) => boolean {
  return (row) => conditions.some((holds) => holds(row));
}

function nameIri(name: string, isBiolink: boolean): string | null {
  if (isBiolink && /^\w+$/.test(name)) return `${BIOLINK}${name}`;
  return entityIri(name);
}
