import type { AdmetRejection } from './scalars.js';

/**
 * Scale on which the parts of a score add up. `log-odds`: of the calibrated probability, so that the value is
 * `1 / (1 + exp(-score))`. `value`: the unit of the value; where a model's values have ends (PPB), before the value is held
 * between them. `log10`: log10 of the value (VD, CL, THALF).
 */
export type ExplanationScale = 'log-odds' | 'value' | 'log10';

/** What an atom adds to the score. */
export interface AdmetAtom {
  /** Place of the atom in the SMILES, counted from 0 over all parts, plain hydrogens left out: RDKit's index. */
  readonly index: number;
  /** Atomic number. */
  readonly element: number;
  readonly contribution: number;
}

/** What adds to the score and is of no atom. */
export interface AdmetRest {
  /**
   * A descriptor of the whole molecule such as `logP`, one that the molecule has nothing of such as `group:nitroAryl`, or
   * what it lacks of folded counts, together, with a name that begins with `absent:`.
   */
  readonly name: string;
  /** The descriptor's value for the molecule; absent for names that begin with `absent:`. */
  readonly value?: number;
  readonly contribution: number;
}

/** A molecule whose value was measured, and that a model was trained on. */
export interface MeasuredMolecule {
  readonly smiles: string;
  /** In the model's unit, or 0 or 1 for a classifier. */
  readonly value: number;
  /** Tanimoto similarity in [0, 1] to the explained molecule. */
  readonly similarity: number;
  /** Where the value was published, with the license of the copy; or of which model's own rows it is. */
  readonly source: string;
}

/** Why one ADMET model says what it says of one molecule. */
export type AdmetExplanation<Model extends string = string> =
  | {
      readonly status: 'explained';
      readonly model: Model;
      /** The molecule as it was given. */
      readonly smiles: string;
      /** The predicted value, as a prediction has it. */
      readonly value: number;
      readonly scale: ExplanationScale;
      /** The score when nothing is known of the molecule but that it is a drug. */
      readonly base: number;
      /** `base`, all atoms and all of the rest together. */
      readonly score: number;
      /** Atoms of the part that is predicted, in the order of the SMILES; counter-ions are left out. */
      readonly atoms: readonly AdmetAtom[];
      /** The largest first, whatever their sign. */
      readonly rest: readonly AdmetRest[];
      /** Why the model was not made for the molecule; absent when it was. */
      readonly outOfScope?: string;
      /** Up to five of the model's training molecules, the most similar first; empty where none may be passed on. */
      readonly similar: readonly MeasuredMolecule[];
      /** Why `similar` lacks some or all of the training molecules; absent when it draws on all. */
      readonly similarNote?: string;
    }
  | {
      readonly status: 'rejected';
      readonly model: Model;
      readonly smiles: string;
      readonly value: null;
      /** Why the molecule has no value. */
      readonly reason: AdmetRejection;
    };
