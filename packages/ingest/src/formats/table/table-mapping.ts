import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());
const Texts = v.pipe(v.array(Text), v.readonly());
const Pattern = v.pipe(
  Text,
  v.check(isPattern, ({ input }) => `"${input}" is not a valid regular expression`),
);
const Replacements = v.pipe(
  v.array(v.tuple([Text, v.string()])),
  v.check(
    (pairs) => pairs.every(([pattern]) => isPattern(pattern)),
    ({ input }) => {
      const [pattern] = input.find(([each]) => !isPattern(each)) ?? [];
      return `"${pattern}" is not a valid regular expression`;
    },
  ),
);

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') !== null;
  } catch {
    return false;
  }
}

const ValueSchema = v.union(
  [
    Text,
    v.strictObject({
      /** A text with `{column}` in it. */
      value: Text,
      /** Separator of the parts of a list. */
      split: v.optional(Text),
      /** Regular expressions and their replacements (`$1` for groups). */
      replace: v.optional(Replacements),
      /** The value for each text; other texts give the value of `*`, or nothing. */
      map: v.optional(v.record(v.string(), v.string())),
    }),
  ],
  'must be a string that contains a column name in braces, e.g. "MESH:{id}", or an object with "value" and optionally "split", "replace" and "map"',
);
const Values = v.optional(v.pipe(v.array(ValueSchema), v.readonly()));
const ValuesByName = v.optional(v.pipe(v.record(Text, ValueSchema), v.readonly()));

const ConditionSchema = v.strictObject({
  column: Text,
  is: v.optional(v.array(v.string())),
  isNot: v.optional(v.array(v.string())),
  matches: v.optional(Pattern),
});
const Conditions = v.optional(v.pipe(v.array(ConditionSchema), v.readonly()));

const EntitySchema = v.strictObject({
  /** A CURIE or an IRI. */
  id: ValueSchema,
  /** Classes of Biolink (`Gene`), CURIEs or IRIs. */
  category: v.optional(ValueSchema),
  name: v.optional(ValueSchema),
  definition: v.optional(ValueSchema),
  synonyms: Values,
  relatedSynonyms: Values,
  crossReferences: Values,
  exactMatches: Values,
  /** Values by a slot of Biolink, a CURIE or an IRI. */
  properties: ValuesByName,
});

const RelationSchema = v.strictObject({
  subject: Text,
  /** A predicate of Biolink (`treats`), a CURIE or an IRI. */
  predicate: ValueSchema,
  object: Text,
  /** All must hold; otherwise the row does not state the relation. */
  when: Conditions,
  /** If any holds, the row states that the relation does not hold. */
  negated: Conditions,
  qualifiers: ValuesByName,
  publications: Values,
  sources: Values,
});

export const MappingSchema = v.strictObject({
  source: Text,
  /** Default: detected from the header. */
  delimiter: v.optional(v.picklist(['tab', 'comma', 'semicolon', 'pipe'])),
  /** Whether cells may stand in double quotation marks. Default true. */
  quotes: v.optional(v.boolean()),
  /** Encoding, e.g. of CSV that Excel saves on Windows. Default: UTF-8, or UTF-16 with a byte order mark. */
  encoding: v.optional(v.literal('windows-1252')),
  /** Names of the columns of a table that has no header. */
  columns: v.optional(v.pipe(Texts, v.nonEmpty())),
  /** Patterns by column that detect a table without a header by its first rows. */
  cellPatterns: v.optional(v.pipe(v.record(Text, Pattern), v.readonly())),
  /** Rows for which any condition holds are left out. */
  skip: Conditions,
  entities: v.pipe(v.record(Text, EntitySchema), v.readonly()),
  relations: v.optional(v.pipe(v.array(RelationSchema), v.readonly()), []),
});

/** How a value is made from a row: a text with `{column}`, optionally with transforms, applied in the order of the fields. */
export type ValueMapping = v.InferOutput<typeof ValueSchema>;
export type ValueTransform = Exclude<ValueMapping, string>;
/** Condition on a cell. */
export type RowCondition = v.InferOutput<typeof ConditionSchema>;
/** How an entity is made from a row. */
export type EntityMapping = v.InferOutput<typeof EntitySchema>;
/** How a fact is made from a row. */
export type RelationMapping = v.InferOutput<typeof RelationSchema>;
/** How the columns of a table become entities and facts. */
export type TableMapping = v.InferOutput<typeof MappingSchema>;

const PLACEHOLDER = /\{([^{}]+)\}/g;

function columnsOfValue(mapping: ValueMapping | undefined = ''): readonly string[] {
  const text = typeof mapping === 'string' ? mapping : mapping.value;
  return [...text.matchAll(PLACEHOLDER)].map(([, column = '']) => column);
}

export function idColumns({ entities }: TableMapping): readonly string[] {
  return Object.values(entities).flatMap(({ id }) => columnsOfValue(id));
}

/** Returns the columns that a mapping reads: of every value and of every condition. */
export function columnsOfMapping({
  skip = [],
  entities,
  relations,
}: TableMapping): readonly string[] {
  const values = [
    ...Object.values(entities).flatMap(({ properties = {}, ...entity }) => [
      ...Object.values(entity).flat(),
      ...Object.values(properties),
    ]),
    ...relations.flatMap(({ predicate, qualifiers = {}, publications = [], sources = [] }) => [
      ...[predicate, ...Object.values(qualifiers)],
      ...[...publications, ...sources],
    ]),
  ];
  const conditions = [
    ...skip,
    ...relations.flatMap(({ when = [], negated = [] }) => [...when, ...negated]),
  ];
  return [
    ...new Set([...values.flatMap(columnsOfValue), ...conditions.map(({ column }) => column)]),
  ];
}

/** Mappings of well-known tables, by name. */
export type MappingPresets = Readonly<Record<string, TableMapping>>;

export const DELIMITERS = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' } as const;

/**
 * Returns the positions of a mapping's columns if the row is the header, null otherwise. A `#` before the first
 * name is ignored.
 */
export function columnsOfHeader(
  row: readonly string[],
  mapping: TableMapping,
): ReadonlyMap<string, number> | null {
  const columns = columnIndex(row);
  return missingColumns(columns, mapping).length === 0 ? columns : null;
}

export function missingColumns(
  columns: ReadonlyMap<string, number>,
  mapping: TableMapping,
): readonly string[] {
  return columnsOfMapping(mapping).filter((column) => !columns.has(column));
}

export function columnIndex(row: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [place, cell] of row.entries()) {
    const name = place === 0 ? cell.trim().replace(/^#\s*/, '') : cell.trim();
    if (!columns.has(name)) columns.set(name, place);
  }
  return columns;
}
