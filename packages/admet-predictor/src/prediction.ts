import type { AdmetPrediction } from '@biographql/core';
import type { ModelName } from './endpoints.js';
import type { ModelOutput } from './model/model.js';

/** How the molecule was read before prediction. */
export interface MoleculeFacts {
  /** Disconnected parts of the input; above 1 only the largest organic part was predicted. */
  readonly fragments: number;
  /** Atoms that were neutralized by adding or removing protons. */
  readonly neutralizedAtoms: number;
  /** What was repaired in the SMILES, in sentences; absent if nothing was. */
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
