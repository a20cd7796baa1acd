/** A row of an export, with unchanged cells. */
export interface AssayRecord {
  readonly table: string;
  readonly line: number;
  readonly smiles: string;
  readonly value: string;
  readonly relation: string;
  readonly unit: string;
  readonly type: string;
  /** The source's warning about the row; empty without one. */
  readonly flag: string;
  readonly cells: ReadonlyMap<string, string>;
}

/** Column titles. Others are detected by the titles that exports use. */
export interface AssayColumns {
  readonly molecules?: string | undefined;
  readonly values?: string | undefined;
  /** `=`, `<`, `>` and the like for the value. */
  readonly relation?: string | undefined;
  readonly units?: string | undefined;
  /** Measured quantity. */
  readonly type?: string | undefined;
}

/** Why a row, or all rows of a molecule, were left out. */
export type ImportProblemCode =
  | 'MOLECULE'
  | 'OTHER_TYPE'
  | 'OTHER_CONDITION'
  | 'EMPTY_VALUE'
  | 'INVALID_VALUE'
  | 'LIMIT'
  | 'UNIT'
  | 'OUT_OF_RANGE'
  | 'FLAGGED'
  | 'INCONCLUSIVE'
  | 'REPLICATES_DISAGREE';

/** A row that was left out, and why. */
export interface ImportProblem {
  readonly table: string;
  readonly line: number;
  readonly smiles: string;
  /** For programs. */
  readonly code: ImportProblemCode;
  /** One sentence for a person. */
  readonly message: string;
}
