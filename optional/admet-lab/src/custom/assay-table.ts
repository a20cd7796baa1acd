import type { SparseFeatures } from '@biographql/admet-predictor/internal';

/** The molecules of an assay as members learn from them: each once. */
export interface AssayTable {
  readonly isClass: boolean;
  readonly features: readonly SparseFeatures[];
  /** Whether the base tells the same quantity in the same unit, or the same kind of probability. */
  readonly isOfBase: boolean;
  /** `loggedValues` of each molecule, on a grid. */
  readonly logged: readonly Float64Array[];
  /** Values on the training scale, or classes 0 and 1. */
  readonly targets: Float64Array;
  /** What the base says, on its own scale: log-odds of classifiers. */
  readonly baseScores: Float64Array;
  /** Equal for stereoisomers, salts, tautomers and charge forms of one molecule. */
  readonly twins: readonly string[];
  /** Equal for molecules with one ring skeleton. */
  readonly scaffolds: readonly string[];
}
