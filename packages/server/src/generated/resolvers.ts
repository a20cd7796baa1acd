import type { NodeType } from '@biographql/core';
import type { StatementRank } from '@biographql/engines/vocabulary';
import type { AdmetResult } from '@biographql/core';
import type { AnswerStatistics } from '@biographql/core';
import type { EntityMatches } from '@biographql/core';
import type { EntityVectors } from '@biographql/core';
import type { ErrorExtensions } from '@biographql/core';
import type { PredicateMatches } from '@biographql/core';
import type { QuestionSparql } from '@biographql/core';
import type { SparqlHead } from '@biographql/core';
import type { SparqlResults } from '@biographql/core';
import type { TripleScores } from '@biographql/core';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { EntityRecord } from '@biographql/engines';
import type { NeighborEntry } from '../graphql/resolvers/entity-fields.js';
import type { RequestContext } from '../graphql/resolvers/context.js';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * The result of `admetPredict`, as JSON:
   * `{ dataframe: [{ predict: number | null, smiles: string, error?: { code, message }, outOfScope?: string, … }], modelName: string }`.
   * `outOfScope` says why the model isn't meant for a molecule. Such a row still has a value. Rows of trained models also
   * have an `interval?: [low, high]` (regressions) or a `predictionSet?: "yes" | "no" | "either"` (classifiers).
   * The interval or set contains the true value for nine in ten molecules. These rows also have `expectedError?: number`,
   * `inDomain?: boolean`, `similarity?: number` (0 to 1, to the nearest training molecule) and `knownScaffold?: boolean`.
   * `calibratedProbability?: number` is deprecated: it is no more accurate than `predict`.
   */
  AdmetResult: { input: AdmetResult; output: AdmetResult; }
  /** Hits per index for one question, as JSON: `Array<{ index_name: string, total_hits: number }>`. */
  AnswerStatistics: { input: AnswerStatistics; output: AnswerStatistics; }
  /**
   * Entities found by name, as JSON, best match first:
   * `Array<{ qid, iri, label, description: string | null, types: string[], matchedText }>`.
   */
  EntityMatches: { input: EntityMatches; output: EntityMatches; }
  /**
   * Embedding vectors of entities, as JSON, in the order of the request: `Array<{ id, vector: number[] | null }>`; null for
   * an entity without a vector.
   */
  EntityVectors: { input: EntityVectors; output: EntityVectors; }
  /**
   * The `extensions` of an entry in `errors`, as JSON: `{ code: string, … }` with details of the error, such as `line` and
   * `column`, counted from 1.
   */
  ErrorExtensions: { input: ErrorExtensions; output: ErrorExtensions; }
  /**
   * Properties found by name, as JSON, exact names first, then by number of uses:
   * `Array<{ pid, iri, label, matchedText, count: number }>`.
   */
  PredicateMatches: { input: PredicateMatches; output: PredicateMatches; }
  /**
   * The entities that a question names, as a string: a JSON list of entity URIs in the order of the question.
   * Python's `json.loads` reads it. The operation `questionEntities` returns `Array<{ qid, iri, label, text }>`.
   */
  QuestionQids: { input: string | import('@biographql/core').QuestionQids; output: string | import('@biographql/core').QuestionQids; }
  /**
   * The query that answers a question, as JSON: `{ SPARQL: string }`, or `{ SPARQL: null, reason: string }` when the service
   * abstains.
   */
  QuestionSparql: { input: QuestionSparql; output: QuestionSparql; }
  /**
   * The `head` of a SPARQL 1.1 JSON result, as JSON: `{ vars?: string[], link?: string[] }`.
   * `vars` is absent for an ASK query.
   */
  SparqlHead: { input: SparqlHead; output: SparqlHead; }
  /**
   * The `results` of a SPARQL 1.1 JSON result, as JSON. SELECT gives `{ bindings: Array<Record<string, Term>> }`, and ASK
   * gives `{ boolean: boolean }`. A `Term` is `{ type: "uri" | "literal" | "bnode", value, "xml:lang"?, datatype? }`.
   * An unbound variable has no key in its binding.
   */
  SparqlResults: { input: SparqlResults; output: SparqlResults; }
  /**
   * Triples with their scores, as JSON, in the order of the request. The score is null if an entity or the property has no
   * vector. The format is `Array<[subject, predicate, object, score: number | null]>`.
   */
  TripleScores: { input: TripleScores; output: TripleScores; }
};

/** Why there is no answer, and what to ask instead. */
export type Abstention = {
  readonly __typename?: 'Abstention';
  /** What the service searched for; null when it did not search or ran out of time. */
  readonly lookedFor?: Maybe<Scalars['String']['output']>;
  /** The reason, in a few sentences. */
  readonly message: Scalars['String']['output'];
  /** Why there is no answer. */
  readonly reason: AbstentionReason;
  /** Questions to ask instead: with one meaning of a name, with another spelling, or without a restriction. At most five. */
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
  /** The words of the question that were not understood, are ambiguous or have no data, as written and in the same order. */
  readonly unread: ReadonlyArray<Scalars['String']['output']>;
};

/** Why a question has no answer. */
export type AbstentionReason =
  /** A name has several meanings, and the question doesn't say which one. */
  | 'AMBIGUOUS_NAME'
  /** The dataset has no data of the requested kind, or none for a restriction in the question. */
  | 'MISSING_KIND'
  /** The text isn't a question. */
  | 'NO_QUESTION'
  /** The question was understood, but the graph contains no answer. This doesn't mean `No`: the graph is incomplete. */
  | 'NO_STATEMENT'
  /** The question took too long or needed too many graph queries. */
  | 'OUT_OF_TIME'
  /** The subject of the question is not in the graph. */
  | 'UNKNOWN_ENTITY'
  /** The question was not fully understood, so an answer could be to a different question. */
  | 'UNREAD_WORDS'
  /** An answer was found, but it is too uncertain. */
  | 'UNSURE';

/** A part of an abstract. */
export type AbstractSection =
  /** Background and objective. */
  | 'BACKGROUND'
  /** Conclusions. */
  | 'CONCLUSION'
  /** Methods. */
  | 'METHODS'
  /** Results. */
  | 'RESULTS';

/** The contribution of an atom to a score. */
export type AdmetAtom = {
  readonly __typename?: 'AdmetAtom';
  /** On the `scale` of the explanation. */
  readonly contribution: Scalars['Float']['output'];
  /** Atomic number. */
  readonly element: Scalars['Int']['output'];
  /** Index of the atom in the SMILES, counted from 0 across all parts and not counting plain `[H]` atoms, as in RDKit. */
  readonly index: Scalars['Int']['output'];
};

/** Results of five-fold cross-validation. */
export type AdmetCrossValidation = {
  readonly __typename?: 'AdmetCrossValidation';
  /** The metric that `random` and `scaffold` report. */
  readonly measure: AdmetMeasure;
  /** Result with random folds, for new molecules similar to the training molecules. All salts, stereoisomers and tautomers of a molecule are in the same fold. */
  readonly random: Scalars['Float']['output'];
  /** Result with scaffold folds, for molecules with new ring skeletons. All molecules with the same ring skeleton are in the same fold. */
  readonly scaffold: Scalars['Float']['output'];
};

/** The explanation of one prediction for one molecule: `base`, all `atoms` and all of `rest` add up to `score`. */
export type AdmetExplanation = {
  readonly __typename?: 'AdmetExplanation';
  /** Atoms of the predicted part, in the order of the SMILES, without counter-ions. */
  readonly atoms: ReadonlyArray<AdmetAtom>;
  /** The score of a molecule of which nothing is known except that it is a drug; null for a molecule with an `error`. */
  readonly base?: Maybe<Scalars['Float']['output']>;
  /** Why there is no value; null when there is one. */
  readonly error?: Maybe<AdmetMoleculeError>;
  /** As sent. */
  readonly modelName: Scalars['String']['output'];
  /** Why the model isn't meant for the molecule, which still has a value; null if the model is meant for it. */
  readonly outOfScope?: Maybe<Scalars['String']['output']>;
  /** Contributions that belong to no atom, largest absolute value first. */
  readonly rest: ReadonlyArray<AdmetRest>;
  /** Null for a molecule with an `error`. */
  readonly scale?: Maybe<AdmetScale>;
  /** Null for a molecule with an `error`. */
  readonly score?: Maybe<Scalars['Float']['output']>;
  /** Up to five of the model's training molecules, most similar first. Empty if the licenses of the model's sources don't allow redistribution, or if the file of a custom model contains no training molecules. */
  readonly similar: ReadonlyArray<MeasuredMolecule>;
  /** Why `similar` excludes some or all of the training molecules; null when it considers all. */
  readonly similarNote?: Maybe<Scalars['String']['output']>;
  /** As sent. */
  readonly smiles: Scalars['String']['output'];
  /** The predicted value, as in `admetPredict`; null for a molecule with an `error`. */
  readonly value?: Maybe<Scalars['Float']['output']>;
};

/** How well an ADMET model predicts molecules outside its training data; 1 is best. */
export type AdmetMeasure =
  /** Share of molecules whose predicted class is correct. */
  | 'ACCURACY'
  /** Share of the variance that is explained, computed on log10 values for VD, CL, THALF and custom models trained on log10 values. */
  | 'R2';

/** What an ADMET model predicts. */
export type AdmetModelKind =
  /** The probability of a class, 0 to 1. */
  | 'CLASSIFICATION'
  /** A measured quantity. */
  | 'REGRESSION';

/** Why a molecule has no value. */
export type AdmetMoleculeError = ItemError & {
  readonly __typename?: 'AdmetMoleculeError';
  /** `EMPTY_SMILES`, `INVALID_SMILES`, `MOLECULE_TOO_LARGE`, `OUT_OF_SCOPE` or `TOOLKIT_FAILURE`. */
  readonly code: Scalars['String']['output'];
  /** What is wrong, in English. */
  readonly message: Scalars['String']['output'];
  /** Index of the SMILES character where parsing failed, from 0; null if unknown. */
  readonly position?: Maybe<Scalars['Int']['output']>;
};

/** A part of the score that can't be assigned to an atom. */
export type AdmetRest = {
  readonly __typename?: 'AdmetRest';
  /** On the `scale` of the explanation. */
  readonly contribution: Scalars['Float']['output'];
  /** A descriptor of the whole molecule (such as `logP`), a group that the molecule lacks (such as `group:nitroAryl`), or another kind of feature that the molecule lacks (such as `atom environments not in the molecule`). */
  readonly name: Scalars['String']['output'];
  /** The value of the descriptor for the molecule; null if `name` ends with `not in the molecule`. */
  readonly value?: Maybe<Scalars['Float']['output']>;
};

/** The scale on which contributions add up to a score. */
export type AdmetScale =
  /** log10 of the value, for VD, CL, THALF and custom models trained on log10 values. */
  | 'LOG10'
  /** Log-odds of the calibrated probability: the value is `1 / (1 + exp(-score))`. */
  | 'LOG_ODDS'
  /** The unit of the value. For values with a fixed range (PPB), the score is the value before it is limited to that range. */
  | 'VALUE';

/** The affiliations with the largest number of matching articles. */
export type Affiliations = {
  readonly __typename?: 'Affiliations';
  /** At most 10, most frequent first; ties by name. */
  readonly affiliations: ReadonlyArray<Organization>;
};

/** One answer with its documents. */
export type Answer = {
  readonly __typename?: 'Answer';
  /** Why there is no answer; null if there is an answer, or for search type DOCUMENTS. */
  readonly abstention?: Maybe<Abstention>;
  /** The answer; empty when the service abstains and for search type DOCUMENTS. */
  readonly answer: Scalars['String']['output'];
  /** The claims of the answer with their evidence. Empty when the service abstains and for search type DOCUMENTS. */
  readonly claims: ReadonlyArray<Claim>;
  /** The passage with the answer marked by `<em>` tags, everything else HTML-escaped; null when the service abstains. */
  readonly context?: Maybe<Scalars['String']['output']>;
  /** The records that support the claims of the answer; when the service abstains, or for search type DOCUMENTS, the best matches. */
  readonly document: ReadonlyArray<RelatedDocument>;
  /** How the service understood the question, in plain words, e.g. `Drugs that are used to treat asthma`. Null if the question wasn't understood, and for search type DOCUMENTS. */
  readonly interpretation?: Maybe<Scalars['String']['output']>;
  /** Names in the question that differ from the label of their entity, e.g. `COPD`. Empty for search type DOCUMENTS. */
  readonly names: ReadonlyArray<ReadName>;
  /** The order of the values, in words; null when the answer lists all values or isn't a list. */
  readonly orderedBy?: Maybe<Scalars['String']['output']>;
  /** Up to five relevant sentences from different articles, best first. They aren't an answer. Empty if there is an answer. */
  readonly passages: ReadonlyArray<LiteraturePassage>;
  /** The probability that the answer is correct, as a decimal from 0 to 1; null when the service abstains. */
  readonly probability?: Maybe<Scalars['String']['output']>;
  /** The best matches that support no claim, best first. Empty when the service abstains: then `document` has them. */
  readonly related: ReadonlyArray<RelatedDocument>;
  /** Hits per index. */
  readonly statistics: Scalars['AnswerStatistics']['output'];
  /** Time spent on the question, in milliseconds. */
  readonly took: Scalars['Float']['output'];
  /** Total number of values, including those that the answer doesn't list; null when the answer isn't a list. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** The answer to one question of a list. */
export type AnswerItem = {
  readonly __typename?: 'AnswerItem';
  /** Null if there is an `error`. */
  readonly answer?: Maybe<QaInsight>;
  /** Why the question could not be processed; null otherwise, even when the service abstains. */
  readonly error?: Maybe<EntryError>;
  /** The question as sent. */
  readonly question: Scalars['String']['output'];
};

/** The bibliographic record of an article. */
export type Article = {
  readonly __typename?: 'Article';
  /** The authors, in order; empty when the record names none. */
  readonly authors: ReadonlyArray<ArticleAuthor>;
  /** The journal or other container; null when unknown. */
  readonly containerTitle?: Maybe<Scalars['String']['output']>;
  /** The PubMed identifier, or the DOI or PMC identifier if there is none. */
  readonly documentID: Scalars['String']['output'];
  /** The DOI, bare and in lower case; null when the record has none. */
  readonly doi?: Maybe<Scalars['String']['output']>;
  /** The identifier of the record in this service. */
  readonly id: Scalars['String']['output'];
  /** The publication date, as precise as it is known: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  readonly publishDate?: Maybe<Scalars['String']['output']>;
  /** The address of the original record; null when it has none. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** The abstract; null when the record has none. */
  readonly summaryText?: Maybe<Scalars['String']['output']>;
  /** The title. */
  readonly title: Scalars['String']['output'];
};

/** An author of an article. */
export type ArticleAuthor = {
  readonly __typename?: 'ArticleAuthor';
  /** The given name or initials; empty for a collective author. */
  readonly firstName: Scalars['String']['output'];
  /** The family name, or the name of a collective author. */
  readonly lastName: Scalars['String']['output'];
};

/** Articles about an entity. */
export type ArticleConnection = {
  readonly __typename?: 'ArticleConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<ArticleEdge>;
  /** The cursors of this page, and whether there are more pages. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry on a page, with its cursor. */
export type ArticleEdge = {
  readonly __typename?: 'ArticleEdge';
  /** The cursor of the entry, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Article;
};

/** The result of an article search. */
export type ArticleInsight = {
  readonly __typename?: 'ArticleInsight';
  /** The page of articles. */
  readonly data?: Maybe<TextResults>;
  /** The search in a few words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /**
   * Always `1`.
   * @deprecated It identifies nothing. Leave it out. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** The order of articles. */
export type ArticleOrder =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Most relevant first; without search words, newest first. */
  | 'RELEVANCE';

/** The search term, filters, order and page of an article search. All filters are optional. */
export type ArticleSearchInput = {
  /**
   * Articles by any of these authors. Each is given as `Last F`, `Last First` or `First Last` (case-insensitive) or as an
   * ORCID iD. Pass the `filter` of a top author to find exactly the articles in that author's `count`.
   */
  readonly authorNames?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** True: also return the number of matches per year, in `years`. */
  readonly countYears?: InputMaybe<Scalars['Boolean']['input']>;
  /** `[from, to]`: exactly two ISO dates (YYYY, YYYY-MM or YYYY-MM-DD), both inclusive. An empty or null date leaves that side open. A year or month includes all its days. A single date is rejected. */
  readonly dateRange?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** The DOI of the article, bare or as a URL, case-insensitive. */
  readonly doi?: InputMaybe<Scalars['String']['input']>;
  /** The URI of an entity: only articles annotated with it. Equivalent entities (asthma in two ontologies) find the same articles. */
  readonly entityFilter?: InputMaybe<Scalars['String']['input']>;
  /** True: only articles whose full text is openly available. False: only the others. */
  readonly hasFullText?: InputMaybe<Scalars['Boolean']['input']>;
  /** The order as an enum. Takes precedence over `sortOrder`. */
  readonly order?: InputMaybe<ArticleOrder>;
  /** The page number, from 1 (default). */
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Articles per page, 1 to 100, default 10. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** The publication type, e.g. `Review` or `Clinical Trial`, case-insensitive. */
  readonly publicationType?: InputMaybe<Scalars['String']['input']>;
  /**
   * Words, `"phrases"`, and `-exclusions`. All words must occur; if no article has them all, any of them. Empty or null
   * matches every article. At most 1,000 characters. A single PMID, PMCID, DOI or address of an article finds that
   * article if no filter is set. PubMed syntax is supported: AND, OR, NOT, `neuro*`, `[Author]`, `[MeSH]`, `[dp]` with
   * years, `[pt]`, and an author with a year (`Smith J 2016`). An entity name also matches the other names of the entity.
   * `infoText` reports both.
   */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** `RELEVANCE` (default; without `query` the same as `NEWEST`), `NEWEST` or `OLDEST`, case-insensitive. */
  readonly sortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** The authors with the largest number of matching articles. */
export type Authors = {
  readonly __typename?: 'Authors';
  /** At most 10, most frequent first; ties by family name, then given name. */
  readonly authors: ReadonlyArray<Person>;
};

/** The number of matching articles that name an entity. */
export type ChartMap = {
  readonly __typename?: 'ChartMap';
  /** The URI of the entity; null for a topic that is not in the graph. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** The label of the entity. */
  readonly key: Scalars['String']['output'];
  /** The number of matching articles that name the entity. */
  readonly value: Scalars['Int']['output'];
};

/** One comparison with a record. */
export type Check = {
  readonly __typename?: 'Check';
  /** What the item says; null for `ARTICLE_STATUS` checks. */
  readonly expected?: Maybe<Scalars['String']['output']>;
  /** What the record says; null when it says nothing. */
  readonly found?: Maybe<Scalars['String']['output']>;
  /** What is compared. */
  readonly kind: CheckKind;
  /** How exactly `expected` and `found` agree; null when they don't, and for `ENTITIES` and `STATEMENT` checks. */
  readonly match?: Maybe<TextMatch>;
  /** The result in a sentence. */
  readonly message: Scalars['String']['output'];
  /** The record, or the place in it, if there is one to show. */
  readonly place?: Maybe<CheckPlace>;
  /** Whether the record confirms or contradicts the item. */
  readonly result: CheckResult;
  /** The statements that decide the check. */
  readonly statements: ReadonlyArray<GraphStatement>;
  /** For `STATEMENT` checks: what the graph says about the claim. Null for all other checks, and when the graph neither states nor denies the claim. */
  readonly status?: Maybe<StatementStatus>;
  /** What to write instead; null when no correction is known. */
  readonly suggestion?: Maybe<CheckSuggestion>;
};

/** What a check compares. */
export type CheckKind =
  /** Whether the dataset has the article. */
  | 'ARTICLE'
  /** Whether the article is marked as retracted or corrected, or with an expression of concern. Without such a mark, this check is absent. */
  | 'ARTICLE_STATUS'
  /** The author. */
  | 'AUTHOR'
  /** Whether the article names the entities of the claim. */
  | 'ENTITIES'
  /** Whether the dataset has the identifier, and whether it is obsolete. */
  | 'IDENTIFIER'
  /** Whether the label is a name of the identified entity. */
  | 'LABEL'
  /** The number, in title and abstract. */
  | 'NUMBER'
  /** The quote, in title and abstract. */
  | 'QUOTE'
  /** Whether the graph states the claim. */
  | 'STATEMENT'
  /** The title. */
  | 'TITLE'
  /** The year. */
  | 'YEAR';

/** A place in a record. */
export type CheckPlace = {
  readonly __typename?: 'CheckPlace';
  /** Index after the last character. */
  readonly end?: Maybe<Scalars['Int']['output']>;
  /** `title` or `abstract`; null for the record as a whole. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The title of the article, or the label of the entity. */
  readonly label: Scalars['String']['output'];
  /** `pmid:…`, `doi:…` or `pmcid:…` for an article, or the URI of an entity. */
  readonly record: Scalars['String']['output'];
  /** Index of the first character, in UTF-16 code units from 0; null for the record as a whole. */
  readonly start?: Maybe<Scalars['Int']['output']>;
  /** The address of the record; null when it has none. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** What the records say about an item, or about one part of it. */
export type CheckResult =
  /** The record says the same. */
  | 'CONFIRMED'
  /** The record says something else. */
  | 'CONTRADICTED'
  /** The records of this dataset neither confirm nor contradict the item, which doesn't mean that it is false. */
  | 'NOT_FOUND_HERE';

/** A correction that a record supports. */
export type CheckSuggestion = {
  readonly __typename?: 'CheckSuggestion';
  /** The part of the item to replace: `article`, `title`, `identifier`, `label`, `number` or `quote`. */
  readonly part: Scalars['String']['output'];
  /** Why, in a sentence. */
  readonly reason: Scalars['String']['output'];
  /** The new text. */
  readonly text: Scalars['String']['output'];
};

/** A claim of an answer with its evidence: statements of the graph or sentences of documents. */
export type Claim = {
  readonly __typename?: 'Claim';
  /** The probability that the claim is correct, 0 to 1. */
  readonly probability: Scalars['Float']['output'];
  /** The sentences that support the claim; empty for a claim from the graph. */
  readonly quotes: ReadonlyArray<ClaimQuote>;
  /** A complete query that returns the statements; null for a claim from documents or a deprecated statement. */
  readonly sparql?: Maybe<Scalars['String']['output']>;
  /** The statements of the graph that support the claim; empty for a claim from documents. */
  readonly statements: ReadonlyArray<GraphStatement>;
  /** The claim, as a sentence that a reader can check. */
  readonly text: Scalars['String']['output'];
};

/** A sentence of a document that supports a claim. */
export type ClaimQuote = {
  readonly __typename?: 'ClaimQuote';
  /** The identifier of the document. */
  readonly documentId: Scalars['String']['output'];
  /** End of the sentence, exclusive. */
  readonly end: Scalars['Int']['output'];
  /** Start of the sentence in the document's text (title, line feed, abstract), in UTF-16 code units. */
  readonly start: Scalars['Int']['output'];
  /** The sentence. */
  readonly text: Scalars['String']['output'];
};

/** Which neighbors of an entity count as one. */
export type Conflation =
  /** If a gene and its protein are both neighbors, the gene represents both. */
  | 'GENE_PROTEIN'
  /** Each entity counts separately. */
  | 'NONE';

/** The result of a SPARQL SELECT query as a table. */
export type DataFrame = {
  readonly __typename?: 'DataFrame';
  /** One name per projected variable, in order; null when the query failed. */
  readonly columns?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** A short label of the result, e.g. `3 rows, 2 columns`; null when the query failed. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** What went wrong, with line and column if they are known; null when the query succeeded. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The code and details of `error`, as `advancedSearchGraph` reports them in `errors`; null when the query succeeded. */
  readonly failure?: Maybe<Scalars['ErrorExtensions']['output']>;
  /** One entry per solution; null when the query failed. */
  readonly rows?: Maybe<ReadonlyArray<Row>>;
};

/** The dataset of a service. */
export type Dataset = {
  readonly __typename?: 'Dataset';
  /** The sources of the dataset's facts. */
  readonly credits: ReadonlyArray<DatasetCredit>;
  /** `sha256:…` over the files of the dataset: identical content has the same digest. Null for a dataset built by an earlier version of BioGraphQL, and for a graph on another server. */
  readonly digest?: Maybe<Scalars['String']['output']>;
  /** The release label, by default the build time. */
  readonly release: Scalars['String']['output'];
};

/** A source of facts. */
export type DatasetCredit = {
  readonly __typename?: 'DatasetCredit';
  /** What was taken from the source, in a few words; null if unknown. */
  readonly facts?: Maybe<Scalars['String']['output']>;
  /** SPDX identifier of the license, or a short description if it has none; null if unknown. */
  readonly license?: Maybe<Scalars['String']['output']>;
  /** The name of the source. */
  readonly name: Scalars['String']['output'];
  /** The address that references give for the source; null when none gives one. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** An index that documents come from. */
export type DocumentIndex =
  /** Articles. */
  | 'articles'
  /** The graph's facts about an entity, as text. */
  | 'graph';

/** A directed edge of a sub-graph: a claim of the graph about the start entity or, with `inheritedFrom`, about one of its subtypes. */
export type Edge = {
  readonly __typename?: 'Edge';
  /** The object of the claim. */
  readonly end: EdgeEnd;
  /** Stable for the same start, property and end. */
  readonly id: Scalars['String']['output'];
  /** The subtype that the claim is about; null for a direct claim. */
  readonly inheritedFrom?: Maybe<Subtype>;
  /** The label of the property, e.g. `drug or therapy used for treatment`. */
  readonly label: Scalars['String']['output'];
  /** The property code, e.g. `P2176`, or the URI of a property without a code. */
  readonly property: Scalars['String']['output'];
  /** The subject of the claim. */
  readonly start: EdgeEnd;
};

/** An end of an edge. */
export type EdgeEnd = Entity & {
  readonly __typename?: 'EdgeEnd';
  /** The URI of the entity. */
  readonly id: Scalars['String']['output'];
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** All types of the entity, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** An entity of the graph. Every type that represents an entity implements this interface. */
export type Entity = {
  /** Its URI. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** All its types, at least one; UNDEFINED when the data has none. */
  readonly types: ReadonlyArray<NodeType>;
};

/** An entity that a name may mean. */
export type EntityCandidate = Entity & {
  readonly __typename?: 'EntityCandidate';
  /** A short description of the entity; null when the graph has none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Identifiers in other databases for the entity and its equivalent entities. */
  readonly identifiers: ReadonlyArray<ExternalIdentifier>;
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** How the name matched. */
  readonly matchKind: MatchKind;
  /** The name or the identifier that matched. */
  readonly matchedText: Scalars['String']['output'];
  /** Its types, at least one; UNDEFINED when the data has none. */
  readonly nodeTypes: ReadonlyArray<NodeType>;
  /** The URI of the entity. */
  readonly qid: Scalars['String']['output'];
  /** The scheme of the identifier that matched, e.g. `mesh`; null when a name matched. */
  readonly scheme?: Maybe<Scalars['String']['output']>;
  /**
   * How well the entity matches, 0 to 1. The score is for ranking and is not a probability. An identifier or the label
   * scores at most 1, another exact name at most 0.95, and a partial or similar name at most 0.7. A match that may be a
   * coincidence scores at most 0.6.
   */
  readonly score: Scalars['Float']['output'];
  /** Its label. */
  readonly text: Scalars['String']['output'];
  /** The URIs of equivalent entities in the graph. */
  readonly twins: ReadonlyArray<Scalars['String']['output']>;
  /** All types of the entity, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};


/** An entity that a name may mean. */
export type EntityCandidateIdentifiersArgs = {
  to?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** One item in a list of entities. */
export type EntityItem = {
  readonly __typename?: 'EntityItem';
  /** Null if there is an `error`. */
  readonly entity?: Maybe<GraphEntity>;
  /** Why there is no entity; null when there is one. */
  readonly error?: Maybe<EntryError>;
  /** The identifier or the name, as sent. */
  readonly key: Scalars['String']['output'];
};

/** An entity, by its identifier or its name. Pass either `iri` or `name`. */
export type EntityKey =
  /** A URI, a bare QID, a `wd:` name or a CURIE. */
  { readonly iri: Scalars['ID']['input']; readonly name?: never; }
  |  /** A name, resolved as in `resolveEntities`. If several entities match, the most popular one is used. */
  { readonly iri?: never; readonly name: Scalars['String']['input']; };

/** A source that statements about an entity cite. */
export type EntitySource = {
  readonly __typename?: 'EntitySource';
  /** SPDX identifier of the license, or a short description if it has none; null if the dataset's credits don't state the license. */
  readonly license?: Maybe<Scalars['String']['output']>;
  /** The name of the source, or the host name in its URLs if the dataset's credits don't name the source. */
  readonly name: Scalars['String']['output'];
  /** Number of statements that cite the source. */
  readonly statements: Scalars['Int']['output'];
  /** The address of the source; null when there is none. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** The number of matching articles that name each entity. */
export type EntityViz = {
  readonly __typename?: 'EntityViz';
  /** At most 20 entities, in descending order of `value`, then by `key`. Study subjects (humans, adult, female …), study methods and places are omitted. A search with an `id` as its `entityFilter` finds exactly `value` articles. */
  readonly entityviz: ReadonlyArray<ChartMap>;
};

/** Why an entry of a list has no result. */
export type EntryError = ItemError & {
  readonly __typename?: 'EntryError';
  /** An error code, e.g. `ENTITY_NOT_FOUND`. */
  readonly code: Scalars['String']['output'];
  /** What is wrong, in English. */
  readonly message: Scalars['String']['output'];
};

/** The evidence behind the statements of a source. */
export type EvidenceKind =
  /** People, e.g. a ClinGen panel, judged the evidence or wrote the statement down. */
  | 'CURATED'
  /** A variant near the gene is more frequent in people with the disease; the gene itself may play no role. */
  | 'GENETIC_ASSOCIATION'
  /** Imported from a collection that doesn't state its evidence. */
  | 'IMPORTED'
  /** An article supports the statement, or articles mention both entities together more often than expected by chance. */
  | 'LITERATURE'
  /** A program extracted the statement from text, e.g. from a drug's label or a disease's definition. */
  | 'TEXT_MINED';

/** An identifier of an entity in another database. */
export type ExternalIdentifier = {
  readonly __typename?: 'ExternalIdentifier';
  /** The identifier with its prefix, e.g. `MESH:D001249`. */
  readonly curie: Scalars['String']['output'];
  /** The identifier without a prefix, e.g. `D001249`. */
  readonly id: Scalars['String']['output'];
  /** The name of the scheme, e.g. `mesh`. */
  readonly scheme: Scalars['String']['output'];
  /** The address of the identifier's page; null when its scheme has no pages. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A fact of the graph as subject, property and object, as returned in edges and properties. */
export type FactInput = {
  /** The object: a URI, a bare QID or a `wd:` name for an entity; anything else is the lexical form of a literal. */
  readonly object: Scalars['String']['input'];
  /** The property: a code such as `P2176`, or the URI of a property without a code. */
  readonly property: Scalars['String']['input'];
  /** The subject: a URI, a bare QID or a `wd:` name. */
  readonly subject: Scalars['ID']['input'];
};

/** The insights supported for an entity. */
export type GenericInsights = {
  readonly __typename?: 'GenericInsights';
  /** One entry per insight that has data. */
  readonly supportedInsights: ReadonlyArray<SupportedInsight>;
};

/** An entity of the graph. Lists are connections: `first` is the page size, and `after` continues after a cursor. */
export type GraphEntity = Entity & {
  readonly __typename?: 'GraphEntity';
  /** Articles annotated with the entity. */
  readonly articles?: Maybe<ArticleConnection>;
  /** A short description; null when the graph has none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The insights for which the entity has data; empty for an entity that isn't a disease. */
  readonly insights?: Maybe<InsightConnection>;
  /** Its URI. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** Its neighbors in both directions, most relevant first, as in `graphInsights`. */
  readonly neighbors?: Maybe<NeighborConnection>;
  /** Its alternative labels, its description and its direct claims, one entry per property, as in `nodeProperties`. */
  readonly properties?: Maybe<PropertyConnection>;
  /** The sources that its statements cite, most cited first. */
  readonly provenance?: Maybe<SourceConnection>;
  /** Statements of the graph that have the entity as the subject, one entry per fact, with rank and references, ordered by property. */
  readonly statements?: Maybe<StatementConnection>;
  /** All its types, at least one; UNDEFINED when the data has none. */
  readonly types: ReadonlyArray<NodeType>;
};


/** An entity of the graph. Lists are connections: `first` is the page size, and `after` continues after a cursor. */
export type GraphEntityArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ArticleOrder>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** An entity of the graph. Lists are connections: `first` is the page size, and `after` continues after a cursor. */
export type GraphEntityInsightsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
};


/** An entity of the graph. Lists are connections: `first` is the page size, and `after` continues after a cursor. */
export type GraphEntityNeighborsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
  types?: InputMaybe<ReadonlyArray<NodeType>>;
};


/** An entity of the graph. Lists are connections: `first` is the page size, and `after` continues after a cursor. */
export type GraphEntityPropertiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  maxValues?: InputMaybe<Scalars['Int']['input']>;
  names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** An entity of the graph. Lists are connections: `first` is the page size, and `after` continues after a cursor. */
export type GraphEntityProvenanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An entity of the graph. Lists are connections: `first` is the page size, and `after` continues after a cursor. */
export type GraphEntityStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  properties?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The start entity of a lookup in the graph, and which neighbors to return. */
export type GraphInput = {
  /** Which entities count as one. Null (default) means `GENE_PROTEIN`. `nodeProperties` ignores it. */
  readonly conflate?: InputMaybe<Conflation>;
  /** Whether to include facts stated about subtypes. Null (default) includes the genes, drugs, targets, functions, processes and cell components of subtypes. `true` also includes their symptoms, causes, markers, risk factors, locations and side effects, which may not apply to the whole class. `false` includes no facts of subtypes. Facts of subtypes are never included for a class with more than 400 subtypes. `nodeProperties` ignores this field. */
  readonly includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum number of neighbors, 1 to 200, default 10. For `nodeProperties`: maximum number of values per property, default 200. */
  readonly maxNeighbors?: InputMaybe<Scalars['Int']['input']>;
  /** Only neighbors of these types; null or empty means all. For `nodeProperties`: the types that an entity found by name may have. */
  readonly nodeTypes?: InputMaybe<ReadonlyArray<InputMaybe<NodeType>>>;
  /** Number of neighbors to skip, default 0. With it, all neighbors can be read page by page. `nodeProperties` ignores it. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** The entity: a URI, a bare QID (`Q12078`) or a `wd:Q12078` name. Takes precedence over `startNodeName`. */
  readonly startNode?: InputMaybe<Scalars['ID']['input']>;
  /** A name of the entity, resolved as in `resolveEntities`. If several entities match, the most popular one is used. Partial or misspelled names are rejected with suggestions. */
  readonly startNodeName?: InputMaybe<Scalars['String']['input']>;
};

/** The neighbors of an entity. */
export type GraphInsight = {
  readonly __typename?: 'GraphInsight';
  /** The sub-graph. */
  readonly data?: Maybe<SubGraph>;
  /** What the sub-graph shows, in a few words. */
  readonly description: Scalars['String']['output'];
};

/** A SPARQL result in the SPARQL 1.1 Query Results JSON Format. */
export type GraphResult = {
  readonly __typename?: 'GraphResult';
  /** The result of an ASK query; null for a SELECT. */
  readonly boolean?: Maybe<Scalars['Boolean']['output']>;
  /** The head of the result. */
  readonly head?: Maybe<Scalars['SparqlHead']['output']>;
  /** The solutions of a SELECT, or `{ boolean }` for an ASK. */
  readonly results?: Maybe<Scalars['SparqlResults']['output']>;
};

/** A claim of the graph with its statements and sources. */
export type GraphStatement = {
  readonly __typename?: 'GraphStatement';
  /** The URI of an entity, or the lexical form of a literal. */
  readonly object: Scalars['String']['output'];
  /** The label of an entity, or the literal. */
  readonly objectLabel: Scalars['String']['output'];
  /** The property code, e.g. `P2176`, or the URI of a property without a code. */
  readonly property: Scalars['String']['output'];
  /** The label of the property. */
  readonly propertyLabel: Scalars['String']['output'];
  /** The rank of the claim's statement in the graph; null for a claim that has no statement. */
  readonly rank?: Maybe<StatementRank>;
  /** The references of the claim in the graph, at most 20. */
  readonly references: ReadonlyArray<StatementReference>;
  /** The URI of the subject. */
  readonly subject: Scalars['String']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly subjectLabel: Scalars['String']['output'];
};

/** One insight of `summaryInsights`. */
export type Insight = {
  readonly __typename?: 'Insight';
  /** The content; its type depends on the requested search type. Null when this insight failed; `errors` then says why. */
  readonly data?: Maybe<InsightData>;
  /** The content in a few words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The position of the insight in the response, from 1, as a string. Not a global identifier. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** The insights about an entity. */
export type InsightConnection = {
  readonly __typename?: 'InsightConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<InsightEdge>;
  /** The cursors of this page, and whether there are more pages. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The content of an insight, by search type. */
export type InsightData = Affiliations | Authors | EntityViz | QaInsight | Topics;

/** An entry on a page, with its cursor. */
export type InsightEdge = {
  readonly __typename?: 'InsightEdge';
  /** The cursor of the entry, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: SupportedInsight;
};

/** The order of the rows of an insight. */
export type InsightOrder =
  /** By label. */
  | 'LABEL'
  /** Most relevant first. */
  | 'RELEVANCE';

/** One item of an insight. */
export type InsightRow = Entity & {
  readonly __typename?: 'InsightRow';
  /** The URI of the entity. */
  readonly id: Scalars['String']['output'];
  /** The nearest subtype that is linked to this entity; null for a direct fact. */
  readonly inheritedFrom?: Maybe<Subtype>;
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** All its types. */
  readonly nodeTypes: ReadonlyArray<NodeType>;
  /** The facts that link this entity to the disease or its subtypes; empty for kinds with `VIA` in their name. */
  readonly statements: ReadonlyArray<GraphStatement>;
  /** All types of the entity, at least one. */
  readonly types: ReadonlyArray<NodeType>;
  /** One value for each name in `columns`, in the same order. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** One page of the rows of an insight. */
export type InsightRows = {
  readonly __typename?: 'InsightRows';
  /** The names of the columns: `label` first. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** What the insight shows, with its count; the same text as in `searchGenericInsights`. */
  readonly description: Scalars['String']['output'];
  /** Number of rows that come only from subtypes of the disease; 0 for kinds with `VIA` in their name. */
  readonly inherited: Scalars['Int']['output'];
  /** The kind of insight. */
  readonly insightType: Scalars['String']['output'];
  /** Number of rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** The order of the rows, in words. */
  readonly orderedBy: Scalars['String']['output'];
  /** The rows of this page; empty when there are none. */
  readonly rows: ReadonlyArray<InsightRow>;
  /** A SPARQL query for `advancedSearch` that lists the entities of all rows. */
  readonly sparql: Scalars['String']['output'];
  /** Number of rows on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Which rows of an insight to return. */
export type InsightRowsInput = {
  /** As in `GraphInput`. */
  readonly includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of insight, as in `searchGenericInsights`, e.g. `GENETIC_ASSOCIATION`. An unknown kind is rejected. */
  readonly insightType: Scalars['String']['input'];
  /** Maximum number of rows, 1 to 500, default 50. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** Number of rows to skip, default 0. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** The order as an enum. Takes precedence over `sort`. */
  readonly order?: InputMaybe<InsightOrder>;
  /** The disease: a URI, a bare QID or a `wd:` name. */
  readonly qid: Scalars['String']['input'];
  /** `RELEVANCE` (default) or `LABEL`, case-insensitive. */
  readonly sort?: InputMaybe<Scalars['String']['input']>;
};

/** A kind of insight about a disease. */
export type InsightType =
  /** Anatomical locations. */
  | 'ANATOMICAL_LOCATIONS'
  /** Causes. */
  | 'CAUSES'
  /** Drugs for treatment. */
  | 'DRUGS_FOR_TREATMENT'
  /** Genetic association. */
  | 'GENETIC_ASSOCIATION'
  /** Pathways via genes. */
  | 'PATHWAYS_VIA_GENES'
  /** Related diseases via drugs. */
  | 'RELATED_DISEASES_VIA_DRUGS'
  /** Related diseases via genes. */
  | 'RELATED_DISEASES_VIA_GENES'
  /** Related diseases via symptoms. */
  | 'RELATED_DISEASES_VIA_SYMPTOMS'
  /** Subtypes. */
  | 'SUBTYPES'
  /** Supertypes. */
  | 'SUPERTYPES'
  /** Symptoms. */
  | 'SYMPTOMS';

/** Why one item of a list has no result. The other items are unaffected. */
export type ItemError = {
  /** An error code, e.g. `INVALID_ARGUMENT`. */
  readonly code: Scalars['String']['output'];
  /** What is wrong, in English. */
  readonly message: Scalars['String']['output'];
};

/** The result of a label search. */
export type LabelInsight = {
  readonly __typename?: 'LabelInsight';
  /** The labels found. */
  readonly data?: Maybe<SearchLabels>;
  /** A note on how the text was understood, e.g. a corrected spelling; null when there is none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** `type` as an enum. */
  readonly searchType: SearchType;
  /** Always `SEARCH_LABEL`. */
  readonly type: Scalars['String']['output'];
};

/** The text of a label search. */
export type LabelSearchInput = {
  /** The text typed so far. Empty text returns no labels. At most 200 characters are read. */
  readonly searchText?: InputMaybe<Scalars['String']['input']>;
  /** `SEARCH_LABEL`, which is the default. Any other value is rejected. */
  readonly type?: InputMaybe<SearchType>;
};

/** A sentence from an article that is relevant to a question. */
export type LiteraturePassage = {
  readonly __typename?: 'LiteraturePassage';
  /** The id of the document. */
  readonly documentId: Scalars['String']['output'];
  /** End of the sentence, exclusive. */
  readonly end: Scalars['Int']['output'];
  /** Whether the article was retracted. */
  readonly isRetracted: Scalars['Boolean']['output'];
  /** The publication types of the article, e.g. `Randomized Controlled Trial`. */
  readonly publicationTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Section of the abstract, inferred if the abstract has no headings; null if unknown. */
  readonly section?: Maybe<AbstractSection>;
  /** Start of the sentence in the document's text (title, line feed, abstract), in UTF-16 code units. */
  readonly start: Scalars['Int']['output'];
  /** The sentence. */
  readonly text: Scalars['String']['output'];
  /** The title of the article. */
  readonly title: Scalars['String']['output'];
  /** The year of publication; null when the record has no date. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};

/** How a text matched an entity. */
export type MatchKind =
  /** An abbreviation among the entity's aliases. */
  | 'ABBREVIATION'
  /** Any other alias. */
  | 'ALIAS'
  /** One of the entity's names, with typing errors. */
  | 'FUZZY'
  /** An identifier of the entity, with or without its prefix, or the address of its page. */
  | 'IDENTIFIER'
  /** The entity's label, ignoring letter case, accents, punctuation and British/American spelling. */
  | 'LABEL'
  /** Each word of the text is the beginning of a word in one of the entity's names. */
  | 'PREFIX'
  /** The name of a related, narrower or broader concept that the source lists as an alias. */
  | 'RELATED_ALIAS';

/** A training molecule of a model, with its measured value. */
export type MeasuredMolecule = {
  readonly __typename?: 'MeasuredMolecule';
  /** Tanimoto similarity, 0 to 1, to the molecule of the request. */
  readonly similarity: Scalars['Float']['output'];
  /** As in the source. */
  readonly smiles: Scalars['String']['output'];
  /** Where the value was published, with the license of the copy that was used; for a custom model, the name of the model. */
  readonly source: Scalars['String']['output'];
  /** In the model's unit, or 0 or 1 for a classifier. */
  readonly value: Scalars['Float']['output'];
};

/** A molecule with its calculated and predicted properties. */
export type Molecule = {
  readonly __typename?: 'Molecule';
  /** Names of the reactive or toxicity-linked groups in the molecule. */
  readonly alerts: ReadonlyArray<Scalars['String']['output']>;
  /** Concerns about the molecule as an oral drug: likely ones first, by severity and confidence, then possible ones. */
  readonly concerns: ReadonlyArray<MoleculeConcern>;
  /** What was repaired in the structure. For a salt or form without its own structure: the parent compound whose structure was used. Null if the structure wasn't changed. */
  readonly corrected?: Maybe<Scalars['String']['output']>;
  /** QED, 0 to 1 (Bickerton et al. 2012), computed with the structural alerts of this service. */
  readonly drugLikeness?: Maybe<Scalars['Float']['output']>;
  /** The IRI of the entity whose structure was used; null for a structure that was sent. */
  readonly entity?: Maybe<Scalars['ID']['output']>;
  /** Why there is no profile; null when there is one. */
  readonly error?: Maybe<AdmetMoleculeError>;
  /** Formula of the largest organic part, neutral, in Hill order. Null for a molecule with an `error`, as are all fields from here to `stereoIgnored`. */
  readonly formula?: Maybe<Scalars['String']['output']>;
  /** Number of disconnected parts. If there are several, predictions are for the largest organic part only. */
  readonly fragments?: Maybe<Scalars['Int']['output']>;
  /** Standard InChI of the whole molecule. */
  readonly inchi?: Maybe<Scalars['String']['output']>;
  /** InChIKey of the whole molecule. */
  readonly inchiKey?: Maybe<Scalars['String']['output']>;
  /** The label of the entity whose structure was used; null for a structure that was sent. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** One per model, in the order of the models. */
  readonly predictions: ReadonlyArray<MoleculePrediction>;
  /** Physicochemical properties, always in the same order. */
  readonly properties: ReadonlyArray<MoleculeProperty>;
  /** Lipinski, Veber, Egan, Ghose and BOILED-Egg. */
  readonly rules: ReadonlyArray<MoleculeRule>;
  /** Drugs of the graph with similar structures, most similar first. */
  readonly similarDrugs: ReadonlyArray<SimilarDrug>;
  /** The structure that was used: the text itself or, if it names an entity, the structure of the entity in the graph. Null when none was found. */
  readonly smiles?: Maybe<Scalars['String']['output']>;
  /** Whether the structure has stereo marks, which no model uses. */
  readonly stereoIgnored?: Maybe<Scalars['Boolean']['output']>;
  /** As sent. */
  readonly text: Scalars['String']['output'];
};

/** A prediction that speaks against a molecule as an oral drug. */
export type MoleculeConcern = {
  readonly __typename?: 'MoleculeConcern';
  /** Whether the verdict is clear and the molecule is in the applicability domain. Otherwise it is only a possible concern. */
  readonly isLikely: Scalars['Boolean']['output'];
  /** Display name. */
  readonly label: Scalars['String']['output'];
  /** Name of the model in requests. */
  readonly model: Scalars['String']['output'];
  /** How severe the concern is; 3 is the most severe. */
  readonly severity: Scalars['Int']['output'];
  /** The `statement` of the model in `predictions`. */
  readonly statement: Scalars['String']['output'];
};

/** The prediction of one model, in numbers and in words. */
export type MoleculePrediction = {
  readonly __typename?: 'MoleculePrediction';
  /** `VALUE` or `LOG10`; null for classes. */
  readonly errorScale?: Maybe<AdmetScale>;
  /** Expected mean absolute error, on the scale of `errorScale`; for classes, the probability of an error. Null if unknown. */
  readonly expectedError?: Maybe<Scalars['Float']['output']>;
  /** Upper end of the interval. */
  readonly high?: Maybe<Scalars['Float']['output']>;
  /** Whether the molecule is in the applicability domain of the model; null if unknown. */
  readonly inDomain?: Maybe<Scalars['Boolean']['output']>;
  /** Display name, e.g. `CYP1A2 inhibitor`. */
  readonly label: Scalars['String']['output'];
  /** Lower end of the 90 % interval; null for classes. */
  readonly low?: Maybe<Scalars['Float']['output']>;
  /** Name of the model in requests. */
  readonly model: Scalars['String']['output'];
  /** Why the model isn't meant for the molecule; null if it is. */
  readonly outOfScope?: Maybe<Scalars['String']['output']>;
  /** Classes that are not ruled out: `yes`, `no` or `either`; null for quantities. */
  readonly predictionSet?: Maybe<Scalars['String']['output']>;
  /** Tanimoto similarity of the closest training molecule. */
  readonly similarity?: Maybe<Scalars['Float']['output']>;
  /** One line, e.g. `Confident: not a hERG blocker (95 %)`. */
  readonly statement: Scalars['String']['output'];
  /** Null for classes. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** In the model's unit, or a probability. */
  readonly value: Scalars['Float']['output'];
  /** The verdict on the whole interval, or on the only class that is not ruled out. */
  readonly verdict: MoleculeVerdict;
};

/** A physicochemical property of a molecule. */
export type MoleculeProperty = {
  readonly __typename?: 'MoleculeProperty';
  /** Display name, e.g. `Molecular weight`. */
  readonly label: Scalars['String']['output'];
  /** E.g. `molecularWeight`. */
  readonly name: Scalars['String']['output'];
  /** Percentage of drugs that have a lower value, 0 to 100, among 1,100 drugs with human data. */
  readonly percentile: Scalars['Int']['output'];
  /** Null for numbers without a unit. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** The value in `unit`, or a plain number if there is no unit. */
  readonly value: Scalars['Float']['output'];
};

/** A rule of thumb for oral drugs, applied to a molecule. */
export type MoleculeRule = {
  readonly __typename?: 'MoleculeRule';
  /** The values that are outside the limits or, for rules without limits, the result. */
  readonly details: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the molecule satisfies the rule. */
  readonly isMet: Scalars['Boolean']['output'];
  /** E.g. `Lipinski`. */
  readonly name: Scalars['String']['output'];
  /** Where the rule was published. */
  readonly source: Scalars['String']['output'];
};

/** What a value means for an oral drug. */
export type MoleculeVerdict =
  /** An advantage. */
  | 'FAVORABLE'
  /** Neither good nor bad. */
  | 'MODERATE'
  /** There is no published limit. */
  | 'NEUTRAL'
  /** The interval spans several verdicts, neither class is ruled out, or the model isn't meant for the molecule. */
  | 'UNCLEAR'
  /** A disadvantage. */
  | 'UNFAVORABLE';

/** How a name must match. */
export type NameMatching =
  /** Each word of the name is the beginning of a word in the label or alias. For properties: the label or alias contains the name. */
  | 'CONTAINS'
  /** The whole label or alias. */
  | 'EXACT'
  /** Typing errors are tolerated. */
  | 'FUZZY'
  /** The beginning of a label or alias. */
  | 'PREFIX';

/** The neighbors of an entity. */
export type NeighborConnection = {
  readonly __typename?: 'NeighborConnection';
  /** Number of neighbors per type, regardless of `types`, most frequent type first. */
  readonly countsByType: ReadonlyArray<TypeCount>;
  /** The entries of this page. */
  readonly edges: ReadonlyArray<NeighborEdge>;
  /** Number of neighbors linked to subtypes of the entity but not to the entity itself. */
  readonly inheritedCount: Scalars['Int']['output'];
  /** Whether the entity has more claims than were read; if so, the counts are lower bounds. */
  readonly isPartial: Scalars['Boolean']['output'];
  /** The order of the neighbors, in words. */
  readonly orderedBy: Scalars['String']['output'];
  /** The cursors of this page, and whether there are more pages. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry on a page, with its cursor. */
export type NeighborEdge = {
  readonly __typename?: 'NeighborEdge';
  /** The cursor of the entry, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: GraphEntity;
  /** The claims between the entity and this neighbor. */
  readonly relations: ReadonlyArray<Edge>;
  /** The claims of `relations` with rank and references, at most 20. */
  readonly statements?: Maybe<ReadonlyArray<GraphStatement>>;
};

/** An entity of a sub-graph. */
export type Node = Entity & {
  readonly __typename?: 'Node';
  /** The URI of the entity. */
  readonly id: Scalars['String']['output'];
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly name: Scalars['String']['output'];
  /** All its types. */
  readonly nodeTypes: ReadonlyArray<NodeType>;
  /** A few facts for display: its description, its types, its number of edges. */
  readonly properties: ReadonlyArray<Property>;
  /** Its main type. */
  readonly type: NodeType;
  /** All types of the entity, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** The properties of an entity. */
export type NodeProperties = {
  readonly __typename?: 'NodeProperties';
  /** `alternative labels` first, then `description`, then the property codes in numeric order, one entry per property. */
  readonly properties: ReadonlyArray<Property>;
};

export { NodeType };

/** An organization as named in articles. */
export type Organization = {
  readonly __typename?: 'Organization';
  /** The number of matching articles that name this organization. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The `count` as text, e.g. `Named in 3 of the 40 matching articles`. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** An identifier derived from the name. The part before the second colon is stable. The rest changes with the values of the other fields. */
  readonly id: Scalars['String']['output'];
  /** `City, Country`, or one of them; null if the affiliation states neither. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** The name of the organization. */
  readonly name: Scalars['String']['output'];
};

/** The position of a page in a connection. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the last edge, for `after`; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more entries follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries come before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** An author as named in articles. */
export type Person = {
  readonly __typename?: 'Person';
  /** The number of matching articles by this author. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Pass this value in `authorNames` to find exactly the articles counted in `count`. The value is an author's ORCID iD or name as `Last, First`, or a group's name followed by a comma. */
  readonly filter?: Maybe<Scalars['String']['output']>;
  /** The given name or initials; empty for a collective author. */
  readonly firstName: Scalars['String']['output'];
  /** The ORCID iD as a URI when known, otherwise a stable identifier derived from the name. */
  readonly id: Scalars['String']['output'];
  /** The family name, or the name of a collective author. */
  readonly lastName: Scalars['String']['output'];
  /** Further given names or initials; null when there are none. */
  readonly middleName?: Maybe<Scalars['String']['output']>;
};

/** A property with its values. */
export type Property = {
  readonly __typename?: 'Property';
  /** The label of the property; null when the graph has none. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** `alternative labels`, `description`, a property code such as `P2176`, or the URI of a property without a code. */
  readonly name: Scalars['String']['output'];
  /** Total number of values, including those that `maxNeighbors` cuts off. */
  readonly totalValues: Scalars['Int']['output'];
  /** The labels of the values, in the same order. For a literal or an entity without a label, the value itself. */
  readonly valueLabels?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The values: URIs in full, literals in their lexical form. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** The properties of an entity. */
export type PropertyConnection = {
  readonly __typename?: 'PropertyConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<PropertyEdge>;
  /** The cursors of this page, and whether there are more pages. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry on a page, with its cursor. */
export type PropertyEdge = {
  readonly __typename?: 'PropertyEdge';
  /** The cursor of the entry, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Property;
};

/** The sources of the service's answers. */
export type Provenance = {
  readonly __typename?: 'Provenance';
  /** The dataset that is served. */
  readonly dataset: Dataset;
  /** One entry per fact, in the order of the request; null for a fact that is not in the graph. */
  readonly statements: ReadonlyArray<Maybe<GraphStatement>>;
};

/** The answer to a question, in two forms: the best answer (`answer`, `context`, `took`, `probability`) and a list (`answers`). */
export type QaInsight = {
  readonly __typename?: 'QAInsight';
  /** Why there is no answer; null if there is an answer, or for search type DOCUMENTS. */
  readonly abstention?: Maybe<Abstention>;
  /** The answer, to the first of several questions; empty when the service abstains; null for search type DOCUMENTS. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** One answer for each question in the text, in the same order, each with its documents. When the service abstains: one entry with an empty answer. */
  readonly answers?: Maybe<ReadonlyArray<Answer>>;
  /** The claims of `answer` with their evidence. Empty when the service abstains and for search type DOCUMENTS. */
  readonly claims: ReadonlyArray<Claim>;
  /** The passage with the answer marked by `<em>` tags, everything else HTML-escaped; null when the service abstains. */
  readonly context?: Maybe<Scalars['String']['output']>;
  /** How the service understood the question, in plain words, e.g. `Drugs that are used to treat asthma`. Null if the question wasn't understood, and for search type DOCUMENTS. */
  readonly interpretation?: Maybe<Scalars['String']['output']>;
  /** The order of the values of `answer`, in words; null when the answer lists all values or isn't a list. */
  readonly orderedBy?: Maybe<Scalars['String']['output']>;
  /** The probability that the answer is correct, as a decimal from 0 to 1; null when the service abstains. */
  readonly probability?: Maybe<Scalars['String']['output']>;
  /** The question as sent. */
  readonly question: Scalars['String']['output'];
  /** Time spent on the question, in milliseconds. */
  readonly took?: Maybe<Scalars['Float']['output']>;
  /** Total number of values of `answer`, including those that it doesn't list; null when it isn't a list. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** The read-only entry points of the service. */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * Explains the prediction of one ADMET model for one molecule. Returns the contribution of each atom, the contributions
   * that belong to no atom, and the most similar molecules with measured values. A molecule that can't be predicted has
   * an `error` and no score.
   */
  readonly admetExplanation?: Maybe<AdmetExplanation>;
  /**
   * Lists the ADMET models of the service: those of the 28 built-in models that are installed, in a fixed
   * order, then its custom models.
   */
  readonly admetModels?: Maybe<ReadonlyArray<ServedAdmetModel>>;
  /**
   * Runs one ADMET model on a list of molecules. Returns one entry per molecule, in input order, including duplicates. A
   * molecule that can't be predicted has `predict: null` and an `error`. The other molecules are unaffected. A molecule
   * that the model isn't meant for has a value, and `outOfScope` gives the reason: the molecule is a mixture, contains a
   * metal, or has an element or a size that the training data of the model lacks.
   */
  readonly admetPredict?: Maybe<Scalars['AdmetResult']['output']>;
  /**
   * Runs a SPARQL 1.1 SELECT query and returns a table. Updates, `FROM` and `SERVICE` are rejected. The only exception is
   * `SERVICE wikibase:label`, which adds labels as on Wikidata. A query that fails is reported in `DataFrame.error`. Only
   * a missing `query` is a request error.
   */
  readonly advancedSearch?: Maybe<DataFrame>;
  /** Runs a SPARQL 1.1 SELECT or ASK query and returns the result in the SPARQL 1.1 Query Results JSON Format. */
  readonly advancedSearchGraph?: Maybe<GraphResult>;
  /**
   * Answers up to 100 questions, one entry each, in the order of the request. An entry has an `error` if its question
   * can't be answered in time. The other entries are unaffected.
   */
  readonly answers?: Maybe<ReadonlyArray<AnswerItem>>;
  /** Finds the drugs in the graph that contain a substructure, smallest molecules first. A pattern that can't be read is rejected with the reason. */
  readonly drugsWithSubstructure?: Maybe<SubstructureDrugs>;
  /**
   * Returns up to 100 entities, one entry each, in the order of the request. An entry has an `error` if its entity isn't
   * found. The other entries are unaffected. Fields are read for all entities at once.
   */
  readonly entities?: Maybe<ReadonlyArray<EntityItem>>;
  /**
   * Returns one entity with its neighbors, statements, articles and insights. Each neighbor is an entity with the same
   * fields, so one request can lead from a name to the evidence.
   */
  readonly entity?: Maybe<GraphEntity>;
  /**
   * Translates a question into the SPARQL query that answers it from this graph. The service abstains rather than
   * guessing. `SPARQL` is null in that case, and if the answer needs several queries; `reason` says why.
   * @deprecated For programs of the Python client. Use `claims { sparql }` of `answers`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly executeNl2Sparql?: Maybe<Scalars['QuestionSparql']['output']>;
  /**
   * Scores how plausible triples are, from 0 to 1: the sigmoid of the score of the embedding model. It is only as well
   * calibrated as the imported model. The score isn't evidence. No answer of this service uses the score.
   * @deprecated For programs of the Python client. A score is no fact: use `provenance`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly executeScoreFunction?: Maybe<Scalars['TripleScores']['output']>;
  /**
   * Returns the embedding vectors that were imported for entities. The field fails with `EMBEDDINGS_NOT_TRAINED` if none
   * were imported.
   * @deprecated For programs of the Python client. Vectors are imported: read them from your own file. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly executeVectorFunction?: Maybe<Scalars['EntityVectors']['output']>;
  /**
   * Returns at most 100 properties whose label or alias contains the given text, matched as in `searchPredicates`.
   * @deprecated For programs of the Python client. Use `searchPredicates`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly getPredicates?: Maybe<Scalars['PredicateMatches']['output']>;
  /**
   * Returns the entities that a question names, in the order of the question, as a JSON string.
   * @deprecated For programs of the Python client. Use `questionEntities`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly getQids?: Maybe<Scalars['QuestionQids']['output']>;
  /** Returns the neighbors of an entity in both directions, most relevant first, as a sub-graph. */
  readonly graphInsights?: Maybe<GraphInsight>;
  /**
   * Lists the items of an insight about a disease, one page at a time. `total` is the `count` of the same insight in
   * `searchGenericInsights`.
   */
  readonly insightRows?: Maybe<InsightRows>;
  /**
   * Profiles molecules in one request. Returns one entry per text, in the order of the request: physicochemical
   * properties with their percentiles among drugs, rules for oral drugs, structural alerts, predictions of several ADMET
   * models in plain words, the main concerns, and similar drugs of the graph. A text that can't be read has an `error`.
   * The other texts are unaffected.
   */
  readonly molecules?: Maybe<ReadonlyArray<Molecule>>;
  /** Returns the properties of an entity: its alternative labels, its description, and its direct claims by property code. */
  readonly nodeProperties?: Maybe<NodeProperties>;
  /**
   * Returns the dataset of the service and, for each given fact, its statement in the graph with rank, references and
   * their licenses.
   */
  readonly provenance?: Maybe<Provenance>;
  /** Returns the entities that a question names, in the order of the question: the most likely one for each phrase. */
  readonly questionEntities?: Maybe<ReadonlyArray<QuestionEntity>>;
  /**
   * Resolves names and identifiers to the entities that they may mean. A name is a label, alias, brand name or
   * abbreviation. An identifier looks like `MESH:D001249`, `uniprot:P04637` or `https://identifiers.org/DOID:2841`.
   * Returns one entry per name, in the order of the request. The entry of a name that can't be read has an `error`. The
   * other entries are unaffected.
   */
  readonly resolveEntities?: Maybe<ReadonlyArray<ResolvedName>>;
  /**
   * Finds at most 10 entities as the user types. The text matches an identifier, or the beginning of any word of a label
   * or alias. Typing errors are tolerated from 4 characters on. Identifiers come first, then abbreviations in exact letter
   * case, exact labels, exact aliases, names that begin with the text, and others. Each group is in order of popularity;
   * among names that begin with the text, short names and labels rank higher.
   */
  readonly searchAsYouType?: Maybe<LabelInsight>;
  /** Finds entities by name, best match first. The list is empty if no entity matches. */
  readonly searchEntities?: Maybe<Scalars['EntityMatches']['output']>;
  /** Lists the insights for which a disease has data. */
  readonly searchGenericInsights?: Maybe<GenericInsights>;
  /** Searches articles by words, entity, dates, authors, type or DOI, one page at a time. */
  readonly searchInsights?: Maybe<ArticleInsight>;
  /** Finds properties of the graph by their labels and aliases, with the number of triples that use each. */
  readonly searchPredicates?: Maybe<Scalars['PredicateMatches']['output']>;
  /**
   * Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering,
   * best documents, top affiliations, top authors, top entities, emerging topics.
   */
  readonly summaryInsights?: Maybe<ReadonlyArray<Maybe<Insight>>>;
  /**
   * Checks citations, quotes, numbers, identifiers and statements against the records of this dataset. Returns one
   * verdict per item, in the order of the request. A check that can't be made never passes: its verdict is
   * `NOT_FOUND_HERE`. An item that can't be read has an `error`. The other items are unaffected.
   */
  readonly verify?: Maybe<ReadonlyArray<Verdict>>;
};


/** The read-only entry points of the service. */
export type QueryAdmetExplanationArgs = {
  modelName: Scalars['String']['input'];
  smiles: Scalars['String']['input'];
};


/** The read-only entry points of the service. */
export type QueryAdmetModelsArgs = {
  isOwn?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The read-only entry points of the service. */
export type QueryAdmetPredictArgs = {
  modelName?: InputMaybe<Scalars['String']['input']>;
  smiles?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** The read-only entry points of the service. */
export type QueryAdvancedSearchArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QueryAdvancedSearchGraphArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QueryAnswersArgs = {
  engineID?: InputMaybe<Scalars['String']['input']>;
  questions: ReadonlyArray<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QueryDrugsWithSubstructureArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  pattern: Scalars['String']['input'];
};


/** The read-only entry points of the service. */
export type QueryEntitiesArgs = {
  engineID?: InputMaybe<Scalars['String']['input']>;
  iris?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  keys?: InputMaybe<ReadonlyArray<EntityKey>>;
};


/** The read-only entry points of the service. */
export type QueryEntityArgs = {
  engineID?: InputMaybe<Scalars['String']['input']>;
  iri?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<ReadonlyArray<NodeType>>;
};


/** The read-only entry points of the service. */
export type QueryExecuteNl2SparqlArgs = {
  question?: InputMaybe<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QueryExecuteScoreFunctionArgs = {
  triples?: InputMaybe<ReadonlyArray<InputMaybe<ReadonlyArray<Scalars['String']['input']>>>>;
};


/** The read-only entry points of the service. */
export type QueryExecuteVectorFunctionArgs = {
  graphIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** The read-only entry points of the service. */
export type QueryGetPredicatesArgs = {
  label?: InputMaybe<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QueryGetQidsArgs = {
  question?: InputMaybe<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QueryGraphInsightsArgs = {
  engineID?: InputMaybe<Scalars['String']['input']>;
  graphInput?: InputMaybe<GraphInput>;
};


/** The read-only entry points of the service. */
export type QueryInsightRowsArgs = {
  rowsInput: InsightRowsInput;
};


/** The read-only entry points of the service. */
export type QueryMoleculesArgs = {
  models?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  similar?: InputMaybe<Scalars['Int']['input']>;
  texts: ReadonlyArray<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QueryNodePropertiesArgs = {
  engineID?: InputMaybe<Scalars['String']['input']>;
  graphInput?: InputMaybe<GraphInput>;
};


/** The read-only entry points of the service. */
export type QueryProvenanceArgs = {
  facts?: InputMaybe<ReadonlyArray<FactInput>>;
};


/** The read-only entry points of the service. */
export type QueryQuestionEntitiesArgs = {
  question: Scalars['String']['input'];
};


/** The read-only entry points of the service. */
export type QueryResolveEntitiesArgs = {
  context?: InputMaybe<Scalars['String']['input']>;
  match?: InputMaybe<ResolutionMatch>;
  names: ReadonlyArray<Scalars['String']['input']>;
  types?: InputMaybe<ReadonlyArray<NodeType>>;
};


/** The read-only entry points of the service. */
export type QuerySearchAsYouTypeArgs = {
  searchInput?: InputMaybe<LabelSearchInput>;
};


/** The read-only entry points of the service. */
export type QuerySearchEntitiesArgs = {
  ignoreCase?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  matching?: InputMaybe<NameMatching>;
  matchingStrategy?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QuerySearchGenericInsightsArgs = {
  insightInput: SearchGenericInsightInput;
};


/** The read-only entry points of the service. */
export type QuerySearchInsightsArgs = {
  engineID?: InputMaybe<Scalars['String']['input']>;
  searchInput?: InputMaybe<ArticleSearchInput>;
};


/** The read-only entry points of the service. */
export type QuerySearchPredicatesArgs = {
  ignoreCase?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  matching?: InputMaybe<NameMatching>;
  matchingStrategy?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** The read-only entry points of the service. */
export type QuerySummaryInsightsArgs = {
  engineID?: InputMaybe<Scalars['String']['input']>;
  searchInput?: InputMaybe<SummarySearchInput>;
};


/** The read-only entry points of the service. */
export type QueryVerifyArgs = {
  items: ReadonlyArray<VerifyItem>;
};

/** An entity that a question names. */
export type QuestionEntity = Entity & {
  readonly __typename?: 'QuestionEntity';
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** The words of the question that name the entity. */
  readonly text: Scalars['String']['output'];
  /** All types of the entity, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** A name in a question, with the entity that it was resolved to. */
export type ReadName = {
  readonly __typename?: 'ReadName';
  /** The URI of the entity. */
  readonly id: Scalars['ID']['output'];
  /** The label of the entity. */
  readonly label: Scalars['String']['output'];
  /** The name as written in the question. */
  readonly text: Scalars['String']['output'];
};

/** A record that supports an answer: an article, or the graph's facts about an entity. */
export type RelatedDocument = {
  readonly __typename?: 'RelatedDocument';
  /** The abstract, or the facts of the entity as text; null when the record has no abstract. */
  readonly abs?: Maybe<Scalars['String']['output']>;
  /** The identifier of the record. */
  readonly id: Scalars['String']['output'];
  /** `index_name` as an enum. */
  readonly index: DocumentIndex;
  /** The index that the record comes from: `articles` or `graph`. */
  readonly index_name: Scalars['String']['output'];
  /** The address of the original record; null when it has none. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** The title of the article, or the label of the entity. */
  readonly title: Scalars['String']['output'];
};

/** How an insight can be displayed. */
export type RenderType =
  /** Bars whose length is a count. */
  | 'BarChart'
  /** Bubbles whose size is a count. */
  | 'BubbleChart'
  /** A table. */
  | 'Table';

/** Why a name can't be read. */
export type ResolutionError = ItemError & {
  readonly __typename?: 'ResolutionError';
  /** An error code, e.g. `INVALID_ARGUMENT`. */
  readonly code: Scalars['String']['output'];
  /** What is wrong, in English. */
  readonly message: Scalars['String']['output'];
};

/** How closely an entity must match a name. */
export type ResolutionMatch =
  /** Exact and partial names, names with typing errors, and names inside longer ones: a drug without its salt and dose, the gene of a variant. */
  | 'ANY'
  /** Only exact names and identifiers. */
  | 'EXACT';

/** The entities that a name may mean. */
export type ResolvedName = {
  readonly __typename?: 'ResolvedName';
  /** True when the name could mean something else: the first two candidates rank equally, an abbreviation has several meanings, an ordinary word is spelled like a symbol, or the name stands for several genes or drugs. `note` gives the reason, except for equal ranks. */
  readonly ambiguous: Scalars['Boolean']['output'];
  /** At most 5 entities, best match first; empty when there are none. If any has exactly this name or identifier, only such entities are listed. */
  readonly candidates: ReadonlyArray<EntityCandidate>;
  /** Why the name can't be read; null if it can. */
  readonly error?: Maybe<ResolutionError>;
  /** The name as sent. */
  readonly name: Scalars['String']['output'];
  /** Why the name is ambiguous (except for equal ranks), or how it was understood if not literally, e.g. without a dose or as the gene of a variant; null otherwise. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** The start entity of a sub-graph. */
export type RootNode = Entity & {
  readonly __typename?: 'RootNode';
  /** The URI of the entity. */
  readonly id: Scalars['String']['output'];
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly name: Scalars['String']['output'];
  /** All types of the entity, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** One solution of a SPARQL query. */
export type Row = {
  readonly __typename?: 'Row';
  /** One value for each name in `columns`, in the same order. URIs in full, literals in their lexical form, null where the variable is unbound. */
  readonly values: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

/** The disease to list insights for. */
export type SearchGenericInsightInput = {
  /** As in `GraphInput`. */
  readonly includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The disease: a URI, a bare QID or a `wd:` name. */
  readonly qid: Scalars['String']['input'];
};

/** An entity found by label. */
export type SearchLabel = Entity & {
  readonly __typename?: 'SearchLabel';
  /** The alias that matched; null when no alias did. */
  readonly alias?: Maybe<Scalars['String']['output']>;
  /** A short description of the entity; null when the graph has none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** How the text matched. */
  readonly matchKind?: Maybe<MatchKind>;
  /** The name or the identifier that matched, e.g. `bronchial asthma` or `MESH:D001249`. */
  readonly matchedText?: Maybe<Scalars['String']['output']>;
  /** Its types, at least one; UNDEFINED when the data has none. */
  readonly nodeTypes: ReadonlyArray<NodeType>;
  /** The URI of the entity. */
  readonly qid: Scalars['String']['output'];
  /** The scheme of the identifier that matched, e.g. `mesh`; null when a name matched. */
  readonly scheme?: Maybe<Scalars['String']['output']>;
  /** Its label. */
  readonly text: Scalars['String']['output'];
  /** All types of the entity, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** Entities found by label. */
export type SearchLabels = {
  readonly __typename?: 'SearchLabels';
  /** At most 10, best match first. */
  readonly searchLabels: ReadonlyArray<SearchLabel>;
};

/** What a search returns. */
export type SearchType =
  /** The affiliations with the largest number of matching articles. */
  | 'AFFILIATIONS'
  /** The authors with the largest number of matching articles. */
  | 'AUTHORS'
  /** A QAInsight with the best documents for the question and no generated answer. */
  | 'DOCUMENTS'
  /** The entities named in the largest number of matching articles. */
  | 'ENTITYVIZ'
  /** Question answering: a QAInsight with an answer, its context and its documents. */
  | 'QA'
  /** Entities by label, as the user types. */
  | 'SEARCH_LABEL'
  /** The topics whose share of the matching articles grows the most. */
  | 'TOPICS';

/** An ADMET model that the service offers. */
export type ServedAdmetModel = {
  readonly __typename?: 'ServedAdmetModel';
  /** The standard model that a custom model is based on; null for a standard model. */
  readonly base?: Maybe<Scalars['String']['output']>;
  /** Results of the model's cross-validation; null if unknown. */
  readonly crossValidation?: Maybe<AdmetCrossValidation>;
  /** Whether `admetExplanation` accepts the model. */
  readonly isExplained: Scalars['Boolean']['output'];
  /** Whether it is a custom model, trained on a custom assay. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether the model predicts a quantity or the probability of a class. */
  readonly kind: AdmetModelKind;
  /** What is predicted, in a few words; null for a custom model. */
  readonly meaning?: Maybe<Scalars['String']['output']>;
  /** The `modelName` for `admetPredict`. */
  readonly name: Scalars['String']['output'];
  /** What a value of 1 means; null for quantities, and for custom models. */
  readonly positiveClass?: Maybe<Scalars['String']['output']>;
  /** The scale of training values and expected errors: `VALUE` or `LOG10`. Null for classifiers, and if unknown. */
  readonly scale?: Maybe<AdmetScale>;
  /** Number of training molecules; null if unknown. */
  readonly trainedOn?: Maybe<Scalars['Int']['output']>;
  /** The unit of its values; null for classes, and for a custom model without a unit. */
  readonly unit?: Maybe<Scalars['String']['output']>;
};

/** A drug of the graph with a similar structure. */
export type SimilarDrug = {
  readonly __typename?: 'SimilarDrug';
  /** The IRI of the drug. */
  readonly entity: Scalars['ID']['output'];
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** Tanimoto similarity of circular atom environments, 0 to 1. */
  readonly similarity: Scalars['Float']['output'];
  /** One of the drug's structures in the graph. */
  readonly smiles: Scalars['String']['output'];
};

/** The sources of the statements about an entity. */
export type SourceConnection = {
  readonly __typename?: 'SourceConnection';
  /** The dataset that is served. */
  readonly dataset: Dataset;
  /** The entries of this page. */
  readonly edges: ReadonlyArray<SourceEdge>;
  /** The cursors of this page, and whether there are more pages. */
  readonly pageInfo: PageInfo;
  /** Number of statements that were read, at most 500. */
  readonly statements: Scalars['Int']['output'];
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of statements that were read and have no reference. */
  readonly unreferenced: Scalars['Int']['output'];
};

/** An entry on a page, with its cursor. */
export type SourceEdge = {
  readonly __typename?: 'SourceEdge';
  /** The cursor of the entry, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: EntitySource;
};

/** Statements about an entity. */
export type StatementConnection = {
  readonly __typename?: 'StatementConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<StatementEdge>;
  /** The cursors of this page, and whether there are more pages. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry on a page, with its cursor. */
export type StatementEdge = {
  readonly __typename?: 'StatementEdge';
  /** The cursor of the entry, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: GraphStatement;
};

/** A statement in parts: names, identifiers or URIs. */
export type StatementInput = {
  /** Name or identifier of the object. */
  readonly object: Scalars['String']['input'];
  /** A verb phrase such as `treats`, or a property code such as `P2176`. */
  readonly relation: Scalars['String']['input'];
  /** Name or identifier of the subject. */
  readonly subject: Scalars['String']['input'];
};

export { StatementRank };

/** The source of a statement. */
export type StatementReference = {
  readonly __typename?: 'StatementReference';
  /** The article, as `pmid:…`; null if the graph states none. */
  readonly articleId?: Maybe<Scalars['String']['output']>;
  /** The URI or the name of the dataset that contains the statement; null if the graph states none. */
  readonly dataset?: Maybe<Scalars['String']['output']>;
  /** The kind of evidence that the source provides; null if the dataset's credits don't state it. */
  readonly evidence?: Maybe<EvidenceKind>;
  /** The license of the source; null if the dataset's credits don't state it. */
  readonly license?: Maybe<Scalars['String']['output']>;
  /** The address of the source or of the record; null if the graph states none. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** What the graph says about a claim. */
export type StatementStatus =
  /** The graph states the claim. */
  | 'DIRECT'
  /** The graph states the claim, but only about subtypes. */
  | 'INHERITED'
  /** A source denies the claim. */
  | 'REFUTED'
  /** The graph states the claim, but marks it as deprecated. */
  | 'WITHDRAWN';

/** An entity, its neighbors and the edges that connect it to its neighbors. */
export type SubGraph = {
  readonly __typename?: 'SubGraph';
  /** Number of neighbors per type, regardless of `nodeTypes`, most frequent type first. */
  readonly countsByType: ReadonlyArray<TypeCount>;
  /** What the sub-graph shows, in a few words. */
  readonly description: Scalars['String']['output'];
  /** The edges between the start entity and its neighbors. */
  readonly edges: ReadonlyArray<Edge>;
  /** Number of neighbors that are inherited: only subtypes of the start entity are linked to them. */
  readonly inheritedNeighbors: Scalars['Int']['output'];
  /** Whether the entity has more claims than were read; if so, the counts are lower bounds. */
  readonly isPartial: Scalars['Boolean']['output'];
  /** The start entity, then its neighbors, most relevant first. */
  readonly nodes: ReadonlyArray<Node>;
  /** Number of neighbors before this page. */
  readonly offset: Scalars['Int']['output'];
  /** The order of the neighbors, in words. */
  readonly orderedBy: Scalars['String']['output'];
  /** The start entity. */
  readonly rootNode: RootNode;
  /** `totalNeighbors` with genes and their proteins counted separately. */
  readonly totalEntries: Scalars['Int']['output'];
  /** Number of neighbors of the requested types on all pages. */
  readonly totalNeighbors: Scalars['Int']['output'];
};

/** A drug whose structure contains the pattern. */
export type SubstructureDrug = {
  readonly __typename?: 'SubstructureDrug';
  /** The IRI of the drug. */
  readonly entity: Scalars['ID']['output'];
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** One of the drug's structures in the graph. */
  readonly smiles: Scalars['String']['output'];
};

/** Drugs whose structures contain the pattern. */
export type SubstructureDrugs = {
  readonly __typename?: 'SubstructureDrugs';
  /** The drugs, smallest structure first. */
  readonly drugs: ReadonlyArray<SubstructureDrug>;
  /** How the pattern was understood: `SMILES` or `SMARTS`. */
  readonly readAs: Scalars['String']['output'];
  /** Number of drugs that were searched. */
  readonly searched: Scalars['Int']['output'];
  /** Number of drugs that contain the structure. */
  readonly total: Scalars['Int']['output'];
};

/** A subclass of the requested class. */
export type Subtype = Entity & {
  readonly __typename?: 'Subtype';
  /** The URI of the subtype. */
  readonly id: Scalars['String']['output'];
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly label: Scalars['String']['output'];
  /** Its label, or its identifier if it has no label. */
  readonly name: Scalars['String']['output'];
  /** Labels from the subtype up to the requested class, inclusive. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** All types of the entity, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** A question or search term, and the requested insights. */
export type SummarySearchInput = {
  /** Articles by any of these authors, as for `searchInsights`. */
  readonly authorNames?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** `[from, to]`, as for `searchInsights`. */
  readonly dateRange?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** The DOI of the article, bare or as a URL, case-insensitive. */
  readonly doi?: InputMaybe<Scalars['String']['input']>;
  /**
   * The URI of an entity. Only articles annotated with this entity, or with its equivalent in this dataset, are counted.
   * This filter and the filters below apply only to AUTHORS, AFFILIATIONS, ENTITYVIZ and TOPICS. These four insights
   * count the articles that `searchInsights` finds for the same `query` and filters. `query` is optional if only such
   * insights are requested and a filter is set. QA and DOCUMENTS ignore filters.
   */
  readonly entityFilter?: InputMaybe<Scalars['String']['input']>;
  /** True: only articles whose full text is openly available. False: only the others. */
  readonly hasFullText?: InputMaybe<Scalars['Boolean']['input']>;
  /** QA only: the previous question, which a follow-up such as `and its side effects?` refers to. At most 1,000 characters. */
  readonly previousQuery?: InputMaybe<Scalars['String']['input']>;
  /** The publication type, e.g. `Review` or `Clinical Trial`, case-insensitive. */
  readonly publicationType?: InputMaybe<Scalars['String']['input']>;
  /** The question or search term, at most 1,000 characters. Required, except as described at `entityFilter`. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** The requested insights. The response has one Insight for each, in this order. Required, at most 7. */
  readonly type?: InputMaybe<ReadonlyArray<InputMaybe<SearchType>>>;
};

/** An insight for which the entity has data. */
export type SupportedInsight = {
  readonly __typename?: 'SupportedInsight';
  /** `insightCategory` as an enum. */
  readonly category: NodeType;
  /** Number of items of the insight: the `total` of `insightRows`. */
  readonly count: Scalars['Int']['output'];
  /** What the insight shows, in a few words. */
  readonly description: Scalars['String']['output'];
  /** Number of items that come only from subtypes of the disease; 0 for kinds with `VIA` in their name. */
  readonly inherited: Scalars['Int']['output'];
  /** The category of the entity, always `DISEASE`. */
  readonly insightCategory: Scalars['String']['output'];
  /** The kind of insight, e.g. `GENETIC_ASSOCIATION` or `RELATED_DISEASES_VIA_GENES`. */
  readonly insightType: Scalars['String']['output'];
  /** `insightType` as an enum. */
  readonly kind: InsightType;
  /** How the insight can be displayed, best way first: `BubbleChart`, `BarChart`, `Table`. */
  readonly renderType: ReadonlyArray<Scalars['String']['output']>;
  /** `renderType` as enums. */
  readonly renderTypes: ReadonlyArray<RenderType>;
};

/** How exactly two texts agree. */
export type TextMatch =
  /** Character by character. */
  | 'EXACT'
  /** Ignoring case, white space, dashes, quotation marks, accents, markup and words that are marked as omitted. */
  | 'NORMALIZED';

/** One page of articles. */
export type TextResults = {
  readonly __typename?: 'TextResults';
  /** The articles of this page. */
  readonly documents: ReadonlyArray<Article>;
  /** How the search was understood: filters and order, in words. */
  readonly infoText: Scalars['String']['output'];
  /** The returned page, from 1. */
  readonly pageNumber: Scalars['Int']['output'];
  /** Articles per page. */
  readonly pageSize: Scalars['Int']['output'];
  /** The query as sent; empty when there was none. */
  readonly questionText: Scalars['String']['output'];
  /** Number of matches on all pages. */
  readonly totalItems: Scalars['Int']['output'];
  /** Number of pages at this page size. */
  readonly totalPages: Scalars['Int']['output'];
  /** The number of matching articles per year of publication, earliest year first. Years without matching articles and articles without a date are omitted. Null unless `countYears` is true. */
  readonly years?: Maybe<ReadonlyArray<YearCount>>;
};

/** A topic whose share of the matching articles grows. */
export type TopicDocument = {
  readonly __typename?: 'TopicDocument';
  /** The number of matching articles on the topic. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Number of matching articles on the topic in the earlier period. Undated articles are in neither period. */
  readonly earlier?: Maybe<Scalars['Int']['output']>;
  /** Growth: the base-2 logarithm of the ratio between the topic's smoothed shares of the recent and the earlier articles. */
  readonly growth?: Maybe<Scalars['Float']['output']>;
  /** The name of the topic. */
  readonly label: Scalars['String']['output'];
  /** Number of matching articles on the topic in the recent period. */
  readonly recent?: Maybe<Scalars['Int']['output']>;
  /** Horizontal position, -1 to 1. Related topics are near each other. The same data gives the same positions. */
  readonly xCoordinate: Scalars['Float']['output'];
  /** Vertical position, -1 to 1. */
  readonly yCoordinate: Scalars['Float']['output'];
};

/** One of the two periods whose articles are compared. */
export type TopicPeriod = {
  readonly __typename?: 'TopicPeriod';
  /** The number of matching articles in this period. */
  readonly count: Scalars['Int']['output'];
  /** The first day, YYYY-MM-DD. */
  readonly from: Scalars['String']['output'];
  /** The last day, YYYY-MM-DD. An article dated only by year or month counts as published on the first day of that year or month. */
  readonly to: Scalars['String']['output'];
};

/** Emerging topics, positioned so that related topics are near each other. */
export type Topics = {
  readonly __typename?: 'Topics';
  /** The period before `recent`. Null when `recent` is null. */
  readonly earlier?: Maybe<TopicPeriod>;
  /** The period of the newest 25% of the matching articles that have a date. Null when none has a date, or all have the same date. */
  readonly recent?: Maybe<TopicPeriod>;
  /** At most 20, fastest growing first. Each has at least 5 articles. Study subjects, methods and places are omitted. */
  readonly topics: ReadonlyArray<TopicDocument>;
};

/** The number of neighbors of one type. */
export type TypeCount = {
  readonly __typename?: 'TypeCount';
  /** Number of neighbors that have this type. Equals `totalNeighbors` when only this type is requested. */
  readonly count: Scalars['Int']['output'];
  /** How many of these neighbors are linked only to subtypes of the start entity, not to the entity itself. */
  readonly inherited: Scalars['Int']['output'];
  /** The type. */
  readonly type: NodeType;
};

/** What the records say about an item. */
export type Verdict = {
  readonly __typename?: 'Verdict';
  /** The checks of the parts of the item; empty if there is an `error`. */
  readonly checks: ReadonlyArray<Check>;
  /** Why the item can't be read; null if it can. */
  readonly error?: Maybe<VerifyError>;
  /** The `id` of the item. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** `CONTRADICTED` if any check has this result, otherwise `NOT_FOUND_HERE` if any has that result or there is an `error`, otherwise `CONFIRMED`. */
  readonly result: CheckResult;
};

/** Why an item can't be read. */
export type VerifyError = {
  readonly __typename?: 'VerifyError';
  /** An error code, e.g. `INVALID_ARGUMENT`. */
  readonly code: Scalars['String']['output'];
  /** What is wrong, in English. */
  readonly message: Scalars['String']['output'];
};

/** What to check. Parts of one item are checked against each other: a title against the article, a label against the identifier. */
export type VerifyItem = {
  /** A PMID, PMCID or DOI, or the URL of one, e.g. `PMID:20198754` or `10.1000/182`. */
  readonly article?: InputMaybe<Scalars['String']['input']>;
  /** One of the authors, e.g. `Smith J` or `Smith et al.`. */
  readonly author?: InputMaybe<Scalars['String']['input']>;
  /** A sentence to check against the graph, e.g. `Metformin treats type 2 diabetes.` If the item has an article, the entities of the sentence are also checked against that article. At most 1,000 characters. */
  readonly claim?: InputMaybe<Scalars['String']['input']>;
  /** Returned with the verdict, e.g. a line number. At most 200 characters. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  /** A compact identifier, e.g. `MONDO:0004979` or `HGNC:11998`, or the URL of one. */
  readonly identifier?: InputMaybe<Scalars['String']['input']>;
  /** The name to check against the identifier. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** A number that the article states, with its unit: `12.5 mg`, `34 %`. At most 100 characters. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** Words of the article's title or abstract, with `…` or `[...]` for omitted words. At most 5,000 characters. */
  readonly quote?: InputMaybe<Scalars['String']['input']>;
  /** The claim as subject, relation and object. */
  readonly statement?: InputMaybe<StatementInput>;
  /** The title of the article. Without `article`, the record is looked up by title. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The year of publication. */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** The number of articles published in a year. */
export type YearCount = {
  readonly __typename?: 'YearCount';
  /** Number of matching articles, at least 1. */
  readonly count: Scalars['Int']['output'];
  /** The year of publication. */
  readonly year: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  InsightData:
    | ( Affiliations )
    | ( Authors )
    | ( EntityViz )
    | ( QaInsight )
    | ( Topics )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Entity:
    | ( EdgeEnd )
    | ( EntityCandidate )
    | ( EntityRecord )
    | ( InsightRow )
    | ( Node )
    | ( QuestionEntity )
    | ( RootNode )
    | ( SearchLabel )
    | ( Subtype )
  ;
  ItemError:
    | ( AdmetMoleculeError )
    | ( EntryError )
    | ( ResolutionError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Abstention: ResolverTypeWrapper<Abstention>;
  AbstentionReason: AbstentionReason;
  AbstractSection: AbstractSection;
  AdmetAtom: ResolverTypeWrapper<AdmetAtom>;
  AdmetCrossValidation: ResolverTypeWrapper<AdmetCrossValidation>;
  AdmetExplanation: ResolverTypeWrapper<AdmetExplanation>;
  AdmetMeasure: AdmetMeasure;
  AdmetModelKind: AdmetModelKind;
  AdmetMoleculeError: ResolverTypeWrapper<AdmetMoleculeError>;
  AdmetRest: ResolverTypeWrapper<AdmetRest>;
  AdmetResult: ResolverTypeWrapper<Scalars['AdmetResult']['output']>;
  AdmetScale: AdmetScale;
  Affiliations: ResolverTypeWrapper<Affiliations>;
  Answer: ResolverTypeWrapper<Answer>;
  AnswerItem: ResolverTypeWrapper<AnswerItem>;
  AnswerStatistics: ResolverTypeWrapper<Scalars['AnswerStatistics']['output']>;
  Article: ResolverTypeWrapper<Article>;
  ArticleAuthor: ResolverTypeWrapper<ArticleAuthor>;
  ArticleConnection: ResolverTypeWrapper<ArticleConnection>;
  ArticleEdge: ResolverTypeWrapper<ArticleEdge>;
  ArticleInsight: ResolverTypeWrapper<ArticleInsight>;
  ArticleOrder: ArticleOrder;
  ArticleSearchInput: ArticleSearchInput;
  Authors: ResolverTypeWrapper<Authors>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChartMap: ResolverTypeWrapper<ChartMap>;
  Check: ResolverTypeWrapper<Check>;
  CheckKind: CheckKind;
  CheckPlace: ResolverTypeWrapper<CheckPlace>;
  CheckResult: CheckResult;
  CheckSuggestion: ResolverTypeWrapper<CheckSuggestion>;
  Claim: ResolverTypeWrapper<Claim>;
  ClaimQuote: ResolverTypeWrapper<ClaimQuote>;
  Conflation: Conflation;
  DataFrame: ResolverTypeWrapper<DataFrame>;
  Dataset: ResolverTypeWrapper<Dataset>;
  DatasetCredit: ResolverTypeWrapper<DatasetCredit>;
  DocumentIndex: DocumentIndex;
  Edge: ResolverTypeWrapper<Edge>;
  EdgeEnd: ResolverTypeWrapper<EdgeEnd>;
  Entity: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Entity']>;
  EntityCandidate: ResolverTypeWrapper<EntityCandidate>;
  EntityItem: ResolverTypeWrapper<Omit<EntityItem, 'entity'> & { entity?: Maybe<ResolversTypes['GraphEntity']> }>;
  EntityKey: EntityKey;
  EntityMatches: ResolverTypeWrapper<Scalars['EntityMatches']['output']>;
  EntitySource: ResolverTypeWrapper<EntitySource>;
  EntityVectors: ResolverTypeWrapper<Scalars['EntityVectors']['output']>;
  EntityViz: ResolverTypeWrapper<EntityViz>;
  EntryError: ResolverTypeWrapper<EntryError>;
  ErrorExtensions: ResolverTypeWrapper<Scalars['ErrorExtensions']['output']>;
  EvidenceKind: EvidenceKind;
  ExternalIdentifier: ResolverTypeWrapper<ExternalIdentifier>;
  FactInput: FactInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GenericInsights: ResolverTypeWrapper<GenericInsights>;
  GraphEntity: ResolverTypeWrapper<EntityRecord>;
  GraphInput: GraphInput;
  GraphInsight: ResolverTypeWrapper<GraphInsight>;
  GraphResult: ResolverTypeWrapper<GraphResult>;
  GraphStatement: ResolverTypeWrapper<GraphStatement>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Insight: ResolverTypeWrapper<Omit<Insight, 'data'> & { data?: Maybe<ResolversTypes['InsightData']> }>;
  InsightConnection: ResolverTypeWrapper<InsightConnection>;
  InsightData: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InsightData']>;
  InsightEdge: ResolverTypeWrapper<InsightEdge>;
  InsightOrder: InsightOrder;
  InsightRow: ResolverTypeWrapper<InsightRow>;
  InsightRows: ResolverTypeWrapper<InsightRows>;
  InsightRowsInput: InsightRowsInput;
  InsightType: InsightType;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ItemError']>;
  LabelInsight: ResolverTypeWrapper<LabelInsight>;
  LabelSearchInput: LabelSearchInput;
  LiteraturePassage: ResolverTypeWrapper<LiteraturePassage>;
  MatchKind: MatchKind;
  MeasuredMolecule: ResolverTypeWrapper<MeasuredMolecule>;
  Molecule: ResolverTypeWrapper<Molecule>;
  MoleculeConcern: ResolverTypeWrapper<MoleculeConcern>;
  MoleculePrediction: ResolverTypeWrapper<MoleculePrediction>;
  MoleculeProperty: ResolverTypeWrapper<MoleculeProperty>;
  MoleculeRule: ResolverTypeWrapper<MoleculeRule>;
  MoleculeVerdict: MoleculeVerdict;
  NameMatching: NameMatching;
  NeighborConnection: ResolverTypeWrapper<Omit<NeighborConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['NeighborEdge']> }>;
  NeighborEdge: ResolverTypeWrapper<NeighborEntry>;
  Node: ResolverTypeWrapper<Node>;
  NodeProperties: ResolverTypeWrapper<NodeProperties>;
  NodeType: NodeType;
  Organization: ResolverTypeWrapper<Organization>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Person: ResolverTypeWrapper<Person>;
  PredicateMatches: ResolverTypeWrapper<Scalars['PredicateMatches']['output']>;
  Property: ResolverTypeWrapper<Property>;
  PropertyConnection: ResolverTypeWrapper<PropertyConnection>;
  PropertyEdge: ResolverTypeWrapper<PropertyEdge>;
  Provenance: ResolverTypeWrapper<Provenance>;
  QAInsight: ResolverTypeWrapper<QaInsight>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionEntity: ResolverTypeWrapper<QuestionEntity>;
  QuestionQids: ResolverTypeWrapper<Scalars['QuestionQids']['output']>;
  QuestionSparql: ResolverTypeWrapper<Scalars['QuestionSparql']['output']>;
  ReadName: ResolverTypeWrapper<ReadName>;
  RelatedDocument: ResolverTypeWrapper<RelatedDocument>;
  RenderType: RenderType;
  ResolutionError: ResolverTypeWrapper<ResolutionError>;
  ResolutionMatch: ResolutionMatch;
  ResolvedName: ResolverTypeWrapper<ResolvedName>;
  RootNode: ResolverTypeWrapper<RootNode>;
  Row: ResolverTypeWrapper<Row>;
  SearchGenericInsightInput: SearchGenericInsightInput;
  SearchLabel: ResolverTypeWrapper<SearchLabel>;
  SearchLabels: ResolverTypeWrapper<SearchLabels>;
  SearchType: SearchType;
  ServedAdmetModel: ResolverTypeWrapper<ServedAdmetModel>;
  SimilarDrug: ResolverTypeWrapper<SimilarDrug>;
  SourceConnection: ResolverTypeWrapper<SourceConnection>;
  SourceEdge: ResolverTypeWrapper<SourceEdge>;
  SparqlHead: ResolverTypeWrapper<Scalars['SparqlHead']['output']>;
  SparqlResults: ResolverTypeWrapper<Scalars['SparqlResults']['output']>;
  StatementConnection: ResolverTypeWrapper<StatementConnection>;
  StatementEdge: ResolverTypeWrapper<StatementEdge>;
  StatementInput: StatementInput;
  StatementRank: StatementRank;
  StatementReference: ResolverTypeWrapper<StatementReference>;
  StatementStatus: StatementStatus;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubGraph: ResolverTypeWrapper<SubGraph>;
  SubstructureDrug: ResolverTypeWrapper<SubstructureDrug>;
  SubstructureDrugs: ResolverTypeWrapper<SubstructureDrugs>;
  Subtype: ResolverTypeWrapper<Subtype>;
  SummarySearchInput: SummarySearchInput;
  SupportedInsight: ResolverTypeWrapper<SupportedInsight>;
  TextMatch: TextMatch;
  TextResults: ResolverTypeWrapper<TextResults>;
  TopicDocument: ResolverTypeWrapper<TopicDocument>;
  TopicPeriod: ResolverTypeWrapper<TopicPeriod>;
  Topics: ResolverTypeWrapper<Topics>;
  TripleScores: ResolverTypeWrapper<Scalars['TripleScores']['output']>;
  TypeCount: ResolverTypeWrapper<TypeCount>;
  Verdict: ResolverTypeWrapper<Verdict>;
  VerifyError: ResolverTypeWrapper<VerifyError>;
  VerifyItem: VerifyItem;
  YearCount: ResolverTypeWrapper<YearCount>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Abstention: Abstention;
  AdmetAtom: AdmetAtom;
  AdmetCrossValidation: AdmetCrossValidation;
  AdmetExplanation: AdmetExplanation;
  AdmetMoleculeError: AdmetMoleculeError;
  AdmetRest: AdmetRest;
  AdmetResult: Scalars['AdmetResult']['output'];
  Affiliations: Affiliations;
  Answer: Answer;
  AnswerItem: AnswerItem;
  AnswerStatistics: Scalars['AnswerStatistics']['output'];
  Article: Article;
  ArticleAuthor: ArticleAuthor;
  ArticleConnection: ArticleConnection;
  ArticleEdge: ArticleEdge;
  ArticleInsight: ArticleInsight;
  ArticleSearchInput: ArticleSearchInput;
  Authors: Authors;
  Boolean: Scalars['Boolean']['output'];
  ChartMap: ChartMap;
  Check: Check;
  CheckPlace: CheckPlace;
  CheckSuggestion: CheckSuggestion;
  Claim: Claim;
  ClaimQuote: ClaimQuote;
  DataFrame: DataFrame;
  Dataset: Dataset;
  DatasetCredit: DatasetCredit;
  Edge: Edge;
  EdgeEnd: EdgeEnd;
  Entity: ResolversInterfaceTypes<ResolversParentTypes>['Entity'];
  EntityCandidate: EntityCandidate;
  EntityItem: Omit<EntityItem, 'entity'> & { entity?: Maybe<ResolversParentTypes['GraphEntity']> };
  EntityKey: EntityKey;
  EntityMatches: Scalars['EntityMatches']['output'];
  EntitySource: EntitySource;
  EntityVectors: Scalars['EntityVectors']['output'];
  EntityViz: EntityViz;
  EntryError: EntryError;
  ErrorExtensions: Scalars['ErrorExtensions']['output'];
  ExternalIdentifier: ExternalIdentifier;
  FactInput: FactInput;
  Float: Scalars['Float']['output'];
  GenericInsights: GenericInsights;
  GraphEntity: EntityRecord;
  GraphInput: GraphInput;
  GraphInsight: GraphInsight;
  GraphResult: GraphResult;
  GraphStatement: GraphStatement;
  ID: Scalars['ID']['output'];
  Insight: Omit<Insight, 'data'> & { data?: Maybe<ResolversParentTypes['InsightData']> };
  InsightConnection: InsightConnection;
  InsightData: ResolversUnionTypes<ResolversParentTypes>['InsightData'];
  InsightEdge: InsightEdge;
  InsightRow: InsightRow;
  InsightRows: InsightRows;
  InsightRowsInput: InsightRowsInput;
  Int: Scalars['Int']['output'];
  ItemError: ResolversInterfaceTypes<ResolversParentTypes>['ItemError'];
  LabelInsight: LabelInsight;
  LabelSearchInput: LabelSearchInput;
  LiteraturePassage: LiteraturePassage;
  MeasuredMolecule: MeasuredMolecule;
  Molecule: Molecule;
  MoleculeConcern: MoleculeConcern;
  MoleculePrediction: MoleculePrediction;
  MoleculeProperty: MoleculeProperty;
  MoleculeRule: MoleculeRule;
  NeighborConnection: Omit<NeighborConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['NeighborEdge']> };
  NeighborEdge: NeighborEntry;
  Node: Node;
  NodeProperties: NodeProperties;
  Organization: Organization;
  PageInfo: PageInfo;
  Person: Person;
  PredicateMatches: Scalars['PredicateMatches']['output'];
  Property: Property;
  PropertyConnection: PropertyConnection;
  PropertyEdge: PropertyEdge;
  Provenance: Provenance;
  QAInsight: QaInsight;
  Query: Record<PropertyKey, never>;
  QuestionEntity: QuestionEntity;
  QuestionQids: Scalars['QuestionQids']['output'];
  QuestionSparql: Scalars['QuestionSparql']['output'];
  ReadName: ReadName;
  RelatedDocument: RelatedDocument;
  ResolutionError: ResolutionError;
  ResolvedName: ResolvedName;
  RootNode: RootNode;
  Row: Row;
  SearchGenericInsightInput: SearchGenericInsightInput;
  SearchLabel: SearchLabel;
  SearchLabels: SearchLabels;
  ServedAdmetModel: ServedAdmetModel;
  SimilarDrug: SimilarDrug;
  SourceConnection: SourceConnection;
  SourceEdge: SourceEdge;
  SparqlHead: Scalars['SparqlHead']['output'];
  SparqlResults: Scalars['SparqlResults']['output'];
  StatementConnection: StatementConnection;
  StatementEdge: StatementEdge;
  StatementInput: StatementInput;
  StatementReference: StatementReference;
  String: Scalars['String']['output'];
  SubGraph: SubGraph;
  SubstructureDrug: SubstructureDrug;
  SubstructureDrugs: SubstructureDrugs;
  Subtype: Subtype;
  SummarySearchInput: SummarySearchInput;
  SupportedInsight: SupportedInsight;
  TextResults: TextResults;
  TopicDocument: TopicDocument;
  TopicPeriod: TopicPeriod;
  Topics: Topics;
  TripleScores: Scalars['TripleScores']['output'];
  TypeCount: TypeCount;
  Verdict: Verdict;
  VerifyError: VerifyError;
  VerifyItem: VerifyItem;
  YearCount: YearCount;
};

export type SemanticNonNullDirectiveArgs = {
  levels?: ReadonlyArray<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbstentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Abstention'] = ResolversParentTypes['Abstention']> = {
  lookedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AbstentionReason'], ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unread?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdmetAtomResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdmetAtom'] = ResolversParentTypes['AdmetAtom']> = {
  contribution?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  element?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdmetCrossValidationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdmetCrossValidation'] = ResolversParentTypes['AdmetCrossValidation']> = {
  measure?: Resolver<ResolversTypes['AdmetMeasure'], ParentType, ContextType>;
  random?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scaffold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AdmetExplanationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdmetExplanation'] = ResolversParentTypes['AdmetExplanation']> = {
  atoms?: Resolver<ReadonlyArray<ResolversTypes['AdmetAtom']>, ParentType, ContextType>;
  base?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['AdmetMoleculeError']>, ParentType, ContextType>;
  modelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outOfScope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rest?: Resolver<ReadonlyArray<ResolversTypes['AdmetRest']>, ParentType, ContextType>;
  scale?: Resolver<Maybe<ResolversTypes['AdmetScale']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  similar?: Resolver<ReadonlyArray<ResolversTypes['MeasuredMolecule']>, ParentType, ContextType>;
  similarNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smiles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AdmetMoleculeErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdmetMoleculeError'] = ResolversParentTypes['AdmetMoleculeError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdmetRestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdmetRest'] = ResolversParentTypes['AdmetRest']> = {
  contribution?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface AdmetResultScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AdmetResult'], any> {
  name: 'AdmetResult';
}

export type AffiliationsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Affiliations'] = ResolversParentTypes['Affiliations']> = {
  affiliations?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  abstention?: Resolver<Maybe<ResolversTypes['Abstention']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['Claim']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<ReadonlyArray<ResolversTypes['RelatedDocument']>, ParentType, ContextType>;
  interpretation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['ReadName']>, ParentType, ContextType>;
  orderedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passages?: Resolver<ReadonlyArray<ResolversTypes['LiteraturePassage']>, ParentType, ContextType>;
  probability?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['RelatedDocument']>, ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['AnswerStatistics'], ParentType, ContextType>;
  took?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AnswerItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerItem'] = ResolversParentTypes['AnswerItem']> = {
  answer?: Resolver<Maybe<ResolversTypes['QAInsight']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['EntryError']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface AnswerStatisticsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AnswerStatistics'], any> {
  name: 'AnswerStatistics';
}

export type ArticleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  authors?: Resolver<ReadonlyArray<ResolversTypes['ArticleAuthor']>, ParentType, ContextType>;
  containerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summaryText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleAuthorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArticleAuthor'] = ResolversParentTypes['ArticleAuthor']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArticleConnection'] = ResolversParentTypes['ArticleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ArticleEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticleEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type ArticleInsightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArticleInsight'] = ResolversParentTypes['ArticleInsight']> = {
  data?: Resolver<Maybe<ResolversTypes['TextResults']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuthorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Authors'] = ResolversParentTypes['Authors']> = {
  authors?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChartMapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChartMap'] = ResolversParentTypes['ChartMap']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Check'] = ResolversParentTypes['Check']> = {
  expected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CheckKind'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['TextMatch']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['CheckPlace']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['CheckResult'], ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['GraphStatement']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['StatementStatus']>, ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['CheckSuggestion']>, ParentType, ContextType>;
};

export type CheckPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckPlace'] = ResolversParentTypes['CheckPlace']> = {
  end?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckSuggestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckSuggestion'] = ResolversParentTypes['CheckSuggestion']> = {
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim']> = {
  probability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quotes?: Resolver<ReadonlyArray<ResolversTypes['ClaimQuote']>, ParentType, ContextType>;
  sparql?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['GraphStatement']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClaimQuote'] = ResolversParentTypes['ClaimQuote']> = {
  documentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataFrameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataFrame'] = ResolversParentTypes['DataFrame']> = {
  columns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['ErrorExtensions']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Row']>>, ParentType, ContextType>;
};

export type DatasetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dataset'] = ResolversParentTypes['Dataset']> = {
  credits?: Resolver<ReadonlyArray<ResolversTypes['DatasetCredit']>, ParentType, ContextType>;
  digest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetCreditResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DatasetCredit'] = ResolversParentTypes['DatasetCredit']> = {
  facts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  license?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Edge'] = ResolversParentTypes['Edge']> = {
  end?: Resolver<ResolversTypes['EdgeEnd'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inheritedFrom?: Resolver<Maybe<ResolversTypes['Subtype']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['EdgeEnd'], ParentType, ContextType>;
};

export type EdgeEndResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EdgeEnd'] = ResolversParentTypes['EdgeEnd']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  __resolveType: TypeResolveFn<'EdgeEnd' | 'EntityCandidate' | 'GraphEntity' | 'InsightRow' | 'Node' | 'QuestionEntity' | 'RootNode' | 'SearchLabel' | 'Subtype', ParentType, ContextType>;
};

export type EntityCandidateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntityCandidate'] = ResolversParentTypes['EntityCandidate']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifiers?: Resolver<ReadonlyArray<ResolversTypes['ExternalIdentifier']>, ParentType, ContextType, Partial<EntityCandidateIdentifiersArgs>>;
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchKind?: Resolver<ResolversTypes['MatchKind'], ParentType, ContextType>;
  matchedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeTypes?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  qid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twins?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntityItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntityItem'] = ResolversParentTypes['EntityItem']> = {
  entity?: Resolver<Maybe<ResolversTypes['GraphEntity']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['EntryError']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EntityMatchesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EntityMatches'], any> {
  name: 'EntityMatches';
}

export type EntitySourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntitySource'] = ResolversParentTypes['EntitySource']> = {
  license?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface EntityVectorsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EntityVectors'], any> {
  name: 'EntityVectors';
}

export type EntityVizResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntityViz'] = ResolversParentTypes['EntityViz']> = {
  entityviz?: Resolver<ReadonlyArray<ResolversTypes['ChartMap']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntryError'] = ResolversParentTypes['EntryError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface ErrorExtensionsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ErrorExtensions'], any> {
  name: 'ErrorExtensions';
}

export type ExternalIdentifierResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalIdentifier'] = ResolversParentTypes['ExternalIdentifier']> = {
  curie?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GenericInsightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GenericInsights'] = ResolversParentTypes['GenericInsights']> = {
  supportedInsights?: Resolver<ReadonlyArray<ResolversTypes['SupportedInsight']>, ParentType, ContextType>;
};

export type GraphEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GraphEntity'] = ResolversParentTypes['GraphEntity']> = {
  articles?: Resolver<Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, Partial<GraphEntityArticlesArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  insights?: Resolver<Maybe<ResolversTypes['InsightConnection']>, ParentType, ContextType, Partial<GraphEntityInsightsArgs>>;
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  neighbors?: Resolver<Maybe<ResolversTypes['NeighborConnection']>, ParentType, ContextType, Partial<GraphEntityNeighborsArgs>>;
  properties?: Resolver<Maybe<ResolversTypes['PropertyConnection']>, ParentType, ContextType, Partial<GraphEntityPropertiesArgs>>;
  provenance?: Resolver<Maybe<ResolversTypes['SourceConnection']>, ParentType, ContextType, Partial<GraphEntityProvenanceArgs>>;
  statements?: Resolver<Maybe<ResolversTypes['StatementConnection']>, ParentType, ContextType, Partial<GraphEntityStatementsArgs>>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GraphInsightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GraphInsight'] = ResolversParentTypes['GraphInsight']> = {
  data?: Resolver<Maybe<ResolversTypes['SubGraph']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GraphResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GraphResult'] = ResolversParentTypes['GraphResult']> = {
  boolean?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['SparqlHead']>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['SparqlResults']>, ParentType, ContextType>;
};

export type GraphStatementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GraphStatement'] = ResolversParentTypes['GraphStatement']> = {
  object?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['StatementRank']>, ParentType, ContextType>;
  references?: Resolver<ReadonlyArray<ResolversTypes['StatementReference']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InsightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Insight'] = ResolversParentTypes['Insight']> = {
  data?: Resolver<Maybe<ResolversTypes['InsightData']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InsightConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InsightConnection'] = ResolversParentTypes['InsightConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InsightEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InsightDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InsightData'] = ResolversParentTypes['InsightData']> = {
  __resolveType: TypeResolveFn<'Affiliations' | 'Authors' | 'EntityViz' | 'QAInsight' | 'Topics', ParentType, ContextType>;
};

export type InsightEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InsightEdge'] = ResolversParentTypes['InsightEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportedInsight'], ParentType, ContextType>;
};

export type InsightRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InsightRow'] = ResolversParentTypes['InsightRow']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inheritedFrom?: Resolver<Maybe<ResolversTypes['Subtype']>, ParentType, ContextType>;
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeTypes?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['GraphStatement']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsightRowsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InsightRows'] = ResolversParentTypes['InsightRows']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inherited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  insightType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['InsightRow']>, ParentType, ContextType>;
  sparql?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemError'] = ResolversParentTypes['ItemError']> = {
  __resolveType: TypeResolveFn<'AdmetMoleculeError' | 'EntryError' | 'ResolutionError', ParentType, ContextType>;
};

export type LabelInsightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabelInsight'] = ResolversParentTypes['LabelInsight']> = {
  data?: Resolver<Maybe<ResolversTypes['SearchLabels']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchType?: Resolver<ResolversTypes['SearchType'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiteraturePassageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiteraturePassage'] = ResolversParentTypes['LiteraturePassage']> = {
  documentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRetracted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicationTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['AbstractSection']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MeasuredMoleculeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MeasuredMolecule'] = ResolversParentTypes['MeasuredMolecule']> = {
  similarity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  smiles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MoleculeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Molecule'] = ResolversParentTypes['Molecule']> = {
  alerts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  concerns?: Resolver<ReadonlyArray<ResolversTypes['MoleculeConcern']>, ParentType, ContextType>;
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drugLikeness?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['AdmetMoleculeError']>, ParentType, ContextType>;
  formula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fragments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inchi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inchiKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  predictions?: Resolver<ReadonlyArray<ResolversTypes['MoleculePrediction']>, ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['MoleculeProperty']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['MoleculeRule']>, ParentType, ContextType>;
  similarDrugs?: Resolver<ReadonlyArray<ResolversTypes['SimilarDrug']>, ParentType, ContextType>;
  smiles?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stereoIgnored?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoleculeConcernResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoleculeConcern'] = ResolversParentTypes['MoleculeConcern']> = {
  isLikely?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoleculePredictionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoleculePrediction'] = ResolversParentTypes['MoleculePrediction']> = {
  errorScale?: Resolver<Maybe<ResolversTypes['AdmetScale']>, ParentType, ContextType>;
  expectedError?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inDomain?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outOfScope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  predictionSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similarity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['MoleculeVerdict'], ParentType, ContextType>;
};

export type MoleculePropertyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoleculeProperty'] = ResolversParentTypes['MoleculeProperty']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MoleculeRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoleculeRule'] = ResolversParentTypes['MoleculeRule']> = {
  details?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NeighborConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NeighborConnection'] = ResolversParentTypes['NeighborConnection']> = {
  countsByType?: Resolver<ReadonlyArray<ResolversTypes['TypeCount']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['NeighborEdge']>, ParentType, ContextType>;
  inheritedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NeighborEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NeighborEdge'] = ResolversParentTypes['NeighborEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GraphEntity'], ParentType, ContextType>;
  relations?: Resolver<ReadonlyArray<ResolversTypes['Edge']>, ParentType, ContextType>;
  statements?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GraphStatement']>>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeTypes?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NodeType'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodePropertiesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NodeProperties'] = ResolversParentTypes['NodeProperties']> = {
  properties?: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
};

export type NodeTypeResolvers = EnumResolverSignature<{ ACADEMIC_DISCIPLINE?: any, ACTIVE_SITE?: any, ANATOMICAL_STRUCTURE?: any, BINDING_SITE?: any, BIOLOGICAL_PATHWAY?: any, BIOLOGICAL_PROCESS?: any, CELLULAR_COMPONENT?: any, CELL_LINE?: any, CELL_TYPE?: any, CHEMICAL_ACTIONS_AND_USES?: any, CHEMICAL_COMPOUND?: any, CHEMICAL_HAZARD?: any, CHROMOSOME?: any, CLINICAL_SCIENCES?: any, CLINICAL_TRIAL?: any, DISEASE?: any, DOCUMENT?: any, GENE?: any, GROUP_OF_STEREOISMERS?: any, GROUP_OF_STEREOISOMERS?: any, HEALTH_SPECIALTY?: any, JOURNAL?: any, MECHANISM_OF_ACTION?: any, MEDICAL_SPECIALTY?: any, MEDICATION?: any, META_ANALYSIS?: any, MOLECULAR_FUNCTION?: any, ORGANIZATION?: any, PATHOGEN?: any, PHARMACEUTICAL_PRODUCT?: any, PHARMACOLOGIC_ACTION?: any, PROTEIN?: any, PROTEIN_COMPLEX?: any, PROTEIN_DOMAIN?: any, PROTEIN_FAMILY?: any, QUESTION?: any, RESEARCH_GRANT?: any, RIBOSOMAL_RNA?: any, SEQUENCE_VARIANT?: any, STRUCTURAL_MOTIF?: any, SUPERSECONDARY_STRUCTURE?: any, SYMPTOM?: any, TAXON?: any, THERAPEUTIC_USE?: any, UNDEFINED?: any }, ResolversTypes['NodeType']>;

export type OrganizationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface PredicateMatchesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PredicateMatches'], any> {
  name: 'PredicateMatches';
}

export type PropertyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalValues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valueLabels?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PropertyConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyConnection'] = ResolversParentTypes['PropertyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PropertyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertyEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyEdge'] = ResolversParentTypes['PropertyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Property'], ParentType, ContextType>;
};

export type ProvenanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Provenance'] = ResolversParentTypes['Provenance']> = {
  dataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<Maybe<ResolversTypes['GraphStatement']>>, ParentType, ContextType>;
};

export type QaInsightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QAInsight'] = ResolversParentTypes['QAInsight']> = {
  abstention?: Resolver<Maybe<ResolversTypes['Abstention']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Answer']>>, ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['Claim']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interpretation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  probability?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  took?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  admetExplanation?: Resolver<Maybe<ResolversTypes['AdmetExplanation']>, ParentType, ContextType, RequireFields<QueryAdmetExplanationArgs, 'modelName' | 'smiles'>>;
  admetModels?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServedAdmetModel']>>, ParentType, ContextType, Partial<QueryAdmetModelsArgs>>;
  admetPredict?: Resolver<Maybe<ResolversTypes['AdmetResult']>, ParentType, ContextType, Partial<QueryAdmetPredictArgs>>;
  advancedSearch?: Resolver<Maybe<ResolversTypes['DataFrame']>, ParentType, ContextType, Partial<QueryAdvancedSearchArgs>>;
  advancedSearchGraph?: Resolver<Maybe<ResolversTypes['GraphResult']>, ParentType, ContextType, Partial<QueryAdvancedSearchGraphArgs>>;
  answers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AnswerItem']>>, ParentType, ContextType, RequireFields<QueryAnswersArgs, 'questions'>>;
  drugsWithSubstructure?: Resolver<Maybe<ResolversTypes['SubstructureDrugs']>, ParentType, ContextType, RequireFields<QueryDrugsWithSubstructureArgs, 'pattern'>>;
  entities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EntityItem']>>, ParentType, ContextType, Partial<QueryEntitiesArgs>>;
  entity?: Resolver<Maybe<ResolversTypes['GraphEntity']>, ParentType, ContextType, Partial<QueryEntityArgs>>;
  executeNl2Sparql?: Resolver<Maybe<ResolversTypes['QuestionSparql']>, ParentType, ContextType, Partial<QueryExecuteNl2SparqlArgs>>;
  executeScoreFunction?: Resolver<Maybe<ResolversTypes['TripleScores']>, ParentType, ContextType, Partial<QueryExecuteScoreFunctionArgs>>;
  executeVectorFunction?: Resolver<Maybe<ResolversTypes['EntityVectors']>, ParentType, ContextType, Partial<QueryExecuteVectorFunctionArgs>>;
  getPredicates?: Resolver<Maybe<ResolversTypes['PredicateMatches']>, ParentType, ContextType, Partial<QueryGetPredicatesArgs>>;
  getQids?: Resolver<Maybe<ResolversTypes['QuestionQids']>, ParentType, ContextType, Partial<QueryGetQidsArgs>>;
  graphInsights?: Resolver<Maybe<ResolversTypes['GraphInsight']>, ParentType, ContextType, Partial<QueryGraphInsightsArgs>>;
  insightRows?: Resolver<Maybe<ResolversTypes['InsightRows']>, ParentType, ContextType, RequireFields<QueryInsightRowsArgs, 'rowsInput'>>;
  molecules?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Molecule']>>, ParentType, ContextType, RequireFields<QueryMoleculesArgs, 'texts'>>;
  nodeProperties?: Resolver<Maybe<ResolversTypes['NodeProperties']>, ParentType, ContextType, Partial<QueryNodePropertiesArgs>>;
  provenance?: Resolver<Maybe<ResolversTypes['Provenance']>, ParentType, ContextType, Partial<QueryProvenanceArgs>>;
  questionEntities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['QuestionEntity']>>, ParentType, ContextType, RequireFields<QueryQuestionEntitiesArgs, 'question'>>;
  resolveEntities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ResolvedName']>>, ParentType, ContextType, RequireFields<QueryResolveEntitiesArgs, 'names'>>;
  searchAsYouType?: Resolver<Maybe<ResolversTypes['LabelInsight']>, ParentType, ContextType, Partial<QuerySearchAsYouTypeArgs>>;
  searchEntities?: Resolver<Maybe<ResolversTypes['EntityMatches']>, ParentType, ContextType, Partial<QuerySearchEntitiesArgs>>;
  searchGenericInsights?: Resolver<Maybe<ResolversTypes['GenericInsights']>, ParentType, ContextType, RequireFields<QuerySearchGenericInsightsArgs, 'insightInput'>>;
  searchInsights?: Resolver<Maybe<ResolversTypes['ArticleInsight']>, ParentType, ContextType, Partial<QuerySearchInsightsArgs>>;
  searchPredicates?: Resolver<Maybe<ResolversTypes['PredicateMatches']>, ParentType, ContextType, Partial<QuerySearchPredicatesArgs>>;
  summaryInsights?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Insight']>>>, ParentType, ContextType, Partial<QuerySummaryInsightsArgs>>;
  verify?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Verdict']>>, ParentType, ContextType, RequireFields<QueryVerifyArgs, 'items'>>;
};

export type QuestionEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuestionEntity'] = ResolversParentTypes['QuestionEntity']> = {
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface QuestionQidsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['QuestionQids'], any> {
  name: 'QuestionQids';
}

export interface QuestionSparqlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['QuestionSparql'], any> {
  name: 'QuestionSparql';
}

export type ReadNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReadName'] = ResolversParentTypes['ReadName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelatedDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RelatedDocument'] = ResolversParentTypes['RelatedDocument']> = {
  abs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['DocumentIndex'], ParentType, ContextType>;
  index_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResolutionErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResolutionError'] = ResolversParentTypes['ResolutionError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResolvedNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResolvedName'] = ResolversParentTypes['ResolvedName']> = {
  ambiguous?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  candidates?: Resolver<ReadonlyArray<ResolversTypes['EntityCandidate']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ResolutionError']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RootNodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RootNode'] = ResolversParentTypes['RootNode']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Row'] = ResolversParentTypes['Row']> = {
  values?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SearchLabelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchLabel'] = ResolversParentTypes['SearchLabel']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchKind?: Resolver<Maybe<ResolversTypes['MatchKind']>, ParentType, ContextType>;
  matchedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeTypes?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  qid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchLabelsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchLabels'] = ResolversParentTypes['SearchLabels']> = {
  searchLabels?: Resolver<ReadonlyArray<ResolversTypes['SearchLabel']>, ParentType, ContextType>;
};

export type ServedAdmetModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServedAdmetModel'] = ResolversParentTypes['ServedAdmetModel']> = {
  base?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crossValidation?: Resolver<Maybe<ResolversTypes['AdmetCrossValidation']>, ParentType, ContextType>;
  isExplained?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdmetModelKind'], ParentType, ContextType>;
  meaning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positiveClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scale?: Resolver<Maybe<ResolversTypes['AdmetScale']>, ParentType, ContextType>;
  trainedOn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SimilarDrugResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SimilarDrug'] = ResolversParentTypes['SimilarDrug']> = {
  entity?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  similarity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  smiles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SourceConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourceConnection'] = ResolversParentTypes['SourceConnection']> = {
  dataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SourceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  statements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreferenced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SourceEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourceEdge'] = ResolversParentTypes['SourceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntitySource'], ParentType, ContextType>;
};

export interface SparqlHeadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SparqlHead'], any> {
  name: 'SparqlHead';
}

export interface SparqlResultsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SparqlResults'], any> {
  name: 'SparqlResults';
}

export type StatementConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatementConnection'] = ResolversParentTypes['StatementConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatementEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatementEdge'] = ResolversParentTypes['StatementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GraphStatement'], ParentType, ContextType>;
};

export type StatementRankResolvers = EnumResolverSignature<{ DEPRECATED?: any, NORMAL?: any, PREFERRED?: any }, ResolversTypes['StatementRank']>;

export type StatementReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatementReference'] = ResolversParentTypes['StatementReference']> = {
  articleId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['EvidenceKind']>, ParentType, ContextType>;
  license?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubGraphResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubGraph'] = ResolversParentTypes['SubGraph']> = {
  countsByType?: Resolver<ReadonlyArray<ResolversTypes['TypeCount']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['Edge']>, ParentType, ContextType>;
  inheritedNeighbors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Node']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootNode?: Resolver<ResolversTypes['RootNode'], ParentType, ContextType>;
  totalEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalNeighbors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubstructureDrugResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubstructureDrug'] = ResolversParentTypes['SubstructureDrug']> = {
  entity?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smiles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubstructureDrugsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubstructureDrugs'] = ResolversParentTypes['SubstructureDrugs']> = {
  drugs?: Resolver<ReadonlyArray<ResolversTypes['SubstructureDrug']>, ParentType, ContextType>;
  readAs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  searched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubtypeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subtype'] = ResolversParentTypes['Subtype']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iri?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['NodeType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportedInsightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportedInsight'] = ResolversParentTypes['SupportedInsight']> = {
  category?: Resolver<ResolversTypes['NodeType'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inherited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  insightCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insightType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InsightType'], ParentType, ContextType>;
  renderType?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  renderTypes?: Resolver<ReadonlyArray<ResolversTypes['RenderType']>, ParentType, ContextType>;
};

export type TextResultsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TextResults'] = ResolversParentTypes['TextResults']> = {
  documents?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  infoText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<Maybe<ReadonlyArray<ResolversTypes['YearCount']>>, ParentType, ContextType>;
};

export type TopicDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicDocument'] = ResolversParentTypes['TopicDocument']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earlier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  growth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  xCoordinate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  yCoordinate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TopicPeriodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicPeriod'] = ResolversParentTypes['TopicPeriod']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopicsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Topics'] = ResolversParentTypes['Topics']> = {
  earlier?: Resolver<Maybe<ResolversTypes['TopicPeriod']>, ParentType, ContextType>;
  recent?: Resolver<Maybe<ResolversTypes['TopicPeriod']>, ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['TopicDocument']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface TripleScoresScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TripleScores'], any> {
  name: 'TripleScores';
}

export type TypeCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TypeCount'] = ResolversParentTypes['TypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inherited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NodeType'], ParentType, ContextType>;
};

export type VerdictResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Verdict'] = ResolversParentTypes['Verdict']> = {
  checks?: Resolver<ReadonlyArray<ResolversTypes['Check']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['VerifyError']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['CheckResult'], ParentType, ContextType>;
};

export type VerifyErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerifyError'] = ResolversParentTypes['VerifyError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type YearCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['YearCount'] = ResolversParentTypes['YearCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Abstention?: AbstentionResolvers<ContextType>;
  AdmetAtom?: AdmetAtomResolvers<ContextType>;
  AdmetCrossValidation?: AdmetCrossValidationResolvers<ContextType>;
  AdmetExplanation?: AdmetExplanationResolvers<ContextType>;
  AdmetMoleculeError?: AdmetMoleculeErrorResolvers<ContextType>;
  AdmetRest?: AdmetRestResolvers<ContextType>;
  AdmetResult?: GraphQLScalarType;
  Affiliations?: AffiliationsResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  AnswerItem?: AnswerItemResolvers<ContextType>;
  AnswerStatistics?: GraphQLScalarType;
  Article?: ArticleResolvers<ContextType>;
  ArticleAuthor?: ArticleAuthorResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  ArticleInsight?: ArticleInsightResolvers<ContextType>;
  Authors?: AuthorsResolvers<ContextType>;
  ChartMap?: ChartMapResolvers<ContextType>;
  Check?: CheckResolvers<ContextType>;
  CheckPlace?: CheckPlaceResolvers<ContextType>;
  CheckSuggestion?: CheckSuggestionResolvers<ContextType>;
  Claim?: ClaimResolvers<ContextType>;
  ClaimQuote?: ClaimQuoteResolvers<ContextType>;
  DataFrame?: DataFrameResolvers<ContextType>;
  Dataset?: DatasetResolvers<ContextType>;
  DatasetCredit?: DatasetCreditResolvers<ContextType>;
  Edge?: EdgeResolvers<ContextType>;
  EdgeEnd?: EdgeEndResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  EntityCandidate?: EntityCandidateResolvers<ContextType>;
  EntityItem?: EntityItemResolvers<ContextType>;
  EntityMatches?: GraphQLScalarType;
  EntitySource?: EntitySourceResolvers<ContextType>;
  EntityVectors?: GraphQLScalarType;
  EntityViz?: EntityVizResolvers<ContextType>;
  EntryError?: EntryErrorResolvers<ContextType>;
  ErrorExtensions?: GraphQLScalarType;
  ExternalIdentifier?: ExternalIdentifierResolvers<ContextType>;
  GenericInsights?: GenericInsightsResolvers<ContextType>;
  GraphEntity?: GraphEntityResolvers<ContextType>;
  GraphInsight?: GraphInsightResolvers<ContextType>;
  GraphResult?: GraphResultResolvers<ContextType>;
  GraphStatement?: GraphStatementResolvers<ContextType>;
  Insight?: InsightResolvers<ContextType>;
  InsightConnection?: InsightConnectionResolvers<ContextType>;
  InsightData?: InsightDataResolvers<ContextType>;
  InsightEdge?: InsightEdgeResolvers<ContextType>;
  InsightRow?: InsightRowResolvers<ContextType>;
  InsightRows?: InsightRowsResolvers<ContextType>;
  ItemError?: ItemErrorResolvers<ContextType>;
  LabelInsight?: LabelInsightResolvers<ContextType>;
  LiteraturePassage?: LiteraturePassageResolvers<ContextType>;
  MeasuredMolecule?: MeasuredMoleculeResolvers<ContextType>;
  Molecule?: MoleculeResolvers<ContextType>;
  MoleculeConcern?: MoleculeConcernResolvers<ContextType>;
  MoleculePrediction?: MoleculePredictionResolvers<ContextType>;
  MoleculeProperty?: MoleculePropertyResolvers<ContextType>;
  MoleculeRule?: MoleculeRuleResolvers<ContextType>;
  NeighborConnection?: NeighborConnectionResolvers<ContextType>;
  NeighborEdge?: NeighborEdgeResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NodeProperties?: NodePropertiesResolvers<ContextType>;
  NodeType?: NodeTypeResolvers;
  Organization?: OrganizationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PredicateMatches?: GraphQLScalarType;
  Property?: PropertyResolvers<ContextType>;
  PropertyConnection?: PropertyConnectionResolvers<ContextType>;
  PropertyEdge?: PropertyEdgeResolvers<ContextType>;
  Provenance?: ProvenanceResolvers<ContextType>;
  QAInsight?: QaInsightResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionEntity?: QuestionEntityResolvers<ContextType>;
  QuestionQids?: GraphQLScalarType;
  QuestionSparql?: GraphQLScalarType;
  ReadName?: ReadNameResolvers<ContextType>;
  RelatedDocument?: RelatedDocumentResolvers<ContextType>;
  ResolutionError?: ResolutionErrorResolvers<ContextType>;
  ResolvedName?: ResolvedNameResolvers<ContextType>;
  RootNode?: RootNodeResolvers<ContextType>;
  Row?: RowResolvers<ContextType>;
  SearchLabel?: SearchLabelResolvers<ContextType>;
  SearchLabels?: SearchLabelsResolvers<ContextType>;
  ServedAdmetModel?: ServedAdmetModelResolvers<ContextType>;
  SimilarDrug?: SimilarDrugResolvers<ContextType>;
  SourceConnection?: SourceConnectionResolvers<ContextType>;
  SourceEdge?: SourceEdgeResolvers<ContextType>;
  SparqlHead?: GraphQLScalarType;
  SparqlResults?: GraphQLScalarType;
  StatementConnection?: StatementConnectionResolvers<ContextType>;
  StatementEdge?: StatementEdgeResolvers<ContextType>;
  StatementRank?: StatementRankResolvers;
  StatementReference?: StatementReferenceResolvers<ContextType>;
  SubGraph?: SubGraphResolvers<ContextType>;
  SubstructureDrug?: SubstructureDrugResolvers<ContextType>;
  SubstructureDrugs?: SubstructureDrugsResolvers<ContextType>;
  Subtype?: SubtypeResolvers<ContextType>;
  SupportedInsight?: SupportedInsightResolvers<ContextType>;
  TextResults?: TextResultsResolvers<ContextType>;
  TopicDocument?: TopicDocumentResolvers<ContextType>;
  TopicPeriod?: TopicPeriodResolvers<ContextType>;
  Topics?: TopicsResolvers<ContextType>;
  TripleScores?: GraphQLScalarType;
  TypeCount?: TypeCountResolvers<ContextType>;
  Verdict?: VerdictResolvers<ContextType>;
  VerifyError?: VerifyErrorResolvers<ContextType>;
  YearCount?: YearCountResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
