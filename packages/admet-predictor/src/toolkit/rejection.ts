import type { AdmetRejection, AdmetRejectionCode } from '@biographql/core';

/** Heavy atoms above which a molecule is rejected unless the caller sets another cap. */
export const DEFAULT_MAX_HEAVY_ATOMS = 300;

/** A molecule that could not be read, with a code of this house: no other comes from here. */
export interface Rejection extends AdmetRejection {
  readonly code: AdmetRejectionCode;
}
