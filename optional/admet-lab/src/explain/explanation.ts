import type { ModelName } from '@biographql/admet-predictor';
import type { AdmetExplanation } from '@biographql/core';

/** An explanation, or why there is none: the reasons of rejected predictions. */
export type ExplainOutcome<Name extends string = ModelName> = AdmetExplanation<Name>;

/** Why a model gives the value it gives. */
export type Explanation<Name extends string = ModelName> = Extract<
  ExplainOutcome<Name>,
  { readonly status: 'explained' }
>;
