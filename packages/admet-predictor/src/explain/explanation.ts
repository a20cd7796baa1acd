import type { AdmetExplanation } from '@biographql/core';
import type { ModelName } from '../endpoints.js';

/** An explanation, or why there is none: the reasons of rejected predictions. */
export type ExplainOutcome = AdmetExplanation<ModelName>;

/** Why a model gives the value it gives. */
export type Explanation = Extract<ExplainOutcome, { readonly status: 'explained' }>;
