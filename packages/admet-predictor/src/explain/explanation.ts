import type { AdmetRejection } from '@biographql/core';
import type { ModelName } from '../endpoints.js';

/** Scale on which contributions add up. */
export type ExplanationScale =
  /** Log-odds of the calibrated probability: `value = 1 / (1 + exp(-score))`. */
  | 'log-odds'
  /** The unit of the value; where a model's values have ends (PPB), before the value is held between them. */
  | 'value'
  /** log10 of the value: VD, CL, THALF. */
  | 'log10';

/** What an atom adds to the score. */
export interface AtomContribution {
  /** Place of the atom in the SMILES, counted from 0 over all parts, without plain hydrogens: RDKit's index. */
  readonly index: number;
  /** Atomic number. */
  readonly element: number;
  readonly contribution: number;
}

/** What adds to the score and is of no atom. */
export interface RestContribution {
  /** A descriptor of the whole molecule, such as `logP`, one that the molecule has none of, such as `group:nitroAryl`, or a name that begins with `absent:`. */
  readonly name: string;
  /** The descriptor's value for the molecule; absent for what a molecule lacks of folded counts. */
  readonly value?: number;
  readonly contribution: number;
}

/** Why a model gives the value it gives: `base`, all atoms and all of the rest add up to `score`. */
export interface Explanation {
  readonly status: 'explained';
  readonly model: ModelName;
  readonly smiles: string;
  /** The predicted value, as `predict` gives it. */
  readonly value: number;
  readonly scale: ExplanationScale;
  /** Score of a molecule of which nothing is known but that it is a drug: see `background`. */
  readonly base: number;
  readonly score: number;
  /** Atoms of the part that is predicted, in the order of the SMILES; counter-ions are left out. */
  readonly atoms: readonly AtomContribution[];
  /** The largest by size first. */
  readonly rest: readonly RestContribution[];
  /** Why the model was not made for the molecule; absent when it was. */
  readonly outOfScope?: string;
}

/** An explanation, or why there is none: the reasons of rejected predictions. */
export type ExplainOutcome =
  | Explanation
  | {
      readonly status: 'rejected';
      readonly model: ModelName;
      readonly smiles: string;
      readonly reason: AdmetRejection;
    };
