import type { EntityIri, EntityMatch, EntityType, NodeType, PredicateMatch, QuestionQid, ServedAdmetModel } from '@biographql/core';
import type { InsightSearch } from '../actions/article-insights.js';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions } from '../document.js';
import { servedAdmetModel } from '../wire/admet.js';
import { type NamingClient, pickInsights, requireField, sendObject, toFilters, toSubtype } from '../wire/fields.js';
import type { EntityCount, EntityHit, InsightRows, ResolvedName, SupportedInsight, TopAffiliation, TopAuthor } from './answers.js';
import { EntitiesByNameDocument, type EntityKey, EntityVectorsDocument, GetAdmetModelsDocument, GetAnswersDocument, type GetAnswersQuery, GetDrugsWithSubstructureDocument, type GetDrugsWithSubstructureQuery, GetEntityDocument, GetEntityListDocument, type GetEntityListQuery, type GetEntityQuery, GetInsightRowsDocument, GetMoleculesDocument, type GetMoleculesQuery, GetProvenanceDocument, type GetProvenanceQuery, GetSupportedInsightsDocument, PredicatesByNameDocument, PredicatesDocument, QuestionEntitiesDocument, ResolveEntitiesDocument, SearchEntityDocument, TopAffiliationsDocument, TopAuthorsDocument, TopEntitiesDocument, TriplePlausibilitiesDocument, VerifyDocument, type VerifyItem, type VerifyQuery } from '@biographql/core/strings';

/** Input of `searchEntities`. */
export interface EntitySearch {
  /** The text typed so far. Empty text returns no labels. At most 200 characters are read. */
  readonly text: string;
}

/**
 * Finds at most 10 entities as the user types. The text matches an identifier, or the beginning of any word of a label or alias. Typing errors are tolerated from 4 characters on. Identifiers come first, then abbreviations in exact letter case, exact labels, exact aliases, names that begin with the text, and others. Each group is in order of popularity; among names that begin with the text, short names and labels rank higher.
 * @example
 * ```ts
 * const hits = await searchEntities(client, { text: 'asth' });
 * console.log(hits[0]?.label); // 'asthma'
 * ```
 */
export async function searchEntities(
  client: BioGraphQLClient,
  search: EntitySearch,
  options?: RequestOptions,
): Promise<readonly EntityHit[]> {
  const data = await (client as NamingClient).request(SearchEntityDocument, search, { ...options, names: { text: 'searchText' } });
  return (data.searchAsYouType?.data?.searchLabels ?? []).map(({ qid: iri, text: label, nodeTypes: types, ...rest }) => ({ ...rest, iri: iri as EntityIri, label, types }));
}

/** Input of `getEntitiesByName`. */
export interface NameSearch {
  /** The name, 1 to 200 characters. */
  readonly text: string;
  /** Whether to ignore letter case and accents; default true. `FUZZY` always ignores them. */
  readonly ignoreCase?: boolean | undefined;
  /** `EXACT` matches the whole label or alias. `PREFIX` (or `STARTSWITH`) matches the beginning of the label or alias. `CONTAINS` (default) matches if each word of the name is the beginning of a word in the label or alias. `FUZZY` also tolerates typing errors. These values are case-insensitive. Any other value is rejected. */
  readonly strategy?: 'EXACT' | 'PREFIX' | 'CONTAINS' | 'FUZZY' | undefined;
  /** Maximum number of results, 1 to 100; default 10. */
  readonly limit?: number | undefined;
}

/**
 * Finds entities by name with the given strategy, best first. While a user types, use `searchEntities`.
 * @example
 * ```ts
 * const data = await getEntitiesByName(client, { text: 'asthma', strategy: 'EXACT' });
 * console.log(data[0]?.qid); // 'Q35869'
 * ```
 */
export async function getEntitiesByName(
  client: BioGraphQLClient,
  search: NameSearch,
  options?: RequestOptions,
): Promise<readonly EntityMatch[]> {
  const data = await (client as NamingClient).request(EntitiesByNameDocument, search, { ...options, names: { text: 'name', strategy: 'matchingStrategy' } });
  return data.searchEntities ?? [];
}

/**
 * Finds properties of the graph by name, with the number of triples that use each: exact names first, then the most used.
 * @example
 * ```ts
 * const data = await getPredicatesByName(client, { text: 'treatment', strategy: 'CONTAINS' });
 * console.log(data.map(({ pid }) => pid)); // ['P2176', 'P2175']
 * ```
 */
export async function getPredicatesByName(
  client: BioGraphQLClient,
  search: NameSearch,
  options?: RequestOptions,
): Promise<readonly PredicateMatch[]> {
  const data = await (client as NamingClient).request(PredicatesByNameDocument, search, { ...options, names: { text: 'name', strategy: 'matchingStrategy' } });
  return data.searchPredicates ?? [];
}

/** Input of `getPredicates`. */
export interface PredicateLookup {
  /** A label or a part of one. */
  readonly label: string;
}

/**
 * Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most 100.
 * @example
 * ```ts
 * const data = await getPredicates(client, { label: 'genetic association' });
 * console.log(data[0]?.pid); // 'P2293'
 * ```
 */
export async function getPredicates(
  client: BioGraphQLClient,
  lookup: PredicateLookup,
  options?: RequestOptions,
): Promise<readonly PredicateMatch[]> {
  const data = await (client as NamingClient).request(PredicatesDocument, lookup, { ...options, names: {} });
  return data.getPredicates ?? [];
}

/** Input of `resolveEntities`. */
export interface EntityResolution {
  /** Names or identifiers, at most 1,000 of at most 200 characters: `asthma`, `Gleevec`, `MESH:D001249`, `uniprot:P04637`. */
  readonly names: readonly string[];
  /** Only entities of these types; default: all. */
  readonly types?: readonly NodeType[] | undefined;
  /** The subject of the names in a few words, e.g. `oncology drugs`. It decides between entities that match equally well. At most 200 characters. */
  readonly context?: string | undefined;
  /** Only identifiers of these schemes, by name or prefix, e.g. `mesh`; default: all. */
  readonly schemes?: readonly string[] | undefined;
  /** `EXACT` finds only entities with exactly this name or identifier. Null means `ANY`. */
  readonly match?: 'ANY' | 'EXACT' | undefined;
}

/**
 * Resolves names and identifiers to the entities that they may mean. A name is a label, alias, brand name or abbreviation. An identifier looks like `MESH:D001249`, `uniprot:P04637` or `https://identifiers.org/DOID:2841`. Returns one entry per name, in the order of the request. The entry of a name that can't be read has an `error`. The other entries are unaffected.
 * @example
 * ```ts
 * const resolved = await resolveEntities(client, { names: ['asthma', 'MESH:D003924'], schemes: ['doid'] });
 * for (const { name, candidates, isAmbiguous } of resolved) {
 *   const [best] = candidates;
 *   console.log(name, best?.iri, best?.identifiers.map(({ curie }) => curie), isAmbiguous);
 * }
 * ```
 */
export async function resolveEntities(
  client: BioGraphQLClient,
  resolution: EntityResolution,
  options?: RequestOptions,
): Promise<readonly ResolvedName[]> {
  const data = await (client as NamingClient).request(ResolveEntitiesDocument, resolution, { ...options, names: {} });
  return requireField(data.resolveEntities, 'resolveEntities').map(({ candidates, ambiguous: isAmbiguous, ...rest }) => ({ ...rest, candidates: candidates.map(({ qid: iri, text: label, nodeTypes: types, twins, ...rest }) => ({ ...rest, iri: iri as EntityIri, label, types, twins: twins as readonly string[] as readonly EntityIri[] })), isAmbiguous }));
}

/** Input of `getEntity`. */
export interface EntityRequest {
  /** The entity: a URI, a bare QID, a `wd:` name or a CURIE such as `HGNC:3603`. Pass exactly one of `entity` and `name`. */
  readonly entity?: string | undefined;
  /** A name of the entity, resolved as in `resolveEntities`. If several entities match, the most popular one is used. */
  readonly name?: string | undefined;
  /** With `name`: only an entity of these types. */
  readonly types?: readonly EntityType[] | undefined;
  /** Only neighbors of these types; default: all. */
  readonly neighborTypes?: readonly EntityType[] | undefined;
  /** Neighbors, 1 to 200, default 10. */
  readonly neighbors?: number | undefined;
  /** `neighbors.pageInfo.endCursor` of the page before. */
  readonly after?: string | undefined;
  /** Articles, 1 to 100, default 10. */
  readonly articles?: number | undefined;
}

/** An entity with its neighbors and their evidence, its articles and its insights. */
export type EntityOverview = NonNullable<GetEntityQuery['entity']>;

/**
 * Returns an entity with its neighbors, the statements and references behind them, its articles and its insights, in one request.
 * @throws ClientError, with `ENTITY_NOT_FOUND` for one that is unknown.
 * @example
 * ```ts
 * const { label, neighbors } = await getEntity(client, { name: 'asthma', neighborTypes: ['GENE'] });
 * console.log(label, neighbors?.edges.map(({ node }) => node.label));
 * ```
 */
export async function getEntity(
  client: BioGraphQLClient,
  request: EntityRequest,
  options?: RequestOptions,
): Promise<EntityOverview> {
  const data = await (client as NamingClient).request(GetEntityDocument, request, { ...options, names: { entity: 'iri' } });
  return requireField(data.entity, 'entity');
}

/** Input of `getEntityList`. */
export interface EntityListRequest {
  /** At most 100, each by exactly one of `iri` (an IRI, a QID, a `wd:` name or a CURIE) and `name` (a label or an alias). */
  readonly entities: readonly EntityKey[];
  /** Only neighbors of these types; default: all. */
  readonly neighborTypes?: readonly EntityType[] | undefined;
  /** Neighbors of each, 1 to 200, default 10. */
  readonly neighbors?: number | undefined;
}

/** One of the entities; `error` says why there is none, and is null otherwise. */
export type EntityListItem = NonNullable<GetEntityListQuery['entities']>[number];

/**
 * Returns up to 100 entities, one entry each, in the order of the request. An entry has an `error` if its entity isn't found. The other entries are unaffected. Fields are read for all entities at once.
 * @throws BadInputError for more than 100 entities.
 * @example
 * ```ts
 * const items = await getEntityList(client, { entities: [{ iri: 'Q35869' }, { name: 'melanoma' }] });
 * for (const { key, entity, error } of items) console.log(key, error?.message ?? entity?.label);
 * ```
 */
export async function getEntityList(
  client: BioGraphQLClient,
  request: EntityListRequest,
  options?: RequestOptions,
): Promise<readonly EntityListItem[]> {
  const data = await (client as NamingClient).request(GetEntityListDocument, request, { ...options, names: { entities: 'keys' } });
  return requireField(data.entities, 'entities');
}

/** Input of `getSupportedInsights`. */
export interface InsightLookup {
  /** Whether the disease also has the facts of its subtypes. Default: genes and drugs; `true`: symptoms and causes as well. */
  readonly includeSubtypes?: boolean | undefined;
  /** The disease: a URI, a bare QID or a `wd:` name. */
  readonly entity: string;
}

/**
 * Lists the insights for which a disease has data.
 * @example
 * ```ts
 * const insights = await getSupportedInsights(client, { entity: 'Q35869' });
 * console.log(insights.map(({ type }) => type));
 * ```
 */
export async function getSupportedInsights(
  client: BioGraphQLClient,
  lookup: InsightLookup,
  options?: RequestOptions,
): Promise<readonly SupportedInsight[]> {
  const data = await sendObject(client, GetSupportedInsightsDocument, 'supportedInsightsInput', lookup, { entity: 'qid' }, options);
  return (data.searchGenericInsights?.supportedInsights ?? []).map(({ insightCategory: category, insightType: type, renderType: renderTypes, ...rest }) => ({ ...rest, category, type, renderTypes }));
}

/** Input of `getInsightRows`. */
export interface InsightRowsLookup {
  /** Whether the disease also has the facts of its subtypes. Default: genes and drugs; `true`: symptoms and causes as well. */
  readonly includeSubtypes?: boolean | undefined;
  /** The kind of insight, as in `getSupportedInsights`, e.g. `GENETIC_ASSOCIATION`. An unknown kind is rejected. */
  readonly type: string;
  /** Maximum number of rows, 1 to 500, default 50. */
  readonly limit?: number | undefined;
  /** Number of rows to skip, default 0. */
  readonly offset?: number | undefined;
  /** The disease: a URI, a bare QID or a `wd:` name. */
  readonly entity: string;
  /** `RELEVANCE` (default) or `LABEL`, case-insensitive. */
  readonly order?: 'RELEVANCE' | 'LABEL' | undefined;
}

/**
 * Lists the items of an insight about a disease, one page at a time. `total` is the `count` of the same insight in `getSupportedInsights`.
 * @throws ClientError (OperationError with `ENTITY_NOT_FOUND` for an unknown entity, with `INVALID_ARGUMENT` for an unknown kind).
 * @example
 * ```ts
 * const { rows, total } = await getInsightRows(client, { entity: 'Q35869', type: 'GENETIC_ASSOCIATION' });
 * console.log(total, rows.map(({ values }) => values.join()));
 * ```
 */
export async function getInsightRows(
  client: BioGraphQLClient,
  lookup: InsightRowsLookup,
  options?: RequestOptions,
): Promise<InsightRows> {
  const data = await sendObject(client, GetInsightRowsDocument, 'insightRowsInput', lookup, { entity: 'qid', type: 'insightType', order: 'sort' }, options);
  const { insightType: _, rows, ...rest } = requireField(data.insightRows, 'insightRows');
  return { ...rest, rows: rows.map(({ id: iri, nodeTypes: types, inheritedFrom, ...rest }) => ({ ...rest, iri: iri as EntityIri, types, inheritedFrom: inheritedFrom && toSubtype(inheritedFrom) })) };
}

/** Input of `getAnswers`. */
export interface QuestionList {
  /** The questions, at most 1,000 characters each. */
  readonly questions: readonly string[];
}

/** The answer to one of several questions. `answer.answer` is empty when the service abstains, and `answer.abstention` says why; `error` says why a question was not answered at all. */
export type AnswerListItem = NonNullable<GetAnswersQuery['answers']>[number];

/**
 * Answers up to 100 questions, one entry each, in the order of the request. An entry has an `error` if its question can't be answered in time. The other entries are unaffected.
 * @throws BadInputError for more than 100 questions.
 * @example
 * ```ts
 * const answers = await getAnswers(client, { questions: ['What treats asthma?'] });
 * for (const { question, answer, error } of answers) {
 *   console.log(question, error?.message ?? (answer?.answer || answer?.abstention?.message));
 * }
 * ```
 */
export async function getAnswers(
  client: BioGraphQLClient,
  list: QuestionList,
  options?: RequestOptions,
): Promise<readonly AnswerListItem[]> {
  const data = await (client as NamingClient).request(GetAnswersDocument, list, { ...options, names: {} });
  return requireField(data.answers, 'answers');
}

/** Input of `getQuestionEntities`. */
export interface QuestionText {
  /** The question, at most 1,000 characters. */
  readonly question: string;
}

/**
 * Returns the entities that a question names, in its order.
 * @example
 * ```ts
 * const data = await getQuestionEntities(client, { question: 'Does salbutamol treat asthma?' });
 * console.log(data.map(({ label }) => label)); // ['salbutamol', 'asthma']
 * ```
 */
export async function getQuestionEntities(
  client: BioGraphQLClient,
  text: QuestionText,
  options?: RequestOptions,
): Promise<readonly QuestionQid[]> {
  const data = await (client as NamingClient).request(QuestionEntitiesDocument, text, { ...options, names: {} });
  return data.getQids ?? [];
}

/** A fact of the graph as subject, property and object, as returned in edges and properties. */
export interface Fact {
  /** The object: a URI, a bare QID or a `wd:` name for an entity; anything else is the lexical form of a literal. */
  readonly object: string;
  /** The property: a code such as `P2176`, or the URI of a property without a code. */
  readonly property: string;
  /** The subject: a URI, a bare QID or a `wd:` name. */
  readonly subject: string;
}

/** Input of `getProvenance`. */
export interface ProvenanceLookup {
  /** At most 200, in the direction in which the graph states them. Default: none, which returns only the dataset. */
  readonly facts?: readonly Fact[] | undefined;
}

/** The dataset of a service, and the provenance of facts in its graph. */
export type Provenance = NonNullable<GetProvenanceQuery['provenance']>;

/**
 * Returns the dataset that the service answers from and, for each fact, its rank and references; null in the place of a fact that the graph does not hold.
 * @example
 * ```ts
 * const { dataset, statements } = await getProvenance(client, {
 *   facts: [{ subject: 'Q35869', property: 'P2176', object: 'Q410358' }],
 * });
 * console.log(dataset.release, statements[0]?.references.map(({ url }) => url));
 * ```
 */
export async function getProvenance(
  client: BioGraphQLClient,
  lookup: ProvenanceLookup = {},
  options?: RequestOptions,
): Promise<Provenance> {
  const data = await (client as NamingClient).request(GetProvenanceDocument, lookup, { ...options, names: {} });
  return requireField(data.provenance, 'provenance');
}

/** Input of `verifyItems`. */
export interface Verification {
  /** At most 1,000; each may have an article, a quote, a number, an identifier with a label, or a claim. */
  readonly items: readonly VerifyItem[];
}

/** What the records say of an item. `CONTRADICTED` if any check is, else `NOT_FOUND_HERE` if any is, else `CONFIRMED`; an item that can't be read has an `error`. */
export type Verdict = NonNullable<VerifyQuery['verify']>[number];

/** One comparison with a record: the result, what was compared, where it is, and what to write instead. */
export type Check = Verdict['checks'][number];

/**
 * Checks citations, quotes, numbers, identifiers and statements against the records of this dataset. Returns one verdict per item, in the order of the request. A check that can't be made never passes: its verdict is `NOT_FOUND_HERE`. An item that can't be read has an `error`. The other items are unaffected.
 * @example
 * ```ts
 * const verdicts = await verifyItems(client, {
 *   items: [
 *     { article: 'PMID:20198754', title: 'Asthma in childhood' },
 *     { identifier: 'MONDO:0004979', label: 'asthma' },
 *   ],
 * });
 * for (const { result, checks } of verdicts) console.log(result, checks.map(({ message }) => message));
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/verify.md}
 */
export async function verifyItems(
  client: BioGraphQLClient,
  verification: Verification,
  options?: RequestOptions,
): Promise<readonly Verdict[]> {
  const data = await (client as NamingClient).request(VerifyDocument, verification, { ...options, names: {} });
  return requireField(data.verify, 'verify');
}

/** Input of `getMolecules`. */
export interface MoleculeLookup {
  /** At most 100 SMILES strings or molfiles, or names, CAS numbers, InChI, InChIKeys or ChEMBL ids, which are looked up in the graph. */
  readonly texts: readonly string[];
  /** Names of ADMET models, as for `admetPredict`, at most 100. Null means the installed built-in models; an empty list means none. */
  readonly models?: readonly string[] | undefined;
  /** Number of similar drugs per molecule, 0 to 20; default 5. */
  readonly similar?: number | undefined;
}

/** A molecule with its properties, rules, alerts, predictions, concerns and similar drugs; `error` says why one has none. */
export type Molecule = NonNullable<GetMoleculesQuery['molecules']>[number];

/**
 * Profiles molecules in one request. Returns one entry per text, in the order of the request: physicochemical properties with their percentiles among drugs, rules for oral drugs, structural alerts, predictions of several ADMET models in plain words, the main concerns, and similar drugs of the graph. A text that can't be read has an `error`. The other texts are unaffected.
 * @throws BadInputError for an unknown model (with the nearest name) or too many molecules.
 * @example
 * ```ts
 * const [molecule] = await getMolecules(client, { texts: ['terfenadine'], models: ['hERG', 'logS'] });
 * for (const { label, statement } of molecule?.concerns ?? []) console.log(label, statement);
 * ```
 */
export async function getMolecules(
  client: BioGraphQLClient,
  lookup: MoleculeLookup,
  options?: RequestOptions,
): Promise<readonly Molecule[]> {
  const data = await (client as NamingClient).request(GetMoleculesDocument, lookup, { ...options, names: {} });
  return requireField(data.molecules, 'molecules');
}

/** Input of `getDrugsWithSubstructure`. */
export interface SubstructureLookup {
  /** A SMILES string, which matches with any substituents, or a SMARTS pattern. It must be connected, with at most 60 atoms. */
  readonly pattern: string;
  /** Maximum number of drugs, 1 to 100; default 20. */
  readonly first?: number | undefined;
}

/** The drugs of the graph that hold a structure, and how its pattern was read. */
export type SubstructureDrugs = NonNullable<GetDrugsWithSubstructureQuery['drugsWithSubstructure']>;

/**
 * Finds the drugs in the graph that contain a substructure, smallest molecules first. A pattern that can't be read is rejected with the reason.
 * @throws BadInputError for a pattern that cannot be read, is too large or takes too long.
 * @example
 * ```ts
 * const { total, drugs } = await getDrugsWithSubstructure(client, { pattern: 'c1ccc2[nH]ccc2c1' });
 * console.log(total, drugs.map(({ label }) => label));
 * ```
 */
export async function getDrugsWithSubstructure(
  client: BioGraphQLClient,
  lookup: SubstructureLookup,
  options?: RequestOptions,
): Promise<SubstructureDrugs> {
  const data = await (client as NamingClient).request(GetDrugsWithSubstructureDocument, lookup, { ...options, names: {} });
  return requireField(data.drugsWithSubstructure, 'drugsWithSubstructure');
}

/** Input of `getAdmetModels`. */
export interface AdmetModelsLookup {
  /** `true` lists only custom models, `false` only built-in models. Default: all. */
  readonly isOwn?: boolean | undefined;
}

/**
 * Lists the ADMET models of a service: the installed ones of the 28, then its custom models, with unit and cross-validated figure. Their names are what `predictAdmet` takes.
 * @example
 * ```ts
 * for (const { name, unit, trainedOn } of await getAdmetModels(client)) {
 *   console.log(name, unit, trainedOn);
 * }
 * ```
 */
export async function getAdmetModels(
  client: BioGraphQLClient,
  lookup: AdmetModelsLookup = {},
  options?: RequestOptions,
): Promise<readonly ServedAdmetModel[]> {
  const data = await (client as NamingClient).request(GetAdmetModelsDocument, lookup, { ...options, names: {} });
  return (data.admetModels ?? []).map(servedAdmetModel);
}

/** Input of `getEntityVectors`. */
export interface EntityVectorLookup {
  /** QIDs, `wd:` names or IRIs, at most 1,000. */
  readonly entities: readonly string[];
}

/**
 * Returns the vectors of entities that were learned from the graph's edges: same length, same order, null for an entity that was not learned.
 * @example
 * ```ts
 * const data = await getEntityVectors(client, { entities: ['Q35869', 'Q12078'] });
 * console.log(data[0]?.length); // 64
 * ```
 */
export async function getEntityVectors(
  client: BioGraphQLClient,
  lookup: EntityVectorLookup,
  options?: RequestOptions,
): Promise<readonly (readonly number[] | null)[]> {
  const data = await (client as NamingClient).request(EntityVectorsDocument, lookup, { ...options, names: { entities: 'graphIds' } });
  return (data.executeVectorFunction ?? []).map(({ vector }) => vector);
}

/** Input of `getTriplePlausibilities`. */
export interface TripleList {
  /** Subject, property and object of each triple, e.g. `["Q12078", "P2176", "Q410358"]`, at most 1,000. */
  readonly triples: readonly (readonly [subject: string, property: string, object: string])[];
}

/**
 * Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: same length, same order, null where an entity or the property was not learned. A score, not a fact.
 * @example
 * ```ts
 * const data = await getTriplePlausibilities(client, { triples: [['Q35869', 'P2176', 'Q410358']] });
 * console.log(data[0]);
 * ```
 */
export async function getTriplePlausibilities(
  client: BioGraphQLClient,
  list: TripleList,
  options?: RequestOptions,
): Promise<readonly (number | null)[]> {
  const data = await (client as NamingClient).request(TriplePlausibilitiesDocument, list, { ...options, names: {} });
  return (data.executeScoreFunction ?? []).map(([, , , plausibility]) => plausibility);
}

/**
 * Returns the authors with the most articles that match, at most 10.
 * @example
 * ```ts
 * const authors = await getTopAuthors(client, { text: 'asthma' });
 * console.log(authors.map(({ given, family }) => `${given} ${family}`));
 * ```
 */
export async function getTopAuthors(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: RequestOptions,
): Promise<readonly TopAuthor[]> {
  const data = await (client as NamingClient).request(TopAuthorsDocument, toFilters(search), { ...options, names: { text: 'query', entity: 'entityFilter', issued: 'dateRange', authors: 'authorNames' } });
  return pickInsights(data.summaryInsights, 'Authors').flatMap((one) => one.authors).map(({ firstName: given, lastName: family, middleName: middle, ...rest }) => ({ ...rest, given, family, middle }));
}

/**
 * Returns the affiliations with the most articles that match, at most 10.
 * @example
 * ```ts
 * const affiliations = await getTopAffiliations(client, { text: 'asthma' });
 * console.log(affiliations.map(({ name, location }) => `${name} (${location})`));
 * ```
 */
export async function getTopAffiliations(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: RequestOptions,
): Promise<readonly TopAffiliation[]> {
  const data = await (client as NamingClient).request(TopAffiliationsDocument, toFilters(search), { ...options, names: { text: 'query', entity: 'entityFilter', issued: 'dateRange', authors: 'authorNames' } });
  return pickInsights(data.summaryInsights, 'Affiliations').flatMap((one) => one.affiliations);
}

/**
 * Returns the entities that the most matching articles name, at most 20, the most frequent first.
 * @example
 * ```ts
 * const entities = await getTopEntities(client, { text: 'asthma' });
 * console.log(entities.map(({ label, count }) => `${label}: ${count}`));
 * ```
 */
export async function getTopEntities(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: RequestOptions,
): Promise<readonly EntityCount[]> {
  const data = await (client as NamingClient).request(TopEntitiesDocument, toFilters(search), { ...options, names: { text: 'query', entity: 'entityFilter', issued: 'dateRange', authors: 'authorNames' } });
  return pickInsights(data.summaryInsights, 'EntityViz').flatMap((one) => one.entityviz).map(({ key: label, value: count, id: iri, ...rest }) => ({ ...rest, label, count, iri }));
}
