import type { SparseFeatures } from '@biographql/admet-predictor/internal';

/** A molecule and its measured value. */
export interface AssayRow {
  /** The molecule; salts, charge forms and tautomers are brought into one form. */
  readonly smiles: string;
  /** A number, or a class: `1`/`0`, `true`/`false`, `yes`/`no`, `active`/`inactive`, `positive`/`negative`. */
  readonly value: string | number | boolean | null | undefined;
  /** Location of the row, for people, such as its line in a file. Default: its number, from 1. */
  readonly line?: number | undefined;
}

/**
 * Why a row was left out: an unreadable molecule, a missing, censored or invalid value, or values of one
 * molecule that disagree. `KNOWN_TO_BASE` appears once and leaves no row out: figures are too good, because they cover
 * molecules that the base was trained on.
 */
export type AssayProblemCode =
  | 'MOLECULE'
  | 'EMPTY_VALUE'
  | 'QUALIFIED_VALUE'
  | 'INVALID_VALUE'
  | 'DUPLICATES_DISAGREE'
  | 'KNOWN_TO_BASE';

/** A row that was left out, and why; `KNOWN_TO_BASE` leaves none out. */
export interface AssayProblem {
  /** As the row gave it, or its place among the rows, from 1. */
  readonly line: number;
  /** The molecule as it was given. */
  readonly smiles: string;
  /** For programs. */
  readonly code: AssayProblemCode;
  /** One sentence for a person. */
  readonly message: string;
}

/** Whether an assay measures an amount or sorts into two classes. */
export type AssayKind = 'regression' | 'classification';

/** Whether values are learned on a linear scale, or as their decimal logarithm. */
export type AssayScale = 'linear' | 'log10';

export interface AssayTable {
  readonly isClass: boolean;
  readonly features: readonly SparseFeatures[];
  readonly isOfBase: boolean;
  /** Whether the base was trained on the molecule. */
  readonly isKnown: readonly boolean[];
  readonly logged: readonly Float64Array[];
  readonly targets: Float64Array;
  readonly baseScores: Float64Array;
  readonly parents: readonly string[];
  readonly scaffolds: readonly string[];
}
