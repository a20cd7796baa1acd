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
   * The result of `admetPredict`, a leaf selected without sub-fields:
   * `{ dataframe: [{ predict: number | null, smiles: string, error?: { code, message }, outOfScope?: string, … }], modelName: string }`.
   * `outOfScope` says why the model was not made for a molecule that has a value nevertheless. Rows of trained models also say
   * how sure they are: `interval?: [low, high]` (regressions) or `predictionSet?: "yes" | "no" | "either"` (classifiers), each
   * right nine times in ten; `expectedError?: number`, `inDomain?: boolean`, `similarity?: number` (0 to 1, of the nearest
   * training molecule), `knownScaffold?: boolean`. `calibratedProbability?: number` is deprecated: it is no nearer to the
   * truth than `predict`.
   */
  AdmetResult: { input: AdmetResult; output: AdmetResult; }
  /** Hits per index for one question, a leaf: `Array<{ index_name: string, total_hits: number }>`. */
  AnswerStatistics: { input: AnswerStatistics; output: AnswerStatistics; }
  /**
   * Entities found by name, a leaf, the best first:
   * `Array<{ qid, iri, label, description: string | null, types: string[], matchedText }>`.
   */
  EntityMatches: { input: EntityMatches; output: EntityMatches; }
  /**
   * Vectors of entities, a leaf, in the order of the request: `Array<{ id, vector: number[] | null }>`; null for an entity that
   * was not learned.
   */
  EntityVectors: { input: EntityVectors; output: EntityVectors; }
  /**
   * What an entry of `errors` has as `extensions`, a leaf: `{ code: string, … }`, with the facts of the error, such as `line` and
   * `column`, from 1.
   */
  ErrorExtensions: { input: ErrorExtensions; output: ErrorExtensions; }
  /**
   * Properties found by name, a leaf, exact names first, then the most used:
   * `Array<{ pid, iri, label, matchedText, count: number }>`.
   */
  PredicateMatches: { input: PredicateMatches; output: PredicateMatches; }
  /**
   * The entities that a question names, a leaf: a JSON list as a text, of entity URIs in the order of the question, as Python
   * programs read it with `json.loads`. The operation `questionEntities` reads it as `Array<{ qid, iri, label, text }>`.
   */
  QuestionQids: { input: string | import('@biographql/core').QuestionQids; output: string | import('@biographql/core').QuestionQids; }
  /**
   * The query that answers a question, a leaf: `{ SPARQL: string }`, or `{ SPARQL: null, reason: string }` when the service
   * abstains.
   */
  QuestionSparql: { input: QuestionSparql; output: QuestionSparql; }
  /**
   * The `head` of a SPARQL 1.1 JSON result, a leaf: `{ vars?: string[], link?: string[] }`.
   * `vars` is absent for an ASK query.
   */
  SparqlHead: { input: SparqlHead; output: SparqlHead; }
  /**
   * The `results` of a SPARQL 1.1 JSON result, a leaf: `{ bindings: Array<Record<string, Term>> }` for SELECT,
   * where a term is `{ type: "uri" | "literal" | "bnode", value, "xml:lang"?, datatype? }` and an unbound
   * variable has no key; `{ boolean: boolean }` for ASK.
   */
  SparqlResults: { input: SparqlResults; output: SparqlResults; }
  /**
   * Triples with a score, a leaf, in the order of the request: `Array<[subject, predicate, object, score: number | null]>`; null
   * where an entity or the property was not learned.
   */
  TripleScores: { input: TripleScores; output: TripleScores; }
};

/** What the service says instead of an answer. */
export type Abstention = {
  readonly __typename?: 'Abstention';
  /** What was looked for and not found; null when nothing was looked for. */
  readonly lookedFor?: Maybe<Scalars['String']['output']>;
  /** A sentence or two for a reader. */
  readonly message: Scalars['String']['output'];
  /** Why there is no answer. */
  readonly reason: AbstentionReason;
  /** Questions to ask instead: with one meaning of a name, another spelling, or without a restriction. At most five. */
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
  /** The words of the question that were not understood, as written, in their order. */
  readonly unread: ReadonlyArray<Scalars['String']['output']>;
};

/** Why a question has no answer. */
export type AbstentionReason =
  /** A name has several meanings, and the question doesn't say which one. */
  | 'AMBIGUOUS_NAME'
  /** The graph has no entities of the requested kind, or no data for a restriction in the question. */
  | 'MISSING_KIND'
  /** The text isn't a question. */
  | 'NO_QUESTION'
  /** The question was understood, and nothing that was looked for is stated. That is no `No`: the graph is not complete. */
  | 'NO_STATEMENT'
  /** The time or the queries of one question were spent. */
  | 'OUT_OF_TIME'
  /** What the question is about is not in the graph. */
  | 'UNKNOWN_ENTITY'
  /** Words of the question were not understood, so that an answer would be one to another question. */
  | 'UNREAD_WORDS'
  /** Something was found, and is too unsure to be said. */
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

/** What an atom adds to a score. */
export type AdmetAtom = {
  readonly __typename?: 'AdmetAtom';
  /** On the scale of the explanation. */
  readonly contribution: Scalars['Float']['output'];
  /** Atomic number. */
  readonly element: Scalars['Int']['output'];
  /** Place of the atom in the SMILES, counted from 0 over all parts, plain hydrogens left out: RDKit's index. */
  readonly index: Scalars['Int']['output'];
};

/** Figures of molecules by models that had not seen them, five folds each. */
export type AdmetCrossValidation = {
  readonly __typename?: 'AdmetCrossValidation';
  /** Of which both figures are. */
  readonly measure: AdmetMeasure;
  /** New molecules of known kinds: salts, stereoisomers and tautomers of one molecule share a fold. */
  readonly random: Scalars['Float']['output'];
  /** New ring systems: molecules with one ring skeleton share a fold. */
  readonly scaffold: Scalars['Float']['output'];
};

/** Why one ADMET model says what it says of one molecule: `base`, all `atoms` and all of `rest` add up to `score`. */
export type AdmetExplanation = {
  readonly __typename?: 'AdmetExplanation';
  /** Atoms of the part that is predicted, in the order of the SMILES; counter-ions are left out. */
  readonly atoms: ReadonlyArray<AdmetAtom>;
  /** The score when nothing is known of the molecule but that it is a drug; null for a molecule with an `error`. */
  readonly base?: Maybe<Scalars['Float']['output']>;
  /** Why there is no value; null when there is one. */
  readonly error?: Maybe<AdmetMoleculeError>;
  /** As it was sent. */
  readonly modelName: Scalars['String']['output'];
  /** Why the model was not made for the molecule, which has a value nevertheless; null when it was. */
  readonly outOfScope?: Maybe<Scalars['String']['output']>;
  /** What is of no atom, the largest first, whatever their sign. */
  readonly rest: ReadonlyArray<AdmetRest>;
  /** Null for a molecule with an `error`. */
  readonly scale?: Maybe<AdmetScale>;
  /** Null for a molecule with an `error`. */
  readonly score?: Maybe<Scalars['Float']['output']>;
  /** Up to five of the model's training molecules, the most similar first; none where the licenses of a model's sources do not let them be passed on, or the file of a model of the service's own holds none. */
  readonly similar: ReadonlyArray<MeasuredMolecule>;
  /** Why `similar` lacks some or all of the training molecules; null when it draws on all. */
  readonly similarNote?: Maybe<Scalars['String']['output']>;
  /** As it was sent. */
  readonly smiles: Scalars['String']['output'];
  /** The predicted value, as `admetPredict` has it; null for a molecule with an `error`. */
  readonly value?: Maybe<Scalars['Float']['output']>;
};

/** How well an ADMET model predicts molecules that it had not seen; 1 is best. */
export type AdmetMeasure =
  /** Share of right classes. */
  | 'ACCURACY'
  /** Share of the variance that is explained, on log10 for VD, CL, THALF and models of one's own on such a scale. */
  | 'R2';

/** What the values of an ADMET model are. */
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
  /** For a person. */
  readonly message: Scalars['String']['output'];
  /** Character of the SMILES at which reading failed, from 0, when it is known. */
  readonly position?: Maybe<Scalars['Int']['output']>;
};

/** What adds to a score and is of no atom. */
export type AdmetRest = {
  readonly __typename?: 'AdmetRest';
  /** On the scale of the explanation. */
  readonly contribution: Scalars['Float']['output'];
  /** A descriptor of the whole molecule, such as `logP`, one that it has nothing of, such as `group:nitroAryl`, or `absent:` and what else it lacks. */
  readonly name: Scalars['String']['output'];
  /** The descriptor's value for the molecule; null for what it lacks of folded counts. */
  readonly value?: Maybe<Scalars['Float']['output']>;
};

/** Scale on which the parts of a score add up. */
export type AdmetScale =
  /** log10 of the value: VD, CL, THALF. */
  | 'LOG10'
  /** Log-odds of the calibrated probability: the value is `1 / (1 + exp(-score))`. */
  | 'LOG_ODDS'
  /** The unit of the value; where values have ends (PPB), before the value is held between them. */
  | 'VALUE';

/** The affiliations with the most articles that match the query. */
export type Affiliations = {
  readonly __typename?: 'Affiliations';
  /** At most 10, the most frequent first; ties by name. */
  readonly affiliations: ReadonlyArray<Organization>;
};

/** One answer with its documents. */
export type Answer = {
  readonly __typename?: 'Answer';
  /** Why there is no answer; null with an answer and for search type DOCUMENTS. */
  readonly abstention?: Maybe<Abstention>;
  /** The answer; empty when the service abstains and for search type DOCUMENTS. */
  readonly answer: Scalars['String']['output'];
  /** What the answer states, with what shows it. Empty when the service abstains and for search type DOCUMENTS. */
  readonly claims: ReadonlyArray<Claim>;
  /** The passage with the answer marked by `<em>` tags, everything else HTML-escaped; null when the service abstains. */
  readonly context?: Maybe<Scalars['String']['output']>;
  /** The records that claims of the answer rest on, or the best matches when the service abstains and for search type DOCUMENTS. */
  readonly document: ReadonlyArray<RelatedDocument>;
  /** How the service read the question, in plain words, e.g. `Drugs that are used to treat asthma`; null when it was not understood, and for search type DOCUMENTS. */
  readonly interpretation?: Maybe<Scalars['String']['output']>;
  /** Names in the question that stand for something with another label, e.g. `COPD`. Empty for search type DOCUMENTS. */
  readonly names: ReadonlyArray<ReadName>;
  /** By what the values are ordered, in words; null when the answer has them all, or is no list. */
  readonly orderedBy?: Maybe<Scalars['String']['output']>;
  /** Up to five relevant sentences from different articles, best first. They aren't an answer. Empty if there is an answer. */
  readonly passages: ReadonlyArray<LiteraturePassage>;
  /** The probability that the answer is right, as a decimal in [0, 1]; null when the service abstains. */
  readonly probability?: Maybe<Scalars['String']['output']>;
  /** The best matches that no claim rests on, the best first. Empty when the service abstains: then `document` has them. */
  readonly related: ReadonlyArray<RelatedDocument>;
  /** Hits per index. */
  readonly statistics: Scalars['AnswerStatistics']['output'];
  /** Time spent on the question, in milliseconds. */
  readonly took: Scalars['Float']['output'];
  /** How many values there are in all, also of those that the answer leaves out; null when the answer is no list. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** The answer to one question of a list. */
export type AnswerItem = {
  readonly __typename?: 'AnswerItem';
  /** Null with an `error`. */
  readonly answer?: Maybe<QaInsight>;
  /** Why the question was not answered; null for one that was, also when the service abstains. */
  readonly error?: Maybe<EntryError>;
  /** The question, as it was sent. */
  readonly question: Scalars['String']['output'];
};

/** The bibliographic record of an article. */
export type Article = {
  readonly __typename?: 'Article';
  /** The authors, in order; empty when the record names none. */
  readonly authors: ReadonlyArray<ArticleAuthor>;
  /** The journal or other container; null when unknown. */
  readonly containerTitle?: Maybe<Scalars['String']['output']>;
  /** The PubMed identifier, or the DOI or PMC identifier where there is none. */
  readonly documentID: Scalars['String']['output'];
  /** The DOI, bare and in lower case; null when the record has none. */
  readonly doi?: Maybe<Scalars['String']['output']>;
  /** The identifier of the record in this service. */
  readonly id: Scalars['String']['output'];
  /** The publication date as far as it is known: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
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

/** Articles on an entity. */
export type ArticleConnection = {
  readonly __typename?: 'ArticleConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<ArticleEdge>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** All entries, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a page, with its cursor. */
export type ArticleEdge = {
  readonly __typename?: 'ArticleEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Article;
};

/** The result of an article search. */
export type ArticleInsight = {
  readonly __typename?: 'ArticleInsight';
  /** The page of articles. */
  readonly data?: Maybe<TextResults>;
  /** What was searched, in a few words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /**
   * Always `1`.
   * @deprecated It identifies nothing. Leave it out. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** In which order articles are listed. */
export type ArticleOrder =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST'
  /** The most relevant first; without words the newest. */
  | 'RELEVANCE';

/** The term, filters, order and page of an article search. Absent filters do not restrict. */
export type ArticleSearchInput = {
  /**
   * Any of these authors, as `Last F`, `Last First` or `First Last`, case-insensitive, or an ORCID iD. The `filter` of a top
   * author finds exactly the articles that are counted as theirs.
   */
  readonly authorNames?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** True: counts all matches by year as well, in `years`. */
  readonly countYears?: InputMaybe<Scalars['Boolean']['input']>;
  /** `[from, to]`, exactly two ISO dates (YYYY, YYYY-MM or YYYY-MM-DD), both ends included; an empty or null end is open. A year or month means all of it; one date alone is rejected. */
  readonly dateRange?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** The DOI of the article, bare or as a URL, case-insensitive. */
  readonly doi?: InputMaybe<Scalars['String']['input']>;
  /** The URI of an entity: only articles annotated with it. Entities that are one thing (the asthma of two ontologies) find the same. */
  readonly entityFilter?: InputMaybe<Scalars['String']['input']>;
  /** True: only articles whose full text is openly available. False: only the others. */
  readonly hasFullText?: InputMaybe<Scalars['Boolean']['input']>;
  /** The order, as an enum; wins over `sortOrder`. */
  readonly order?: InputMaybe<ArticleOrder>;
  /** The page, from 1 (default). */
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Articles per page, 1 to 100, default 10. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** The publication type, e.g. `Review` or `Clinical Trial`, case-insensitive. */
  readonly publicationType?: InputMaybe<Scalars['String']['input']>;
  /**
   * Words that all must occur, `"phrases"`, and `-exclusions`. Empty or null matches every article. At most 1,000 characters.
   * Alone and without filters, an identifier (a PMID, PMCID or DOI, or the address of an article) finds its article. As in
   * PubMed: AND, OR, NOT, `neuro*`, `[Author]`, `[MeSH]`, `[dp]` with years, `[pt]`; an author with a year (`Smith J 2016`).
   * A name also finds the other names of its entity; `infoText` says so.
   */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** `RELEVANCE` (default), `NEWEST` or `OLDEST`, case-insensitive. */
  readonly sortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** The authors with the most articles that match the query. */
export type Authors = {
  readonly __typename?: 'Authors';
  /** At most 10, the most frequent first; ties by family name, then given name. */
  readonly authors: ReadonlyArray<Person>;
};

/** How many of the matching articles name an entity. */
export type ChartMap = {
  readonly __typename?: 'ChartMap';
  /** The URI of the entity; null for a topic that the graph does not know. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** The label of the entity. */
  readonly key: Scalars['String']['output'];
  /** The number of matching articles that name it. */
  readonly value: Scalars['Int']['output'];
};

/** One comparison with a record. */
export type Check = {
  readonly __typename?: 'Check';
  /** What the item says; null when only existence is checked. */
  readonly expected?: Maybe<Scalars['String']['output']>;
  /** What the record says; null when it says nothing. */
  readonly found?: Maybe<Scalars['String']['output']>;
  /** What is compared. */
  readonly kind: CheckKind;
  /** How exactly they agree; null when they don't. */
  readonly match?: Maybe<TextMatch>;
  /** The result in a sentence. */
  readonly message: Scalars['String']['output'];
  /** Where in the records; null when nothing was found. */
  readonly place?: Maybe<CheckPlace>;
  /** What the record says. */
  readonly result: CheckResult;
  /** How the graph holds the statement; null for other checks and when it is not stated. */
  readonly standing?: Maybe<StatementStanding>;
  /** The statements that decide the check. */
  readonly statements: ReadonlyArray<GraphStatement>;
  /** What to write instead; null when nothing is known to be right. */
  readonly suggestion?: Maybe<CheckSuggestion>;
};

/** What a check compares. */
export type CheckKind =
  /** Whether the dataset has the article. */
  | 'ARTICLE'
  /** Whether the article is marked as retracted, corrected or of concern; absent when nothing is marked. */
  | 'ARTICLE_STATUS'
  /** The author. */
  | 'AUTHOR'
  /** Whether the article names the entities of the claim. */
  | 'ENTITIES'
  /** Whether the dataset has the identifier, and whether it is obsolete. */
  | 'IDENTIFIER'
  /** Whether the label is a name of what is identified. */
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
  /** After the last character. */
  readonly end?: Maybe<Scalars['Int']['output']>;
  /** `title` or `abstract`; null for the record as a whole. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The title of the article, or the label of the entity. */
  readonly label: Scalars['String']['output'];
  /** `pmid:…`, `doi:…` or `pmcid:…` for an article, the URI of an entity. */
  readonly record: Scalars['String']['output'];
  /** First character, in UTF-16 code units from 0; null for the record as a whole. */
  readonly start?: Maybe<Scalars['Int']['output']>;
  /** The address of the record; null when it has none. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** What the records say of an item, or of one part of it. */
export type CheckResult =
  /** The record says the same. */
  | 'CONFIRMED'
  /** The record says something else. */
  | 'CONTRADICTED'
  /** The records of this dataset don't decide it. Not the same as false. */
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

/** What an answer states, with what shows it: statements of the graph, or sentences of documents. */
export type Claim = {
  readonly __typename?: 'Claim';
  /** The probability that the claim is right, 0 to 1. */
  readonly probability: Scalars['Float']['output'];
  /** The sentences that the claim rests on; empty for a claim of the graph. */
  readonly quotes: ReadonlyArray<ClaimQuote>;
  /** A complete query whose solutions show the statements; null for a claim read in documents. */
  readonly sparql?: Maybe<Scalars['String']['output']>;
  /** The statements of the graph that the claim rests on; empty for a claim read in documents. */
  readonly statements: ReadonlyArray<GraphStatement>;
  /** A sentence that a reader can check. */
  readonly text: Scalars['String']['output'];
};

/** A sentence of a document that shows a claim. */
export type ClaimQuote = {
  readonly __typename?: 'ClaimQuote';
  /** The identifier of the document. */
  readonly documentId: Scalars['String']['output'];
  /** Where it ends, exclusive. */
  readonly end: Scalars['Int']['output'];
  /** Where it begins in the document's text, which is its title, a line feed and its abstract; in UTF-16 code units. */
  readonly start: Scalars['Int']['output'];
  /** The sentence. */
  readonly text: Scalars['String']['output'];
};

/** Which entities count as one among the neighbors of another. */
export type Conflation =
  /** Where a gene and its protein are both neighbors, the gene stands for both. */
  | 'GENE_PROTEIN'
  /** Each entity is a neighbor of its own. */
  | 'NONE';

/** The table that a SPARQL SELECT query answers. */
export type DataFrame = {
  readonly __typename?: 'DataFrame';
  /** One name per projected variable, in order; null when the query failed. */
  readonly columns?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** A short label of the result, e.g. `3 rows, 2 columns`; null when the query failed. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** What went wrong, with line and column where they are known; null when the query succeeded. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The code and the facts behind `error`, as `advancedSearchGraph` has them in `errors`; null when the query succeeded. */
  readonly failure?: Maybe<Scalars['ErrorExtensions']['output']>;
  /** One entry per solution; null when the query failed. */
  readonly rows?: Maybe<ReadonlyArray<Row>>;
};

/** The data that a service answers from. */
export type Dataset = {
  readonly __typename?: 'Dataset';
  /** The sources of its facts. */
  readonly credits: ReadonlyArray<DatasetCredit>;
  /** `sha256:…` over its files: equal content has equal digests. Null for a dataset that an earlier version made. */
  readonly digest?: Maybe<Scalars['String']['output']>;
  /** How it is called, or when it was made. */
  readonly release: Scalars['String']['output'];
};

/** A source of facts. */
export type DatasetCredit = {
  readonly __typename?: 'DatasetCredit';
  /** What was taken from it, in a few words; null if unknown. */
  readonly facts?: Maybe<Scalars['String']['output']>;
  /** SPDX identifier, or a phrase where there is none; null if unknown. */
  readonly license?: Maybe<Scalars['String']['output']>;
  /** The name of the source. */
  readonly name: Scalars['String']['output'];
  /** The address by which references name it; null when none does. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** An index that documents come from. */
export type DocumentIndex =
  /** Articles. */
  | 'articles'
  /** What the graph states of an entity, written out. */
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
  /** Its label, or its identifier when it has none. */
  readonly label: Scalars['String']['output'];
  /** All its types, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** An entity of the graph, wherever an answer has one. */
export type Entity = {
  /** Its URI. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier when it has none. */
  readonly label: Scalars['String']['output'];
  /** All its types, at least one; UNDEFINED when the data has none. */
  readonly types: ReadonlyArray<NodeType>;
};

/** An entity that a name may mean. */
export type EntityCandidate = Entity & {
  readonly __typename?: 'EntityCandidate';
  /** A short description of the entity; null when the graph has none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Identifiers of the entity and its equivalent entities in other databases. */
  readonly identifiers: ReadonlyArray<ExternalIdentifier>;
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier when it has none. */
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
   * How well it fits, 0 to 1, for the order of candidates; no probability. An identifier or the label is 1, another exact
   * name less, a part of a name or a similar one at most 0.7, letters that a name has perhaps by chance at most 0.6.
   */
  readonly score: Scalars['Float']['output'];
  /** Its label. */
  readonly text: Scalars['String']['output'];
  /** The URIs of other entities of the graph that are the same thing. */
  readonly twins: ReadonlyArray<Scalars['String']['output']>;
  /** All its types, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};


/** An entity that a name may mean. */
export type EntityCandidateIdentifiersArgs = {
  to?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** One entity of a list. */
export type EntityItem = {
  readonly __typename?: 'EntityItem';
  /** Null with an `error`. */
  readonly entity?: Maybe<GraphEntity>;
  /** Why there is no entity; null when there is one. */
  readonly error?: Maybe<EntryError>;
  /** The identifier or the name, as it was sent. */
  readonly key: Scalars['String']['output'];
};

/** An entity, by exactly one of its identifier and its name. */
export type EntityKey =
  /** A URI, a bare QID, a `wd:` name or a CURIE. */
  { readonly iri: Scalars['ID']['input']; readonly name?: never; }
  |  /** A name, read as `resolveEntities` reads it; of several entities the most popular. */
  { readonly iri?: never; readonly name: Scalars['String']['input']; };

/** A source that statements about an entity cite. */
export type EntitySource = {
  readonly __typename?: 'EntitySource';
  /** SPDX identifier, or a phrase where there is none; null when the dataset's credits don't say. */
  readonly license?: Maybe<Scalars['String']['output']>;
  /** The name of the source, or the host of its addresses when no credit of the dataset names it. */
  readonly name: Scalars['String']['output'];
  /** Statements that cite it. */
  readonly statements: Scalars['Int']['output'];
  /** The address of the source; null when there is none. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** How many of the matching articles name each entity. */
export type EntityViz = {
  readonly __typename?: 'EntityViz';
  /** At most 20, in descending order of `value`; ties by key. Study subjects (humans, adult, female …), study methods and places are left out. `entityFilter` with an `id` finds `value` articles. */
  readonly entityviz: ReadonlyArray<ChartMap>;
};

/** Why an entry of a list has no answer. */
export type EntryError = ItemError & {
  readonly __typename?: 'EntryError';
  /** An error code, e.g. `ENTITY_NOT_FOUND`. */
  readonly code: Scalars['String']['output'];
  /** What is wrong, in English. */
  readonly message: Scalars['String']['output'];
};

/** What a source's statements rest on. */
export type EvidenceKind =
  /** A person judged the evidence or wrote the statement down, e.g. a panel of ClinGen. */
  | 'CURATED'
  /** A variant near the gene is more frequent in people with the disease; the gene may have no part in it. */
  | 'GENETIC_ASSOCIATION'
  /** Taken over from a collection that doesn't tell what it rests on. */
  | 'IMPORTED'
  /** An article, or articles that name both things together more often than by chance. */
  | 'LITERATURE'
  /** A program read it from text, e.g. from a drug's label or a disease's definition. */
  | 'TEXT_MINED';

/** An identifier of an entity in another database. */
export type ExternalIdentifier = {
  readonly __typename?: 'ExternalIdentifier';
  /** With its prefix, e.g. `MESH:D001249`. */
  readonly curie: Scalars['String']['output'];
  /** Without a prefix, e.g. `D001249`. */
  readonly id: Scalars['String']['output'];
  /** The name of the scheme, e.g. `mesh`. */
  readonly scheme: Scalars['String']['output'];
  /** The address of its page; null when the scheme has none. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A claim of the graph, as edges and properties name it. */
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

/** An entity of the graph. Lists are connections: `first` takes so many, `after` goes on behind a cursor. */
export type GraphEntity = Entity & {
  readonly __typename?: 'GraphEntity';
  /** Articles that are annotated with it. */
  readonly articles?: Maybe<ArticleConnection>;
  /** A short description; null when the graph has none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The insights for which it has data; none for what is not a disease. */
  readonly insights?: Maybe<InsightConnection>;
  /** Its URI. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier when it has none. */
  readonly label: Scalars['String']['output'];
  /** What it is linked to in either direction, the most relevant first, as in `graphInsights`. */
  readonly neighbors?: Maybe<NeighborConnection>;
  /** Its alternative labels, its description and its direct claims, one entry per property, as in `nodeProperties`. */
  readonly properties?: Maybe<PropertyConnection>;
  /** The sources that its statements cite, the most cited first. */
  readonly provenance?: Maybe<SourceConnection>;
  /** What the graph states with it as the subject, one entry per fact, with rank and references, ordered by property. */
  readonly statements?: Maybe<StatementConnection>;
  /** All its types, at least one; UNDEFINED when the data has none. */
  readonly types: ReadonlyArray<NodeType>;
};


/** An entity of the graph. Lists are connections: `first` takes so many, `after` goes on behind a cursor. */
export type GraphEntityArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ArticleOrder>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** An entity of the graph. Lists are connections: `first` takes so many, `after` goes on behind a cursor. */
export type GraphEntityInsightsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
};


/** An entity of the graph. Lists are connections: `first` takes so many, `after` goes on behind a cursor. */
export type GraphEntityNeighborsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
  types?: InputMaybe<ReadonlyArray<NodeType>>;
};


/** An entity of the graph. Lists are connections: `first` takes so many, `after` goes on behind a cursor. */
export type GraphEntityPropertiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  maxValues?: InputMaybe<Scalars['Int']['input']>;
  names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** An entity of the graph. Lists are connections: `first` takes so many, `after` goes on behind a cursor. */
export type GraphEntityProvenanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An entity of the graph. Lists are connections: `first` takes so many, `after` goes on behind a cursor. */
export type GraphEntityStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  properties?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The start entity of a look-up in the graph, and which neighbors are wanted. */
export type GraphInput = {
  /** Which entities count as one. Null (default) means `GENE_PROTEIN`. `nodeProperties` ignores it. */
  readonly conflate?: InputMaybe<Conflation>;
  /** Include facts of subtypes. Null (default): for genes, drugs and targets. `true`: also for symptoms, causes and markers, which may not apply to the whole class. `false`: none. Classes with more than 400 subtypes never include them. `nodeProperties` ignores it. */
  readonly includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The greatest number of neighbors, 1 to 200, default 10. For `nodeProperties`: of values per property, default 200. */
  readonly maxNeighbors?: InputMaybe<Scalars['Int']['input']>;
  /** Only neighbors of these types; null or empty means all. For `nodeProperties`: the type of an entity that is found by name. */
  readonly nodeTypes?: InputMaybe<ReadonlyArray<InputMaybe<NodeType>>>;
  /** Neighbors of the order to pass over, default 0, so that all can be reached page by page. `nodeProperties` ignores it. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** The entity: a URI, a bare QID (`Q12078`) or a `wd:Q12078` name. Wins over `startNodeName`. */
  readonly startNode?: InputMaybe<Scalars['ID']['input']>;
  /** A name of the entity, read as `resolveEntities` reads it; of several entities the most popular. Parts of names and typing errors are not accepted: the error suggests names. */
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

/** A SPARQL result in the shape of the SPARQL 1.1 Query Results JSON Format. */
export type GraphResult = {
  readonly __typename?: 'GraphResult';
  /** The answer of an ASK query; null for a SELECT. */
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
  /** How far the graph trusts it; null for a claim without a statement of its own. */
  readonly rank?: Maybe<StatementRank>;
  /** Where it is from, as far as the graph states it; at most 20. */
  readonly references: ReadonlyArray<StatementReference>;
  /** The URI of the subject. */
  readonly subject: Scalars['String']['output'];
  /** Its label, or its identifier when it has none. */
  readonly subjectLabel: Scalars['String']['output'];
};

/** One insight of `summaryInsights`. */
export type Insight = {
  readonly __typename?: 'Insight';
  /** The content; its type follows the requested search type. Null when this insight failed; `errors` then says why. */
  readonly data?: Maybe<InsightData>;
  /** What the insight holds, in a few words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The position of the insight in the answer, from 1, as text. Not a global identifier. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** The insights on an entity. */
export type InsightConnection = {
  readonly __typename?: 'InsightConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<InsightEdge>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** All entries, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The content of an insight, by search type. */
export type InsightData = Affiliations | Authors | EntityViz | QaInsight | Topics;

/** An entry of a page, with its cursor. */
export type InsightEdge = {
  readonly __typename?: 'InsightEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: SupportedInsight;
};

/** In which order the rows of an insight are listed. */
export type InsightOrder =
  /** By label. */
  | 'LABEL'
  /** The most relevant first. */
  | 'RELEVANCE';

/** One thing that an insight shows. */
export type InsightRow = Entity & {
  readonly __typename?: 'InsightRow';
  /** The URI of the entity. */
  readonly id: Scalars['String']['output'];
  /** The nearest subtype that has it; null for a direct fact. */
  readonly inheritedFrom?: Maybe<Subtype>;
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier when it has none. */
  readonly label: Scalars['String']['output'];
  /** All its types. */
  readonly nodeTypes: ReadonlyArray<NodeType>;
  /** The facts that link it to the disease or its subtypes; empty for `RELATED_DISEASES_VIA_GENES`. */
  readonly statements: ReadonlyArray<GraphStatement>;
  /** All its types, at least one. */
  readonly types: ReadonlyArray<NodeType>;
  /** Same length and order as `columns`. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** The rows of an insight, one page of them. */
export type InsightRows = {
  readonly __typename?: 'InsightRows';
  /** The names of the columns: `label` first. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** What the insight shows, with its count; the same words as in `searchGenericInsights`. */
  readonly description: Scalars['String']['output'];
  /** Number of these that only subtypes of the disease have. */
  readonly inherited: Scalars['Int']['output'];
  /** The kind of insight. */
  readonly insightType: Scalars['String']['output'];
  /** How many rows come before this page. */
  readonly offset: Scalars['Int']['output'];
  /** What the rows are ordered by, in words. */
  readonly orderedBy: Scalars['String']['output'];
  /** The rows of this page; empty when there are none. */
  readonly rows: ReadonlyArray<InsightRow>;
  /** The SPARQL query that lists the things of all rows, to be run by `advancedSearch`. */
  readonly sparql: Scalars['String']['output'];
  /** All rows, over all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Which rows of which insight are wanted. */
export type InsightRowsInput = {
  /** As of `graphInput`. */
  readonly includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of insight, e.g. `GENETIC_ASSOCIATION`; another than those of `searchGenericInsights` is rejected. */
  readonly insightType: Scalars['String']['input'];
  /** Rows wanted, 1 to 500, default 50. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** Rows to pass over, default 0. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** The order, as an enum; wins over `sort`. */
  readonly order?: InputMaybe<InsightOrder>;
  /** The disease: a URI, a bare QID or a `wd:` name. */
  readonly qid: Scalars['String']['input'];
  /** `RELEVANCE` (default) or `LABEL`, case-insensitive. */
  readonly sort?: InputMaybe<Scalars['String']['input']>;
};

/** A kind of insight on a disease. */
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

/** Why one item of a list has no answer. The other items are unaffected. */
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
  /** Null, or a remark on how the text was read, e.g. a corrected spelling. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The same as an enum. */
  readonly searchType: SearchType;
  /** The requested type: `SEARCH_LABEL`. */
  readonly type: Scalars['String']['output'];
};

/** The text of a label search. */
export type LabelSearchInput = {
  /** The text typed so far; empty text answers no labels. At most 200 characters are read. */
  readonly searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only `SEARCH_LABEL`, which null also means. */
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
  /** Section of the abstract; null if the abstract has no sections. */
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
  /** An abbreviation among its aliases. */
  | 'ABBREVIATION'
  /** Another of its aliases. */
  | 'ALIAS'
  /** One of its names but for typing errors. */
  | 'FUZZY'
  /** An identifier of the entity, with or without its prefix, or the address of its page. */
  | 'IDENTIFIER'
  /** Its label, but for letter case, accents, punctuation and British or American spelling. */
  | 'LABEL'
  /** Every word of the text begins a word of one of its names. */
  | 'PREFIX'
  /** The name of something related, narrower or broader that its source lists with it. */
  | 'RELATED_ALIAS';

/** A molecule whose value was measured, and that a model was trained on. */
export type MeasuredMolecule = {
  readonly __typename?: 'MeasuredMolecule';
  /** Tanimoto similarity, 0 to 1, to the molecule of the request. */
  readonly similarity: Scalars['Float']['output'];
  /** As the source has it. */
  readonly smiles: Scalars['String']['output'];
  /** Where the value was published, with the license of the copy. */
  readonly source: Scalars['String']['output'];
  /** In the model's unit, or 0 or 1 for a classifier. */
  readonly value: Scalars['Float']['output'];
};

/** A molecule with what is calculated and predicted of it. */
export type Molecule = {
  readonly __typename?: 'Molecule';
  /** Reactive or toxicity-linked groups, by name. */
  readonly alerts: ReadonlyArray<Scalars['String']['output']>;
  /** What speaks against it as an oral drug: likely concerns first, by severity and confidence, then possible ones. */
  readonly concerns: ReadonlyArray<MoleculeConcern>;
  /** What was repaired in the structure; null if nothing was. */
  readonly corrected?: Maybe<Scalars['String']['output']>;
  /** QED, 0 to 1 (Bickerton et al. 2012), with the structural alerts of this service. */
  readonly drugLikeness?: Maybe<Scalars['Float']['output']>;
  /** The IRI of that entity. */
  readonly entity?: Maybe<Scalars['ID']['output']>;
  /** Why there is no profile; null when there is one. */
  readonly error?: Maybe<AdmetMoleculeError>;
  /** Formula of the largest organic part, neutral, in Hill order. Null for a molecule with an `error`, as the next five. */
  readonly formula?: Maybe<Scalars['String']['output']>;
  /** Disconnected parts; above 1 only the largest organic part was predicted. */
  readonly fragments?: Maybe<Scalars['Int']['output']>;
  /** Standard InChI of the whole molecule. */
  readonly inchi?: Maybe<Scalars['String']['output']>;
  /** InChIKey of the whole molecule. */
  readonly inchiKey?: Maybe<Scalars['String']['output']>;
  /** The label of the entity whose structure was used; null for a structure that was sent. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** One per model, in their order. */
  readonly predictions: ReadonlyArray<MoleculePrediction>;
  /** Physicochemical properties, always in the same order. */
  readonly properties: ReadonlyArray<MoleculeProperty>;
  /** Lipinski, Veber, Egan, Ghose and BOILED-Egg. */
  readonly rules: ReadonlyArray<MoleculeRule>;
  /** Drugs of the graph with the most similar structures, the most similar first. */
  readonly similarDrugs: ReadonlyArray<SimilarDrug>;
  /** What was predicted: the text, or the structure that the graph has for it. Null for one that was not found. */
  readonly smiles?: Maybe<Scalars['String']['output']>;
  /** Whether the structure has stereo marks, which no model uses. */
  readonly stereoIgnored?: Maybe<Scalars['Boolean']['output']>;
  /** As it was sent. */
  readonly text: Scalars['String']['output'];
};

/** A prediction that speaks against a molecule as an oral drug. */
export type MoleculeConcern = {
  readonly __typename?: 'MoleculeConcern';
  /** Whether its verdict is clear and the molecule in the domain; otherwise it is only possible. */
  readonly isLikely: Scalars['Boolean']['output'];
  /** Name for people. */
  readonly label: Scalars['String']['output'];
  /** Name of the model in requests. */
  readonly model: Scalars['String']['output'];
  /** How much it matters, 3 the most. */
  readonly severity: Scalars['Int']['output'];
  /** As in `predictions`. */
  readonly statement: Scalars['String']['output'];
};

/** The prediction of one model, in numbers and in words. */
export type MoleculePrediction = {
  readonly __typename?: 'MoleculePrediction';
  /** `VALUE` or `LOG10`; null for classes. */
  readonly errorScale?: Maybe<AdmetScale>;
  /** Mean absolute error to expect, on the scale of `errorScale`; for classes the chance of an error. Null when it is not known. */
  readonly expectedError?: Maybe<Scalars['Float']['output']>;
  /** Upper end of the interval. */
  readonly high?: Maybe<Scalars['Float']['output']>;
  /** Whether the molecule is like those of training; null when it is not known. */
  readonly inDomain?: Maybe<Scalars['Boolean']['output']>;
  /** Name for people, e.g. `CYP1A2 inhibitor`. */
  readonly label: Scalars['String']['output'];
  /** Lower end of the 90 % interval; null for classes. */
  readonly low?: Maybe<Scalars['Float']['output']>;
  /** Name of the model in requests. */
  readonly model: Scalars['String']['output'];
  /** Why the model was not made for the molecule; null when it was. */
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
  /** Of the whole interval, or of the only class left. */
  readonly verdict: MoleculeVerdict;
};

/** A physicochemical property of a molecule. */
export type MoleculeProperty = {
  readonly __typename?: 'MoleculeProperty';
  /** For people, e.g. `Molecular weight`. */
  readonly label: Scalars['String']['output'];
  /** E.g. `molecularWeight`. */
  readonly name: Scalars['String']['output'];
  /** Share of 1,100 drugs with human data that have less, 0 to 100. */
  readonly percentile: Scalars['Int']['output'];
  /** Null for numbers without a unit. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** In `unit`, or a number. */
  readonly value: Scalars['Float']['output'];
};

/** A rule of thumb for oral drugs, applied to a molecule. */
export type MoleculeRule = {
  readonly __typename?: 'MoleculeRule';
  /** Limits that are exceeded, or what the rule says. */
  readonly details: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the molecule satisfies it. */
  readonly isMet: Scalars['Boolean']['output'];
  /** E.g. `Lipinski`. */
  readonly name: Scalars['String']['output'];
  /** Where it was published. */
  readonly source: Scalars['String']['output'];
};

/** How a value bears on an oral drug. */
export type MoleculeVerdict =
  /** Speaks for it. */
  | 'FAVORABLE'
  /** Neither good nor bad. */
  | 'MODERATE'
  /** No published limit judges it. */
  | 'NEUTRAL'
  /** The interval crosses a limit, neither class is ruled out, or the model was not made for the molecule. */
  | 'UNCLEAR'
  /** Speaks against it. */
  | 'UNFAVORABLE';

/** How a name must match. */
export type NameMatching =
  /** Each word of the name begins a word of it; for properties, the name is anywhere in it. */
  | 'CONTAINS'
  /** The whole label or alias. */
  | 'EXACT'
  /** Also with typing errors. */
  | 'FUZZY'
  /** Its beginning. */
  | 'PREFIX';

/** The neighbors of an entity. */
export type NeighborConnection = {
  readonly __typename?: 'NeighborConnection';
  /** All neighbors by type, whatever `types` says, the most frequent type first. */
  readonly countsByType: ReadonlyArray<TypeCount>;
  /** The entries of this page. */
  readonly edges: ReadonlyArray<NeighborEdge>;
  /** Number of these that only subtypes of the entity are linked to. */
  readonly inheritedCount: Scalars['Int']['output'];
  /** Whether the entity has more claims than were read, so that the counts are lower bounds. */
  readonly isPartial: Scalars['Boolean']['output'];
  /** What the neighbors are ordered by, in words. */
  readonly orderedBy: Scalars['String']['output'];
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** All entries, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a page, with its cursor. */
export type NeighborEdge = {
  readonly __typename?: 'NeighborEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: GraphEntity;
  /** The claims between the entity and this neighbor. */
  readonly relations: ReadonlyArray<Edge>;
  /** The same claims with rank and references, up to 20. */
  readonly statements?: Maybe<ReadonlyArray<GraphStatement>>;
};

/** An entity of a sub-graph. */
export type Node = Entity & {
  readonly __typename?: 'Node';
  /** The URI of the entity. */
  readonly id: Scalars['String']['output'];
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier when it has none. */
  readonly label: Scalars['String']['output'];
  /** Its label, or its identifier when it has none. */
  readonly name: Scalars['String']['output'];
  /** All its types. */
  readonly nodeTypes: ReadonlyArray<NodeType>;
  /** A few facts for display: its description, its types, its number of edges. */
  readonly properties: ReadonlyArray<Property>;
  /** Its main type. */
  readonly type: NodeType;
  /** All its types, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** The properties of an entity. */
export type NodeProperties = {
  readonly __typename?: 'NodeProperties';
  /** `alternative labels` first, then `description`, then the property codes in numeric order, one entry each. */
  readonly properties: ReadonlyArray<Property>;
};

export { NodeType };

/** An organization as articles name it. */
export type Organization = {
  readonly __typename?: 'Organization';
  /** The number of matching articles that name it. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** How many of the matching articles name it, in words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** A stable identifier derived from the name, up to its second colon; what follows distinguishes answers whose other fields differ. */
  readonly id: Scalars['String']['output'];
  /** City or country, when the affiliation states one. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** The name of the organization. */
  readonly name: Scalars['String']['output'];
};

/** Where a page of a connection stands. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the last edge, for `after`; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follow. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether some come before. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** An author as articles name them. */
export type Person = {
  readonly __typename?: 'Person';
  /** The number of matching articles by this author. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** What `authorNames` takes to find exactly these articles: the ORCID iD, or the name as `Last, First`; a group as its name with a comma at the end. */
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
  /** How many values there are, also those that `maxNeighbors` cut off. */
  readonly totalValues: Scalars['Int']['output'];
  /** The labels of the values, in the same order; a literal or an unlabeled entity stands for itself. */
  readonly valueLabels?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The values: URIs in full, literals by their lexical form. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** The properties of an entity. */
export type PropertyConnection = {
  readonly __typename?: 'PropertyConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<PropertyEdge>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** All entries, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a page, with its cursor. */
export type PropertyEdge = {
  readonly __typename?: 'PropertyEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Property;
};

/** Where what the service answers comes from. */
export type Provenance = {
  readonly __typename?: 'Provenance';
  /** The dataset that is served. */
  readonly dataset: Dataset;
  /** One entry per fact, in the order given; null for one that the graph does not hold. */
  readonly statements: ReadonlyArray<Maybe<GraphStatement>>;
};

/** The answer to a question, in two shapes: one answer (`answer`, `context`, `took`, `probability`) or a list (`answers`). */
export type QaInsight = {
  readonly __typename?: 'QAInsight';
  /** Why there is no answer; null with an answer and for search type DOCUMENTS. */
  readonly abstention?: Maybe<Abstention>;
  /** The best answer; empty when the service abstains; null for search type DOCUMENTS. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** The answers, the most probable first, each with its documents. When the service abstains: one entry with an empty answer. */
  readonly answers?: Maybe<ReadonlyArray<Answer>>;
  /** What the best answer states, with what shows it. Empty when the service abstains and for search type DOCUMENTS. */
  readonly claims: ReadonlyArray<Claim>;
  /** The passage with the answer marked by `<em>` tags, everything else HTML-escaped; null when the service abstains. */
  readonly context?: Maybe<Scalars['String']['output']>;
  /** How the service read the question, in plain words, e.g. `Drugs that are used to treat asthma`; null when it was not understood, and for search type DOCUMENTS. */
  readonly interpretation?: Maybe<Scalars['String']['output']>;
  /** By what the values of the best answer are ordered, in words; null when it has them all, or is no list. */
  readonly orderedBy?: Maybe<Scalars['String']['output']>;
  /** The probability that the answer is right, as a decimal in [0, 1]; null when the service abstains. */
  readonly probability?: Maybe<Scalars['String']['output']>;
  /** The question as it was asked. */
  readonly question: Scalars['String']['output'];
  /** Time spent on the question, in milliseconds. */
  readonly took?: Maybe<Scalars['Float']['output']>;
  /** How many values the best answer has in all, also of those that it leaves out; null when it is no list. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** The read-only entry points of the service. */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * Explains what one ADMET model says of one molecule: what each atom adds to the score, what is of no atom, and the most
   * similar molecules that were measured. A molecule that cannot be predicted has an `error` and no score.
   */
  readonly admetExplanation?: Maybe<AdmetExplanation>;
  /**
   * Lists the ADMET models that the service predicts: those of the 28 that are installed, in the order of the specification,
   * then the ones that it has beyond them.
   */
  readonly admetModels?: Maybe<ReadonlyArray<ServedAdmetModel>>;
  /**
   * Predicts one ADMET model for a list of molecules: one entry per molecule, in input order, duplicates kept.
   * A molecule that cannot be predicted has `predict: null` and an `error`; the others are unaffected. One that the model
   * was not made for (a metal, a mixture, an element or a size that it never saw) has a value and says why in `outOfScope`.
   */
  readonly admetPredict?: Maybe<Scalars['AdmetResult']['output']>;
  /**
   * Runs a SPARQL 1.1 SELECT query and returns a table. Updates, `FROM` and `SERVICE` are rejected, except for Wikidata's
   * `SERVICE wikibase:label`, which names entities here as it does there.
   * A query that fails is reported in `DataFrame.error`; only a missing `query` is a request error.
   */
  readonly advancedSearch?: Maybe<DataFrame>;
  /** Runs a SPARQL 1.1 SELECT or ASK query and answers in the shape of the SPARQL 1.1 Query Results JSON Format. */
  readonly advancedSearchGraph?: Maybe<GraphResult>;
  /**
   * Answers up to 100 questions, one entry each, in their order. One that can't be answered in time has an `error`; the
   * others are unaffected.
   */
  readonly answers?: Maybe<ReadonlyArray<AnswerItem>>;
  /** Finds the drugs of the graph that hold a structure, the smallest first. One that cannot be read is rejected with the reason. */
  readonly drugsWithSubstructure?: Maybe<SubstructureDrugs>;
  /**
   * Returns up to 100 entities, one entry each, in their order. One that is not found has an `error`; the others are
   * unaffected. Fields of all entities are read together.
   */
  readonly entities?: Maybe<ReadonlyArray<EntityItem>>;
  /**
   * Returns one entity, with what the graph and the literature have on it: its fields are followed to neighbors, and from
   * these to theirs, so that one request goes from a name to the evidence.
   */
  readonly entity?: Maybe<GraphEntity>;
  /**
   * Writes a question as the SPARQL query that answers it from this graph. It abstains rather than guesses: `SPARQL` is then
   * null, and `reason` says why.
   * @deprecated For programs of the Python client. Use `claims { sparql }` of `answers`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly executeNl2Sparql?: Maybe<Scalars['QuestionSparql']['output']>;
  /**
   * Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: 0.5 is as plausible as the
   * mean of edges and of edges with one end exchanged. A score, not a fact: no answer of this service rests on it.
   * @deprecated For programs of the Python client. A score is no fact: use `provenance`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly executeScoreFunction?: Maybe<Scalars['TripleScores']['output']>;
  /**
   * Returns the vectors of entities that were learned from the graph's edges. Without trained embeddings it answers
   * `EMBEDDINGS_NOT_TRAINED`.
   * @deprecated For programs of the Python client. Vectors are imported: read them from your own file. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly executeVectorFunction?: Maybe<Scalars['EntityVectors']['output']>;
  /**
   * Returns the properties whose label or alias holds this text, at most 100: `searchPredicates` with its defaults.
   * @deprecated For programs of the Python client. Use `searchPredicates`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly getPredicates?: Maybe<Scalars['PredicateMatches']['output']>;
  /**
   * Returns the entities that a question names, in its order, as a JSON text.
   * @deprecated For programs of the Python client. Use `questionEntities`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest.
   */
  readonly getQids?: Maybe<Scalars['QuestionQids']['output']>;
  /** Returns the neighbors of an entity in both directions, the most relevant first, as a sub-graph. */
  readonly graphInsights?: Maybe<GraphInsight>;
  /**
   * Lists what an insight on a disease counts, one row each: the whole list, one page at a time. `total` is the `count` of
   * the same insight in `searchGenericInsights`.
   */
  readonly insightRows?: Maybe<InsightRows>;
  /**
   * Profiles molecules in one request: physicochemical properties with their percentile among drugs, rules for oral drugs,
   * structural alerts, the predictions of several ADMET models in plain words, the main concerns, and similar drugs of the
   * graph. One entry per text, in their order; one that cannot be read has an `error`, and the others are unaffected.
   */
  readonly molecules?: Maybe<ReadonlyArray<Molecule>>;
  /** Returns the properties of an entity: its alternative labels, its description, and its direct claims by property code. */
  readonly nodeProperties?: Maybe<NodeProperties>;
  /**
   * Returns the dataset that the service answers from and, for each of the given facts, what the graph states about it:
   * rank, references and their licenses.
   */
  readonly provenance?: Maybe<Provenance>;
  /** Returns the entities that a question names, in its order: for each stretch of words the likeliest. */
  readonly questionEntities?: Maybe<ReadonlyArray<QuestionEntity>>;
  /**
   * Resolves names and identifiers to entities, each with the entities that it may mean: labels, aliases, brand names and
   * abbreviations, and identifiers such as `MESH:D001249`, `uniprot:P04637`, `https://identifiers.org/DOID:2841`. One entry
   * per name, in their order; a name that cannot be read has an `error`, and the others are unaffected.
   */
  readonly resolveEntities?: Maybe<ReadonlyArray<ResolvedName>>;
  /**
   * Finds entities while the user types: by prefix of any word of a label or an alias, tolerant of typing
   * errors from 4 characters on, and by identifier; identifiers first, then exact labels, then exact aliases (a typed
   * abbreviation in exactly its letters before both), then names that begin with the text, then the others, each by
   * popularity. At most 10.
   */
  readonly searchAsYouType?: Maybe<LabelInsight>;
  /** Finds entities by name: the best first, none for a name that nothing has. */
  readonly searchEntities?: Maybe<Scalars['EntityMatches']['output']>;
  /** Lists the insights for which this disease has data. */
  readonly searchGenericInsights?: Maybe<GenericInsights>;
  /** Searches articles by words, entity, dates, authors, type or DOI, one page at a time. */
  readonly searchInsights?: Maybe<ArticleInsight>;
  /** Finds properties of the graph by their labels and aliases, with the number of triples that use each. */
  readonly searchPredicates?: Maybe<Scalars['PredicateMatches']['output']>;
  /**
   * Returns one Insight per requested type, in the order of `searchInput.type`: question answering,
   * top affiliations, top authors, top entities, emerging topics.
   */
  readonly summaryInsights?: Maybe<ReadonlyArray<Maybe<Insight>>>;
  /**
   * Checks citations, quotes, numbers, identifiers and statements against the records of this dataset: one verdict per item,
   * in their order. A check that can't be made is `NOT_FOUND_HERE`, never a pass. An item that can't be read has an `error`,
   * and the others are unaffected.
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
  /** Its label, or its identifier when it has none. */
  readonly label: Scalars['String']['output'];
  /** The words of the question that name it. */
  readonly text: Scalars['String']['output'];
  /** All its types, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** A name in a question, with the entity that it was taken for. */
export type ReadName = {
  readonly __typename?: 'ReadName';
  /** The URI of the entity. */
  readonly id: Scalars['ID']['output'];
  /** The label of the entity. */
  readonly label: Scalars['String']['output'];
  /** The name as the question writes it. */
  readonly text: Scalars['String']['output'];
};

/** A record that an answer rests on: an article or a graph digest. */
export type RelatedDocument = {
  readonly __typename?: 'RelatedDocument';
  /** The abstract, or the facts of the entity written out; null when the record has no abstract. */
  readonly abs?: Maybe<Scalars['String']['output']>;
  /** The identifier of the record. */
  readonly id: Scalars['String']['output'];
  /** The same as an enum. */
  readonly index: DocumentIndex;
  /** The index that the record comes from: `articles` or `graph`. */
  readonly index_name: Scalars['String']['output'];
  /** The address of the original record; null when it has none. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** The title of the article, or the label of the entity. */
  readonly title: Scalars['String']['output'];
};

/** How an insight may be drawn. */
export type RenderType =
  /** Bars whose length is a count. */
  | 'BarChart'
  /** Bubbles whose size is a count. */
  | 'BubbleChart'
  /** A table. */
  | 'Table';

/** Why a name cannot be read. */
export type ResolutionError = ItemError & {
  readonly __typename?: 'ResolutionError';
  /** An error code, e.g. `INVALID_ARGUMENT`. */
  readonly code: Scalars['String']['output'];
  /** What is wrong, in English. */
  readonly message: Scalars['String']['output'];
};

/** How closely an entity must fit a name. */
export type ResolutionMatch =
  /** Also parts of names, typing errors, and the name inside a written one: a drug without its salt and dose, the gene of a variant. */
  | 'ANY'
  /** Exactly the name or the identifier. */
  | 'EXACT';

/** What a name may mean. */
export type ResolvedName = {
  readonly __typename?: 'ResolvedName';
  /** True when the name doesn't decide what is meant: the first two candidates rank equally, an abbreviation stands for several things, or a word only shares the letters of a symbol. `note` says which. */
  readonly ambiguous: Scalars['Boolean']['output'];
  /** The entities that it may mean, the best first, at most 5; empty when there is none. When one has exactly the name or the identifier, only such ones are here. */
  readonly candidates: ReadonlyArray<EntityCandidate>;
  /** Why the name cannot be read; null for one that can. */
  readonly error?: Maybe<ResolutionError>;
  /** The name, as it was sent. */
  readonly name: Scalars['String']['output'];
  /** How the name was read when not as sent, e.g. without a dose or as the gene of a variant, or why it is ambiguous; null otherwise. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** The start of a sub-graph. */
export type RootNode = Entity & {
  readonly __typename?: 'RootNode';
  /** The URI of the entity. */
  readonly id: Scalars['String']['output'];
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier when it has none. */
  readonly label: Scalars['String']['output'];
  /** Its label, or its identifier when it has none. */
  readonly name: Scalars['String']['output'];
  /** All its types, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** One solution of a SPARQL query. */
export type Row = {
  readonly __typename?: 'Row';
  /** Same length and order as `columns`. URIs in full, literals by their lexical form, null where the variable is unbound. */
  readonly values: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

/** The disease whose insights are wanted. */
export type SearchGenericInsightInput = {
  /** As of `graphInput`. */
  readonly includeSubtypes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The disease: a URI, a bare QID or a `wd:` name. */
  readonly qid: Scalars['String']['input'];
};

/** An entity found by label. */
export type SearchLabel = Entity & {
  readonly __typename?: 'SearchLabel';
  /** The alias that matched, when it was not the label. */
  readonly alias?: Maybe<Scalars['String']['output']>;
  /** A short description of the entity; null when the graph has none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier when it has none. */
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
  /** All its types, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** Entities found by label. */
export type SearchLabels = {
  readonly __typename?: 'SearchLabels';
  /** At most 10, the best first. */
  readonly searchLabels: ReadonlyArray<SearchLabel>;
};

/** What a search answers. */
export type SearchType =
  /** The affiliations with the most articles that match the query. */
  | 'AFFILIATIONS'
  /** The authors with the most articles that match the query. */
  | 'AUTHORS'
  /** A QAInsight with the best documents for the question and no generated answer. */
  | 'DOCUMENTS'
  /** The entities that the most matching articles name. */
  | 'ENTITYVIZ'
  /** Question answering: a QAInsight with an answer, its context and its documents. */
  | 'QA'
  /** Entities by label, as the user types. */
  | 'SEARCH_LABEL'
  /** The topics whose share among the matching articles grows the most. */
  | 'TOPICS';

/** An ADMET model that the service predicts. */
export type ServedAdmetModel = {
  readonly __typename?: 'ServedAdmetModel';
  /** The one of the 28 that a model beyond them stands on; null for these. */
  readonly base?: Maybe<Scalars['String']['output']>;
  /** Null when nothing is known. */
  readonly crossValidation?: Maybe<AdmetCrossValidation>;
  /** Whether `admetExplanation` takes it. */
  readonly isExplained: Scalars['Boolean']['output'];
  /** Whether it is one beyond the 28, trained on an assay of one's own. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** A quantity, or the probability of a class. */
  readonly kind: AdmetModelKind;
  /** What is predicted, in a few words; null for a model beyond the 28, which has but its name. */
  readonly meaning?: Maybe<Scalars['String']['output']>;
  /** What `admetPredict` takes as `modelName`. */
  readonly name: Scalars['String']['output'];
  /** What a value of 1 means; null for quantities, and for models beyond the 28. */
  readonly positiveClass?: Maybe<Scalars['String']['output']>;
  /** What amounts were learnt as, which the error to expect is on: `VALUE` or `LOG10`. Null for classes, and when it is not known. */
  readonly scale?: Maybe<AdmetScale>;
  /** Molecules that it was trained on; null when it is not known. */
  readonly trainedOn?: Maybe<Scalars['Int']['output']>;
  /** Of every value; null for classes, and for a model beyond the 28 that states none. */
  readonly unit?: Maybe<Scalars['String']['output']>;
};

/** A drug of the graph with a similar structure. */
export type SimilarDrug = {
  readonly __typename?: 'SimilarDrug';
  /** Its IRI. */
  readonly entity: Scalars['ID']['output'];
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** Tanimoto similarity of circular environments, 0 to 1. */
  readonly similarity: Scalars['Float']['output'];
  /** One of its structures in the graph. */
  readonly smiles: Scalars['String']['output'];
};

/** The sources of the statements about an entity. */
export type SourceConnection = {
  readonly __typename?: 'SourceConnection';
  /** The dataset that is served. */
  readonly dataset: Dataset;
  /** The entries of this page. */
  readonly edges: ReadonlyArray<SourceEdge>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** Statements that were read, at most 500. */
  readonly statements: Scalars['Int']['output'];
  /** All entries, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of these without a reference. */
  readonly unreferenced: Scalars['Int']['output'];
};

/** An entry of a page, with its cursor. */
export type SourceEdge = {
  readonly __typename?: 'SourceEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: EntitySource;
};

/** Statements about an entity. */
export type StatementConnection = {
  readonly __typename?: 'StatementConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<StatementEdge>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** All entries, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a page, with its cursor. */
export type StatementEdge = {
  readonly __typename?: 'StatementEdge';
  /** For `after`. */
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

/** Where a statement is from. */
export type StatementReference = {
  readonly __typename?: 'StatementReference';
  /** The article, as `pmid:…`; null if the graph states none. */
  readonly articleId?: Maybe<Scalars['String']['output']>;
  /** The dataset that it is stated in: the URI or the name; null if the graph states none. */
  readonly dataset?: Maybe<Scalars['String']['output']>;
  /** What the source rests on; null when the dataset's credits don't tell it. */
  readonly evidence?: Maybe<EvidenceKind>;
  /** The license of the source, when the dataset's credits tell it. */
  readonly license?: Maybe<Scalars['String']['output']>;
  /** The address of the source or of the record; null if the graph states none. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** How the graph holds a statement. */
export type StatementStanding =
  /** The graph states it. */
  | 'DIRECT'
  /** It states it of subtypes. */
  | 'INHERITED'
  /** A source denies it. */
  | 'REFUTED'
  /** It is stated and marked as deprecated. */
  | 'WITHDRAWN';

/** An entity, its neighbors and the edges between it and them. */
export type SubGraph = {
  readonly __typename?: 'SubGraph';
  /** All neighbors by type, whatever `nodeTypes` says, the most frequent type first. */
  readonly countsByType: ReadonlyArray<TypeCount>;
  /** What the sub-graph shows, in a few words. */
  readonly description: Scalars['String']['output'];
  /** The edges between the start entity and its neighbors. */
  readonly edges: ReadonlyArray<Edge>;
  /** Number of neighbors that are inherited: only subtypes of the start entity are linked to them. */
  readonly inheritedNeighbors: Scalars['Int']['output'];
  /** Whether the entity has more claims than were read, so that the counts are lower bounds. */
  readonly isPartial: Scalars['Boolean']['output'];
  /** The start entity first, then its neighbors, the most relevant first. */
  readonly nodes: ReadonlyArray<Node>;
  /** How many neighbors come before the first of these. */
  readonly offset: Scalars['Int']['output'];
  /** What the neighbors are ordered by, in words. */
  readonly orderedBy: Scalars['String']['output'];
  /** The entity that the look-up started from. */
  readonly rootNode: RootNode;
  /** The same, with genes and their proteins counted separately: more than `totalNeighbors` where a gene stands for both. */
  readonly totalEntries: Scalars['Int']['output'];
  /** All neighbors of the wanted types, over all pages. */
  readonly totalNeighbors: Scalars['Int']['output'];
};

/** A drug of the graph that holds a structure. */
export type SubstructureDrug = {
  readonly __typename?: 'SubstructureDrug';
  /** Its IRI. */
  readonly entity: Scalars['ID']['output'];
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** One of its structures in the graph. */
  readonly smiles: Scalars['String']['output'];
};

/** Drugs of the graph that hold a structure. */
export type SubstructureDrugs = {
  readonly __typename?: 'SubstructureDrugs';
  /** The smallest first. */
  readonly drugs: ReadonlyArray<SubstructureDrug>;
  /** How the pattern was read: `SMILES` or `SMARTS`. */
  readonly readAs: Scalars['String']['output'];
  /** Drugs that were searched. */
  readonly searched: Scalars['Int']['output'];
  /** Drugs that hold it. */
  readonly total: Scalars['Int']['output'];
};

/** A subclass of the requested class. */
export type Subtype = Entity & {
  readonly __typename?: 'Subtype';
  /** The URI of the subtype. */
  readonly id: Scalars['String']['output'];
  /** The URI of the entity. */
  readonly iri: Scalars['ID']['output'];
  /** Its label, or its identifier when it has none. */
  readonly label: Scalars['String']['output'];
  /** Its label, or its identifier when it has none. */
  readonly name: Scalars['String']['output'];
  /** Labels from the subtype up to the requested class, inclusive. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** All its types, at least one. */
  readonly types: ReadonlyArray<NodeType>;
};

/** A question or search term, with the insights wanted. */
export type SummarySearchInput = {
  /** Any of these authors, as for `searchInsights`. */
  readonly authorNames?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** `[from, to]`, as for `searchInsights`. */
  readonly dateRange?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** The DOI of the article, bare or as a URL, case-insensitive. */
  readonly doi?: InputMaybe<Scalars['String']['input']>;
  /**
   * AUTHORS, AFFILIATIONS, ENTITYVIZ and TOPICS only, as are the filters below: they count the articles that `searchInsights`
   * finds with the same words and filters. With a filter, `query` may be left out where no other insight is wanted. QA and
   * DOCUMENTS do not read filters. The URI of an entity: only articles annotated with it, or with an equivalent entity that represents it.
   */
  readonly entityFilter?: InputMaybe<Scalars['String']['input']>;
  /** True: only articles whose full text is openly available. False: only the others. */
  readonly hasFullText?: InputMaybe<Scalars['Boolean']['input']>;
  /** QA only: the question before, which a follow-up such as `and its side effects?` refers to. At most 1,000 characters. */
  readonly previousQuery?: InputMaybe<Scalars['String']['input']>;
  /** The publication type, e.g. `Review` or `Clinical Trial`, case-insensitive. */
  readonly publicationType?: InputMaybe<Scalars['String']['input']>;
  /** The question or search term. Required, at most 1,000 characters. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** The insights wanted, one Insight each, in this order. Required, at most 7. */
  readonly type?: InputMaybe<ReadonlyArray<InputMaybe<SearchType>>>;
};

/** An insight for which the entity has data. */
export type SupportedInsight = {
  readonly __typename?: 'SupportedInsight';
  /** The same as an enum. */
  readonly category: NodeType;
  /** How many things the insight shows: the `total` of `insightRows`. */
  readonly count: Scalars['Int']['output'];
  /** What the insight shows, in a few words. */
  readonly description: Scalars['String']['output'];
  /** Number of these that only subtypes of the disease have; 0 for `RELATED_DISEASES_VIA_GENES`. */
  readonly inherited: Scalars['Int']['output'];
  /** The category of the entity: `DISEASE`. */
  readonly insightCategory: Scalars['String']['output'];
  /** The kind of insight, e.g. `GENETIC_ASSOCIATION` or `RELATED_DISEASES_VIA_GENES`. */
  readonly insightType: Scalars['String']['output'];
  /** The same as an enum. */
  readonly kind: InsightType;
  /** How it may be drawn, the best way first: `BubbleChart`, `BarChart`, `Table`. */
  readonly renderType: ReadonlyArray<Scalars['String']['output']>;
  /** The same as an enum. */
  readonly renderTypes: ReadonlyArray<RenderType>;
};

/** How exactly two texts agree. */
export type TextMatch =
  /** Character by character. */
  | 'EXACT'
  /** But for case, white space, dashes, quotation marks, accents, markup or words that are marked as left out. */
  | 'NORMALIZED';

/** One page of articles. */
export type TextResults = {
  readonly __typename?: 'TextResults';
  /** The articles of this page. */
  readonly documents: ReadonlyArray<Article>;
  /** How the search was read: filters and order, in words. */
  readonly infoText: Scalars['String']['output'];
  /** The page answered, from 1. */
  readonly pageNumber: Scalars['Int']['output'];
  /** Articles per page. */
  readonly pageSize: Scalars['Int']['output'];
  /** The query as it was sent; empty when there was none. */
  readonly questionText: Scalars['String']['output'];
  /** All matches, over all pages. */
  readonly totalItems: Scalars['Int']['output'];
  /** All pages at this page size. */
  readonly totalPages: Scalars['Int']['output'];
  /** With `countYears`: how many of all matches came out in each year, the earliest first, years without any left out. Articles without a date are in none. Else null. */
  readonly years?: Maybe<ReadonlyArray<YearCount>>;
};

/** A topic whose share among the matching articles grows. */
export type TopicDocument = {
  readonly __typename?: 'TopicDocument';
  /** The number of matching articles on the topic. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Those of them in the earlier period; undated ones are in neither. */
  readonly earlier?: Maybe<Scalars['Int']['output']>;
  /** Growth: the logarithm (base 2) of the topic's smoothed share among recent articles over its share among earlier ones. */
  readonly growth?: Maybe<Scalars['Float']['output']>;
  /** The name of the topic. */
  readonly label: Scalars['String']['output'];
  /** Those of them in the recent period. */
  readonly recent?: Maybe<Scalars['Int']['output']>;
  /** Horizontal place, -1 to 1; related topics are near each other; the same for the same data. */
  readonly xCoordinate: Scalars['Float']['output'];
  /** Vertical place, -1 to 1. */
  readonly yCoordinate: Scalars['Float']['output'];
};

/** A time from which articles are compared. */
export type TopicPeriod = {
  readonly __typename?: 'TopicPeriod';
  /** The number of matching articles in that time. */
  readonly count: Scalars['Int']['output'];
  /** The first day, YYYY-MM-DD. */
  readonly from: Scalars['String']['output'];
  /** The last day, YYYY-MM-DD. A year or month of publication counts as its first day. */
  readonly to: Scalars['String']['output'];
};

/** Emerging topics, placed so that related topics are near each other. */
export type Topics = {
  readonly __typename?: 'Topics';
  /** The articles that topics are compared in: those before the newest quarter. Null when no matching article has a date. */
  readonly earlier?: Maybe<TopicPeriod>;
  /** The newest quarter of the dated matching articles; null when there is none, or all are of one day. */
  readonly recent?: Maybe<TopicPeriod>;
  /** At most 20, the fastest growing first. Study subjects, methods and places are no topics; a topic has at least 5 articles. */
  readonly topics: ReadonlyArray<TopicDocument>;
};

/** How many neighbors are of a type. */
export type TypeCount = {
  readonly __typename?: 'TypeCount';
  /** The neighbors of this type, among all their types: `totalNeighbors` when only this type is wanted. */
  readonly count: Scalars['Int']['output'];
  /** Number of these that are inherited from subtypes. */
  readonly inherited: Scalars['Int']['output'];
  /** The type. */
  readonly type: NodeType;
};

/** What the records say of an item. */
export type Verdict = {
  readonly __typename?: 'Verdict';
  /** The checks that the parts of the item call for, in the order of `CheckKind`; empty with an `error`. */
  readonly checks: ReadonlyArray<Check>;
  /** Why the item can't be read; null for one that can. */
  readonly error?: Maybe<VerifyError>;
  /** The `id` of the item. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** `CONTRADICTED` if any check is, else `NOT_FOUND_HERE` if any is, else `CONFIRMED`. */
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

/** What to check. Parts that are given together are checked together: a title against the article, a label against the identifier. */
export type VerifyItem = {
  /** A PMID, PMCID, DOI, or the address of one: `PMID:20198754`, `10.1000/182`. */
  readonly article?: InputMaybe<Scalars['String']['input']>;
  /** One of the authors, e.g. `Smith J` or `Smith et al.`. */
  readonly author?: InputMaybe<Scalars['String']['input']>;
  /** A sentence: `Metformin treats type 2 diabetes.` Checked against the graph, and its entities against the article when there is one. At most 1,000 characters. */
  readonly claim?: InputMaybe<Scalars['String']['input']>;
  /** Returned with the verdict, e.g. a line number. At most 200 characters. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  /** A compact identifier or its address: `MONDO:0004979`, `HGNC:11998`. */
  readonly identifier?: InputMaybe<Scalars['String']['input']>;
  /** The name that belongs to the identifier. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** A number that the article states, with its unit: `12.5 mg`, `34 %`. At most 100 characters. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** Words of the article's title or abstract; `…` or `[...]` where words are left out. At most 5,000 characters. */
  readonly quote?: InputMaybe<Scalars['String']['input']>;
  /** The same as subject, relation and object. */
  readonly statement?: InputMaybe<StatementInput>;
  /** The title of the article. Without `article`, the record is found by it. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The year of publication. */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** How many articles came out in a year. */
export type YearCount = {
  readonly __typename?: 'YearCount';
  /** Matching articles of this year, at least 1. */
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
  StatementStanding: StatementStanding;
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
  standing?: Resolver<Maybe<ResolversTypes['StatementStanding']>, ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['GraphStatement']>, ParentType, ContextType>;
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
