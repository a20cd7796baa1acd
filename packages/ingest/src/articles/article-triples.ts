import type { EntityIri } from '@biographql/core';
import type { Article, ArticleAuthor } from '@biographql/engines';
import { knownCurieIri } from '@biographql/engines/vocabulary';
import { PREFIXES } from '@biographql/sparql';
import { TripleBatch } from '../formats/triples.js';
import type { Triple } from '../rdf/triple.js';

export interface ArticleEntities {
  getMainSubjects(article: Article): readonly EntityIri[];
  getEquivalentEntities(iri: EntityIri): readonly EntityIri[];
}

const { schema, rdf, bibo, dc, xsd } = PREFIXES;
const TYPE = `${rdf}type`;
const NAME = `${schema}name`;
const ARTICLE = `${schema}ScholarlyArticle`;
const PERIODICAL = `${schema}Periodical`;
const PERSON = `${schema}Person`;
const ORCID = 'https://orcid.org/';
const DOI = 'https://doi.org/';
/** URN prefix of serials (RFC 3044). */
const SERIAL = 'urn:ISSN:';
const JOURNAL = 'urn:biographql:journal:';

/**
 * Writes articles as triples: schema.org for what they are, BIBO for their numbers, Dublin Core for the names of authors.
 * A journal and an author with an ORCID iD are written once, with the first name found.
 */
export class ArticleTriples {
  readonly #entities: ArticleEntities;
  readonly #batch = new TripleBatch();
  readonly #journals = new Set<string>();
  readonly #people = new Set<string>();

  constructor(entities: ArticleEntities) {
    this.#entities = entities;
  }

  of(articles: readonly Article[]): readonly Triple[] {
    for (const article of articles) this.#add(article);
    return this.#batch.take();
  }

  #add(article: Article): void {
    const batch = this.#batch;
    const iri = articleIri(article.id);
    batch.link(iri, TYPE, ARTICLE);
    batch.text(iri, NAME, article.title);
    batch.text(iri, `${bibo}pmid`, article.pmid ?? '');
    batch.text(iri, `${bibo}doi`, article.doi ?? '');
    if (article.doi !== null && !iri.startsWith(DOI)) {
      batch.link(iri, `${schema}sameAs`, doiIri(article.doi));
    }
    batch.literal(iri, `${schema}datePublished`, article.issued ?? '', dateType(article.issued));
    this.#addJournal(iri, article);
    this.#addAuthors(iri, article.authors);
    this.#addEntities(iri, article);
  }

  #addJournal(article: string, { containerTitle, issn }: Article): void {
    if (containerTitle === null) return;
    const journal =
      issn === null ? `${JOURNAL}${iriPart(containerTitle)}` : `${SERIAL}${iriPart(issn)}`;
    this.#batch.link(article, `${schema}isPartOf`, journal);
    if (this.#journals.has(journal)) return;
    this.#journals.add(journal);
    this.#batch.link(journal, TYPE, PERIODICAL);
    this.#batch.text(journal, NAME, containerTitle);
    this.#batch.text(journal, `${schema}issn`, issn ?? '');
  }

  #addAuthors(article: string, authors: readonly ArticleAuthor[]): void {
    const names = new Set(authors.map(readName));
    for (const name of names) this.#batch.text(article, `${dc}creator`, name);
    const persons = new Map(authors.map((author) => [getOrcid(author), readName(author)]));
    for (const [orcid, name] of persons) {
      if (orcid === null) continue;
      const person = `${ORCID}${orcid}`;
      this.#batch.link(article, `${schema}author`, person);
      if (this.#people.has(person)) continue;
      this.#people.add(person);
      this.#batch.link(person, TYPE, PERSON);
      this.#batch.text(person, NAME, name);
    }
  }

  #addEntities(iri: string, article: Article): void {
    const { getMainSubjects, getEquivalentEntities } = this.#entities;
    const withEquivalents = (entities: readonly EntityIri[]) =>
      new Set(entities.flatMap((entity) => [entity, ...getEquivalentEntities(entity)]));
    for (const entity of withEquivalents(article.entities)) {
      this.#batch.link(iri, `${schema}mentions`, entity);
    }
    for (const entity of withEquivalents(getMainSubjects(article))) {
      this.#batch.link(iri, `${schema}about`, entity);
    }
  }
}

export function articleIri(id: string): string {
  const [, scheme, local = ''] = /^([a-z]+):(.*)$/s.exec(id) ?? [];
  if (scheme === 'doi') return doiIri(local);
  return knownCurieIri(id) ?? `urn:biographql:article:${iriPart(id)}`;
}

function doiIri(doi: string): string {
  return `${DOI}${doi.split('/').map(iriPart).join('/')}`;
}

/** Lone surrogates, which would throw, become the replacement character. */
function iriPart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function readName({ family, given }: ArticleAuthor): string {
  return given === '' ? family : `${family}, ${given}`;
}

function getOrcid({ orcid = '' }: ArticleAuthor): string | null {
  return /(?:\d{4}-){3}\d{3}[\dX]$/.exec(orcid)?.[0] ?? null;
}

function dateType(issued: string | null): string {
  if (issued?.length === 4) return `${xsd}gYear`;
  return issued?.length === 7 ? `${xsd}gYearMonth` : `${xsd}date`;
}
