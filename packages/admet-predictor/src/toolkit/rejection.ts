import type { AdmetRejection, AdmetRejectionCode } from '@biographql/core';

/** Heavy atoms above which a molecule is rejected unless the caller sets another cap. */
export const DEFAULT_MAX_HEAVY_ATOMS = 300;

/** Why a molecule was rejected. */
export interface Rejection extends AdmetRejection {
  readonly code: AdmetRejectionCode;
}
