import type { CallOptions } from '@biographql/core';
import { countArticles } from './count-articles.js';
import { countKinds } from './count-kinds.js';
import { countPeers } from './count-peers.js';
import { countReferences } from './count-references.js';
import { kindsOfLinks, type Link } from './links.js';
import type { StandingCounts } from './standing.js';
import type { StandingReaders, StandingStart } from './standing-readers.js';

/**
 * Counts what the standing of each neighbor of an entity rests on: one query for the references, one for the kinds, one
 * for the peers of each of at most four relations, and two facets of the articles. Of a neighbor about which nothing was
 * counted it answers zeros.
 */
export async function readStanding(
  readers: StandingReaders,
  start: StandingStart,
  { links, ...options }: CallOptions & { readonly links: readonly Link[] },
): Promise<(iri: string) => StandingCounts> {
  const kinds = kindsOfLinks(readers.vocabulary, links);
  const [references, ofKinds, peers, articles] = await Promise.all([
    countReferences(readers, start, kinds),
    countKinds(readers, start, kinds),
    countPeers(readers, start, kinds),
    countArticles(readers, start, options),
  ]);
  return (iri) => ({
    references: references.get(iri) ?? 0,
    kinds: ofKinds.get(iri) ?? 0,
    peers: peers.get(iri) ?? 0,
    articles: articles.get(iri) ?? 0,
  });
}
