import type { Doi, EntityIri } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { Article, ArticleAuthor, MeshDescriptor } from '../article-index.js';

const WIKIDATA = 'http://www.wikidata.org/entity/';
/** Stands for {@link WIKIDATA}; no absolute IRI begins with it. */
const WIKIDATA_MARK = ':';

/** A stored article: a list with each affiliation once. Co-authors share affiliations, so it takes a third of the JSON. */
type StoredArticle = readonly [
  id: string,
  pmid: string | null,
  pmcid: string | null,
  doi: string | null,
  title: string,
  abstract: string | null,
  containerTitle: string | null,
  issn: string | null,
  issued: string | null,
  language: string | null,
  hasFullText: 0 | 1,
  publicationTypes: readonly string[],
  affiliations: readonly string[],
  /** Four each: family name, given names, ORCID iD or 0, places in `affiliations` or 0 for none. */
  authors: readonly (string | readonly number[] | 0)[],
  /** Three each: label, identifier or 0, 1 for a major one. */
  mesh: readonly (string | 0 | 1)[],
  entities: readonly string[],
  /** 0 when the record has none. */
  keywords: readonly string[] | 0,
];

export function encodeArticle(article: Article): string {
  const affiliations: string[] = [];
  const stored: StoredArticle = [
    article.id,
    article.pmid,
    article.pmcid,
    article.doi,
    article.title,
    article.abstract,
    article.containerTitle,
    article.issn,
    article.issued,
    article.language,
    article.hasFullText ? 1 : 0,
    article.publicationTypes,
    affiliations,
    encodeAuthors(article.authors, affiliations),
    encodeMesh(article.mesh),
    article.entities.map(shorten),
    article.keywords ?? 0,
  ];
  return JSON.stringify(stored);
}

export function encodeEntities(entities: readonly EntityIri[]): string {
  return JSON.stringify(entities.map(shorten));
}

/** @param entities - from {@link encodeEntities}, in place of those in the record; null for none. */
export function decodeArticle(text: string, entities: string | null = null): Article {
  const stored = JSON.parse(text) as StoredArticle;
  const [id, pmid, pmcid, doi, title, abstract, containerTitle, issn, issued, language] = stored;
  return {
    id,
    pmid,
    pmcid,
    doi: doi as Doi | null,
    title,
    abstract,
    authors: decodeAuthors(stored[13], stored[12]),
    containerTitle,
    issn,
    issued,
    language,
    publicationTypes: stored[11],
    mesh: decodeMesh(stored[14]),
    hasFullText: stored[10] === 1,
    entities: (entities === null ? stored[15] : (JSON.parse(entities) as string[])).map(lengthen),
    ...(stored[16] === 0 ? {} : { keywords: stored[16] }),
  };
}

function encodeAuthors(
  authors: readonly ArticleAuthor[],
  affiliations: string[],
): StoredArticle[13] {
  const places = new Map<string, number>();
  const getPlace = (text: string) => getOrAdd(places, text, () => affiliations.push(text) - 1);
  const stored: (string | readonly number[] | 0)[] = [];
  for (const author of authors) {
    const own = author.affiliations;
    stored.push(author.family, author.given, author.orcid ?? 0);
    stored.push(own.length === 0 ? 0 : own.map(getPlace));
  }
  return stored;
}

function decodeAuthors(
  stored: StoredArticle[13],
  affiliations: readonly string[],
): readonly ArticleAuthor[] {
  const authors: ArticleAuthor[] = [];
  for (let index = 0; index < stored.length; index += 4) {
    const [family, given, orcid, places] = stored.slice(index, index + 4);
    authors.push({
      family: String(family),
      given: String(given),
      ...(typeof orcid === 'string' ? { orcid } : {}),
      affiliations: Array.isArray(places)
        ? places.map((place: number) => affiliations[place] ?? '')
        : [],
    });
  }
  return authors;
}

function encodeMesh(mesh: readonly MeshDescriptor[]): StoredArticle[14] {
  const stored: (string | 0 | 1)[] = [];
  for (const { label, id, isMajor } of mesh) stored.push(label, id ?? 0, isMajor ? 1 : 0);
  return stored;
}

function decodeMesh(stored: StoredArticle[14]): readonly MeshDescriptor[] {
  const mesh: MeshDescriptor[] = [];
  for (let index = 0; index < stored.length; index += 3) {
    const [label, id, isMajor] = stored.slice(index, index + 3);
    mesh.push({
      label: String(label),
      ...(typeof id === 'string' ? { id } : {}),
      isMajor: isMajor === 1,
    });
  }
  return mesh;
}

function shorten(iri: EntityIri): string {
  return iri.startsWith(WIKIDATA) ? WIKIDATA_MARK + iri.slice(WIKIDATA.length) : iri;
}

function lengthen(text: string): EntityIri {
  const iri = text.startsWith(WIKIDATA_MARK) ? WIKIDATA + text.slice(1) : text;
  return iri as EntityIri;
}
