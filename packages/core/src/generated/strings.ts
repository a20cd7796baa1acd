/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { NodeType } from '../scalars.js';
import type { AdmetResult, AnswerStatistics, EntityMatches, EntityVectors, ErrorExtensions, PredicateMatches, QuestionQids, QuestionSparql, SparqlHead, SparqlResults, TripleScores } from '../scalars.js';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** The text of a document, with the types of its data and variables; `__meta__.hash` is its persisted-document hash. */
export class TypedDocumentString<TResult, TVariables> extends String {
  declare __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;

  declare __meta__?: Record<string, any> | undefined;

  constructor(value: string, meta?: Record<string, any> | undefined) {
    super(value);
    this.__meta__ = meta;
  }
}

export interface TypedDocumentString<TResult, TVariables> {
  toString(): string & DocumentTypeDecoration<TResult, TVariables>;
}

/** Explains the prediction of one ADMET model for one molecule. Returns the contribution of each atom, the contributions that belong to no atom, and the most similar molecules with measured values. A molecule that can't be predicted has an `error` and no score. Operation `getAdmetExplanation`. */
export const GetAdmetExplanationDocument = /*#__PURE__*/ new TypedDocumentString(`query getAdmetExplanation($smiles:String!$modelName:String!){admetExplanation(smiles:$smiles modelName:$modelName){value scale base score atoms{index element contribution}rest{name value contribution}similar{smiles value similarity source}similarNote outOfScope error{code message position}}}`, {"operationName":"getAdmetExplanation","hash":"sha256:01f233fc9eff5dff1ebcc446666edc8ff01a68900df745df03c36de50a5f547e"}) as unknown as TypedDocumentString<GetAdmetExplanationQuery, GetAdmetExplanationQueryVariables>;
/** Lists the ADMET models of the service: those of the 28 built-in models that are installed, in a fixed order, then its custom models. Operation `getAdmetModels`. */
export const GetAdmetModelsDocument = /*#__PURE__*/ new TypedDocumentString(`query getAdmetModels($isOwn:Boolean){admetModels(isOwn:$isOwn){name isOwn meaning kind unit positiveClass base trainedOn crossValidation{measure random scaffold}scale isExplained}}`, {"operationName":"getAdmetModels","hash":"sha256:a96e53d207db8088c8c5795950be0f6b93ecb3188600cc78c89a76eabe482074"}) as unknown as TypedDocumentString<GetAdmetModelsQuery, GetAdmetModelsQueryVariables>;
/** Runs one ADMET model on a list of molecules. Returns one entry per molecule, in input order, including duplicates. A molecule that can't be predicted has `predict: null` and an `error`. The other molecules are unaffected. A molecule that the model isn't meant for has a value, and `outOfScope` gives the reason: the molecule is a mixture, contains a metal, or has an element or a size that the training data of the model lacks. Operation `admetPredict`. */
export const AdmetPredictDocument = /*#__PURE__*/ new TypedDocumentString(`query admetPredict($smiles:[String!]$modelName:String){admetPredict(smiles:$smiles modelName:$modelName)}`, {"operationName":"admetPredict","hash":"sha256:43ab7f41273a96d885953d9af51965b0d3e95bd6db97c634e1e88990878c4361"}) as unknown as TypedDocumentString<AdmetPredictQuery, AdmetPredictQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [QA]`. Operation `questionAnswerSingle`. */
export const QuestionAnswerSingleDocument = /*#__PURE__*/ new TypedDocumentString(`query questionAnswerSingle($engineID:String$query:String){summaryInsights(engineID:$engineID searchInput:{query:$query type:[QA]}){data{__typename ...on QAInsight{question answer context took probability claims{text probability statements{subject subjectLabel property propertyLabel object objectLabel rank references{url articleId dataset license evidence}}quotes{documentId text start end}sparql}total orderedBy abstention{reason message unread lookedFor suggestions}interpretation}}}}`, {"operationName":"questionAnswerSingle","hash":"sha256:d3a1126c0ce72cccfea125e04d5d84d347cedae47c013d31f6578741daacf276"}) as unknown as TypedDocumentString<QuestionAnswerSingleQuery, QuestionAnswerSingleQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [QA]`. Operation `questionAnswer`. */
export const QuestionAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`query questionAnswer($engineID:String$query:String$previousQuery:String){summaryInsights(engineID:$engineID searchInput:{query:$query previousQuery:$previousQuery type:[QA]}){data{__typename ...on QAInsight{question answers{answer document{id title abs source index_name}took context statistics probability claims{text probability statements{subject subjectLabel property propertyLabel object objectLabel rank references{url articleId dataset license evidence}}quotes{documentId text start end}sparql}related{id title abs source index_name}total orderedBy abstention{reason message unread lookedFor suggestions}interpretation names{text id label}passages{documentId title text start end section publicationTypes year isRetracted}}}}}}`, {"operationName":"questionAnswer","hash":"sha256:c63947b9e7eb0d9743cb9af8f37fb81969940989a7bc7a3b1864238333aa701f"}) as unknown as TypedDocumentString<QuestionAnswerQuery, QuestionAnswerQueryVariables>;
/** Answers up to 100 questions, one entry each, in the order of the request. An entry has an `error` if its question can't be answered in time. The other entries are unaffected. Operation `getAnswers`. */
export const GetAnswersDocument = /*#__PURE__*/ new TypedDocumentString(`query getAnswers($engineID:String$questions:[String!]!){answers(engineID:$engineID questions:$questions){question answer{answer probability claims{text probability statements{subject subjectLabel property propertyLabel object objectLabel rank references{url articleId dataset license evidence}}quotes{documentId text start end}sparql}total orderedBy abstention{reason message unread lookedFor suggestions}interpretation}error{code message}}}`, {"operationName":"getAnswers","hash":"sha256:af3e97327669918cf98dc54920b148cfe63e02d06e08d614fe722df6d10eb4b8"}) as unknown as TypedDocumentString<GetAnswersQuery, GetAnswersQueryVariables>;
/** Searches articles by words, entity, dates, authors, type or DOI, one page at a time. Operation `searchArticles`. */
export const SearchArticlesDocument = /*#__PURE__*/ new TypedDocumentString(`query searchArticles($engineID:String$query:String$entityFilter:String$dateRange:[String]$hasFullText:Boolean$publicationType:String$authorNames:[String]$sortOrder:String$pageNumber:Int$pageSize:Int$doi:String$countYears:Boolean){searchInsights(engineID:$engineID searchInput:{query:$query entityFilter:$entityFilter dateRange:$dateRange hasFullText:$hasFullText publicationType:$publicationType authorNames:$authorNames sortOrder:$sortOrder pageNumber:$pageNumber pageSize:$pageSize doi:$doi countYears:$countYears}){data{__typename ...on TextResults{totalItems totalPages questionText infoText documents{id doi title authors{lastName firstName}publishDate containerTitle documentID summaryText}years{year count}}}}}`, {"operationName":"searchArticles","hash":"sha256:f56b526b72290bd31fcaccce7ac37c0845aa0ad97e216d9a0fb13d849f4c12cf"}) as unknown as TypedDocumentString<SearchArticlesQuery, SearchArticlesQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [DOCUMENTS]`. Operation `findDocuments`. */
export const FindDocumentsDocument = /*#__PURE__*/ new TypedDocumentString(`query findDocuments($engineID:String$query:String){summaryInsights(engineID:$engineID searchInput:{query:$query type:[DOCUMENTS]}){data{__typename ...on QAInsight{answers{document{id title abs source index_name}passages{documentId title text start end section publicationTypes year isRetracted}}}}}}`, {"operationName":"findDocuments","hash":"sha256:7f2fc0e587bef93f4b534a76d7fa9fdf398b923c0edbe78e3ce1761a35c838ff"}) as unknown as TypedDocumentString<FindDocumentsQuery, FindDocumentsQueryVariables>;
/** Finds the drugs in the graph that contain a substructure, smallest molecules first. A pattern that can't be read is rejected with the reason. Operation `getDrugsWithSubstructure`. */
export const GetDrugsWithSubstructureDocument = /*#__PURE__*/ new TypedDocumentString(`query getDrugsWithSubstructure($pattern:String!$first:Int){drugsWithSubstructure(pattern:$pattern first:$first){readAs searched total drugs{entity label smiles}}}`, {"operationName":"getDrugsWithSubstructure","hash":"sha256:f054ecfe7ffd1cc201eccaec7715d5ba6184493c79876c89e3264a4d89d5a215"}) as unknown as TypedDocumentString<GetDrugsWithSubstructureQuery, GetDrugsWithSubstructureQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [TOPICS, ENTITYVIZ]`. Operation `EmergingConcepts`. */
export const EmergingConceptsDocument = /*#__PURE__*/ new TypedDocumentString(`query EmergingConcepts($engineID:String$query:String$entityFilter:String$dateRange:[String]$hasFullText:Boolean$publicationType:String$authorNames:[String]$doi:String){summaryInsights(engineID:$engineID searchInput:{query:$query type:[TOPICS ENTITYVIZ]entityFilter:$entityFilter dateRange:$dateRange hasFullText:$hasFullText publicationType:$publicationType authorNames:$authorNames doi:$doi}){id description data{__typename ...on Topics{topics{label xCoordinate yCoordinate growth count earlier recent}earlier{from to count}recent{from to count}}...on EntityViz{entityviz{key value id}}}}}`, {"operationName":"EmergingConcepts","hash":"sha256:976e2dfd8326466e532f83a2e9a0522e4841d1e807ef6dfec83ce94b5f76c6a4"}) as unknown as TypedDocumentString<EmergingConceptsQuery, EmergingConceptsQueryVariables>;
/** Finds entities by name, best match first. The list is empty if no entity matches. Operation `entitiesByName`. */
export const EntitiesByNameDocument = /*#__PURE__*/ new TypedDocumentString(`query entitiesByName($name:String$ignoreCase:Boolean$matchingStrategy:String$limit:Int){searchEntities(name:$name ignoreCase:$ignoreCase matchingStrategy:$matchingStrategy limit:$limit)}`, {"operationName":"entitiesByName","hash":"sha256:6f1fd0bc5a4b8d08561ea0c3bc09c2def2f05e3abdbb0f9d09ea9104348df5e0"}) as unknown as TypedDocumentString<EntitiesByNameQuery, EntitiesByNameQueryVariables>;
/** Finds at most 10 entities as the user types. The text matches an identifier, or the beginning of any word of a label or alias. Typing errors are tolerated from 4 characters on. Identifiers come first, then abbreviations in exact letter case, exact labels, exact aliases, names that begin with the text, and others. Each group is in order of popularity; among names that begin with the text, short names and labels rank higher. Here with `type: SEARCH_LABEL`. Operation `searchEntity`. */
export const SearchEntityDocument = /*#__PURE__*/ new TypedDocumentString(`query searchEntity($searchText:String){searchAsYouType(searchInput:{searchText:$searchText type:SEARCH_LABEL}){description type data{__typename ...on SearchLabels{searchLabels{qid text nodeTypes alias matchedText matchKind scheme}}}}}`, {"operationName":"searchEntity","hash":"sha256:0325a998818d54c887e53de5a9ab2a5cc39265afe200513d191445e6b908b4f7"}) as unknown as TypedDocumentString<SearchEntityQuery, SearchEntityQueryVariables>;
/** Returns up to 100 entities, one entry each, in the order of the request. An entry has an `error` if its entity isn't found. The other entries are unaffected. Fields are read for all entities at once. Operation `getEntityList`. */
export const GetEntityListDocument = /*#__PURE__*/ new TypedDocumentString(`query getEntityList($engineID:String$iris:[ID!]$keys:[EntityKey!]$neighborTypes:[NodeType!]$neighbors:Int){entities(engineID:$engineID iris:$iris keys:$keys){key entity{iri label types description neighbors(first:$neighbors types:$neighborTypes){totalCount edges{node{iri label types}relations{property label}}}}error{code message}}}`, {"operationName":"getEntityList","hash":"sha256:306c70f7431dd3150b810dcdc5bd83356f1edc54f33a8e4f4ec8a4fda8019a19"}) as unknown as TypedDocumentString<GetEntityListQuery, GetEntityListQueryVariables>;
/** Returns the properties of an entity: its alternative labels, its description, and its direct claims by property code. Operation `nodeProperties`. */
export const NodePropertiesDocument = /*#__PURE__*/ new TypedDocumentString(`query nodeProperties($engineID:String$startNode:ID$nodeTypes:[NodeType]$maxNeighbors:Int){nodeProperties(engineID:$engineID graphInput:{startNode:$startNode nodeTypes:$nodeTypes maxNeighbors:$maxNeighbors}){properties{name values label valueLabels totalValues}}}`, {"operationName":"nodeProperties","hash":"sha256:d212ac9a2488bd02b9ac107041802814e76d844cb9534987a8e2abbc666125f2"}) as unknown as TypedDocumentString<NodePropertiesQuery, NodePropertiesQueryVariables>;
/** Returns the embedding vectors that were imported for entities. The field fails with `EMBEDDINGS_NOT_TRAINED` if none were imported. Operation `entityVectors`. */
export const EntityVectorsDocument = /*#__PURE__*/ new TypedDocumentString(`query entityVectors($graphIds:[String!]){executeVectorFunction(graphIds:$graphIds)}`, {"operationName":"entityVectors","hash":"sha256:df0cdd74f9cabe65888c34ee6ca59d833329a19867f7ceabeff291f1846f4d4e"}) as unknown as TypedDocumentString<EntityVectorsQuery, EntityVectorsQueryVariables>;
/** Returns one entity with its neighbors, statements, articles and insights. Each neighbor is an entity with the same fields, so one request can lead from a name to the evidence. Operation `getEntity`. */
export const GetEntityDocument = /*#__PURE__*/ new TypedDocumentString(`query getEntity($engineID:String$iri:ID$name:String$types:[NodeType!]$neighborTypes:[NodeType!]$neighbors:Int$after:String$articles:Int){entity(engineID:$engineID iri:$iri name:$name types:$types){iri label types description neighbors(first:$neighbors after:$after types:$neighborTypes){totalCount pageInfo{hasNextPage endCursor}edges{node{iri label types description}relations{property label inheritedFrom{iri label}}statements{subject subjectLabel property propertyLabel object objectLabel rank references{url articleId dataset license evidence}}}}articles(first:$articles){totalCount edges{node{id doi title publishDate source}}}insights{edges{node{kind description count inherited}}}}}`, {"operationName":"getEntity","hash":"sha256:39f79e54c96091342122b5f59bad0900cbbeb9bc1b4f7fcad644f028ee0fbb87"}) as unknown as TypedDocumentString<GetEntityQuery, GetEntityQueryVariables>;
/** Lists the items of an insight about a disease, one page at a time. `total` is the `count` of the same insight in `searchGenericInsights`. Operation `getInsightRows`. */
export const GetInsightRowsDocument = /*#__PURE__*/ new TypedDocumentString(`query getInsightRows($insightRowsInput:InsightRowsInput!){insightRows(rowsInput:$insightRowsInput){insightType description columns rows{id nodeTypes values inheritedFrom{id name path}statements{subject subjectLabel property propertyLabel object objectLabel rank references{url articleId dataset license evidence}}}total inherited offset orderedBy sparql}}`, {"operationName":"getInsightRows","hash":"sha256:f2b9d3c5066b79ca4461c82b3f0f19344bd1ea5fc9f6f3c166aaa9f3eaa58b4a"}) as unknown as TypedDocumentString<GetInsightRowsQuery, GetInsightRowsQueryVariables>;
/** Profiles molecules in one request. Returns one entry per text, in the order of the request: physicochemical properties with their percentiles among drugs, rules for oral drugs, structural alerts, predictions of several ADMET models in plain words, the main concerns, and similar drugs of the graph. A text that can't be read has an `error`. The other texts are unaffected. Operation `getMolecules`. */
export const GetMoleculesDocument = /*#__PURE__*/ new TypedDocumentString(`query getMolecules($texts:[String!]!$models:[String!]$similar:Int){molecules(texts:$texts models:$models similar:$similar){text smiles name entity formula inchi inchiKey drugLikeness fragments stereoIgnored corrected properties{name label value unit percentile}rules{name isMet details source}alerts predictions{model label value unit verdict statement low high predictionSet expectedError errorScale inDomain similarity outOfScope}concerns{model label statement severity isLikely}similarDrugs{entity label smiles similarity}error{code message position}}}`, {"operationName":"getMolecules","hash":"sha256:734c3a176afa5120a9ca77e3dd17a176a821106b74b425701a1eb6eb13f2125d"}) as unknown as TypedDocumentString<GetMoleculesQuery, GetMoleculesQueryVariables>;
/** Returns the neighbors of an entity in both directions, most relevant first, as a sub-graph. Operation `graphInsights`. */
export const GraphInsightsDocument = /*#__PURE__*/ new TypedDocumentString(`query graphInsights($engineID:String$startNode:ID$startNodeName:String$nodeTypes:[NodeType]$maxNeighbors:Int$offset:Int$includeSubtypes:Boolean$conflate:Conflation){graphInsights(engineID:$engineID graphInput:{startNode:$startNode startNodeName:$startNodeName nodeTypes:$nodeTypes maxNeighbors:$maxNeighbors offset:$offset includeSubtypes:$includeSubtypes conflate:$conflate}){description data{__typename ...on SubGraph{description rootNode{id name}nodes{id name type properties{name values}}edges{id start{id}end{id}property label inheritedFrom{id name path}}totalNeighbors totalEntries inheritedNeighbors offset isPartial countsByType{type count inherited}orderedBy}}}}`, {"operationName":"graphInsights","hash":"sha256:5eb5630d095dd3883f7068676a637ebf80a66556a34995fe59b7648f32a1c407"}) as unknown as TypedDocumentString<GraphInsightsQuery, GraphInsightsQueryVariables>;
/** Finds properties of the graph by their labels and aliases, with the number of triples that use each. Operation `predicatesByName`. */
export const PredicatesByNameDocument = /*#__PURE__*/ new TypedDocumentString(`query predicatesByName($name:String$ignoreCase:Boolean$matchingStrategy:String$limit:Int){searchPredicates(name:$name ignoreCase:$ignoreCase matchingStrategy:$matchingStrategy limit:$limit)}`, {"operationName":"predicatesByName","hash":"sha256:5fc7eb1000e17169e8f35f7a6d5152752fd82c47cfc265d422c1fb26a0c61da5"}) as unknown as TypedDocumentString<PredicatesByNameQuery, PredicatesByNameQueryVariables>;
/** Returns at most 100 properties whose label or alias contains the given text, matched as in `searchPredicates`. Operation `predicates`. */
export const PredicatesDocument = /*#__PURE__*/ new TypedDocumentString(`query predicates($label:String){getPredicates(label:$label)}`, {"operationName":"predicates","hash":"sha256:f5cf1028210879793df97725b2201d771422eeeea0266c6f35e66e237da34439"}) as unknown as TypedDocumentString<PredicatesQuery, PredicatesQueryVariables>;
/** Returns the dataset of the service and, for each given fact, its statement in the graph with rank, references and their licenses. Operation `getProvenance`. */
export const GetProvenanceDocument = /*#__PURE__*/ new TypedDocumentString(`query getProvenance($facts:[FactInput!]){provenance(facts:$facts){dataset{digest release credits{name license facts url}}statements{subject subjectLabel property propertyLabel object objectLabel rank references{url articleId dataset license evidence}}}}`, {"operationName":"getProvenance","hash":"sha256:589ed23d25ca1169bd4dd2f3ef30b99be50e726c27cd432249493fe08e266b07"}) as unknown as TypedDocumentString<GetProvenanceQuery, GetProvenanceQueryVariables>;
/** Returns the entities that a question names, in the order of the question, as a JSON string. Operation `questionEntities`. */
export const QuestionEntitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query questionEntities($question:String){getQids(question:$question)}`, {"operationName":"questionEntities","hash":"sha256:f7e05d462c3ab577940896e282c0d8217d7bb234d7a14ab001e6acf2edd4ea77"}) as unknown as TypedDocumentString<QuestionEntitiesQuery, QuestionEntitiesQueryVariables>;
/** Translates a question into the SPARQL query that answers it from this graph. The service abstains rather than guessing. `SPARQL` is null in that case, and if the answer needs several queries; `reason` says why. Operation `questionSparql`. */
export const QuestionSparqlDocument = /*#__PURE__*/ new TypedDocumentString(`query questionSparql($question:String){executeNl2Sparql(question:$question)}`, {"operationName":"questionSparql","hash":"sha256:c719400f9d7b1b5b1088d1740fbe86a17a3a1c7f66f299f3564af56090ab3e7c"}) as unknown as TypedDocumentString<QuestionSparqlQuery, QuestionSparqlQueryVariables>;
/** Resolves names and identifiers to the entities that they may mean. A name is a label, alias, brand name or abbreviation. An identifier looks like `MESH:D001249`, `uniprot:P04637` or `https://identifiers.org/DOID:2841`. Returns one entry per name, in the order of the request. The entry of a name that can't be read has an `error`. The other entries are unaffected. Operation `resolveEntities`. */
export const ResolveEntitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query resolveEntities($names:[String!]!$types:[NodeType!]$context:String$schemes:[String!]$match:ResolutionMatch){resolveEntities(names:$names types:$types context:$context match:$match){name candidates{qid text nodeTypes description score matchKind matchedText scheme twins identifiers(to:$schemes){scheme id curie url}}ambiguous note error{code message}}}`, {"operationName":"resolveEntities","hash":"sha256:cafdcf5585d668c024dcb1a452c9852c9aaf06d5e4c6c619e19fef078d29ce02"}) as unknown as TypedDocumentString<ResolveEntitiesQuery, ResolveEntitiesQueryVariables>;
/** Runs a SPARQL 1.1 SELECT or ASK query and returns the result in the SPARQL 1.1 Query Results JSON Format. Operation `advancedSearchGraph`. */
export const AdvancedSearchGraphDocument = /*#__PURE__*/ new TypedDocumentString(`query advancedSearchGraph($sparql:String){advancedSearchGraph(query:$sparql){head results}}`, {"operationName":"advancedSearchGraph","hash":"sha256:63eb10def36f4dfbe16f969de4301d92b608e3154f8d79a28807b3dd791eba9d"}) as unknown as TypedDocumentString<AdvancedSearchGraphQuery, AdvancedSearchGraphQueryVariables>;
/** Runs a SPARQL 1.1 SELECT query and returns a table. Updates, `FROM` and `SERVICE` are rejected. The only exception is `SERVICE wikibase:label`, which adds labels as on Wikidata. A query that fails is reported in `DataFrame.error`. Only a missing `query` is a request error. Operation `advancedSearchQuery`. */
export const AdvancedSearchQueryDocument = /*#__PURE__*/ new TypedDocumentString(`query advancedSearchQuery($sparql:String){advancedSearch(query:$sparql){description columns rows{values}error failure}}`, {"operationName":"advancedSearchQuery","hash":"sha256:771dd2aa2b0483dad452325a77c8a6172ee89f7dc82e3f68e62b7d0e31120454"}) as unknown as TypedDocumentString<AdvancedSearchQuery, AdvancedSearchQueryVariables>;
/** Lists the insights for which a disease has data. Operation `getSupportedInsights`. */
export const GetSupportedInsightsDocument = /*#__PURE__*/ new TypedDocumentString(`query getSupportedInsights($supportedInsightsInput:SearchGenericInsightInput!){searchGenericInsights(insightInput:$supportedInsightsInput){supportedInsights{description insightCategory insightType renderType count inherited}}}`, {"operationName":"getSupportedInsights","hash":"sha256:2f14dc82b976484b8064a928f449b1133897d6c617d9bf83a9dd1ffa4ebc6c5e"}) as unknown as TypedDocumentString<GetSupportedInsightsQuery, GetSupportedInsightsQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [AFFILIATIONS]`. Operation `TopAffiliations`. */
export const TopAffiliationsDocument = /*#__PURE__*/ new TypedDocumentString(`query TopAffiliations($engineID:String$query:String$entityFilter:String$dateRange:[String]$hasFullText:Boolean$publicationType:String$authorNames:[String]$doi:String){summaryInsights(engineID:$engineID searchInput:{query:$query type:[AFFILIATIONS]entityFilter:$entityFilter dateRange:$dateRange hasFullText:$hasFullText publicationType:$publicationType authorNames:$authorNames doi:$doi}){id description data{__typename ...on Affiliations{affiliations{id name description count location}}}}}`, {"operationName":"TopAffiliations","hash":"sha256:9fa23db6b490d0eb2cbc4288468c66583b4b55e24271791b4b35579c01aaffee"}) as unknown as TypedDocumentString<TopAffiliationsQuery, TopAffiliationsQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [AUTHORS]`. Operation `TopAuthors`. */
export const TopAuthorsDocument = /*#__PURE__*/ new TypedDocumentString(`query TopAuthors($engineID:String$query:String$entityFilter:String$dateRange:[String]$hasFullText:Boolean$publicationType:String$authorNames:[String]$doi:String){summaryInsights(engineID:$engineID searchInput:{query:$query type:[AUTHORS]entityFilter:$entityFilter dateRange:$dateRange hasFullText:$hasFullText publicationType:$publicationType authorNames:$authorNames doi:$doi}){id description data{__typename ...on Authors{authors{id firstName lastName middleName count filter}}}}}`, {"operationName":"TopAuthors","hash":"sha256:3358143f12724ca864e57ce79d9a7c83c18717090bce3b08aabfdfae92c0298c"}) as unknown as TypedDocumentString<TopAuthorsQuery, TopAuthorsQueryVariables>;
/** Returns one Insight per requested type, in the order of `searchInput.type`. Types: question answering, best documents, top affiliations, top authors, top entities, emerging topics. Here with `type: [ENTITYVIZ]`. Operation `TopEntities`. */
export const TopEntitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query TopEntities($engineID:String$query:String$entityFilter:String$dateRange:[String]$hasFullText:Boolean$publicationType:String$authorNames:[String]$doi:String){summaryInsights(engineID:$engineID searchInput:{query:$query type:[ENTITYVIZ]entityFilter:$entityFilter dateRange:$dateRange hasFullText:$hasFullText publicationType:$publicationType authorNames:$authorNames doi:$doi}){id description data{__typename ...on EntityViz{entityviz{key value id}}}}}`, {"operationName":"TopEntities","hash":"sha256:90cbc94bede60e73d529b01ff11a28ad10d2a02796e00528f616f8d79831b7df"}) as unknown as TypedDocumentString<TopEntitiesQuery, TopEntitiesQueryVariables>;
/** Scores how plausible triples are, from 0 to 1: the sigmoid of the score of the embedding model. It is only as well calibrated as the imported model. The score isn't evidence. No answer of this service uses the score. Operation `triplePlausibilities`. */
export const TriplePlausibilitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query triplePlausibilities($triples:[[String!]]){executeScoreFunction(triples:$triples)}`, {"operationName":"triplePlausibilities","hash":"sha256:e7245c681234fb46f889bf5daba0aa5fa25b386d6aeffd3667e6dfcfa0ee1d73"}) as unknown as TypedDocumentString<TriplePlausibilitiesQuery, TriplePlausibilitiesQueryVariables>;
/** Checks citations, quotes, numbers, identifiers and statements against the records of this dataset. Returns one verdict per item, in the order of the request. A check that can't be made never passes: its verdict is `NOT_FOUND_HERE`. An item that can't be read has an `error`. The other items are unaffected. Operation `verify`. */
export const VerifyDocument = /*#__PURE__*/ new TypedDocumentString(`query verify($items:[VerifyItem!]!){verify(items:$items){id result checks{kind result message expected found match place{record label field start end url}suggestion{part text reason}status statements{subject subjectLabel property propertyLabel object objectLabel rank references{url articleId dataset license evidence}}}error{code message}}}`, {"operationName":"verify","hash":"sha256:3f00513f94560338e784e820e6c2fd96bd76a5c0fd82dddec0cff534cb05a53f"}) as unknown as TypedDocumentString<VerifyQuery, VerifyQueryVariables>;