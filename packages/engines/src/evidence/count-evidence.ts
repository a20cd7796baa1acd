import type { CallOptions, EntityIri } from '@biographql/core';
import { getOrAdd, nextTurn } from '@biographql/core/internal';
import { iri, select, type Term, values, withLimit } from '@biographql/sparql';
import type { ArticleQuery } from '../article-index/article-index.js';
import type { EntityRecord } from '../label-index/label-index.js';
import { toSparqlPath } from '../vocabulary/index.js';
import type { EvidenceCounts } from './evidence-score.js';
import {
  type EvidenceSources,
  type EvidenceStart,
  groupLinks,
  type InheritedLink,
  isSpecific,
  type Link,
  type LinkGroup,
  readInheritedLinks,
  readSubtypes,
} from './subtypes.js';

export interface EvidenceOptions extends CallOptions {
  readonly links: readonly Link[];
  /** The claims of its subtypes. Default: they are read. */
  readonly inherited?: readonly InheritedLink[];
}

/**
 * Counts the evidence for the links of an entity: one or two queries for references, one for the peers of each of at
 * most four relations, two facets of articles, and without `inherited` up to four queries for subtypes. A neighbor that
 * only subtypes are linked to has the references of their claims. Neighbors without evidence get zeros.
 */
export async function countEvidence(
  sources: EvidenceSources,
  start: EvidenceStart,
  { links, inherited, ...options }: EvidenceOptions,
): Promise<(neighbor: string) => EvidenceCounts> {
  const direct = new Set(links.map(({ neighbor }) => neighbor));
  const groups = groupLinks(sources.vocabulary, links);
  const [references, ofSubtypes, peers, articles] = await Promise.all([
    countReferences(
      sources,
      groups.map((group) => ({ ...group, entity: start.iri })),
    ),
    countSubtypes(sources, start, inherited),
    countPeers(sources, start, groups),
    countArticles(sources, start, options),
  ]);
  return (neighbor) => ({
    references: references.get(neighbor) ?? ofSubtypes.references.get(neighbor) ?? 0,
    kinds: ofSubtypes.subtypes.get(neighbor)?.size ?? 0,
    peers: peers.get(neighbor) ?? 0,
    articles: articles.get(neighbor) ?? 0,
    ...(!direct.has(neighbor) && ofSubtypes.subtypes.has(neighbor) && { isInherited: true }),
  });
}

async function countSubtypes(
  sources: EvidenceSources,
  start: EvidenceStart,
  inherited: readonly InheritedLink[] | undefined,
) {
  const links = inherited ?? (await readAllInherited(sources, start));
  const subtypes = new Map<string, Set<string>>();
  const claims = new Map<string, ReferencedClaims>();
  for (const { neighbor, subtype, predicate, isOutgoing } of links) {
    getOrAdd(subtypes, neighbor, () => new Set()).add(subtype);
    const relation = sources.vocabulary.getRelation(predicate);
    const claim = { entity: subtype, predicate, isOutgoing, relation };
    claims.set(`${subtype} ${predicate} ${isOutgoing}`, claim);
  }
  return { subtypes, references: await countReferences(sources, [...claims.values()]) };
}

async function readAllInherited(sources: EvidenceSources, { iri }: EvidenceStart) {
  const subtypes = await readSubtypes(sources, iri);
  const properties = sources.vocabulary.inheritedProperties({ isWide: true });
  return readInheritedLinks(sources, subtypes, properties);
}

/** Pairs of neighbor and property that are counted; others count as unreferenced. */
const MAX_COUNTED = 20_000;

interface ReferencedClaims extends Omit<LinkGroup, 'links'> {
  readonly entity: string;
}

/**
 * Counts the distinct references of the statements that link each neighbor to the entities, with one query. For a
 * property and its inverse, uses the larger count. Neighbors without references are absent.
 */
async function countReferences(
  { select: run, vocabulary }: EvidenceSources,
  claims: readonly ReferencedClaims[],
): Promise<ReadonlyMap<string, number>> {
  const toReference = toSparqlPath(vocabulary, vocabulary.toPredicates('reference'));
  const relations = new Map<string, string>();
  const rows: Record<'outgoing' | 'incoming', (readonly Term[])[]> = { outgoing: [], incoming: [] };
  for (const { entity, predicate, isOutgoing, relation } of claims) {
    const statement = vocabulary.getStatement(vocabulary.readName(predicate));
    if (statement === null) continue;
    relations.set(statement.claim, relation);
    const row = [entity, statement.claim, statement.value].map((text) => iri(text));
    rows[isOutgoing ? 'outgoing' : 'incoming'].push(row);
  }
  if (toReference === '' || relations.size === 0) return new Map();
  const query = select(countingQuery(toReference), {
    outgoing: values(rows.outgoing),
    incoming: values(rows.incoming),
  });
  const result = await run(withLimit(query, MAX_COUNTED), MAX_COUNTED);
  const greatest = new Map<string, Map<string, number>>();
  for (const [neighbor, claim, count] of result?.solutions ?? []) {
    const relation = relations.get(claim?.value ?? '');
    if (!neighbor || !count || relation === undefined) continue;
    raise(
      getOrAdd(greatest, neighbor.value, () => new Map()),
      relation,
      Number(count.value),
    );
  }
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b);
  return new Map([...greatest].map(([neighbor, counts]) => [neighbor, sum(counts)]));
}

function raise(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, Math.max(counts.get(key) ?? 0, count));
}

/** The reference path is in both branches, because engines read all references of the graph first if it is outside. */
function countingQuery(toReference: string): string {
  return `SELECT ?neighbor ?claim (COUNT(DISTINCT ?reference) AS ?count) WHERE {
  { VALUES (?entity ?claim ?value) $outgoing
    ?entity ?claim ?statement . ?statement ?value ?neighbor . ?statement ${toReference} ?reference }
  UNION
  { VALUES (?entity ?claim ?value) $incoming
    ?statement ?value ?entity . ?neighbor ?claim ?statement . ?statement ${toReference} ?reference }
} GROUP BY ?neighbor ?claim ORDER BY DESC(?count) ?neighbor`;
}

/** Relations with more links are skipped: the neighbors of a hub have too many peers. */
const MAX_LINKS = 1_000;
/** Pairs of neighbor and peer that are read; a relation with more is skipped, not counted in part. */
const MAX_PAIRS = 20_000;
const MAX_RELATIONS = 4;

/**
 * For each neighbor, the entities linked to it by the same specific relation as the start; the maximum over the
 * relations.
 */
async function countPeers(
  sources: EvidenceSources,
  start: EvidenceStart,
  kinds: readonly LinkGroup[],
): Promise<ReadonlyMap<string, number>> {
  const { vocabulary } = sources;
  const widest = new Map<string, LinkGroup>();
  for (const kind of kinds) {
    if (!isSpecific(vocabulary, kind.relation) || kind.links > MAX_LINKS) continue;
    if (kind.links > (widest.get(kind.relation)?.links ?? 0)) widest.set(kind.relation, kind);
  }
  const counted = [...widest.values()].sort((a, b) => b.links - a.links).slice(0, MAX_RELATIONS);
  const counts = new Map<string, number>();
  const pairs = await Promise.all(counted.map((kind) => countPairs(sources, start, kind)));
  for (const [neighbor, count] of pairs.flat()) raise(counts, neighbor, count);
  return counts;
}

type Counted = readonly (readonly [string, number])[];

async function countPairs(
  { select: run }: EvidenceSources,
  { iri: start }: EvidenceStart,
  { predicate, isOutgoing, links }: LinkGroup,
): Promise<Counted> {
  const parameters = { entity: iri(start), predicate: iri(predicate) };
  const query = select(sharingQuery(isOutgoing), parameters);
  const result = await run(withLimit(query, links), links);
  const counted = (result?.solutions ?? []).flatMap(
    ([neighbor, count]): Counted =>
      neighbor && count ? [[neighbor.value, Number(count.value)]] : [],
  );
  const pairs = counted.reduce((total, [, count]) => total + count, 0);
  return pairs < MAX_PAIRS ? counted : [];
}

function sharingQuery(isOutgoing: boolean): string {
  const claims = isOutgoing
    ? '$entity $predicate ?neighbor . ?peer $predicate ?neighbor'
    : '?neighbor $predicate $entity . ?neighbor $predicate ?peer';
  return `SELECT ?neighbor (COUNT(?peer) AS ?count) WHERE {
  { SELECT ?neighbor ?peer WHERE { ${claims} } LIMIT ${MAX_PAIRS} }
} GROUP BY ?neighbor`;
}

const MAX_ENTITIES = 1_000;

/**
 * Counts, for each entity, the articles about the start that are annotated with it. An article is about the start if it is
 * annotated with it, or has its label as a phrase; the larger count is used. Entities without any are absent.
 */
async function countArticles(
  { articles }: EvidenceSources,
  { iri, label }: EvidenceStart,
  options: CallOptions = {},
): Promise<ReadonlyMap<string, number>> {
  const phrase = label.replaceAll('"', ' ').trim();
  const queries: readonly ArticleQuery[] = [
    { entity: iri as EntityIri },
    ...(phrase === '' ? [] : [{ text: `"${phrase}"` }]),
  ];
  const counts = new Map<string, number>();
  if (articles === null) return counts;
  for (const query of queries) {
    // An index may count in this thread: let other requests run in between.
    await nextTurn();
    options.signal?.throwIfAborted();
    const found = await articles.facet(query, 'entity', { ...options, limit: MAX_ENTITIES });
    for (const { key, count } of found) raise(counts, key, count);
  }
  return counts;
}

/** Proteins of a list whose genes are looked up; the others stand for themselves. */
const MAX_PROTEINS = 2_000;

/**
 * Finds the genes of the proteins of a list that has genes as well, by one query; none for other lists, and none where the
 * query was not run.
 *
 * @throws BioGraphQLError - `QUERY_TIMEOUT` and whatever else a query can fail with.
 * @example
 * const genes = await readGenesOfProteins({ select, vocabulary }, neighbors);
 */
export async function readGenesOfProteins(
  { select: run, vocabulary }: Pick<EvidenceSources, 'select' | 'vocabulary'>,
  entities: readonly Pick<EntityRecord, 'iri' | 'types'>[],
): Promise<ReadonlyMap<EntityIri, EntityIri>> {
  const proteins = entities.filter(({ types }) => types.includes('PROTEIN'));
  const encodes = vocabulary.propertiesOf('encodes');
  const hasGenes = entities.some(({ types }) => types.includes('GENE'));
  if (proteins.length === 0 || !hasGenes || encodes.length === 0) return new Map();
  const path = toSparqlPath(vocabulary, encodes);
  const text = `SELECT ?protein ?gene WHERE { VALUES ?protein $proteins ?gene ${path} ?protein }`;
  const known = proteins.slice(0, MAX_PROTEINS).map((protein) => iri(protein.iri));
  const query = select(text, { proteins: values(known) });
  const found = await run(query, MAX_PROTEINS);
  return new Map(
    (found?.solutions ?? []).flatMap(([protein, gene]) =>
      protein && gene ? [[protein.value as EntityIri, gene.value as EntityIri] as const] : [],
    ),
  );
}

/** Items in which a gene stands for its protein, at the better place of the two; proteins without their gene stay. */
export function conflateGenes<Item>(
  items: readonly Item[],
  getIri: (item: Item) => string | undefined,
  genes: ReadonlyMap<string, string>,
): readonly Item[] {
  const byIri = new Map(items.map((item) => [getIri(item), item]));
  const things = items.map((item) => {
    const gene = genes.get(getIri(item) ?? '');
    return (gene === undefined ? undefined : byIri.get(gene)) ?? item;
  });
  return [...new Set(things)];
}
