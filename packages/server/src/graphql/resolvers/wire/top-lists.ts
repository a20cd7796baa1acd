import type { FacetCount } from '@biographql/engines';
import type { EmergingTopics, TopEntities, TopFacet } from '@biographql/services';
import type { Affiliations, Authors, EntityViz, Topics } from '../../../generated/resolvers.js';
import { sha256Hex } from '../../text-digest.js';

export function toAffiliations({ values, total }: TopFacet): Affiliations {
  return {
    __typename: 'Affiliations',
    affiliations: values.map(({ key, label: name, count, location = null }) => {
      const description = `Named in ${toShare(count, total)}`;
      // Spelling, place and share are those of the matching articles: equal ids promise caches equal fields.
      const told = stableHash(JSON.stringify([name, description, location])).slice(0, 8);
      const id = `${stableId('affiliation', key)}:${told}`;
      return { id, name, description, count, location };
    }),
  };
}

/** Returns the top authors in their wire form; the first given name is `firstName`, the others are `middleName`. */
export function toAuthors({ values }: TopFacet): Authors {
  return { __typename: 'Authors', authors: values.map(toPerson) };
}

function toPerson({ key, label, author, count }: FacetCount): Authors['authors'][number] {
  const [firstName = '', ...others] = (author?.given ?? '').split(/\s+/).filter(Boolean);
  const orcid = author?.orcid;
  return {
    id: orcid === undefined ? stableId('author', key) : `https://orcid.org/${orcid}`,
    firstName,
    lastName: author?.family ?? label,
    middleName: others.length === 0 ? null : others.join(' '),
    count,
    filter: orcid ?? (author?.given ? label : `${label},`),
  };
}

export function toEntityViz({ values }: TopEntities): EntityViz {
  return {
    __typename: 'EntityViz',
    entityviz: values.map(({ iri, label, count }) => ({ key: label, value: count, id: iri })),
  };
}

export function toTopics({ topics, earlier, recent }: EmergingTopics): Topics {
  return {
    __typename: 'Topics',
    earlier,
    recent,
    topics: topics.map(({ label, x, y, growth, count, ...own }) => ({
      label,
      xCoordinate: x,
      yCoordinate: y,
      growth,
      count,
      earlier: own.earlier,
      recent: own.recent,
    })),
  };
}

/** `3 of the 40 matching articles`. */
function toShare(count: number, total: number): string {
  return `${count.toLocaleString('en-US')} of the ${total.toLocaleString('en-US')} matching articles`;
}

/** Short, without the characters of a name; equal for equal keys. */
function stableId(kind: string, key: string): string {
  return `${kind}:${stableHash(key)}`;
}

function stableHash(text: string): string {
  return sha256Hex(text).slice(0, 16);
}
