import type { CallOptions } from '@biographql/core';
import { countArticles } from './count-articles.js';
import { countPeers } from './count-peers.js';
import { countReferences } from './count-references.js';
import { kindsOfLinks, type Link } from './links.js';
import type { StandingCounts } from './standing.js';
import type { StandingReaders, StandingStart } from './standing-readers.js';
import { type InheritedLink, readInheritedLinks, readSubtypes } from './subtypes.js';

/** What is to be counted. */
export interface StandingOptions extends CallOptions {
  /** The claims of the entity itself. */
  readonly links: readonly Link[];
  /** The claims of its subtypes. Default: they are read. */
  readonly inherited?: readonly InheritedLink[];
}

/**
 * Counts the evidence for each neighbor of an entity: references by one or two queries, peers by one for each of at most
 * four relations, articles by two facets. A neighbor without a claim of its own has the references of the subtypes'
 * claims. Where nothing was counted the counts are zero.
 */
export async function readStanding(
  readers: StandingReaders,
  start: StandingStart,
  { links, inherited, ...options }: StandingOptions,
): Promise<(iri: string) => StandingCounts> {
  const kinds = kindsOfLinks(readers.vocabulary, links);
  const claims = kinds.map((kind) => ({ ...kind, entity: start.iri }));
  const [references, [subtypes, ofSubtypes], peers, articles] = await Promise.all([
    countReferences(readers, claims),
    countSubtypes(readers, start, inherited),
    countPeers(readers, start, kinds),
    countArticles(readers, start, options),
  ]);
  return (iri) => ({
    references: references.get(iri) ?? ofSubtypes.get(iri) ?? 0,
    kinds: subtypes.get(iri)?.size ?? 0,
    peers: peers.get(iri) ?? 0,
    articles: articles.get(iri) ?? 0,
  });
}

/** The subtypes that are tied to each neighbor, and the references of their claims. */
async function countSubtypes(
  readers: StandingReaders,
  start: StandingStart,
  inherited: readonly InheritedLink[] | undefined,
): Promise<readonly [ReadonlyMap<string, ReadonlySet<string>>, ReadonlyMap<string, number>]> {
  const links = inherited ?? (await readAllInherited(readers, start));
  const subtypes = new Map<string, Set<string>>();
  const claims = new Map<string, Parameters<typeof countReferences>[1][number]>();
  for (const { neighbor, subtype, predicate, isOutgoing } of links) {
    subtypes.set(neighbor, (subtypes.get(neighbor) ?? new Set()).add(subtype));
    const relation = readers.vocabulary.relationOf(predicate);
    const claim = { entity: subtype, predicate, isOutgoing, relation };
    claims.set(`${subtype} ${predicate} ${isOutgoing}`, claim);
  }
  return [
    subtypes,
    claims.size === 0 ? new Map() : await countReferences(readers, [...claims.values()]),
  ];
}

async function readAllInherited(readers: StandingReaders, { iri }: StandingStart) {
  const subtypes = await readSubtypes(readers, iri);
  const properties = readers.vocabulary.inheritedProperties({ isWide: true });
  return readInheritedLinks(readers, subtypes, properties);
}
