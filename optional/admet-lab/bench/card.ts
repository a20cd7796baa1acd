import type { CertaintyFigures } from '@biographql/admet-predictor';

/** Figures of one cross-validation, as train.py writes them. */
export interface Figures {
  readonly accuracy?: number;
  readonly balancedAccuracy?: number;
  readonly rocAuc?: number;
  readonly mcc?: number;
  readonly calibrationError?: number;
  readonly r2?: number;
  readonly rmse?: number;
  readonly mae?: number;
  readonly spearman?: number;
  readonly within2Fold?: number;
}

/** The part of a model card that the table shows. */
export interface Card {
  readonly model: string;
  readonly kind: 'classification' | 'regression';
  readonly unit: string;
  readonly data: string;
  readonly license: string;
  readonly note: string | null;
  readonly rows: number;
  readonly positiveShare: number | null;
  readonly published: { readonly figure: number; readonly method: string };
  readonly crossValidation: {
    /** Folds over rows: twins of a molecule may fall on both sides, as in the published figures. */
    readonly plain: Figures;
    /** Stereoisomers, salts and tautomers of a molecule share a fold. */
    readonly random: Figures;
    /** Molecules with one ring skeleton share a fold. */
    readonly scaffold: Figures;
    /** Scaffold and plain folds that were scored, of five. */
    readonly scaffoldFolds: number;
    readonly plainFolds: number;
    readonly scale: string | null;
  };
  readonly certainty: { readonly random: CertaintyFigures; readonly scaffold: CertaintyFigures };
}
