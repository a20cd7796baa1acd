import { InvalidArgumentError } from '@biographql/core';
import type { ClassModel } from './graph-model.js';
import type { GraphReader, ReachedEntity } from './graph-reader.js';

/** Types of the arguments `filter` and `orderBy`. */
export const FILTER_TYPES = `"Conditions on an entity. All of them must hold."
input EntityFilter {
  "The entity has one of these identifiers."
  ids: [ID!]
  "Identifier of a class. The entity is an instance of this class or of a subclass."
  class: ID
  "Text that the name contains, ignoring case."
  name: String
  values: [ValueFilter!]
  counts: [CountFilter!]
}

"Condition on a value field of the entity's type. At least one value of the field must match."
input ValueFilter {
  field: String!
  equals: String
  in: [String!]
  min: Float
  max: Float
}

"Condition on the number of entities reached through a relation field of the entity's type."
input CountFilter {
  field: String!
  min: Int
  max: Int
}

"Order of entities. Ties are sorted by IRI."
enum EntityOrder {
  "Entities with the most edges first."
  DEGREE
  NAME
  IRI
}

"Summary of a numeric field over all entities in a list. The minimum, maximum and average are null if there are no values."
type Aggregate {
  count: Int!
  min: Float
  max: Float
  average: Float
}

type PageInfo {
  hasNextPage: Boolean!
  "Pass this value as \`after\` to get the next page. Null for an empty page."
  endCursor: ID
}`;

interface ValueFilter {
  readonly field: string;
  readonly equals?: string | null;
  readonly in?: readonly string[] | null;
  readonly min?: number | null;
  readonly max?: number | null;
}

interface CountFilter {
  readonly field: string;
  readonly min?: number | null;
  readonly max?: number | null;
}

export interface EntityFilter {
  readonly ids?: readonly string[] | null;
  readonly class?: string | null;
  readonly name?: string | null;
  readonly values?: readonly ValueFilter[] | null;
  readonly counts?: readonly CountFilter[] | null;
}

interface FilterSource {
  readonly reader: GraphReader;
  readonly model: readonly ClassModel[];
}

type Fits = (entity: ReachedEntity) => Promise<boolean> | boolean;

/**
 * Returns the entities that fit, in their order. Reads for all entities are batched.
 * @throws InvalidArgumentError for a field that the type of an entity does not have.
 */
export async function filterEntities(
  entities: readonly ReachedEntity[],
  filter: EntityFilter | null | undefined,
  { reader, model }: FilterSource,
): Promise<readonly ReachedEntity[]> {
  if (filter === null || filter === undefined) return entities;
  const tests: Fits[] = [];
  const { ids, class: className, name, values, counts } = filter;
  if (ids) {
    const named = await reader.byIds(ids, null);
    const iris = new Set<string>(named.map(({ record }) => record.iri));
    tests.push(({ record }) => iris.has(record.iri));
  }
  if (name) {
    const text = name.toLowerCase();
    tests.push(({ record }) => record.label.toLowerCase().includes(text));
  }
  if (className) {
    const known = await reader.byId(className, null);
    const iri = known?.record.iri ?? null;
    tests.push(({ record }) => iri !== null && reader.isInstance(record.iri, iri));
  }
  for (const each of values ?? []) {
    tests.push(async (entity) => {
      const field = findField(model, entity, 'values', each.field, 'filter');
      return (await reader.values(entity.record.iri, field)).some((value) => fits(value, each));
    });
  }
  for (const { field: wanted, min, max } of counts ?? []) {
    tests.push(async (entity) => {
      const field = findField(model, entity, 'links', wanted, 'filter');
      const { length } = await reader.linked(entity.record.iri, field);
      return length >= (min ?? 0) && length <= (max ?? Number.POSITIVE_INFINITY);
    });
  }
  const results = await Promise.all(
    entities.map(async (entity) => {
      const all = await Promise.all(tests.map((test) => test(entity)));
      return all.every(Boolean);
    }),
  );
  return entities.filter((_, at) => results[at]);
}

/** @throws InvalidArgumentError for a field that is not numeric. */
export async function aggregateValues(
  entities: readonly ReachedEntity[],
  name: string,
  { reader, model }: FilterSource,
) {
  const read = await Promise.all(
    entities.map((entity) => {
      const field = findField(model, entity, 'values', name, 'field');
      if (field.scalar === 'Float') return reader.values(entity.record.iri, field);
      throw new InvalidArgumentError('field', 'must name a numeric field', name);
    }),
  );
  const numbers = read.flat().map(Number);
  const count = numbers.length;
  if (count === 0) return { count, min: null, max: null, average: null };
  const total = { sum: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  for (const number of numbers) {
    total.sum += number;
    total.min = Math.min(total.min, number);
    total.max = Math.max(total.max, number);
  }
  return { count, min: total.min, max: total.max, average: total.sum / count };
}

function fits(value: string | number | boolean, wanted: ValueFilter): boolean {
  const { equals, min, max } = wanted;
  const text = String(value);
  if (equals != null && text !== equals) return false;
  if (wanted.in != null && !wanted.in.includes(text)) return false;
  if (min == null && max == null) return true;
  const number = Number(value);
  return Number.isFinite(number) && number >= (min ?? number) && number <= (max ?? number);
}

function findField<Kind extends 'links' | 'values'>(
  model: readonly ClassModel[],
  { record }: ReachedEntity,
  kind: Kind,
  name: string,
  argument: string,
): ClassModel[Kind][number] {
  const classModel = model.find(({ type }) => type === (record.types[0] ?? 'UNDEFINED'));
  const field = classModel?.[kind].find((each) => each.name === name);
  if (field !== undefined) return field;
  const what = kind === 'links' ? 'a relation' : 'a value field';
  throw new InvalidArgumentError(
    argument,
    `must name ${what} of ${classModel?.typeName ?? 'Thing'}`,
    name,
  );
}

/** Sorts entities, ties by IRI. A reader's lists come sorted by degree, then by name. */
export function sortEntities(
  entities: readonly ReachedEntity[],
  order: unknown,
): readonly ReachedEntity[] {
  const byIri = (a: ReachedEntity, b: ReachedEntity) => (a.record.iri < b.record.iri ? -1 : 1);
  if (order === 'IRI') return [...entities].sort(byIri);
  if (order !== 'NAME') return entities;
  return [...entities].sort(
    (a, b) => a.record.label.localeCompare(b.record.label, 'en') || byIri(a, b),
  );
}
