import { select } from '../select.js';
import { type Literal, literal, type NamedNode } from '../terms.js';
import { type QueryOptions, shared } from './options.js';

/** Options of queries over articles. */
export interface LiteratureOptions extends QueryOptions {
  /** The first date of publication that counts: YYYY, YYYY-MM or YYYY-MM-DD. Default: articles of any date, and of none. */
  readonly since?: string;
}

/** The shared parameters and `$since`; every date, and no date at all, is after the empty text. */
function withSince({
  since = '',
  ...options
}: LiteratureOptions = {}): ReturnType<typeof shared> & { readonly since: Literal } {
  return { ...shared(options), since: literal(since) };
}

/** Articles that mention all of some entities, the newest first. */
export const articlesMentioning = (
  entity: NamedNode,
  other: NamedNode = entity,
  options?: Omit<LiteratureOptions, 'language'>,
) =>
  select(
    `SELECT ?article ?title ?date ?journal WHERE {
      GRAPH <urn:biographql:literature> {
        ?article schema:mentions $entity, $other ; schema:name ?title .
        OPTIONAL { ?article schema:datePublished ?date }
        OPTIONAL { ?article schema:isPartOf ?periodical . ?periodical schema:name ?journal }
        FILTER(COALESCE(STR(?date), "") >= $since)
      }
    } ORDER BY DESC(STR(?date)) ?article LIMIT $limit`,
    { entity, other, since: withSince(options).since, limit: shared(options).limit },
  );

/** Drugs that treat a disease (P2176, or P2175 of the drug) with the number of articles that mention both, most articles first. */
export const drugsForDiseaseByArticles = (disease: NamedNode, options?: LiteratureOptions) =>
  select(
    `SELECT ?drug ?drugLabel (COUNT(DISTINCT ?article) AS ?articles) WHERE {
      $disease wdt:P2176|^wdt:P2175 ?drug .
      OPTIONAL { ?drug rdfs:label ?drugLabel FILTER(LANG(?drugLabel) = $language) }
      GRAPH <urn:biographql:literature> {
        ?article schema:mentions ?drug, $disease .
        OPTIONAL { ?article schema:datePublished ?date }
        FILTER(COALESCE(STR(?date), "") >= $since)
      }
    } GROUP BY ?drug ?drugLabel ORDER BY DESC(?articles) ?drug LIMIT $limit`,
    { disease, ...withSince(options) },
  );

/** Journals with the number of their articles that mention a gene associated with a disease (P2293), most articles first. */
export const journalsOfGenesOfDisease = (disease: NamedNode, options?: LiteratureOptions) =>
  select(
    `SELECT ?journal ?journalName (COUNT(DISTINCT ?article) AS ?articles) (COUNT(DISTINCT ?gene) AS ?genes) WHERE {
      $disease wdt:P2293|^wdt:P2293 ?gene .
      GRAPH <urn:biographql:literature> {
        ?article schema:mentions ?gene ; schema:isPartOf ?journal .
        ?journal schema:name ?journalName .
        OPTIONAL { ?article schema:datePublished ?date }
        FILTER(COALESCE(STR(?date), "") >= $since)
      }
    } GROUP BY ?journal ?journalName ORDER BY DESC(?articles) ?journal LIMIT $limit`,
    { disease, limit: shared(options).limit, since: withSince(options).since },
  );

/** Entities of the graph that the articles of an author mention, with their number, most articles first. @param name - `Family, Given` as the records have it. */
export const entitiesOfAuthor = (name: string, options?: LiteratureOptions) =>
  select(
    `SELECT ?entity ?entityLabel (COUNT(DISTINCT ?article) AS ?articles) WHERE {
      GRAPH <urn:biographql:literature> {
        ?article dc:creator $name ; schema:mentions ?entity .
        OPTIONAL { ?article schema:datePublished ?date }
        FILTER(COALESCE(STR(?date), "") >= $since)
      }
      OPTIONAL { ?entity rdfs:label ?entityLabel FILTER(LANG(?entityLabel) = $language) }
    } GROUP BY ?entity ?entityLabel ORDER BY DESC(?articles) ?entity LIMIT $limit`,
    { name: literal(name), ...withSince(options) },
  );
