import type { EntityIri } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { Article } from '../article-index.js';

const WIKIDATA = 'http://www.wikidata.org/entity/';

/** A stored article: half of the JSON, since co-authors share affiliations and names of fields repeat. */
interface StoredArticle extends Omit<Article, 'authors' | 'mesh' | 'entities'> {
  readonly authors: readonly (readonly [
    family: string,
    given: string,
    orcid: string | null,
    ...places: readonly number[],
  ])[];
  readonly affiliations: readonly string[];
  readonly mesh: readonly (readonly [label: string, id: string | null, isMajor: boolean])[];
  readonly entities: string;
}

export function encodeArticle(article: Article): string {
  const places = new Map<string, number>();
  const stored: StoredArticle = {
    ...article,
    authors: article.authors.map(({ family, given, orcid = null, affiliations }) => [
      family,
      given,
      orcid,
      ...affiliations.map((text) => getOrAdd(places, text, () => places.size)),
    ]),
    mesh: article.mesh.map(({ label, id = null, isMajor }) => [label, id, isMajor]),
    entities: encodeEntities(article.entities),
    affiliations: [...places.keys()],
  };
  return JSON.stringify(stored);
}

/** One IRI per line; those of Wikidata without their common beginning. */
export function encodeEntities(entities: readonly EntityIri[]): string {
  return entities.map((iri) => iri.replace(WIKIDATA, ':')).join('\n');
}

function decodeEntities(text: string): readonly EntityIri[] {
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => line.replace(/^:/, WIKIDATA) as EntityIri);
}

/** @param entities - from {@link encodeEntities}, in place of those in the record; null for none. */
export function decodeArticle(text: string, entities: string | null = null): Article {
  const { affiliations, ...stored } = JSON.parse(text) as StoredArticle;
  return {
    ...stored,
    authors: stored.authors.map(([family, given, orcid, ...places]) => ({
      family,
      given,
      ...(orcid !== null && { orcid }),
      affiliations: places.map((place) => affiliations[place] ?? ''),
    })),
    mesh: stored.mesh.map(([label, id, isMajor]) => ({
      label,
      ...(id !== null && { id }),
      isMajor,
    })),
    entities: decodeEntities(entities ?? stored.entities),
  };
}
