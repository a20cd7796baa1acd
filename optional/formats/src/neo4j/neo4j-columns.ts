import type { KgxRecord } from '@biographql/ingest/internal';

export interface Neo4jColumns {
  readonly kind: 'node' | 'edge';
  /** Names without types; those of Neo4j begin with a colon: `:ID`, `:LABEL`, `:START_ID`, `:END_ID`, `:TYPE`. */
  readonly names: readonly string[];
  readonly isList: readonly boolean[];
}

/** Cell delimiters, each with its list delimiter. */
const DELIMITERS = { ',': ';', ';': '|', '\t': ';', '|': ';' } as const;
const OWN = /^(.*?):(ID|LABEL|START_ID|END_ID|TYPE|IGNORE)(?:\(.*\))?$/;
const PROPERTIES: Readonly<Record<string, string>> = {
  synonyms: 'synonym',
  xrefs: 'xref',
  source_db: 'primary_knowledge_source',
  frequency: 'frequency_qualifier',
};
/** Metadata of the record, not facts of the entity. */
// The British spelling is a column of BioCypher's files. cspell:ignore licence
const LEFT_OUT = new Set(['id', 'preferred_id', 'source', 'version', 'licence', ':IGNORE', '']);
const QUOTED = /^"(.*)"$/;

export function getNeo4jDelimiter(line: string): string | null {
  const isHeader = (delimiter: string) => {
    const { names } = neo4jColumns(toCells(line, delimiter));
    return names.includes(':ID') || (names.includes(':START_ID') && names.includes(':END_ID'));
  };
  return Object.keys(DELIMITERS).find(isHeader) ?? null;
}

export function getListMark(delimiter: string): string {
  return DELIMITERS[delimiter as keyof typeof DELIMITERS] ?? ';';
}

export function toCells(line: string, delimiter: string): readonly string[] {
  return line.split(delimiter).map((cell) => cell.trim().replace(QUOTED, '$1'));
}

/** Reads the names of columns, with types (`synonyms:string[]`, `personId:ID(Person)`) or without. */
export function neo4jColumns(cells: readonly string[]): Neo4jColumns {
  const names = cells.map((cell) => {
    const [, , reservedType] = OWN.exec(cell) ?? [];
    return reservedType === undefined ? cell.replace(/:[\w[\]{}(): -]+$/, '') : `:${reservedType}`;
  });
  const isList = cells.map((cell) => cell.endsWith('[]') || /:LABEL(?:\(.*\))?$/.test(cell));
  return { kind: names.includes(':START_ID') ? 'edge' : 'node', names, isList };
}

/**
 * Makes a KGX record of a row. An edge is named by its property `predicate`, else by its type in lower case
 * (`HAS_PHENOTYPE` is `has_phenotype`).
 * @param values - The values of each column: several of a list, none of an empty cell.
 */
export function getKgxRecord(
  { kind, names }: Neo4jColumns,
  values: readonly (readonly string[])[],
): KgxRecord {
  const found = new Map<string, readonly string[]>();
  for (const [place, name] of names.entries()) {
    if (!LEFT_OUT.has(name) && (values[place]?.length ?? 0) > 0)
      found.set(kgxName(name), values[place] ?? []);
  }
  if (kind === 'edge' && !found.has('predicate')) {
    found.set(
      'predicate',
      (found.get(':TYPE') ?? []).map((type) => type.toLowerCase()),
    );
  }
  found.delete(':TYPE');
  return { names: [...found.keys()], values: (name) => found.get(name) ?? [] };
}

function kgxName(name: string): string {
  if (name === ':ID') return 'id';
  if (name === ':LABEL') return 'category';
  if (name === ':START_ID') return 'subject';
  if (name === ':END_ID') return 'object';
  return PROPERTIES[name] ?? name;
}
