import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());
const Texts = v.array(Text);

/** A value of a row: a text with `{column}` in it, or such a text with what is done to it, in this order. */
const ValueSchema = v.union(
  [
    Text,
    v.strictObject({
      value: Text,
      /** The mark between the parts of a list. */
      split: v.optional(Text),
      /** Regular expressions and what takes the place of what they match (`$1` for groups). */
      replace: v.optional(v.array(v.tuple([Text, v.string()]))),
      /** The value for each text; a text that is not here gives `*`, or nothing. */
      map: v.optional(v.record(v.string(), v.string())),
    }),
  ],
  'must be a text with {column} in it, or an object with "value" and, if need be, "split", "replace", "map"',
);

const ConditionSchema = v.strictObject({
  column: Text,
  /** The cell is one of these. */
  is: v.optional(v.array(v.string())),
  /** The cell is none of these. */
  isNot: v.optional(v.array(v.string())),
  /** The cell matches a regular expression. */
  matches: v.optional(Text),
});

const EntitySchema = v.strictObject({
  id: ValueSchema,
  /** Classes of Biolink (`Gene`), CURIEs or IRIs. */
  category: v.optional(ValueSchema),
  name: v.optional(ValueSchema),
  definition: v.optional(ValueSchema),
  synonyms: v.optional(v.array(ValueSchema)),
  relatedSynonyms: v.optional(v.array(ValueSchema)),
  /** CURIEs that are kept as they are written. */
  crossReferences: v.optional(v.array(ValueSchema)),
  /** CURIEs or IRIs of the same entity elsewhere. */
  exactMatches: v.optional(v.array(ValueSchema)),
  /** Values by a slot of Biolink, a CURIE or an IRI. */
  properties: v.optional(v.record(Text, ValueSchema)),
});

const RelationSchema = v.strictObject({
  subject: Text,
  /** A predicate of Biolink (`treats`), a CURIE or an IRI. */
  predicate: ValueSchema,
  object: Text,
  /** All must hold; otherwise the row does not state the relation. */
  when: v.optional(v.array(ConditionSchema)),
  /** If any holds, the row states that the relation does not hold. */
  negated: v.optional(v.array(ConditionSchema)),
  /** Values by a slot of Biolink, a CURIE or an IRI. */
  qualifiers: v.optional(v.record(Text, ValueSchema)),
  publications: v.optional(v.array(ValueSchema)),
  sources: v.optional(v.array(ValueSchema)),
});

/** The form of a mapping file. */
export const MappingSchema = v.strictObject({
  /** How the table's facts call their source. */
  source: Text,
  /** Default: told by the header. */
  delimiter: v.optional(v.picklist(['tab', 'comma', 'semicolon', 'pipe'])),
  /** Whether cells may stand in double quotation marks. Default true. */
  quotes: v.optional(v.boolean()),
  /** Names of the columns of a table that has no header. */
  columns: v.optional(v.pipe(Texts, v.nonEmpty())),
  /** Of a table without a header: what the cells of its first rows are like, by column, so that it is told without being named. */
  told: v.optional(v.record(Text, Text)),
  /** Rows that are left out: those for which any holds. */
  skip: v.optional(v.array(ConditionSchema)),
  /** By names that the relations use. */
  entities: v.record(Text, EntitySchema),
  relations: v.optional(v.array(RelationSchema), []),
});

/** How the columns of a table become entities and facts. */
export type TableMapping = v.InferOutput<typeof MappingSchema>;
/** How an entity is made of a row. */
export type EntityMapping = v.InferOutput<typeof EntitySchema>;
/** How a fact is made of a row. */
export type RelationMapping = v.InferOutput<typeof RelationSchema>;
/** How a value is made of a row. */
export type ValueMapping = v.InferOutput<typeof ValueSchema>;
/** What a cell must be like. */
export type RowCondition = v.InferOutput<typeof ConditionSchema>;

const PLACEHOLDER = /\{([^{}]+)\}/g;

/** Returns the columns that a text with `{column}` in it names. */
function columnsOfValue(mapping: ValueMapping): readonly string[] {
  const text = typeof mapping === 'string' ? mapping : mapping.value;
  return [...text.matchAll(PLACEHOLDER)].map(([, column = '']) => column);
}

/** Returns the columns that a mapping reads, each once. */
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
