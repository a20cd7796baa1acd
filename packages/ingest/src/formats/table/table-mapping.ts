import * as v from 'valibot';

/** What is done to the text of a row that becomes a value, in this order. */
export interface ValueTransform {
  /** A text with `{column}` in it. */
  readonly value: string;
  /** The mark between the parts of a list. */
  readonly split?: string | undefined;
  /** Regular expressions and what takes the place of what they match (`$1` for groups). */
  readonly replace?: readonly (readonly [pattern: string, replacement: string])[] | undefined;
  /** The value for each text; a text that is not here gives `*`, or nothing. */
  readonly map?: Readonly<Record<string, string>> | undefined;
}

/** How a value is made of a row: a text with `{column}` in it, or such a text with what is done to it. */
export type ValueMapping = string | ValueTransform;

/** What a cell must be like. */
export interface RowCondition {
  readonly column: string;
  readonly is?: readonly string[] | undefined;
  readonly isNot?: readonly string[] | undefined;
  readonly matches?: string | undefined;
}

/** How an entity is made of a row. */
export interface EntityMapping {
  /** A CURIE or an IRI. */
  readonly id: ValueMapping;
  /** Classes of Biolink (`Gene`), CURIEs or IRIs. */
  readonly category?: ValueMapping | undefined;
  readonly name?: ValueMapping | undefined;
  readonly definition?: ValueMapping | undefined;
  readonly synonyms?: readonly ValueMapping[] | undefined;
  readonly relatedSynonyms?: readonly ValueMapping[] | undefined;
  readonly crossReferences?: readonly ValueMapping[] | undefined;
  readonly exactMatches?: readonly ValueMapping[] | undefined;
  /** Values by a slot of Biolink, a CURIE or an IRI. */
  readonly properties?: Readonly<Record<string, ValueMapping>> | undefined;
}

/** How a fact is made of a row. */
export interface RelationMapping {
  readonly subject: string;
  /** A predicate of Biolink (`treats`), a CURIE or an IRI. */
  readonly predicate: ValueMapping;
  readonly object: string;
  /** All must hold; otherwise the row does not state the relation. */
  readonly when?: readonly RowCondition[] | undefined;
  /** If any holds, the row states that the relation does not hold. */
  readonly negated?: readonly RowCondition[] | undefined;
  readonly qualifiers?: Readonly<Record<string, ValueMapping>> | undefined;
  readonly publications?: readonly ValueMapping[] | undefined;
  readonly sources?: readonly ValueMapping[] | undefined;
}

/** How the columns of a table become entities and facts. */
export interface TableMapping {
  readonly source: string;
  /** Default: told by the header. */
  readonly delimiter?: 'tab' | 'comma' | 'semicolon' | 'pipe' | undefined;
  /** Whether cells may stand in double quotation marks. Default true. */
  readonly quotes?: boolean | undefined;
  /** How the bytes are read, e.g. of CSV as Excel saves it on Windows. Default: UTF-8, or UTF-16 with its mark. */
  readonly encoding?: 'windows-1252' | undefined;
  /** Names of the columns of a table that has no header. */
  readonly columns?: readonly string[] | undefined;
  /** Of a table without a header: what the cells of its first rows are like, by column, so that it is told without being named. */
  readonly told?: Readonly<Record<string, string>> | undefined;
  /** Rows that are left out: those for which any holds. */
  readonly skip?: readonly RowCondition[] | undefined;
  readonly entities: Readonly<Record<string, EntityMapping>>;
  readonly relations: readonly RelationMapping[];
}

const Text = v.pipe(v.string(), v.nonEmpty());
const Texts = v.array(Text);

const ValueSchema = v.union(
  [
    Text,
    v.strictObject({
      value: Text,
      split: v.optional(Text),
      replace: v.optional(v.array(v.tuple([Text, v.string()]))),
      map: v.optional(v.record(v.string(), v.string())),
    }),
  ],
  'must be a text with {column} in it, or an object with "value" and, if need be, "split", "replace", "map"',
);

const ConditionSchema = v.strictObject({
  column: Text,
  is: v.optional(v.array(v.string())),
  isNot: v.optional(v.array(v.string())),
  matches: v.optional(Text),
});

const EntitySchema = v.strictObject({
  id: ValueSchema,
  category: v.optional(ValueSchema),
  name: v.optional(ValueSchema),
  definition: v.optional(ValueSchema),
  synonyms: v.optional(v.array(ValueSchema)),
  relatedSynonyms: v.optional(v.array(ValueSchema)),
  crossReferences: v.optional(v.array(ValueSchema)),
  exactMatches: v.optional(v.array(ValueSchema)),
  properties: v.optional(v.record(Text, ValueSchema)),
});

const RelationSchema = v.strictObject({
  subject: Text,
  predicate: ValueSchema,
  object: Text,
  when: v.optional(v.array(ConditionSchema)),
  negated: v.optional(v.array(ConditionSchema)),
  qualifiers: v.optional(v.record(Text, ValueSchema)),
  publications: v.optional(v.array(ValueSchema)),
  sources: v.optional(v.array(ValueSchema)),
});

export const MappingSchema: v.GenericSchema<unknown, TableMapping> = v.strictObject({
  source: Text,
  delimiter: v.optional(v.picklist(['tab', 'comma', 'semicolon', 'pipe'])),
  quotes: v.optional(v.boolean()),
  encoding: v.optional(v.literal('windows-1252')),
  columns: v.optional(v.pipe(Texts, v.nonEmpty())),
  told: v.optional(v.record(Text, Text)),
  skip: v.optional(v.array(ConditionSchema)),
  entities: v.record(Text, EntitySchema),
  relations: v.optional(v.array(RelationSchema), []),
});

const PLACEHOLDER = /\{([^{}]+)\}/g;

function columnsOfValue(mapping: ValueMapping): readonly string[] {
  const text = typeof mapping === 'string' ? mapping : mapping.value;
  return [...text.matchAll(PLACEHOLDER)].map(([, column = '']) => column);
}

export function idColumns({ entities }: TableMapping): readonly string[] {
  return Object.values(entities).flatMap(({ id }) => columnsOfValue(id));
}

export function columnsOfMapping({
  skip = [],
  entities,
  relations,
}: TableMapping): readonly string[] {
  const values = [
    ...Object.values(entities).flatMap((entity) => [
      ...[entity.id, entity.category, entity.name, entity.definition],
      ...(entity.synonyms ?? []),
      ...(entity.relatedSynonyms ?? []),
      ...(entity.crossReferences ?? []),
      ...(entity.exactMatches ?? []),
      ...Object.values(entity.properties ?? {}),
    ]),
    ...relations.flatMap((relation) => [
      relation.predicate,
      ...Object.values(relation.qualifiers ?? {}),
      ...(relation.publications ?? []),
      ...(relation.sources ?? []),
    ]),
  ];
  const conditions = [
    ...skip,
    ...relations.flatMap(({ when = [], negated = [] }) => [...when, ...negated]),
  ];
  return [
    ...new Set([
      ...values.flatMap((value) => (value === undefined ? [] : columnsOfValue(value))),
      ...conditions.map(({ column }) => column),
    ]),
  ];
}

/** Mappings of well-known tables, by name. */
export type MappingPresets = Readonly<Record<string, TableMapping>>;
