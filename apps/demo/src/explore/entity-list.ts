import {
  type BioGraphQLClient,
  type Edge,
  type Fact,
  type GraphStatement,
  getInsightRows,
  getNeighbors,
  getProvenance,
  type Neighborhood,
} from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { keyOf } from '@biographql/react/options';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toWords } from '../components/entity.tsx';
import { canRetry } from '../components/error-note.tsx';
import {
  getReferences,
  mergeStatements,
  toRankText,
  toSourceText,
} from '../components/statements.tsx';
import { linksQuery } from '../sparql/queries.ts';
import { DRUG_TYPES, isInSection, type KindSection } from './kinds.ts';

/** Rows of one request: the maximum of the service. */
export const LIST_PAGE = 200;
/** Facts of one request for their sources: the maximum of the service. */
export const MAX_FACTS = 200;

/** The neighbors of an entity, those of one section, or the rows of an insight. */
export interface ListSource {
  readonly entity: string;
  readonly insight?: string;
  readonly section?: KindSection;
}

export interface EntityRow {
  readonly iri: string;
  readonly name: string;
  readonly type: string;
  /** Labels of the properties between the two; `←` marks one that only the other entity states. */
  readonly relation: string;
  readonly values: readonly (string | number)[];
  /** The subtype that the entity inherits it from; empty for a direct relation. */
  readonly inheritedFrom: string;
  readonly facts: readonly Fact[];
  /** The same claims with their sources; null until they are requested. */
  readonly statements: readonly (GraphStatement | null)[] | null;
}

export interface EntityList {
  readonly graph?: Neighborhood | undefined;
  readonly rows: readonly EntityRow[];
  /** Rows of all sections, if the list is one section. */
  readonly allRows?: readonly EntityRow[];
  readonly columns: readonly string[];
  readonly total: number;
  readonly inherited: number;
  /** Whether the total is a lower bound. */
  readonly isPartial: boolean;
  readonly orderedBy: string;
  readonly sparql: string | null;
}

/** Reads a list page by page until it has `count` rows; an error stops it until a retry. Sections share the neighbors of an entity. */
export function useEntityList(source: ListSource, count: number) {
  const client = useBioGraphQL();
  const { entity, insight, section } = source;
  const { data, error, failureReason, hasNextPage, isFetching, ...query } = useInfiniteQuery({
    queryKey: keyOf(client, insight === undefined ? 'getNeighbors' : 'getInsightRows', {
      entity,
      insight,
      isList: true,
    }),
    queryFn: ({ pageParam: offset, signal }) => readPage(client, source, offset, signal),
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }: EntityList, pages) => {
      const next = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return rows.length > 0 && next < total ? next : undefined;
    },
    staleTime: 300_000,
    retry: canRetry,
  });
  const list = useMemo(() => {
    const whole = data && merged(data.pages);
    return whole && section ? ofSection(whole, section, !hasNextPage) : whole;
  }, [data, section, hasNextPage]);
  const { fetchNextPage, refetch } = query;
  const isEnough = list !== undefined && list.rows.length >= count;
  useEffect(() => {
    if (!isEnough && hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [isEnough, hasNextPage, isFetching, error, fetchNextPage]);
  return {
    data: list,
    error,
    failureReason,
    refetch: () => (list ? fetchNextPage() : refetch()),
    isWhole: list !== undefined && !hasNextPage,
  };
}

function ofSection(list: EntityList, section: KindSection, isWhole: boolean): EntityList {
  const rows = list.rows.filter((row) => isInSection(row, section));
  const total = countSection(list, section, isWhole) ?? rows.length;
  const isPartial = list.isPartial || (!isWhole && total === rows.length);
  return { ...list, rows, allRows: list.rows, total, isPartial };
}

/** Number of neighbors in a section; undefined until all candidates for it are loaded. */
export function countSection({ rows, graph }: EntityList, section: KindSection, isWhole: boolean) {
  if (isWhole) return rows.filter((row) => isInSection(row, section)).length;
  const counts = (graph?.countsByType ?? []).filter(({ type }) => section.types.includes(type));
  // A neighbor may have two types.
  return counts.length === 1 && section.isOfTypes ? counts[0]?.count : undefined;
}

export async function readEntityList(
  client: BioGraphQLClient,
  source: ListSource,
  signal?: AbortSignal,
): Promise<EntityList> {
  const pages: EntityList[] = [];
  for (let offset = 0; ; ) {
    const page = await readPage(client, source, offset, signal);
    pages.push(page);
    offset += page.rows.length;
    if (page.rows.length === 0 || offset >= page.total) return merged(pages) ?? page;
  }
}

const ROW = ['iri', 'name', 'type', 'relation'];

/** Reads a whole list with the sources of each row, as a table to save. @throws ClientError */
export async function readExportTable(client: BioGraphQLClient, source: ListSource) {
  const list = await readEntityList(client, source);
  const { section } = source;
  const rows = section ? list.rows.filter((row) => isInSection(row, section)) : list.rows;
  const stated = await withStatements(client, rows);
  return {
    columns: [...ROW, ...list.columns, 'statement status', 'references', 'inherited from'],
    rows: stated.map(({ iri, name, type, relation, values, statements, inheritedFrom }) => {
      const known = statements ?? [];
      const ranks = mergeStatements(known).flatMap(({ rank }) => toRankText(rank) ?? []);
      const evidence = [[...new Set(ranks)], getReferences(known).map(toSourceText)];
      const texts = evidence.map((all) => all.join(' '));
      return [iri, name, toWords(type), relation, ...values, ...texts, inheritedFrom];
    }),
  };
}

async function readPage(
  client: BioGraphQLClient,
  { entity, insight }: ListSource,
  offset: number,
  signal?: AbortSignal,
): Promise<EntityList> {
  const search = { entity, limit: LIST_PAGE, offset };
  if (insight === undefined) {
    const graph = await getNeighbors(client, search, { signal, retries: 0 });
    return { ...graph, graph, rows: toRows(graph), columns: [], sparql: getQuery(graph) };
  }
  const page = await getInsightRows(client, { ...search, type: insight }, { signal, retries: 0 });
  return {
    ...page,
    isPartial: false,
    columns: page.columns.slice(1).map((name) => (name === 'references' ? 'sources' : name)),
    rows: page.rows.map(({ iri, types: [type = 'UNDEFINED'], statements, ...row }) => ({
      iri,
      type,
      name: row.values[0] || iri,
      relation: [...new Set(statements.map(({ propertyLabel }) => propertyLabel))].join('; '),
      values: row.values.slice(1).map(toNumber),
      inheritedFrom: row.inheritedFrom?.label ?? '',
      facts: statements,
      statements,
    })),
  };
}

function merged(pages: readonly EntityList[]): EntityList | undefined {
  const [first] = pages;
  return first && { ...first, rows: pages.flatMap(({ rows }) => rows) };
}

async function withStatements(client: BioGraphQLClient, rows: readonly EntityRow[]) {
  const statements: (GraphStatement | null)[] = [];
  for (const facts of toParts(rows)) {
    statements.push(...(await getProvenance(client, { facts })).statements);
  }
  const found = statements.values();
  return rows.map((row) =>
    row.statements ? row : { ...row, statements: row.facts.map(() => found.next().value ?? null) },
  );
}

/** The facts of rows without statements, in parts of one request each. */
export function toParts(rows: readonly EntityRow[], isLeftOut = (_: Fact) => false) {
  const facts = rows
    .flatMap((row) => (row.statements ? [] : row.facts))
    .filter((fact) => !isLeftOut(fact));
  const count = Math.ceil(facts.length / MAX_FACTS);
  return Array.from({ length: count }, (_, at) =>
    facts.slice(at * MAX_FACTS, (at + 1) * MAX_FACTS),
  );
}

const OF_SPECIES: readonly string[] = ['GENE', 'PROTEIN', 'BIOLOGICAL_PATHWAY'];

export const isDrug = (type: string) => DRUG_TYPES.some((drug) => drug === type);

export const hasSpecies = (type: string) => OF_SPECIES.includes(type);

export const isDetailed = (type: string) => isDrug(type) || hasSpecies(type);

/** The entities of a list, and the one that it is about, that may have a species or a legal status. */
export function getDetailed({ rows, allRows = rows, graph }: EntityList) {
  // A list without any needs no request; all other lists on the page share one.
  if (!rows.some(({ type }) => isDetailed(type))) return [];
  return [...(graph?.nodes.slice(0, 1) ?? []), ...allRows].filter(({ type }) => isDetailed(type));
}

function toRows({ root, nodes, edges }: Neighborhood): readonly EntityRow[] {
  const byNeighbor = new Map<string, readonly Edge[]>();
  for (const edge of edges) {
    const other = edge.subject === root.iri ? edge.object : edge.subject;
    byNeighbor.set(other, [...(byNeighbor.get(other) ?? []), edge]);
  }
  return nodes.slice(1).map(({ iri, label, type }) => {
    const neighborEdges = byNeighbor.get(iri) ?? [];
    const outgoing = neighborEdges.filter(({ subject }) => subject === root.iri);
    const labels =
      outgoing.length > 0
        ? outgoing.map((edge) => edge.label)
        : neighborEdges.map((edge) => `← ${edge.label}`);
    const isInherited = neighborEdges.every((edge) => edge.inheritedFrom);
    return {
      iri,
      name: label,
      type,
      relation: [...new Set(labels)].join('; '),
      values: [],
      inheritedFrom: isInherited ? (neighborEdges[0]?.inheritedFrom?.label ?? '') : '',
      facts: neighborEdges.map((edge) => toFact(edge, iri)),
      statements: null,
    };
  });
}

/** The claim that the graph states: about the subtype, if the entity inherits it. */
export function toFact({ subject, property, object, inheritedFrom }: Edge, neighbor: string): Fact {
  if (!inheritedFrom) return { subject, property, object };
  return subject === neighbor
    ? { subject, property, object: inheritedFrom.iri }
    : { subject: inheritedFrom.iri, property, object };
}

function toNumber(text: string): string | number {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : text;
}

export function getQuery({ root, edges }: Neighborhood): string | null {
  const properties = edges.map(({ property }) => property);
  return linksQuery(root.iri, properties);
}
