import type { ModelName } from '@biographql/admet-predictor';
import type { ModelFile, ModelHeader } from '@biographql/admet-predictor/internal';
import type { AdmetExplanation, ExplanationScale } from '@biographql/core';
import type { AssayModel } from '../custom/model.js';
import { assayContributions } from './assay-contributions.js';
import { blendContributions, type ExplainFeatures } from './blend-contributions.js';
import { findSimilar, type MeasuredStore, type SimilarMolecules } from './measured.js';

export interface ExplainedModel<Name extends string = string> {
  readonly name: Name;
  readonly base: ModelName;
  readonly header: ScoreHeader;
  readonly explain: ExplainFeatures;
  similar(features: Float32Array, count: number): Promise<SimilarMolecules>;
}

export type ScoreHeader = Pick<ModelHeader, 'kind' | 'clip' | 'power10'>;

export function shippedModel(
  file: ModelFile,
  background: readonly Float32Array[],
  measurements: MeasuredStore,
): ExplainedModel<ModelName> {
  const { header } = file;
  return {
    name: header.model,
    base: header.model,
    header,
    explain: blendContributions(file, background),
    similar: (features, count) => measurements.similar(header.model, features, count),
  };
}

const NOT_STORED =
  'The model file has no measured molecules: the model was trained without --keep-rows.';

export function customModel<Name extends string>(
  { name, card, open }: AssayModel<Name>,
  background: readonly Float32Array[],
): ExplainedModel<Name> {
  const file = open();
  const { header, stored } = file;
  return {
    name,
    base: card.base,
    header,
    explain: assayContributions(file, background),
    async similar(features, count) {
      return stored === undefined
        ? { similar: [], similarNote: NOT_STORED }
        : { similar: findSimilar(stored, features, count) };
    },
  };
}

export function getScale({ kind, power10 }: ScoreHeader): ExplanationScale {
  if (kind === 'classification') return 'log-odds';
  return power10 ? 'log10' : 'value';
}

export function valueOfScore({ kind, clip, power10 }: ScoreHeader, score: number): number {
  if (kind === 'classification') return 1 / (1 + Math.exp(-score));
  const clipped = clip ? Math.min(clip[1], Math.max(clip[0], score)) : score;
  return power10 ? 10 ** clipped : clipped;
}

/** An explanation, or why there is none: the reasons of rejected predictions. */
export type ExplainOutcome<Name extends string = ModelName> = AdmetExplanation<Name>;

/** Why a model gives the value it gives. */
export type Explanation<Name extends string = ModelName> = Extract<
  ExplainOutcome<Name>,
  { readonly status: 'explained' }
>;
