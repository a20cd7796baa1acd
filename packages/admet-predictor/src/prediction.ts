import type { ModelName } from './endpoints.js';
import type { ModelOutput } from './model/model.js';
import type { Rejection } from './toolkit/rejection.js';

/** How the molecule was read before prediction. */
export interface MoleculeFacts {
  /** The SMILES as given. */
  readonly smiles: string;
  /** Disconnected parts of the input; above 1 only the largest organic part was predicted. */
  readonly fragments: number;
  /** Atoms that were neutralized by adding or removing protons. */
  readonly neutralizedAtoms: number;
  /** Reactive or toxicity-linked groups present, by name. */
  readonly alerts: readonly string[];
}

/** A molecule in whose place there is no prediction. */
export interface RejectedMolecule extends Rejection {
  readonly smiles: string;
  readonly status: 'rejected';
}

/** One model's answer for one molecule. */
export type Prediction =
  | ({ readonly status: 'predicted' } & MoleculeFacts & ModelOutput)
  | RejectedMolecule;

/** Several models' answers for one molecule. */
export type MoleculePrediction =
  | ({
      readonly status: 'predicted';
      readonly models: Readonly<Partial<Record<ModelName, ModelOutput>>>;
    } & MoleculeFacts)
  | RejectedMolecule;
