import type { CallOptions } from '@biographql/core';
import { countArticles } from './count-articles.js';
import { countPeers } from './count-peers.js';
import { countReferences, type ReferencedClaims } from './count-references.js';
import type { EvidenceCounts } from './evidence-score.js';
import { type EvidenceSources, type EvidenceStart, groupLinks, type Link } from './links.js';
import { type InheritedLink, readInheritedLinks, readSubtypes } from './subtypes.js';

/** What is to be counted. */
export interface EvidenceOptions extends CallOptions {
  readonly links: readonly Link[];
  /** The claims of its subtypes. Default: they are read. */
  readonly inherited?: readonly InheritedLink[];
}

/**
 * Counts the evidence for the links of an entity: one or two queries for references, one for the peers of each of at most
 * four relations, and two facets of articles. A neighbor that only subtypes are linked to has the references of their
 * claims. Neighbors without evidence get zeros.
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
    subtypes.set(neighbor, (subtypes.get(neighbor) ?? new Set()).add(subtype));
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
