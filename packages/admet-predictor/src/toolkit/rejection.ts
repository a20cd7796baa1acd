/** Heavy atoms above which a molecule is rejected unless the caller sets another cap. */
export const DEFAULT_MAX_HEAVY_ATOMS = 300;

/**
 * Why a molecule was not predicted: no text, no valid SMILES, more heavy atoms than the cap, or a
 * fault inside the toolkit.
 */
export type RejectionReason = 'empty' | 'unparsable' | 'too-large' | 'toolkit-failure';

/** A molecule that could not be read. `position` counts characters of the given text from 0. */
export interface Rejection {
  readonly reason: RejectionReason;
  readonly message: string;
  readonly position?: number;
}
