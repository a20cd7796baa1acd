import type { ServedAdmetModelName } from './own-admet-model.js';

/** An ADMET model that a service predicts, of the 28 or beyond them. */
export interface ServedAdmetModel {
  /** The name in requests. */
  readonly name: ServedAdmetModelName;
  /** Whether it is a custom model, trained on a custom assay. */
  readonly isOwn: boolean;
  /** What is predicted, in a few words; null for a model beyond the 28. */
  readonly meaning: string | null;
  /** A quantity, or the probability of a class, 0 to 1. */
  readonly kind: 'regression' | 'classification';
  /** Of every value; null for classes, and for a model beyond the 28 that states none. */
  readonly unit: string | null;
  /** What a value of 1 means; null for quantities, and for models beyond the 28. */
  readonly positiveClass: string | null;
  /** The one of the 28 that a model beyond them stands on; null for these. */
  readonly base: string | null;
  /** Molecules that it was trained on; null when it is not known. */
  readonly trainedOn: number | null;
  /** How well it predicts molecules that it had not seen, five folds each; null when it is not known. */
  readonly crossValidation: {
    /** R2 on the scale of learning (log10 for VD, CL, THALF), or the share of right classes. */
    readonly measure: 'R2' | 'accuracy';
    /** New molecules of known kinds: salts, stereoisomers and tautomers of one molecule share a fold. */
    readonly random: number;
    /** New ring systems: molecules with one ring skeleton share a fold. */
    readonly scaffold: number;
  } | null;
  /**
   * What amounts were learnt as, which errors to expect are on: the values themselves, or log10 of them. Null for classes, and
   * when it is not known.
   */
  readonly scale: 'linear' | 'log10' | null;
  /** Whether the service explains its values. */
  readonly isExplained: boolean;
}
