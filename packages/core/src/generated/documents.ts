/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { NodeType } from '../scalars.js';
import type { AdmetResult, AnswerStatistics, EntityMatches, EntityVectors, ErrorExtensions, PredicateMatches, QuestionQids, QuestionSparql, SparqlHead, SparqlResults, TripleScores } from '../scalars.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The scale on which contributions add up to a score. */
export type AdmetScale =
  /** log10 of the value, for VD, CL, THALF and custom models trained on log10 values. */
  | 'LOG10'
  /** Log-odds of the calibrated probability: the value is `1 / (1 + exp(-score))`. */
  | 'LOG_ODDS'
  /** The unit of the value. For values with a fixed range (PPB), the score is the value before it is limited to that range. */
  | 'VALUE';

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

/** What the records say about an item, or about one part of it. */
export type CheckResult =
  /** The record says the same. */
  | 'CONFIRMED'
  /** The record says something else. */
  | 'CONTRADICTED'
  /** The records of this dataset neither confirm nor contradict the item, which doesn't mean that it is false. */
  | 'NOT_FOUND_HERE';

/** Which neighbors of an entity count as one. */
export type Conflation =
  /** If a gene and its protein are both neighbors, the gene represents both. */
  | 'GENE_PROTEIN'
  /** Each entity counts separately. */
  | 'NONE';

/** An entity, by its identifier or its name. Pass either `iri` or `name`. */
export type EntityKey =
  {   /** A URI, a bare QID, a `wd:` name or a CURIE. */
  iri: string; name?: never; }
  |  { iri?: never;   /** A name, resolved as in `resolveEntities`. If several entities match, the most popular one is used. */
  name: string; };

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

/** A fact of the graph as subject, property and object, as returned in edges and properties. */
export type FactInput = {
  /** The object: a URI, a bare QID or a `wd:` name for an entity; anything else is the lexical form of a literal. */
  object: string;
  /** The property: a code such as `P2176`, or the URI of a property without a code. */
  property: string;
  /** The subject: a URI, a bare QID or a `wd:` name. */
  subject: string;
};

/** The order of the rows of an insight. */
export type InsightOrder =
  /** By label. */
  | 'LABEL'
  /** Most relevant first. */
  | 'RELEVANCE';

/** Which rows of an insight to return. */
export type InsightRowsInput = {
  /** As in `GraphInput`. */
  includeSubtypes?: boolean | null | undefined;
  /** The kind of insight, as in `searchGenericInsights`, e.g. `GENETIC_ASSOCIATION`. An unknown kind is rejected. */
  insightType: string;
  /** Maximum number of rows, 1 to 500, default 50. */
  limit?: number | null | undefined;
  /** Number of rows to skip, default 0. */
  offset?: number | null | undefined;
  /** The order as an enum. Takes precedence over `sort`. */
  order?: InsightOrder | null | undefined;
  /** The disease: a URI, a bare QID or a `wd:` name. */
  qid: string;
  /** `RELEVANCE` (default) or `LABEL`, case-insensitive. */
  sort?: string | null | undefined;
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

export { NodeType };

/** How closely an entity must match a name. */
export type ResolutionMatch =
  /** Exact and partial names, names with typing errors, and names inside longer ones: a drug without its salt and dose, the gene of a variant. */
  | 'ANY'
  /** Only exact names and identifiers. */
  | 'EXACT';

/** The disease to list insights for. */
export type SearchGenericInsightInput = {
  /** As in `GraphInput`. */
  includeSubtypes?: boolean | null | undefined;
  /** The disease: a URI, a bare QID or a `wd:` name. */
  qid: string;
};

/** A statement in parts: names, identifiers or URIs. */
export type StatementInput = {
  /** Name or identifier of the object. */
  object: string;
  /** A verb phrase such as `treats`, or a property code such as `P2176`. */
  relation: string;
  /** Name or identifier of the subject. */
  subject: string;
};

/** The rank of a statement among those with the same subject and property. */
export type StatementRank =
  /** Retained, but known to be wrong or outdated. */
  | 'DEPRECATED'
  /** Neither preferred nor deprecated. */
  | 'NORMAL'
  /** Considered the best. */
  | 'PREFERRED';

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

/** How exactly two texts agree. */
export type TextMatch =
  /** Character by character. */
  | 'EXACT'
  /** Ignoring case, white space, dashes, quotation marks, accents, markup and words that are marked as omitted. */
  | 'NORMALIZED';

/** What to check. Parts of one item are checked against each other: a title against the article, a label against the identifier. */
export type VerifyItem = {
  /** A PMID, PMCID or DOI, or the URL of one, e.g. `PMID:20198754` or `10.1000/182`. */
  article?: string | null | undefined;
  /** One of the authors, e.g. `Smith J` or `Smith et al.`. */
  author?: string | null | undefined;
  /** A sentence to check against the graph, e.g. `Metformin treats type 2 diabetes.` If the item has an article, the entities of the sentence are also checked against that article. At most 1,000 characters. */
  claim?: string | null | undefined;
  /** Returned with the verdict, e.g. a line number. At most 200 characters. */
  id?: string | null | undefined;
  /** A compact identifier, e.g. `MONDO:0004979` or `HGNC:11998`, or the URL of one. */
  identifier?: string | null | undefined;
  /** The name to check against the identifier. */
  label?: string | null | undefined;
  /** A number that the article states, with its unit: `12.5 mg`, `34 %`. At most 100 characters. */
  number?: string | null | undefined;
  /** Words of the article's title or abstract, with `…` or `[...]` for omitted words. At most 5,000 characters. */
  quote?: string | null | undefined;
  /** The claim as subject, relation and object. */
  statement?: StatementInput | null | undefined;
  /** The title of the article. Without `article`, the record is looked up by title. */
  title?: string | null | undefined;
  /** The year of publication. */
  year?: number | null | undefined;
};

/** The variables of {@link GetAdmetExplanationDocument}. */
export type GetAdmetExplanationQueryVariables = Exact<{
  smiles: string;
  modelName: string;
}>;


/** The data of {@link GetAdmetExplanationDocument}. */
export type GetAdmetExplanationQuery = { admetExplanation: { value: number | null, scale: AdmetScale | null, base: number | null, score: number | null, similarNote: string | null, outOfScope: string | null, atoms: Array<{ index: number, element: number, contribution: number }>, rest: Array<{ name: string, value: number | null, contribution: number }>, similar: Array<{ smiles: string, value: number, similarity: number, source: string }>, error: { code: string, message: string, position: number | null } | null } | null };

/** The variables of {@link GetAdmetModelsDocument}. */
export type GetAdmetModelsQueryVariables = Exact<{
  isOwn?: boolean | null | undefined;
}>;


/** The data of {@link GetAdmetModelsDocument}. */
export type GetAdmetModelsQuery = { admetModels: Array<{ name: string, isOwn: boolean, meaning: string | null, kind: AdmetModelKind, unit: string | null, positiveClass: string | null, base: string | null, trainedOn: number | null, scale: AdmetScale | null, isExplained: boolean, crossValidation: { measure: AdmetMeasure, random: number, scaffold: number } | null }> | null };

/** The variables of {@link AdmetPredictDocument}. */
export type AdmetPredictQueryVariables = Exact<{
  smiles?: Array<string> | string | null | undefined;
  modelName?: string | null | undefined;
}>;


/** The data of {@link AdmetPredictDocument}. */
export type AdmetPredictQuery = { admetPredict: AdmetResult | null };

/** The variables of {@link QuestionAnswerSingleDocument}. */
export type QuestionAnswerSingleQueryVariables = Exact<{
  engineID?: string | null | undefined;
  query?: string | null | undefined;
}>;


/** The data of {@link QuestionAnswerSingleDocument}. */
export type QuestionAnswerSingleQuery = { summaryInsights: Array<{ data:
      | { __typename: 'Affiliations' }
      | { __typename: 'Authors' }
      | { __typename: 'EntityViz' }
      | { __typename: 'QAInsight', question: string, answer: string | null, context: string | null, took: number | null, probability: string | null, total: number | null, orderedBy: string | null, interpretation: string | null, claims: Array<{ text: string, probability: number, sparql: string | null, statements: Array<{ subject: string, subjectLabel: string, property: string, propertyLabel: string, object: string, objectLabel: string, rank: StatementRank | null, references: Array<{ url: string | null, articleId: string | null, dataset: string | null, license: string | null, evidence: EvidenceKind | null }> }>, quotes: Array<{ documentId: string, text: string, start: number, end: number }> }>, abstention: { reason: AbstentionReason, message: string, unread: Array<string>, lookedFor: string | null, suggestions: Array<string> } | null }
      | { __typename: 'Topics' }
     | null } | null> | null };

/** The variables of {@link QuestionAnswerDocument}. */
export type QuestionAnswerQueryVariables = Exact<{
  engineID?: string | null | undefined;
  query?: string | null | undefined;
  previousQuery?: string | null | undefined;
}>;


/** The data of {@link QuestionAnswerDocument}. */
export type QuestionAnswerQuery = { summaryInsights: Array<{ data:
      | { __typename: 'Affiliations' }
      | { __typename: 'Authors' }
      | { __typename: 'EntityViz' }
      | { __typename: 'QAInsight', question: string, answers: Array<{ answer: string, took: number, context: string | null, statistics: AnswerStatistics, probability: string | null, total: number | null, orderedBy: string | null, interpretation: string | null, document: Array<{ id: string, title: string, abs: string | null, source: string | null, index_name: string }>, claims: Array<{ text: string, probability: number, sparql: string | null, statements: Array<{ subject: string, subjectLabel: string, property: string, propertyLabel: string, object: string, objectLabel: string, rank: StatementRank | null, references: Array<{ url: string | null, articleId: string | null, dataset: string | null, license: string | null, evidence: EvidenceKind | null }> }>, quotes: Array<{ documentId: string, text: string, start: number, end: number }> }>, related: Array<{ id: string, title: string, abs: string | null, source: string | null, index_name: string }>, abstention: { reason: AbstentionReason, message: string, unread: Array<string>, lookedFor: string | null, suggestions: Array<string> } | null, names: Array<{ text: string, id: string, label: string }>, passages: Array<{ documentId: string, title: string, text: string, start: number, end: number, section: AbstractSection | null, publicationTypes: Array<string>, year: number | null, isRetracted: boolean }> }> | null }
      | { __typename: 'Topics' }
     | null } | null> | null };

/** The variables of {@link GetAnswersDocument}. */
export type GetAnswersQueryVariables = Exact<{
  engineID?: string | null | undefined;
  questions: Array<string> | string;
}>;


/** The data of {@link GetAnswersDocument}. */
export type GetAnswersQuery = { answers: Array<{ question: string, answer: { answer: string | null, probability: string | null, total: number | null, orderedBy: string | null, interpretation: string | null, claims: Array<{ text: string, probability: number, sparql: string | null, statements: Array<{ subject: string, subjectLabel: string, property: string, propertyLabel: string, object: string, objectLabel: string, rank: StatementRank | null, references: Array<{ url: string | null, articleId: string | null, dataset: string | null, license: string | null, evidence: EvidenceKind | null }> }>, quotes: Array<{ documentId: string, text: string, start: number, end: number }> }>, abstention: { reason: AbstentionReason, message: string, unread: Array<string>, lookedFor: string | null, suggestions: Array<string> } | null } | null, error: { code: string, message: string } | null }> | null };

/** The variables of {@link SearchArticlesDocument}. */
export type SearchArticlesQueryVariables = Exact<{
  engineID?: string | null | undefined;
  query?: string | null | undefined;
  entityFilter?: string | null | undefined;
  dateRange?: Array<string | null | undefined> | string | null | undefined;
  hasFullText?: boolean | null | undefined;
  publicationType?: string | null | undefined;
  authorNames?: Array<string | null | undefined> | string | null | undefined;
  sortOrder?: string | null | undefined;
  pageNumber?: number | null | undefined;
  pageSize?: number | null | undefined;
  doi?: string | null | undefined;
  countYears?: boolean | null | undefined;
}>;


/** The data of {@link SearchArticlesDocument}. */
export type SearchArticlesQuery = { searchInsights: { data: { __typename: 'TextResults', totalItems: number, totalPages: number, questionText: string, infoText: string, documents: Array<{ id: string, doi: string | null, title: string, publishDate: string | null, containerTitle: string | null, documentID: string, summaryText: string | null, authors: Array<{ lastName: string, firstName: string }> }>, years: Array<{ year: number, count: number }> | null } | null } | null };

/** The variables of {@link FindDocumentsDocument}. */
export type FindDocumentsQueryVariables = Exact<{
  engineID?: string | null | undefined;
  query?: string | null | undefined;
}>;


/** The data of {@link FindDocumentsDocument}. */
export type FindDocumentsQuery = { summaryInsights: Array<{ data:
      | { __typename: 'Affiliations' }
      | { __typename: 'Authors' }
      | { __typename: 'EntityViz' }
      | { __typename: 'QAInsight', answers: Array<{ document: Array<{ id: string, title: string, abs: string | null, source: string | null, index_name: string }>, passages: Array<{ documentId: string, title: string, text: string, start: number, end: number, section: AbstractSection | null, publicationTypes: Array<string>, year: number | null, isRetracted: boolean }> }> | null }
      | { __typename: 'Topics' }
     | null } | null> | null };

/** The variables of {@link GetDrugsWithSubstructureDocument}. */
export type GetDrugsWithSubstructureQueryVariables = Exact<{
  pattern: string;
  first?: number | null | undefined;
}>;


/** The data of {@link GetDrugsWithSubstructureDocument}. */
export type GetDrugsWithSubstructureQuery = { drugsWithSubstructure: { readAs: string, searched: number, total: number, drugs: Array<{ entity: string, label: string, smiles: string }> } | null };

/** The variables of {@link EmergingConceptsDocument}. */
export type EmergingConceptsQueryVariables = Exact<{
  engineID?: string | null | undefined;
  query?: string | null | undefined;
  entityFilter?: string | null | undefined;
  dateRange?: Array<string | null | undefined> | string | null | undefined;
  hasFullText?: boolean | null | undefined;
  publicationType?: string | null | undefined;
  authorNames?: Array<string | null | undefined> | string | null | undefined;
  doi?: string | null | undefined;
}>;


/** The data of {@link EmergingConceptsDocument}. */
export type EmergingConceptsQuery = { summaryInsights: Array<{ id: string | null, description: string | null, data:
      | { __typename: 'Affiliations' }
      | { __typename: 'Authors' }
      | { __typename: 'EntityViz', entityviz: Array<{ key: string, value: number, id: string | null }> }
      | { __typename: 'QAInsight' }
      | { __typename: 'Topics', topics: Array<{ label: string, xCoordinate: number, yCoordinate: number, growth: number | null, count: number | null, earlier: number | null, recent: number | null }>, earlier: { from: string, to: string, count: number } | null, recent: { from: string, to: string, count: number } | null }
     | null } | null> | null };

/** The variables of {@link EntitiesByNameDocument}. */
export type EntitiesByNameQueryVariables = Exact<{
  name?: string | null | undefined;
  ignoreCase?: boolean | null | undefined;
  matchingStrategy?: string | null | undefined;
  limit?: number | null | undefined;
}>;


/** The data of {@link EntitiesByNameDocument}. */
export type EntitiesByNameQuery = { searchEntities: EntityMatches | null };

/** The variables of {@link SearchEntityDocument}. */
export type SearchEntityQueryVariables = Exact<{
  searchText?: string | null | undefined;
}>;


/** The data of {@link SearchEntityDocument}. */
export type SearchEntityQuery = { searchAsYouType: { description: string | null, type: string, data: { __typename: 'SearchLabels', searchLabels: Array<{ qid: string, text: string, nodeTypes: Array<NodeType>, alias: string | null, matchedText: string | null, matchKind: MatchKind | null, scheme: string | null }> } | null } | null };

/** The variables of {@link GetEntityListDocument}. */
export type GetEntityListQueryVariables = Exact<{
  engineID?: string | null | undefined;
  iris?: Array<string> | string | null | undefined;
  keys?: Array<EntityKey> | EntityKey | null | undefined;
  neighborTypes?: Array<NodeType> | NodeType | null | undefined;
  neighbors?: number | null | undefined;
}>;


/** The data of {@link GetEntityListDocument}. */
export type GetEntityListQuery = { entities: Array<{ key: string, entity: { iri: string, label: string, types: Array<NodeType>, description: string | null, neighbors: { totalCount: number, edges: Array<{ node: { iri: string, label: string, types: Array<NodeType> }, relations: Array<{ property: string, label: string }> }> } | null } | null, error: { code: string, message: string } | null }> | null };

/** The variables of {@link NodePropertiesDocument}. */
export type NodePropertiesQueryVariables = Exact<{
  engineID?: string | null | undefined;
  startNode?: string | null | undefined;
  nodeTypes?: Array<NodeType | null | undefined> | NodeType | null | undefined;
  maxNeighbors?: number | null | undefined;
}>;


/** The data of {@link NodePropertiesDocument}. */
export type NodePropertiesQuery = { nodeProperties: { properties: Array<{ name: string, values: Array<string>, label: string | null, valueLabels: Array<string> | null, totalValues: number }> } | null };

/** The variables of {@link EntityVectorsDocument}. */
export type EntityVectorsQueryVariables = Exact<{
  graphIds?: Array<string> | string | null | undefined;
}>;


/** The data of {@link EntityVectorsDocument}. */
export type EntityVectorsQuery = { executeVectorFunction: EntityVectors | null };

/** The variables of {@link GetEntityDocument}. */
export type GetEntityQueryVariables = Exact<{
  engineID?: string | null | undefined;
  iri?: string | null | undefined;
  name?: string | null | undefined;
  types?: Array<NodeType> | NodeType | null | undefined;
  neighborTypes?: Array<NodeType> | NodeType | null | undefined;
  neighbors?: number | null | undefined;
  after?: string | null | undefined;
  articles?: number | null | undefined;
}>;


/** The data of {@link GetEntityDocument}. */
export type GetEntityQuery = { entity: { iri: string, label: string, types: Array<NodeType>, description: string | null, neighbors: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { iri: string, label: string, types: Array<NodeType>, description: string | null }, relations: Array<{ property: string, label: string, inheritedFrom: { iri: string, label: string } | null }>, statements: Array<{ subject: string, subjectLabel: string, property: string, propertyLabel: string, object: string, objectLabel: string, rank: StatementRank | null, references: Array<{ url: string | null, articleId: string | null, dataset: string | null, license: string | null, evidence: EvidenceKind | null }> }> | null }> } | null, articles: { totalCount: number, edges: Array<{ node: { id: string, doi: string | null, title: string, publishDate: string | null, source: string | null } }> } | null, insights: { edges: Array<{ node: { kind: InsightType, description: string, count: number, inherited: number } }> } | null } | null };

/** The variables of {@link GetInsightRowsDocument}. */
export type GetInsightRowsQueryVariables = Exact<{
  insightRowsInput: InsightRowsInput;
}>;


/** The data of {@link GetInsightRowsDocument}. */
export type GetInsightRowsQuery = { insightRows: { insightType: string, description: string, columns: Array<string>, total: number, inherited: number, offset: number, orderedBy: string, sparql: string, rows: Array<{ id: string, nodeTypes: Array<NodeType>, values: Array<string>, inheritedFrom: { id: string, name: string, path: Array<string> } | null, statements: Array<{ subject: string, subjectLabel: string, property: string, propertyLabel: string, object: string, objectLabel: string, rank: StatementRank | null, references: Array<{ url: string | null, articleId: string | null, dataset: string | null, license: string | null, evidence: EvidenceKind | null }> }> }> } | null };

/** The variables of {@link GetMoleculesDocument}. */
export type GetMoleculesQueryVariables = Exact<{
  texts: Array<string> | string;
  models?: Array<string> | string | null | undefined;
  similar?: number | null | undefined;
}>;


/** The data of {@link GetMoleculesDocument}. */
export type GetMoleculesQuery = { molecules: Array<{ text: string, smiles: string | null, name: string | null, entity: string | null, formula: string | null, inchi: string | null, inchiKey: string | null, drugLikeness: number | null, fragments: number | null, stereoIgnored: boolean | null, corrected: string | null, alerts: Array<string>, properties: Array<{ name: string, label: string, value: number, unit: string | null, percentile: number }>, rules: Array<{ name: string, isMet: boolean, details: Array<string>, source: string }>, predictions: Array<{ model: string, label: string, value: number, unit: string | null, verdict: MoleculeVerdict, statement: string, low: number | null, high: number | null, predictionSet: string | null, expectedError: number | null, errorScale: AdmetScale | null, inDomain: boolean | null, similarity: number | null, outOfScope: string | null }>, concerns: Array<{ model: string, label: string, statement: string, severity: number, isLikely: boolean }>, similarDrugs: Array<{ entity: string, label: string, smiles: string, similarity: number }>, error: { code: string, message: string, position: number | null } | null }> | null };

/** The variables of {@link GraphInsightsDocument}. */
export type GraphInsightsQueryVariables = Exact<{
  engineID?: string | null | undefined;
  startNode?: string | null | undefined;
  startNodeName?: string | null | undefined;
  nodeTypes?: Array<NodeType | null | undefined> | NodeType | null | undefined;
  maxNeighbors?: number | null | undefined;
  offset?: number | null | undefined;
  includeSubtypes?: boolean | null | undefined;
  conflate?: Conflation | null | undefined;
}>;


/** The data of {@link GraphInsightsDocument}. */
export type GraphInsightsQuery = { graphInsights: { description: string, data: { __typename: 'SubGraph', description: string, totalNeighbors: number, totalEntries: number, inheritedNeighbors: number, offset: number, isPartial: boolean, orderedBy: string, rootNode: { id: string, name: string }, nodes: Array<{ id: string, name: string, type: NodeType, properties: Array<{ name: string, values: Array<string> }> }>, edges: Array<{ id: string, property: string, label: string, start: { id: string }, end: { id: string }, inheritedFrom: { id: string, name: string, path: Array<string> } | null }>, countsByType: Array<{ type: NodeType, count: number, inherited: number }> } | null } | null };

/** The variables of {@link PredicatesByNameDocument}. */
export type PredicatesByNameQueryVariables = Exact<{
  name?: string | null | undefined;
  ignoreCase?: boolean | null | undefined;
  matchingStrategy?: string | null | undefined;
  limit?: number | null | undefined;
}>;


/** The data of {@link PredicatesByNameDocument}. */
export type PredicatesByNameQuery = { searchPredicates: PredicateMatches | null };

/** The variables of {@link PredicatesDocument}. */
export type PredicatesQueryVariables = Exact<{
  label?: string | null | undefined;
}>;


/** The data of {@link PredicatesDocument}. */
export type PredicatesQuery = { getPredicates: PredicateMatches | null };

/** The variables of {@link GetProvenanceDocument}. */
export type GetProvenanceQueryVariables = Exact<{
  facts?: Array<FactInput> | FactInput | null | undefined;
}>;


/** The data of {@link GetProvenanceDocument}. */
export type GetProvenanceQuery = { provenance: { dataset: { digest: string | null, release: string, credits: Array<{ name: string, license: string | null, facts: string | null, url: string | null }> }, statements: Array<{ subject: string, subjectLabel: string, property: string, propertyLabel: string, object: string, objectLabel: string, rank: StatementRank | null, references: Array<{ url: string | null, articleId: string | null, dataset: string | null, license: string | null, evidence: EvidenceKind | null }> } | null> } | null };

/** The variables of {@link QuestionEntitiesDocument}. */
export type QuestionEntitiesQueryVariables = Exact<{
  question?: string | null | undefined;
}>;


/** The data of {@link QuestionEntitiesDocument}. */
export type QuestionEntitiesQuery = { getQids: QuestionQids | null };

/** The variables of {@link QuestionSparqlDocument}. */
export type QuestionSparqlQueryVariables = Exact<{
  question?: string | null | undefined;
}>;


/** The data of {@link QuestionSparqlDocument}. */
export type QuestionSparqlQuery = { executeNl2Sparql: QuestionSparql | null };

/** The variables of {@link ResolveEntitiesDocument}. */
export type ResolveEntitiesQueryVariables = Exact<{
  names: Array<string> | string;
  types?: Array<NodeType> | NodeType | null | undefined;
  context?: string | null | undefined;
  schemes?: Array<string> | string | null | undefined;
  match?: ResolutionMatch | null | undefined;
}>;


/** The data of {@link ResolveEntitiesDocument}. */
export type ResolveEntitiesQuery = { resolveEntities: Array<{ name: string, ambiguous: boolean, note: string | null, candidates: Array<{ qid: string, text: string, nodeTypes: Array<NodeType>, description: string | null, score: number, matchKind: MatchKind, matchedText: string, scheme: string | null, twins: Array<string>, identifiers: Array<{ scheme: string, id: string, curie: string, url: string | null }> }>, error: { code: string, message: string } | null }> | null };

/** The variables of {@link AdvancedSearchGraphDocument}. */
export type AdvancedSearchGraphQueryVariables = Exact<{
  sparql?: string | null | undefined;
}>;


/** The data of {@link AdvancedSearchGraphDocument}. */
export type AdvancedSearchGraphQuery = { advancedSearchGraph: { head: SparqlHead | null, results: SparqlResults | null } | null };

/** The variables of {@link AdvancedSearchQueryDocument}. */
export type AdvancedSearchQueryVariables = Exact<{
  sparql?: string | null | undefined;
}>;


/** The data of {@link AdvancedSearchQueryDocument}. */
export type AdvancedSearchQuery = { advancedSearch: { description: string | null, columns: Array<string> | null, error: string | null, failure: ErrorExtensions | null, rows: Array<{ values: Array<string | null> }> | null } | null };

/** The variables of {@link GetSupportedInsightsDocument}. */
export type GetSupportedInsightsQueryVariables = Exact<{
  supportedInsightsInput: SearchGenericInsightInput;
}>;


/** The data of {@link GetSupportedInsightsDocument}. */
export type GetSupportedInsightsQuery = { searchGenericInsights: { supportedInsights: Array<{ description: string, insightCategory: string, insightType: string, renderType: Array<string>, count: number, inherited: number }> } | null };

/** The variables of {@link TopAffiliationsDocument}. */
export type TopAffiliationsQueryVariables = Exact<{
  engineID?: string | null | undefined;
  query?: string | null | undefined;
  entityFilter?: string | null | undefined;
  dateRange?: Array<string | null | undefined> | string | null | undefined;
  hasFullText?: boolean | null | undefined;
  publicationType?: string | null | undefined;
  authorNames?: Array<string | null | undefined> | string | null | undefined;
  doi?: string | null | undefined;
}>;


/** The data of {@link TopAffiliationsDocument}. */
export type TopAffiliationsQuery = { summaryInsights: Array<{ id: string | null, description: string | null, data:
      | { __typename: 'Affiliations', affiliations: Array<{ id: string, name: string, description: string | null, count: number | null, location: string | null }> }
      | { __typename: 'Authors' }
      | { __typename: 'EntityViz' }
      | { __typename: 'QAInsight' }
      | { __typename: 'Topics' }
     | null } | null> | null };

/** The variables of {@link TopAuthorsDocument}. */
export type TopAuthorsQueryVariables = Exact<{
  engineID?: string | null | undefined;
  query?: string | null | undefined;
  entityFilter?: string | null | undefined;
  dateRange?: Array<string | null | undefined> | string | null | undefined;
  hasFullText?: boolean | null | undefined;
  publicationType?: string | null | undefined;
  authorNames?: Array<string | null | undefined> | string | null | undefined;
  doi?: string | null | undefined;
}>;


/** The data of {@link TopAuthorsDocument}. */
export type TopAuthorsQuery = { summaryInsights: Array<{ id: string | null, description: string | null, data:
      | { __typename: 'Affiliations' }
      | { __typename: 'Authors', authors: Array<{ id: string, firstName: string, lastName: string, middleName: string | null, count: number | null, filter: string | null }> }
      | { __typename: 'EntityViz' }
      | { __typename: 'QAInsight' }
      | { __typename: 'Topics' }
     | null } | null> | null };

/** The variables of {@link TopEntitiesDocument}. */
export type TopEntitiesQueryVariables = Exact<{
  engineID?: string | null | undefined;
  query?: string | null | undefined;
  entityFilter?: string | null | undefined;
  dateRange?: Array<string | null | undefined> | string | null | undefined;
  hasFullText?: boolean | null | undefined;
  publicationType?: string | null | undefined;
  authorNames?: Array<string | null | undefined> | string | null | undefined;
  doi?: string | null | undefined;
}>;


/** The data of {@link TopEntitiesDocument}. */
export type TopEntitiesQuery = { summaryInsights: Array<{ id: string | null, description: string | null, data:
      | { __typename: 'Affiliations' }
      | { __typename: 'Authors' }
      | { __typename: 'EntityViz', entityviz: Array<{ key: string, value: number, id: string | null }> }
      | { __typename: 'QAInsight' }
      | { __typename: 'Topics' }
     | null } | null> | null };

/** The variables of {@link TriplePlausibilitiesDocument}. */
export type TriplePlausibilitiesQueryVariables = Exact<{
  triples?: Array<Array<string> | string | null | undefined> | Array<string> | string | null | undefined;
}>;


/** The data of {@link TriplePlausibilitiesDocument}. */
export type TriplePlausibilitiesQuery = { executeScoreFunction: TripleScores | null };

/** The variables of {@link VerifyDocument}. */
export type VerifyQueryVariables = Exact<{
  items: Array<VerifyItem> | VerifyItem;
}>;


/** The data of {@link VerifyDocument}. */
export type VerifyQuery = { verify: Array<{ id: string | null, result: CheckResult, checks: Array<{ kind: CheckKind, result: CheckResult, message: string, expected: string | null, found: string | null, match: TextMatch | null, status: StatementStatus | null, place: { record: string, label: string, field: string | null, start: number | null, end: number | null, url: string | null } | null, suggestion: { part: string, text: string, reason: string } | null, statements: Array<{ subject: string, subjectLabel: string, property: string, propertyLabel: string, object: string, objectLabel: string, rank: StatementRank | null, references: Array<{ url: string | null, articleId: string | null, dataset: string | null, license: string | null, evidence: EvidenceKind | null }> }> }>, error: { code: string, message: string } | null }> | null };


/** Explains the prediction of one ADMET model for one molecule. Returns the contribution of each atom, the contributions that belong to no atom, and the most similar molecules with measured values. A molecule that can't be predicted has an `error` and no score. Operation `getAdmetExplanation`. */
export const GetAdmetExplanationDocument = {"__meta__":{"operationName":"getAdmetExplanation","hash":"sha256:01f233fc9eff5dff1ebcc446666edc8ff01a68900df745df03c36de50a5f547e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getAdmetExplanation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"smiles"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"modelName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admetExplanation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"smiles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"smiles"}}},{"kind":"Argument","name":{"kind":"Name","value":"modelName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"modelName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"atoms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"element"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smiles"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"similarity"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarNote"}},{"kind":"Field","name":{"kind":"Name","value":"outOfScope"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}}]} as unknown as DocumentNode<GetAdmetExplanationQuery, GetAdmetExplanationQueryVariables>;
/** Lists the ADMET models of the service: those of the 28 built-in models that are installed, in a fixed order, then its custom models. Operation `getAdmetModels`. */
export const GetAdmetModelsDocument = {"__meta__":{"operationName":"getAdmetModels","hash":"sha256:a96e53d207db8088c8c5795950be0f6b93ecb3188600cc78c89a76eabe482074"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getAdmetModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOwn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admetModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOwn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOwn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"positiveClass"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"trainedOn"}},{"kind":"Field","name":{"kind":"Name","value":"crossValidation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"random"}},{"kind":"Field","name":{"kind":"Name","value":"scaffold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"isExplained"}}]}}]}}]} as unknown as DocumentNode<GetAdmetModelsQuery, GetAdmetModelsQueryVariables>;
/** Runs one ADMET model on a list of molecules. Returns one entry per molecule, in input order, including duplicates. A molecule that can't be predicted has `predict: null` and an `error`. The other molecules are unaffected. A molecule that the model isn't meant for has a value, and `outOfScope` gives the reason: the molecule is a mixture, contains a metal, or has an element or a size that the training data of the model lacks. Operation `admetPredict`. */
export const AdmetPredictDocument = {"__meta__":{"operationName":"admetPredict","hash":"sha256:43ab7f41273a96d885953d9af51965b0d3e95bd6db97c634e1e88990878c4361"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"admetPredict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"smiles"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"modelName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admetPredict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"smiles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"smiles"}}},{"kind":"Argument","name":{"kind":"Name","value":"modelName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"modelName"}}}]}]}}]} as unknown as DocumentNode<AdmetPredictQuery, AdmetPredictQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [QA]`. Operation `questionAnswerSingle`. */
export const QuestionAnswerSingleDocument = {"__meta__":{"operationName":"questionAnswerSingle","hash":"sha256:d3a1126c0ce72cccfea125e04d5d84d347cedae47c013d31f6578741daacf276"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"questionAnswerSingle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summaryInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"QA"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QAInsight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"context"}},{"kind":"Field","name":{"kind":"Name","value":"took"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"propertyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"articleId"}},{"kind":"Field","name":{"kind":"Name","value":"dataset"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sparql"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orderedBy"}},{"kind":"Field","name":{"kind":"Name","value":"abstention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"lookedFor"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interpretation"}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuestionAnswerSingleQuery, QuestionAnswerSingleQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [QA]`. Operation `questionAnswer`. */
export const QuestionAnswerDocument = {"__meta__":{"operationName":"questionAnswer","hash":"sha256:c63947b9e7eb0d9743cb9af8f37fb81969940989a7bc7a3b1864238333aa701f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"questionAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"previousQuery"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summaryInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"previousQuery"},"value":{"kind":"Variable","name":{"kind":"Name","value":"previousQuery"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"QA"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QAInsight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"abs"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"index_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"took"}},{"kind":"Field","name":{"kind":"Name","value":"context"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"propertyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"articleId"}},{"kind":"Field","name":{"kind":"Name","value":"dataset"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sparql"}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"abs"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"index_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orderedBy"}},{"kind":"Field","name":{"kind":"Name","value":"abstention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"lookedFor"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interpretation"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"publicationTypes"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isRetracted"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuestionAnswerQuery, QuestionAnswerQueryVariables>;
/** Answers up to 100 questions, one entry each, in the order of the request. An entry has an `error` if its question can't be answered in time. The other entries are unaffected. Operation `getAnswers`. */
export const GetAnswersDocument = {"__meta__":{"operationName":"getAnswers","hash":"sha256:af3e97327669918cf98dc54920b148cfe63e02d06e08d614fe722df6d10eb4b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"questions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"propertyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"articleId"}},{"kind":"Field","name":{"kind":"Name","value":"dataset"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sparql"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orderedBy"}},{"kind":"Field","name":{"kind":"Name","value":"abstention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"lookedFor"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interpretation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<GetAnswersQuery, GetAnswersQueryVariables>;
/** Searches articles by words, entity, dates, authors, type or DOI, one page at a time. Operation `searchArticles`. */
export const SearchArticlesDocument = {"__meta__":{"operationName":"searchArticles","hash":"sha256:f56b526b72290bd31fcaccce7ac37c0845aa0ad97e216d9a0fb13d849f4c12cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"searchArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortOrder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doi"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countYears"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"entityFilter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"dateRange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasFullText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"publicationType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"authorNames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sortOrder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortOrder"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageNumber"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"doi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doi"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"countYears"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countYears"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"questionText"}},{"kind":"Field","name":{"kind":"Name","value":"infoText"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishDate"}},{"kind":"Field","name":{"kind":"Name","value":"containerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"documentID"}},{"kind":"Field","name":{"kind":"Name","value":"summaryText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchArticlesQuery, SearchArticlesQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [DOCUMENTS]`. Operation `findDocuments`. */
export const FindDocumentsDocument = {"__meta__":{"operationName":"findDocuments","hash":"sha256:7f2fc0e587bef93f4b534a76d7fa9fdf398b923c0edbe78e3ce1761a35c838ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"findDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summaryInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"DOCUMENTS"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QAInsight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"abs"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"index_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"publicationTypes"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isRetracted"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindDocumentsQuery, FindDocumentsQueryVariables>;
/** Finds the drugs in the graph that contain a substructure, smallest molecules first. A pattern that can't be read is rejected with the reason. Operation `getDrugsWithSubstructure`. */
export const GetDrugsWithSubstructureDocument = {"__meta__":{"operationName":"getDrugsWithSubstructure","hash":"sha256:f054ecfe7ffd1cc201eccaec7715d5ba6184493c79876c89e3264a4d89d5a215"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getDrugsWithSubstructure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pattern"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drugsWithSubstructure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pattern"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pattern"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAs"}},{"kind":"Field","name":{"kind":"Name","value":"searched"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"drugs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"smiles"}}]}}]}}]}}]} as unknown as DocumentNode<GetDrugsWithSubstructureQuery, GetDrugsWithSubstructureQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [TOPICS, ENTITYVIZ]`. Operation `EmergingConcepts`. */
export const EmergingConceptsDocument = {"__meta__":{"operationName":"EmergingConcepts","hash":"sha256:976e2dfd8326466e532f83a2e9a0522e4841d1e807ef6dfec83ce94b5f76c6a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmergingConcepts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doi"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summaryInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"TOPICS"},{"kind":"EnumValue","value":"ENTITYVIZ"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"entityFilter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"dateRange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasFullText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"publicationType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"authorNames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"doi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doi"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Topics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"xCoordinate"}},{"kind":"Field","name":{"kind":"Name","value":"yCoordinate"}},{"kind":"Field","name":{"kind":"Name","value":"growth"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"earlier"}},{"kind":"Field","name":{"kind":"Name","value":"recent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityViz"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityviz"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<EmergingConceptsQuery, EmergingConceptsQueryVariables>;
/** Finds entities by name, best match first. The list is empty if no entity matches. Operation `entitiesByName`. */
export const EntitiesByNameDocument = {"__meta__":{"operationName":"entitiesByName","hash":"sha256:6f1fd0bc5a4b8d08561ea0c3bc09c2def2f05e3abdbb0f9d09ea9104348df5e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"entitiesByName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ignoreCase"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchingStrategy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchEntities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"ignoreCase"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ignoreCase"}}},{"kind":"Argument","name":{"kind":"Name","value":"matchingStrategy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchingStrategy"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}]}]}}]} as unknown as DocumentNode<EntitiesByNameQuery, EntitiesByNameQueryVariables>;
/** Finds at most 10 entities as the user types. The text matches an identifier, or the beginning of any word of a label or alias. Typing errors are tolerated from 4 characters on. Identifiers come first, then abbreviations in exact letter case, exact labels, exact aliases, names that begin with the text, and others. Each group is in order of popularity; among names that begin with the text, short names and labels rank higher. Here with `type: SEARCH_LABEL`. Operation `searchEntity`. */
export const SearchEntityDocument = {"__meta__":{"operationName":"searchEntity","hash":"sha256:0325a998818d54c887e53de5a9ab2a5cc39265afe200513d191445e6b908b4f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"searchEntity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchAsYouType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"searchText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchText"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"SEARCH_LABEL"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchLabels"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchLabels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qid"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"nodeTypes"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"matchedText"}},{"kind":"Field","name":{"kind":"Name","value":"matchKind"}},{"kind":"Field","name":{"kind":"Name","value":"scheme"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchEntityQuery, SearchEntityQueryVariables>;
/** Returns up to 100 entities, one entry each, in the order of the request. An entry has an `error` if its entity isn't found. The other entries are unaffected. Fields are read for all entities at once. Operation `getEntityList`. */
export const GetEntityListDocument = {"__meta__":{"operationName":"getEntityList","hash":"sha256:306c70f7431dd3150b810dcdc5bd83356f1edc54f33a8e4f4ec8a4fda8019a19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getEntityList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"iris"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityKey"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"neighborTypes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"neighbors"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"iris"},"value":{"kind":"Variable","name":{"kind":"Name","value":"iris"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"entity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iri"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"neighbors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"neighbors"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"neighborTypes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iri"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<GetEntityListQuery, GetEntityListQueryVariables>;
/** Returns the properties of an entity: its alternative labels, its description, and its direct claims by property code. Operation `nodeProperties`. */
export const NodePropertiesDocument = {"__meta__":{"operationName":"nodeProperties","hash":"sha256:d212ac9a2488bd02b9ac107041802814e76d844cb9534987a8e2abbc666125f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"nodeProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startNode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nodeTypes"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maxNeighbors"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"graphInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"startNode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startNode"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"nodeTypes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nodeTypes"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"maxNeighbors"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maxNeighbors"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"valueLabels"}},{"kind":"Field","name":{"kind":"Name","value":"totalValues"}}]}}]}}]}}]} as unknown as DocumentNode<NodePropertiesQuery, NodePropertiesQueryVariables>;
/** Returns the embedding vectors that were imported for entities. The field fails with `EMBEDDINGS_NOT_TRAINED` if none were imported. Operation `entityVectors`. */
export const EntityVectorsDocument = {"__meta__":{"operationName":"entityVectors","hash":"sha256:df0cdd74f9cabe65888c34ee6ca59d833329a19867f7ceabeff291f1846f4d4e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"entityVectors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"graphIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executeVectorFunction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"graphIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"graphIds"}}}]}]}}]} as unknown as DocumentNode<EntityVectorsQuery, EntityVectorsQueryVariables>;
/** Returns one entity with its neighbors, statements, articles and insights. Each neighbor is an entity with the same fields, so one request can lead from a name to the evidence. Operation `getEntity`. */
export const GetEntityDocument = {"__meta__":{"operationName":"getEntity","hash":"sha256:39f79e54c96091342122b5f59bad0900cbbeb9bc1b4f7fcad644f028ee0fbb87"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getEntity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"iri"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"neighborTypes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"neighbors"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"articles"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"iri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"iri"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iri"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"neighbors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"neighbors"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"neighborTypes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iri"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iri"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"propertyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"articleId"}},{"kind":"Field","name":{"kind":"Name","value":"dataset"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"articles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"doi"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishDate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"insights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"inherited"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GetEntityQuery, GetEntityQueryVariables>;
/** Lists the items of an insight about a disease, one page at a time. `total` is the `count` of the same insight in `searchGenericInsights`. Operation `getInsightRows`. */
export const GetInsightRowsDocument = {"__meta__":{"operationName":"getInsightRows","hash":"sha256:f2b9d3c5066b79ca4461c82b3f0f19344bd1ea5fc9f6f3c166aaa9f3eaa58b4a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getInsightRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"insightRowsInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InsightRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insightRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rowsInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"insightRowsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insightType"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodeTypes"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"propertyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"articleId"}},{"kind":"Field","name":{"kind":"Name","value":"dataset"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"inherited"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"orderedBy"}},{"kind":"Field","name":{"kind":"Name","value":"sparql"}}]}}]}}]} as unknown as DocumentNode<GetInsightRowsQuery, GetInsightRowsQueryVariables>;
/** Profiles molecules in one request. Returns one entry per text, in the order of the request: physicochemical properties with their percentiles among drugs, rules for oral drugs, structural alerts, predictions of several ADMET models in plain words, the main concerns, and similar drugs of the graph. A text that can't be read has an `error`. The other texts are unaffected. Operation `getMolecules`. */
export const GetMoleculesDocument = {"__meta__":{"operationName":"getMolecules","hash":"sha256:734c3a176afa5120a9ca77e3dd17a176a821106b74b425701a1eb6eb13f2125d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getMolecules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"texts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"models"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"similar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"texts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"texts"}}},{"kind":"Argument","name":{"kind":"Name","value":"models"},"value":{"kind":"Variable","name":{"kind":"Name","value":"models"}}},{"kind":"Argument","name":{"kind":"Name","value":"similar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"similar"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"smiles"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"inchi"}},{"kind":"Field","name":{"kind":"Name","value":"inchiKey"}},{"kind":"Field","name":{"kind":"Name","value":"drugLikeness"}},{"kind":"Field","name":{"kind":"Name","value":"fragments"}},{"kind":"Field","name":{"kind":"Name","value":"stereoIgnored"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"predictions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"predictionSet"}},{"kind":"Field","name":{"kind":"Name","value":"expectedError"}},{"kind":"Field","name":{"kind":"Name","value":"errorScale"}},{"kind":"Field","name":{"kind":"Name","value":"inDomain"}},{"kind":"Field","name":{"kind":"Name","value":"similarity"}},{"kind":"Field","name":{"kind":"Name","value":"outOfScope"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concerns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"isLikely"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarDrugs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"smiles"}},{"kind":"Field","name":{"kind":"Name","value":"similarity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}}]} as unknown as DocumentNode<GetMoleculesQuery, GetMoleculesQueryVariables>;
/** Returns the neighbors of an entity in both directions, most relevant first, as a sub-graph. Operation `graphInsights`. */
export const GraphInsightsDocument = {"__meta__":{"operationName":"graphInsights","hash":"sha256:5eb5630d095dd3883f7068676a637ebf80a66556a34995fe59b7648f32a1c407"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"graphInsights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startNode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startNodeName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nodeTypes"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maxNeighbors"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSubtypes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"conflate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Conflation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"graphInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"graphInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"startNode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startNode"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"startNodeName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startNodeName"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"nodeTypes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nodeTypes"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"maxNeighbors"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maxNeighbors"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"includeSubtypes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSubtypes"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"conflate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"conflate"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubGraph"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rootNode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"start"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"end"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalNeighbors"}},{"kind":"Field","name":{"kind":"Name","value":"totalEntries"}},{"kind":"Field","name":{"kind":"Name","value":"inheritedNeighbors"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"countsByType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"inherited"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderedBy"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GraphInsightsQuery, GraphInsightsQueryVariables>;
/** Finds properties of the graph by their labels and aliases, with the number of triples that use each. Operation `predicatesByName`. */
export const PredicatesByNameDocument = {"__meta__":{"operationName":"predicatesByName","hash":"sha256:5fc7eb1000e17169e8f35f7a6d5152752fd82c47cfc265d422c1fb26a0c61da5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"predicatesByName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ignoreCase"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchingStrategy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPredicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"ignoreCase"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ignoreCase"}}},{"kind":"Argument","name":{"kind":"Name","value":"matchingStrategy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchingStrategy"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}]}]}}]} as unknown as DocumentNode<PredicatesByNameQuery, PredicatesByNameQueryVariables>;
/** Returns at most 100 properties whose label or alias contains the given text, matched as in `searchPredicates`. Operation `predicates`. */
export const PredicatesDocument = {"__meta__":{"operationName":"predicates","hash":"sha256:f5cf1028210879793df97725b2201d771422eeeea0266c6f35e66e237da34439"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"predicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"label"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPredicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"label"},"value":{"kind":"Variable","name":{"kind":"Name","value":"label"}}}]}]}}]} as unknown as DocumentNode<PredicatesQuery, PredicatesQueryVariables>;
/** Returns the dataset of the service and, for each given fact, its statement in the graph with rank, references and their licenses. Operation `getProvenance`. */
export const GetProvenanceDocument = {"__meta__":{"operationName":"getProvenance","hash":"sha256:589ed23d25ca1169bd4dd2f3ef30b99be50e726c27cd432249493fe08e266b07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getProvenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facts"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FactInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"facts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"propertyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"articleId"}},{"kind":"Field","name":{"kind":"Name","value":"dataset"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GetProvenanceQuery, GetProvenanceQueryVariables>;
/** Returns the entities that a question names, in the order of the question, as a JSON string. Operation `questionEntities`. */
export const QuestionEntitiesDocument = {"__meta__":{"operationName":"questionEntities","hash":"sha256:f7e05d462c3ab577940896e282c0d8217d7bb234d7a14ab001e6acf2edd4ea77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"questionEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getQids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}]}]}}]} as unknown as DocumentNode<QuestionEntitiesQuery, QuestionEntitiesQueryVariables>;
/** Translates a question into the SPARQL query that answers it from this graph. The service abstains rather than guessing. `SPARQL` is null in that case, and if the answer needs several queries; `reason` says why. Operation `questionSparql`. */
export const QuestionSparqlDocument = {"__meta__":{"operationName":"questionSparql","hash":"sha256:c719400f9d7b1b5b1088d1740fbe86a17a3a1c7f66f299f3564af56090ab3e7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"questionSparql"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executeNl2Sparql"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}]}]}}]} as unknown as DocumentNode<QuestionSparqlQuery, QuestionSparqlQueryVariables>;
/** Resolves names and identifiers to the entities that they may mean. A name is a label, alias, brand name or abbreviation. An identifier looks like `MESH:D001249`, `uniprot:P04637` or `https://identifiers.org/DOID:2841`. Returns one entry per name, in the order of the request. The entry of a name that can't be read has an `error`. The other entries are unaffected. Operation `resolveEntities`. */
export const ResolveEntitiesDocument = {"__meta__":{"operationName":"resolveEntities","hash":"sha256:cafdcf5585d668c024dcb1a452c9852c9aaf06d5e4c6c619e19fef078d29ce02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"resolveEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"context"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"schemes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"match"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolutionMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveEntities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}},{"kind":"Argument","name":{"kind":"Name","value":"context"},"value":{"kind":"Variable","name":{"kind":"Name","value":"context"}}},{"kind":"Argument","name":{"kind":"Name","value":"match"},"value":{"kind":"Variable","name":{"kind":"Name","value":"match"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qid"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"nodeTypes"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"matchKind"}},{"kind":"Field","name":{"kind":"Name","value":"matchedText"}},{"kind":"Field","name":{"kind":"Name","value":"scheme"}},{"kind":"Field","name":{"kind":"Name","value":"twins"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"schemes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheme"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"curie"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ambiguous"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResolveEntitiesQuery, ResolveEntitiesQueryVariables>;
/** Runs a SPARQL 1.1 SELECT or ASK query and returns the result in the SPARQL 1.1 Query Results JSON Format. Operation `advancedSearchGraph`. */
export const AdvancedSearchGraphDocument = {"__meta__":{"operationName":"advancedSearchGraph","hash":"sha256:63eb10def36f4dfbe16f969de4301d92b608e3154f8d79a28807b3dd791eba9d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"advancedSearchGraph"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sparql"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advancedSearchGraph"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sparql"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchGraphQuery, AdvancedSearchGraphQueryVariables>;
/** Runs a SPARQL 1.1 SELECT query and returns a table. Updates, `FROM` and `SERVICE` are rejected. The only exception is `SERVICE wikibase:label`, which adds labels as on Wikidata. A query that fails is reported in `DataFrame.error`. Only a missing `query` is a request error. Operation `advancedSearchQuery`. */
export const AdvancedSearchQueryDocument = {"__meta__":{"operationName":"advancedSearchQuery","hash":"sha256:771dd2aa2b0483dad452325a77c8a6172ee89f7dc82e3f68e62b7d0e31120454"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"advancedSearchQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sparql"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advancedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sparql"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchQuery, AdvancedSearchQueryVariables>;
/** Lists the insights for which a disease has data. Operation `getSupportedInsights`. */
export const GetSupportedInsightsDocument = {"__meta__":{"operationName":"getSupportedInsights","hash":"sha256:2f14dc82b976484b8064a928f449b1133897d6c617d9bf83a9dd1ffa4ebc6c5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getSupportedInsights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supportedInsightsInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchGenericInsightInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchGenericInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"insightInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supportedInsightsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportedInsights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"insightCategory"}},{"kind":"Field","name":{"kind":"Name","value":"insightType"}},{"kind":"Field","name":{"kind":"Name","value":"renderType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"inherited"}}]}}]}}]}}]} as unknown as DocumentNode<GetSupportedInsightsQuery, GetSupportedInsightsQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [AFFILIATIONS]`. Operation `TopAffiliations`. */
export const TopAffiliationsDocument = {"__meta__":{"operationName":"TopAffiliations","hash":"sha256:9fa23db6b490d0eb2cbc4288468c66583b4b55e24271791b4b35579c01aaffee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopAffiliations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doi"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summaryInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"AFFILIATIONS"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"entityFilter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"dateRange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasFullText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"publicationType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"authorNames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"doi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doi"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Affiliations"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affiliations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TopAffiliationsQuery, TopAffiliationsQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [AUTHORS]`. Operation `TopAuthors`. */
export const TopAuthorsDocument = {"__meta__":{"operationName":"TopAuthors","hash":"sha256:3358143f12724ca864e57ce79d9a7c83c18717090bce3b08aabfdfae92c0298c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopAuthors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doi"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summaryInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"AUTHORS"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"entityFilter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"dateRange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasFullText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"publicationType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"authorNames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"doi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doi"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Authors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TopAuthorsQuery, TopAuthorsQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [ENTITYVIZ]`. Operation `TopEntities`. */
export const TopEntitiesDocument = {"__meta__":{"operationName":"TopEntities","hash":"sha256:90cbc94bede60e73d529b01ff11a28ad10d2a02796e00528f616f8d79831b7df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doi"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summaryInsights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"engineID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"engineID"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchInput"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"ENTITYVIZ"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"entityFilter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityFilter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"dateRange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateRange"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasFullText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFullText"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"publicationType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicationType"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"authorNames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"authorNames"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"doi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doi"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityViz"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityviz"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TopEntitiesQuery, TopEntitiesQueryVariables>;
/** Scores how plausible triples are, from 0 to 1: the sigmoid of the score of the embedding model. It is only as well calibrated as the imported model. The score isn't evidence. No answer of this service uses the score. Operation `triplePlausibilities`. */
export const TriplePlausibilitiesDocument = {"__meta__":{"operationName":"triplePlausibilities","hash":"sha256:e7245c681234fb46f889bf5daba0aa5fa25b386d6aeffd3667e6dfcfa0ee1d73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"triplePlausibilities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"triples"}},"type":{"kind":"ListType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executeScoreFunction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"triples"},"value":{"kind":"Variable","name":{"kind":"Name","value":"triples"}}}]}]}}]} as unknown as DocumentNode<TriplePlausibilitiesQuery, TriplePlausibilitiesQueryVariables>;
/** Checks citations, quotes, numbers, identifiers and statements against the records of this dataset. Returns one verdict per item, in the order of the request. A check that can't be made never passes: its verdict is `NOT_FOUND_HERE`. An item that can't be read has an `error`. The other items are unaffected. Operation `verify`. */
export const VerifyDocument = {"__meta__":{"operationName":"verify","hash":"sha256:3f00513f94560338e784e820e6c2fd96bd76a5c0fd82dddec0cff534cb05a53f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"verify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyItem"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verify"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"propertyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"articleId"}},{"kind":"Field","name":{"kind":"Name","value":"dataset"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyQuery, VerifyQueryVariables>;