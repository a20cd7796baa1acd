import type { Doi, EntityIri, NodeType } from '@biographql/core';
import type { AbstentionReason, AbstractSection, EvidenceKind, MatchKind, StatementRank } from '@biographql/core/strings';

/** Why there is no answer, and what to ask instead. */
export interface Abstention {
  /** Why there is no answer. */
  readonly reason: AbstentionReason;
  /** The reason, in a few sentences. */
  readonly message: string;
  /** The words of the question that were not understood, are ambiguous or have no data, as written and in the same order. */
  readonly unread: readonly string[];
  /** What the service searched for; null when it did not search or ran out of time. */
  readonly lookedFor: string | null;
  /** Questions to ask instead: with one meaning of a name, with another spelling, or without a restriction. At most five. */
  readonly suggestions: readonly string[];
}

/** One answer with its documents. */
export interface Answer {
  /** The answer; empty when the service abstains and for search type DOCUMENTS. */
  readonly text: string;
  /** The records that support the claims of the answer; when the service abstains, or for search type DOCUMENTS, the best matches. */
  readonly documents: readonly RelatedDocument[];
  /** The passage with the answer marked by `<em>` tags, everything else HTML-escaped; null when the service abstains. */
  readonly contextHtml: string | null;
  /** The probability that the answer is correct, as a decimal from 0 to 1; null when the service abstains. */
  readonly confidence: number | null;
  /** The claims of the answer with their evidence. Empty when the service abstains and for search type DOCUMENTS. */
  readonly claims: readonly Claim[];
  /** The best matches that support no claim, best first. Empty when the service abstains: then `documents` has them. */
  readonly related: readonly RelatedDocument[];
  /** Total number of values, including those that the answer doesn't list; null when the answer isn't a list. */
  readonly total: number | null;
  /** The order of the values, in words; null when the answer lists all values or isn't a list. */
  readonly orderedBy: string | null;
}

/** The bibliographic record of an article. */
export interface Article {
  /** The identifier of the record in this service. */
  readonly id: string;
  /** The DOI, bare and in lower case; null when the record has none. */
  readonly doi: Doi | null;
  /** The title. */
  readonly title: string;
  /** The authors, in order; empty when the record names none. */
  readonly authors: readonly ArticleAuthor[];
  /** The publication date, as precise as it is known: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  readonly issued: string | null;
  /** The journal or other container; null when unknown. */
  readonly journal: string | null;
  /** The PubMed identifier, or the DOI or PMC identifier if there is none. */
  readonly publicId: string;
  /** The abstract; null when the record has none. */
  readonly abstract: string | null;
}

/** An author of an article. */
export interface ArticleAuthor {
  /** The family name, or the name of a collective author. */
  readonly family: string;
  /** The given name or initials; empty for a collective author. */
  readonly given: string;
}

/** A claim of an answer with its evidence: statements of the graph or sentences of documents. */
export interface Claim {
  /** The claim, as a sentence that a reader can check. */
  readonly text: string;
  /** The probability that the claim is correct, 0 to 1. */
  readonly probability: number;
  /** The statements of the graph that support the claim; empty for a claim from documents. */
  readonly statements: readonly GraphStatement[];
  /** The sentences that support the claim; empty for a claim from the graph. */
  readonly quotes: readonly ClaimQuote[];
  /** A complete query that returns the statements; null for a claim from documents or a deprecated statement. */
  readonly sparql: string | null;
}

/** A sentence of a document that supports a claim. */
export interface ClaimQuote {
  /** The identifier of the document. */
  readonly documentId: string;
  /** The sentence. */
  readonly text: string;
  /** Start of the sentence in the document's text (title, line feed, abstract), in UTF-16 code units. */
  readonly start: number;
  /** End of the sentence, exclusive. */
  readonly end: number;
}

/** A directed edge of a sub-graph: a claim of the graph about the start entity or, with `inheritedFrom`, about one of its subtypes. */
export interface Edge {
  /** Stable for the same start, property and end. */
  readonly id: string;
  /** The subject of the claim. */
  readonly subject: EntityIri;
  /** The object of the claim. */
  readonly object: EntityIri;
  /** The property code, e.g. `P2176`, or the URI of a property without a code. */
  readonly property: string;
  /** The label of the property, e.g. `drug or therapy used for treatment`. */
  readonly label: string;
  /** The subtype that the claim is about; null for a direct claim. */
  readonly inheritedFrom: Subtype | null;
}

/** A topic whose share of the matching articles grows. */
export interface EmergingTopic {
  /** The name of the topic. */
  readonly label: string;
  /** Horizontal position, -1 to 1. Related topics are near each other. The same data gives the same positions. */
  readonly x: number;
  /** Vertical position, -1 to 1. */
  readonly y: number;
  /** Growth: the base-2 logarithm of the ratio between the topic's smoothed shares of the recent and the earlier articles. */
  readonly growth: number | null;
  /** The number of matching articles on the topic. */
  readonly count: number | null;
  /** Number of matching articles on the topic in the earlier period. Undated articles are in neither period. */
  readonly earlier: number | null;
  /** Number of matching articles on the topic in the recent period. */
  readonly recent: number | null;
}

/** An entity that a name may mean. */
export interface EntityCandidate {
  /** The URI of the entity. */
  readonly iri: EntityIri;
  /** Its label. */
  readonly label: string;
  /** Its types, at least one; UNDEFINED when the data has none. */
  readonly types: readonly NodeType[];
  /** A short description of the entity; null when the graph has none. */
  readonly description: string | null;
  /** How well the entity matches, 0 to 1. The score is for ranking and is not a probability. An identifier or the label scores at most 1, another exact name at most 0.95, and a partial or similar name at most 0.7. A match that may be a coincidence scores at most 0.6. */
  readonly score: number;
  /** How the name matched. */
  readonly matchKind: MatchKind;
  /** The name or the identifier that matched. */
  readonly matchedText: string;
  /** The scheme of the identifier that matched, e.g. `mesh`; null when a name matched. */
  readonly scheme: string | null;
  /** The URIs of equivalent entities in the graph. */
  readonly twins: readonly EntityIri[];
  /** Identifiers in other databases for the entity and its equivalent entities. */
  readonly identifiers: readonly ExternalIdentifier[];
}

/** The number of matching articles that name an entity. */
export interface EntityCount {
  /** The label of the entity. */
  readonly label: string;
  /** The number of matching articles that name the entity. */
  readonly count: number;
  /** The URI of the entity; null for a topic that is not in the graph. */
  readonly iri: string | null;
}

/** An entity found by label. */
export interface EntityHit {
  /** The URI of the entity. */
  readonly iri: EntityIri;
  /** Its label. */
  readonly label: string;
  /** Its types, at least one; UNDEFINED when the data has none. */
  readonly types: readonly NodeType[];
  /** The alias that matched; null when no alias did. */
  readonly alias: string | null;
  /** The name or the identifier that matched, e.g. `bronchial asthma` or `MESH:D001249`. */
  readonly matchedText: string | null;
  /** How the text matched. */
  readonly matchKind: MatchKind | null;
  /** The scheme of the identifier that matched, e.g. `mesh`; null when a name matched. */
  readonly scheme: string | null;
}

/** An entity of a sub-graph. */
export interface EntityNode {
  /** The URI of the entity. */
  readonly iri: EntityIri;
  /** Its label, or its identifier if it has no label. */
  readonly label: string;
  /** Its main type. */
  readonly type: NodeType;
  /** A few facts for display: its description, its types, its number of edges. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
}

/** An identifier of an entity in another database. */
export interface ExternalIdentifier {
  /** The name of the scheme, e.g. `mesh`. */
  readonly scheme: string;
  /** The identifier without a prefix, e.g. `D001249`. */
  readonly id: string;
  /** The identifier with its prefix, e.g. `MESH:D001249`. */
  readonly curie: string;
  /** The address of the identifier's page; null when its scheme has no pages. */
  readonly url: string | null;
}

/** A claim of the graph with its statements and sources. */
export interface GraphStatement {
  /** The URI of the subject. */
  readonly subject: string;
  /** Its label, or its identifier if it has no label. */
  readonly subjectLabel: string;
  /** The property code, e.g. `P2176`, or the URI of a property without a code. */
  readonly property: string;
  /** The label of the property. */
  readonly propertyLabel: string;
  /** The URI of an entity, or the lexical form of a literal. */
  readonly object: string;
  /** The label of an entity, or the literal. */
  readonly objectLabel: string;
  /** The rank of the claim's statement in the graph; null for a claim that has no statement. */
  readonly rank: StatementRank | null;
  /** The references of the claim in the graph, at most 20. */
  readonly references: readonly {
    /** The address of the source or of the record; null if the graph states none. */
    readonly url: string | null;
    /** The article, as `pmid:…`; null if the graph states none. */
    readonly articleId: string | null;
    /** The URI or the name of the dataset that contains the statement; null if the graph states none. */
    readonly dataset: string | null;
    /** The license of the source; null if the dataset's credits don't state it. */
    readonly license: string | null;
    /** The kind of evidence that the source provides; null if the dataset's credits don't state it. */
    readonly evidence: EvidenceKind | null;
  }[];
}

/** One item of an insight. */
export interface InsightRow {
  /** The URI of the entity. */
  readonly iri: EntityIri;
  /** All its types. */
  readonly types: readonly NodeType[];
  /** One value for each name in `columns`, in the same order. */
  readonly values: readonly string[];
  /** The nearest subtype that is linked to this entity; null for a direct fact. */
  readonly inheritedFrom: Subtype | null;
  /** The facts that link this entity to the disease or its subtypes; empty for kinds with `VIA` in their name. */
  readonly statements: readonly GraphStatement[];
}

/** One page of the rows of an insight. */
export interface InsightRows {
  /** What the insight shows, with its count; the same text as in `getSupportedInsights`. */
  readonly description: string;
  /** The names of the columns: `label` first. */
  readonly columns: readonly string[];
  /** The rows of this page; empty when there are none. */
  readonly rows: readonly InsightRow[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Number of rows that come only from subtypes of the disease; 0 for kinds with `VIA` in their name. */
  readonly inherited: number;
  /** Number of rows before this page. */
  readonly offset: number;
  /** The order of the rows, in words. */
  readonly orderedBy: string;
  /** A SPARQL query for `selectSparql` that lists the entities of all rows. */
  readonly sparql: string;
}

/** A sentence from an article that is relevant to a question. */
export interface LiteraturePassage {
  /** The id of the document. */
  readonly documentId: string;
  /** The title of the article. */
  readonly title: string;
  /** The sentence. */
  readonly text: string;
  /** Start of the sentence in the document's text (title, line feed, abstract), in UTF-16 code units. */
  readonly start: number;
  /** End of the sentence, exclusive. */
  readonly end: number;
  /** Section of the abstract, inferred if the abstract has no headings; null if unknown. */
  readonly section: AbstractSection | null;
  /** The publication types of the article, e.g. `Randomized Controlled Trial`. */
  readonly publicationTypes: readonly string[];
  /** The year of publication; null when the record has no date. */
  readonly year: number | null;
  /** Whether the article was retracted. */
  readonly isRetracted: boolean;
}

/** The number of neighbors of one type. */
export interface NeighborCount {
  /** The type. */
  readonly type: NodeType;
  /** Number of neighbors that have this type. Equals `total` when only this type is requested. */
  readonly count: number;
  /** How many of these neighbors are linked only to subtypes of the start entity, not to the entity itself. */
  readonly inherited: number;
}

/** An entity, its neighbors and the edges that connect it to its neighbors. */
export interface Neighborhood {
  /** What the sub-graph shows, in a few words. */
  readonly description: string;
  /** The start entity. */
  readonly root: { readonly iri: EntityIri; readonly label: string };
  /** The start entity, then its neighbors, most relevant first. */
  readonly nodes: readonly EntityNode[];
  /** The neighbors alone, the most relevant first. */
  readonly neighbors: readonly EntityNode[];
  /** The edges between the start entity and its neighbors. */
  readonly edges: readonly Edge[];
  /** Number of neighbors of the requested types on all pages. */
  readonly total: number;
  /** `total` with genes and their proteins counted separately. */
  readonly entries: number;
  /** Number of neighbors that are inherited: only subtypes of the start entity are linked to them. */
  readonly inherited: number;
  /** Number of neighbors before this page. */
  readonly offset: number;
  /** Whether the entity has more claims than were read; if so, the counts are lower bounds. */
  readonly isPartial: boolean;
  /** Number of neighbors per type, regardless of `types`, most frequent type first. */
  readonly countsByType: readonly NeighborCount[];
  /** The order of the neighbors, in words. */
  readonly orderedBy: string;
}

/** A name in a question, with the entity that it was resolved to. */
export interface ReadName {
  /** The name as written in the question. */
  readonly text: string;
  /** The URI of the entity. */
  readonly id: string;
  /** The label of the entity. */
  readonly label: string;
}

/** A record that supports an answer: an article, or the graph's facts about an entity. */
export interface RelatedDocument {
  /** The identifier of the record. */
  readonly id: string;
  /** The title of the article, or the label of the entity. */
  readonly title: string;
  /** The abstract, or the facts of the entity as text; null when the record has no abstract. */
  readonly abstract: string | null;
  /** The address of the original record; null when it has none. */
  readonly url: string | null;
  /** The index that the record comes from: `articles` or `graph`. */
  readonly index: string;
  /** The sentence that bears most on the question; null with an answer, and when none bears on it. */
  readonly passage: LiteraturePassage | null;
}

/** The entities that a name may mean. */
export interface ResolvedName {
  /** The name as sent. */
  readonly name: string;
  /** At most 5 entities, best match first; empty when there are none. If any has exactly this name or identifier, only such entities are listed. */
  readonly candidates: readonly EntityCandidate[];
  /** True when the name could mean something else: the first two candidates rank equally, an abbreviation has several meanings, an ordinary word is spelled like a symbol, or the name stands for several genes or drugs. `note` gives the reason, except for equal ranks. */
  readonly isAmbiguous: boolean;
  /** Why the name is ambiguous (except for equal ranks), or how it was understood if not literally, e.g. without a dose or as the gene of a variant; null otherwise. */
  readonly note: string | null;
  /** Why the name can't be read; null if it can. */
  readonly error: {
    /** An error code, e.g. `INVALID_ARGUMENT`. */
    readonly code: string;
    /** What is wrong, in English. */
    readonly message: string;
  } | null;
}

/** A subclass of the requested class. */
export interface Subtype {
  /** The URI of the subtype. */
  readonly iri: EntityIri;
  /** Its label, or its identifier if it has no label. */
  readonly label: string;
  /** Labels from the subtype up to the requested class, inclusive. */
  readonly path: readonly string[];
}

/** An insight for which the entity has data. */
export interface SupportedInsight {
  /** What the insight shows, in a few words. */
  readonly description: string;
  /** The category of the entity, always `DISEASE`. */
  readonly category: string;
  /** The kind of insight, e.g. `GENETIC_ASSOCIATION` or `RELATED_DISEASES_VIA_GENES`. */
  readonly type: string;
  /** How the insight can be displayed, best way first: `BubbleChart`, `BarChart`, `Table`. */
  readonly renderTypes: readonly string[];
  /** Number of items of the insight: the `total` of `getInsightRows`. */
  readonly count: number;
  /** Number of items that come only from subtypes of the disease; 0 for kinds with `VIA` in their name. */
  readonly inherited: number;
}

/** An organization as named in articles. */
export interface TopAffiliation {
  /** An identifier derived from the name. The part before the second colon is stable. The rest changes with the values of the other fields. */
  readonly id: string;
  /** The name of the organization. */
  readonly name: string;
  /** The `count` as text, e.g. `Named in 3 of the 40 matching articles`. */
  readonly description: string | null;
  /** The number of matching articles that name this organization. */
  readonly count: number | null;
  /** `City, Country`, or one of them; null if the affiliation states neither. */
  readonly location: string | null;
}

/** An author as named in articles. */
export interface TopAuthor {
  /** The ORCID iD as a URI when known, otherwise a stable identifier derived from the name. */
  readonly id: string;
  /** The given name or initials; empty for a collective author. */
  readonly given: string;
  /** The family name, or the name of a collective author. */
  readonly family: string;
  /** Further given names or initials; null when there are none. */
  readonly middle: string | null;
  /** The number of matching articles by this author. */
  readonly count: number | null;
  /** Pass this value in `authors` to find exactly the articles counted in `count`. The value is an author's ORCID iD or name as `Last, First`, or a group's name followed by a comma. */
  readonly filter: string | null;
}

/** One of the two periods whose articles are compared. */
export interface TopicPeriod {
  /** The first day, YYYY-MM-DD. */
  readonly from: string;
  /** The last day, YYYY-MM-DD. An article dated only by year or month counts as published on the first day of that year or month. */
  readonly to: string;
  /** The number of matching articles in this period. */
  readonly count: number;
}

/** The number of articles published in a year. */
export interface YearCount {
  /** The year of publication. */
  readonly year: number;
  /** Number of matching articles, at least 1. */
  readonly count: number;
}
