import type { EntityType } from './entity-type.js';

/** A type of the graph; text outside the closed list keeps its type, so that a newer service does not break a client. */
export type NodeType = EntityType | 'GROUP_OF_STEREOISMERS' | (string & {});

/** Why one molecule has no prediction. */
export interface AdmetRejection {
  /** One of the codes known here; another service may send others. */
  readonly code: AdmetRejectionCode | (string & {});
  /** What is wrong with the molecule, for a person. */
  readonly message: string;
  /** Character of the SMILES text at which reading failed, from 0, when the toolkit reports it. */
  readonly position?: number;
}

/**
 * `EMPTY_SMILES`: no text, or no heavy atom. `INVALID_SMILES`: no valid SMILES, an impossible valence, or a wildcard
 * atom. `MOLECULE_TOO_LARGE`: more heavy atoms than are read. `TOOLKIT_FAILURE`: a fault of the toolkit.
 */
export type AdmetRejectionCode =
  | 'EMPTY_SMILES'
  | 'INVALID_SMILES'
  | 'MOLECULE_TOO_LARGE'
  | 'TOOLKIT_FAILURE';

/** The leaf that `admetPredict` returns. */
export interface AdmetResult {
  /** One row per molecule, in input order, duplicates kept. */
  readonly dataframe: readonly {
    /** The predicted value in the model's unit, or a probability in [0, 1] for a classifier; null for a rejected molecule. */
    readonly predict: number | null;
    /** The molecule as it was sent. */
    readonly smiles: string;
    /** Why `predict` is null; absent otherwise. */
    readonly error?: AdmetRejection;
  }[];
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
