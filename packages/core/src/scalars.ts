import type { AdmetCertainty } from './admet-certainty.js';
import type { EntityType } from './entity-type.js';
import type { ErrorCode } from './errors/codes.js';

/** A type of the graph; other text is allowed, so that a newer service does not break a client. */
export type NodeType = EntityType | 'GROUP_OF_STEREOISMERS' | (string & {});

/** Why one molecule has no prediction. */
export interface AdmetRejection {
  /** One of the codes known here; another service may send others. */
  readonly code: AdmetRejectionCode | (string & {});
  /** Problem of the molecule, for people. */
  readonly message: string;
  /** Character of the SMILES text at which reading failed, from 0, when the toolkit reports it. */
  readonly position?: number;
}

/**
 * `EMPTY_SMILES`: no text, or no heavy atom. `INVALID_SMILES`: no valid SMILES, an impossible valence, or a wildcard
 * atom. `MOLECULE_TOO_LARGE`: more heavy atoms, or a longer text, than are read. `OUT_OF_SCOPE`: no organic molecule,
 * or a radical of a CXSMILES. `TOOLKIT_FAILURE`: a fault of the toolkit.
 */
export type AdmetRejectionCode =
  | 'EMPTY_SMILES'
  | 'INVALID_SMILES'
  | 'MOLECULE_TOO_LARGE'
  | 'OUT_OF_SCOPE'
  | 'TOOLKIT_FAILURE';

/** One molecule of the leaf that `admetPredict` returns. */
export interface AdmetResultRow extends AdmetCertainty {
  /** The predicted value in the model's unit, or a probability in [0, 1] for a classifier; null for a rejected molecule. */
  readonly predict: number | null;
  /** The molecule as it was sent. */
  readonly smiles: string;
  /** Why `predict` is null; absent otherwise. */
  readonly error?: AdmetRejection;
  /** Why the molecule is out of the model's scope, although it has a value; absent otherwise. */
  readonly outOfScope?: string;
}

/** The leaf that `admetPredict` returns. */
export interface AdmetResult {
  /** One row per molecule, in input order, with duplicates. */
  readonly dataframe: readonly AdmetResultRow[];
  /** The requested model, as it was sent. */
  readonly modelName: string;
}

/** Hits of one index for a question. */
export interface IndexStatistics {
  readonly index_name: string;
  readonly total_hits: number;
}

/** The leaf `statistics`: hits per index. */
export type AnswerStatistics = readonly IndexStatistics[];

/** The `head` of a SPARQL 1.1 JSON result; `vars` is absent for an ASK query. */
export interface SparqlHead {
  readonly vars?: readonly string[];
  readonly link?: readonly string[];
}

/** One term of a SPARQL 1.1 JSON result. */
export type SparqlTerm =
  | { readonly type: 'uri'; readonly value: string }
  | { readonly type: 'bnode'; readonly value: string }
  | {
      readonly type: 'literal';
      readonly value: string;
      readonly 'xml:lang'?: string;
      readonly datatype?: string;
    };

/** The leaf `results`: the bindings of a SELECT, where an unbound variable has no key, or the answer of an ASK. */
export type SparqlResults =
  | {
      readonly bindings: readonly Readonly<Record<string, SparqlTerm>>[];
      readonly boolean?: undefined;
    }
  | { readonly boolean: boolean; readonly bindings?: undefined };

/** The leaf `failure` of a table: the `extensions` of an entry of `errors`. */
export interface ErrorExtensions {
  /** One of the codes known here; another service may send others. */
  readonly code: ErrorCode | (string & {});
  /** The facts of the error; a SPARQL error has `line` and `column`, from 1, where they are known. */
  readonly [fact: string]: unknown;
}

/** One entity of the leaf that `searchEntities` returns. */
export interface EntityMatch {
  /** `Q35869` for an entity of Wikidata, otherwise the IRI. */
  readonly qid: string;
  readonly iri: string;
  readonly label: string;
  /** Null when the graph has none in English. */
  readonly description: string | null;
  readonly types: readonly NodeType[];
  /** The label or alias that matched. */
  readonly matchedText: string;
}

/** The leaf `searchEntities`: the best first. */
export type EntityMatches = readonly EntityMatch[];

/** One property of the leaves that `searchPredicates` and `getPredicates` return. */
export interface PredicateMatch {
  /** The code, e.g. `P2176` or `biolink:has_phenotype`; the IRI of a property without a code. */
  readonly pid: string;
  /** The predicate as it stands in triples. */
  readonly iri: string;
  readonly label: string;
  /** The label or alias that matched. */
  readonly matchedText: string;
  /** Triples of the graph with this predicate. */
  readonly count: number;
}

/** The leaves `searchPredicates` and `getPredicates`: exact names first, then the most used. */
export type PredicateMatches = readonly PredicateMatch[];

/** One entity that a question names. */
export interface QuestionQid {
  readonly qid: string;
  readonly iri: string;
  readonly label: string;
  /** The words of the question that name it. */
  readonly text: string;
}

/** The leaf `getQids`: in the order of the question. */
export type QuestionQids = readonly QuestionQid[];

/** The leaf `executeNl2Sparql`. */
export interface QuestionSparql {
  /** The query that answers the question; null when the service abstains. */
  readonly SPARQL: string | null;
  /** Why there is no query; absent where there is one. */
  readonly reason?: string;
}

/** The leaf `executeVectorFunction`: one row per entity, in the requested order. */
export type EntityVectors = readonly {
  /** The entity as it was sent. */
  readonly id: string;
  /** Null for an entity that was not learned. */
  readonly vector: readonly number[] | null;
}[];

/** The leaf `executeScoreFunction`: each triple as sent, with a score from 0 to 1, or null if not learned. */
export type TripleScores = readonly (readonly [
  subject: string,
  predicate: string,
  object: string,
  score: number | null,
])[];

/** The contract's structured scalars by schema name, for the `scalars` option of gql.tada. */
export interface ContractScalars {
  readonly AdmetResult: AdmetResult;
  readonly AnswerStatistics: AnswerStatistics;
  readonly EntityMatches: EntityMatches;
  readonly EntityVectors: EntityVectors;
  readonly ErrorExtensions: ErrorExtensions;
  readonly PredicateMatches: PredicateMatches;
  readonly QuestionQids: QuestionQids;
  readonly QuestionSparql: QuestionSparql;
  readonly SparqlHead: SparqlHead;
  readonly SparqlResults: SparqlResults;
  readonly TripleScores: TripleScores;
}
