import type { AdmetPrediction } from '@biographql/core';
import type { ModelName, Rejection } from './contract.js';
import type { SparseFeatures } from './features/layout.js';
import type { Kernel } from './model/kernel.js';
import type { ModelOutput } from './model/model.js';
import type { StandardMolecule } from './molecule/standardize.js';

/** How the molecule was read before prediction. */
export interface MoleculeFacts {
  /** Disconnected parts of the input; above 1 only the largest organic part was predicted. */
  readonly fragments: number;
  /** Atoms that were neutralized by adding or removing protons. */
  readonly neutralizedAtoms: number;
  /** Repairs of the SMILES, in sentences; absent without any. */
  readonly corrected?: string;
  /** Whether the SMILES has stereo marks; the models don't see them. */
  readonly stereoIgnored: boolean;
  /** Reactive or toxicity-linked groups present, by name. */
  readonly alerts: readonly string[];
}

/** A prediction with its uncertainty, its applicability domain and how the molecule was read. */
export type TrainedPrediction<Name extends string = ModelName> =
  | (Extract<AdmetPrediction<Name>, { readonly status: 'predicted' }> & MoleculeFacts & ModelOutput)
  | Extract<AdmetPrediction<Name>, { readonly status: 'rejected' }>;

/** A model whose arrays are in a kernel's memory. */
export interface RunnableModel<Name extends string = string> {
  /** The name in requests and predictions. */
  readonly name: Name;
  /** The public model whose scope applies: the model itself, or the base of a custom model. */
  readonly base: ModelName;
  /**
   * Runs the model on the molecules in the first SIMD lanes.
   * @param scaffolds - the number of each molecule's ring skeleton: one per lane in use.
   */
  run(scaffolds: readonly number[]): readonly ModelOutput[];
}

/** A model beyond the 28, trained with `@biographql/admet-lab`. */
export interface CustomModel<Name extends string = string> {
  /** The name in requests and predictions. */
  readonly name: Name;
  /** Copies the model into a predictor's memory. */
  load(kernel: Kernel): RunnableModel<Name>;
}

export interface ReadMolecule extends Omit<StandardMolecule, 'graph'> {
  readonly features: SparseFeatures;
  readonly formula: string;
  /** The number of its ring skeleton. */
  readonly scaffold: number;
  readonly alerts: readonly string[];
  readonly stereoIgnored: boolean;
}

/** A molecule ready for its models, or why it was rejected. */
export type Prepared = { readonly smiles: string } & (
  | ReadMolecule
  | { readonly reason: Rejection }
);
