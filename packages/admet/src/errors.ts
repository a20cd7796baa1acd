import { BioGraphQLError } from '@biographql/core';
import type { AdmetModelName } from './names.js';

/** Says that a number cannot be a value of its model: not finite, or a probability outside 0 to 1. */
export class InvalidAdmetValueError extends BioGraphQLError<'INVALID_ADMET_VALUE'> {
  override readonly name = 'InvalidAdmetValueError';
  constructor(
    readonly model: AdmetModelName,
    readonly value: number,
  ) {
    super(
      'INVALID_ADMET_VALUE',
      `${value} is not a value of ${model}: finite numbers only, probabilities from 0 to 1.`,
      { facts: { model, value } },
    );
  }
}
