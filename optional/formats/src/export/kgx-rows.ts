import { toCurie } from '@biographql/engines/internal';
import { isEnglishOrNone } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { BIOLINK, PREDICATES, type Triple } from '@biographql/ingest/internal';
import { isOfFact, keyOf, type LoadedGraph } from './load-graph.js';

export type KgxRow = ReadonlyMap<string, readonly string[]>;

export interface KgxTable {
  readonly columns: readonly string[];
  readonly rows: readonly KgxRow[];
}

export interface KgxTables {
  readonly nodes: KgxTable;
  readonly edges: KgxTable;
  /** Number of values that KGX cannot represent: further labels and definitions, and facts about blank nodes. */
  readonly leftOut: number;
}

/** Columns of one value, in which KGX does not split texts at `|`. */
export const SINGLE_COLUMNS: ReadonlySet<string> = new Set([
  ...['id', 'name', 'description', 'deprecated', 'subject', 'predicate', 'object', 'negated'],
]);

const COLUMNS: Readonly<Record<string, string>> = {
  [PREDICATES.category]: 'category',
  [PREDICATES.label]: 'name',
  [PREDICATES.definition]: 'description',
  [PREDICATES.exactSynonym]: 'synonym',
  [PREDICATES.relatedSynonym]: 'related_synonym',
  [PREDICATES.narrowSynonym]: 'narrow_synonym',
  [PREDICATES.broadSynonym]: 'broad_synonym',
  [PREDICATES.crossReference]: 'xref',
  [PREDICATES.exactMatch]: 'same_as',
  [PREDICATES.deprecated]: 'deprecated',
};
const STATEMENT = 'urn:biographql:statement:';
const VALUE = 'urn:biographql:value:';

export function toKgx(graph: LoadedGraph, vocabulary: Vocabulary): KgxTables {
  const maker = new KgxMaker(graph, vocabulary);
  for (const [key, triples] of graph.bySubject) {
    if (!isOfFact(key)) maker.add(key, triples.filter(graph.isChosen));
    else if (key.startsWith('_:')) maker.leftOut += triples.filter(graph.isChosen).length;
  }
  return maker.tables();
}

class KgxMaker {
  leftOut = 0;
  private readonly nodes: KgxRow[] = [];
  private readonly edges: KgxRow[] = [];

  constructor(
    private readonly graph: LoadedGraph,
    private readonly vocabulary: Vocabulary,
  ) {}

  tables(): KgxTables {
    const { nodes, edges, leftOut } = this;
    return { nodes: getTable(nodes), edges: getTable(edges), leftOut };
  }

  add(subject: string, triples: readonly Triple[]): void {
    const row = new Map<string, string[]>([['id', [toCurie(subject)]]]);
    for (const triple of triples) {
      const { predicate, object } = triple;
      const value = keyOf(object);
      if (this.isClaim(triple)) this.addNegated(subject, triple, triples);
      else if (this.isEdge(triple)) this.addEdges(subject, predicate.value, value, triples);
      else if (value.startsWith('_:')) this.leftOut += 1;
      else this.addValue(row, predicate.value, triple);
    }
    if (row.size > 1) this.nodes.push(row);
  }

  private addValue(row: Map<string, string[]>, predicate: string, { object }: Triple): void {
    const column = COLUMNS[predicate] ?? columnName(predicate);
    const isText = object.termType === 'Literal';
    const values = row.get(column) ?? [];
    row.set(column, values);
    if (SINGLE_COLUMNS.has(column) && values.length > 0) {
      this.leftOut += 1;
      if (column === 'name' && isText && !isEnglishOrNone(object.language)) return;
      values.pop();
    }
    values.push(isText ? object.value : toName(object.value));
  }

  private isEdge({ predicate, object }: Triple): boolean {
    if (object.termType === 'Literal' || COLUMNS[predicate.value] !== undefined) return false;
    const role = this.vocabulary.getRole(predicate.value);
    return this.vocabulary.isEdge(predicate.value) && role !== 'type' && !isOfFact(keyOf(object));
  }

  private isClaim({ object }: Triple): boolean {
    return object.termType === 'NamedNode' && isOfFact(object.value);
  }

  private addEdges(subject: string, predicate: string, object: string, all: readonly Triple[]) {
    const stated = this.vocabulary.getStatement(this.vocabulary.readName(predicate));
    const claim = stated?.claim ?? `${STATEMENT}${statementName(predicate)}`;
    const statements = all
      .filter((each) => each.predicate.value === claim && this.valueOf(each) === object)
      .map((each) => keyOf(each.object));
    const edge = [subject, predicate, object] as const;
    if (statements.length === 0) this.edges.push(new Map(edgeEnds(...edge)));
    for (const statement of statements) this.edges.push(this.getEdge(edge, statement));
  }

  /** Adds the edge of a statement without a direct triple, which is negated. */
  private addNegated(subject: string, claim: Triple, all: readonly Triple[]): void {
    const { value: name } = claim.predicate;
    if (!name.startsWith(STATEMENT)) return;
    const predicate = predicateOf(name.slice(STATEMENT.length));
    const object = this.valueOf(claim);
    const isDirect = all.some(
      (each) => each.predicate.value === predicate && keyOf(each.object) === object,
    );
    if (isDirect || object === undefined) return;
    this.edges.push(this.getEdge([subject, predicate, object], keyOf(claim.object)));
  }

  private valueOf({ predicate, object }: Triple): string | undefined {
    const code = this.vocabulary.getCode(predicate.value);
    const stated = code === null ? null : this.vocabulary.getStatement(code);
    const valuePredicate = predicate.value.replace(STATEMENT, VALUE);
    const wikidata = predicate.value.replace('/prop/', '/prop/statement/');
    const names = [stated?.value, valuePredicate, wikidata];
    const triples = this.graph.bySubject.get(keyOf(object)) ?? [];
    const value = triples.find((each) => names.includes(each.predicate.value));
    return value === undefined ? undefined : keyOf(value.object);
  }

  private getEdge(
    [subject, predicate, object]: readonly [string, string, string],
    statement: string,
  ): KgxRow {
    const row = new Map<string, string[]>(edgeEnds(subject, predicate, object));
    const put = (column: string, value: string) =>
      row.set(column, [...(row.get(column) ?? []), value]);
    for (const { predicate: by, object: to } of this.graph.bySubject.get(statement) ?? []) {
      const role = this.vocabulary.getRole(by.value);
      const isValue = by.value.startsWith(VALUE) || by.value.includes('/prop/statement/');
      if (isValue || role === 'rank' || role === 'type') continue;
      if (role === 'reference') this.addReference(keyOf(to), put);
      else if (by.value === `${BIOLINK}negated`) put('negated', to.value);
      else put(columnName(by.value), to.termType === 'Literal' ? to.value : toCurie(to.value));
    }
    return row;
  }

  private addReference(reference: string, put: (column: string, value: string) => void): void {
    const triples = this.graph.bySubject.get(reference);
    if (triples === undefined) put('primary_knowledge_source', toCurie(reference));
    for (const { predicate, object } of triples ?? []) {
      const role = this.vocabulary.getRole(predicate.value);
      const value = object.termType === 'Literal' ? object.value : toCurie(keyOf(object));
      if (predicate.value === PREDICATES.publications) put('publications', value);
      else if (role === 'reference-pmid') put('publications', `PMID:${value}`);
      else if (role === 'reference-url') put('publications', value);
      else if (role === 'reference-dataset') put('primary_knowledge_source', value);
    }
  }
}

function edgeEnds(subject: string, predicate: string, object: string): [string, string[]][] {
  return [
    ['subject', [toCurie(subject)]],
    ['predicate', [toName(predicate)]],
    ['object', [toCurie(object)]],
  ];
}

function getTable(rows: readonly KgxRow[]): KgxTable {
  const columns = new Set<string>();
  for (const row of rows) for (const column of row.keys()) columns.add(column);
  return { columns: [...columns], rows };
}

function toName(iri: string): string {
  return iri.startsWith(BIOLINK) ? `biolink:${iri.slice(BIOLINK.length)}` : toCurie(iri);
}

function columnName(predicate: string): string {
  return predicate.startsWith(BIOLINK) ? predicate.slice(BIOLINK.length) : predicate;
}

function statementName(predicate: string): string {
  return predicate.startsWith(BIOLINK)
    ? predicate.slice(BIOLINK.length)
    : encodeURIComponent(predicate);
}

function predicateOf(name: string): string {
  return /%3A/i.test(name) ? decodeURIComponent(name) : `${BIOLINK}${name}`;
}
