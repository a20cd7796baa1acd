/** Model card: an entry of `models` in `models/cards.json`. */
export interface ModelCard {
  readonly model: string;
  readonly kind: string;
  readonly unit: string;
  readonly transform: string;
  readonly data: string;
  readonly license: string;
  readonly note: string | null;
  readonly published: {
    readonly measure: string;
    readonly figure: number;
    readonly method: string;
  };
  /** Number of molecules in the main set, and in the whole training set. */
  readonly rows: number;
  readonly trainedOn: number;
  readonly positiveShare: number | null;
  /** Minimum, median and maximum value of the training molecules, on the scale of training. */
  readonly targetRange: readonly number[] | null;
  readonly crossValidation: {
    readonly folds: number;
    readonly scaffoldFolds: number;
    readonly plain: Figures;
    readonly random: Figures;
    readonly scaffold: Figures;
    /** Figures of folds that leave out whole clusters of structures. */
    readonly cluster?: Figures;
    /** Figures on a second source, by models fitted only on the main one; absent if rows name no source. */
    readonly source?: Figures;
    readonly scale: string | null;
  };
  readonly members: readonly Readonly<Record<string, unknown>>[];
  readonly domain: {
    readonly measure: string;
    /** Training molecules, their different fingerprints and their different ring skeletons. */
    readonly molecules: number;
    readonly references: number;
    readonly scaffolds: number;
    /** The similarity below which, and the expected error above which, a molecule is outside. */
    readonly floor: number;
    readonly limit: number;
  };
  readonly certainty: {
    /** Coverage of intervals and sets, 0 to 1. */
    readonly level: number;
    readonly random: CertaintyFigures;
    readonly scaffold: CertaintyFigures;
  };
  readonly seed: number;
  readonly trained: string;
}

/** Certainty of predictions on molecules used to fit neither the estimate nor its limits. */
export interface CertaintyFigures {
  /** Share of measured values that the interval or the set holds; also by thirds of the estimate, the lowest first. */
  readonly coverage: number;
  readonly coverageOfThirds: readonly number[];
  /** Mean absolute error, or share of wrong classes: of all, of thirds and of fifths of the estimate. */
  readonly error: number;
  readonly errorOfThirds: readonly number[];
  readonly bestFifth: number;
  readonly worstFifth: number;
  /** Area under the ROC curve of the estimate for "this prediction is wrong": the wrong class, or off by more than the RMSE. */
  readonly wrongAuc: number;
  /** Share of molecules. */
  readonly inDomain: number;
  readonly errorInDomain: number;
  readonly errorOutOfDomain: number | null;
  /** Share outside the domain of molecules with a nearest similarity below 0.35; absent on older cards. */
  readonly outsideOfFar?: number | null;
  /** Regressions only: lowest coverage of ten clusters of structures with 30 molecules or more. */
  readonly coverageOfWorstCluster?: number;
  /** Classifiers only: share of sets with both classes. */
  readonly either?: number;
}

/** Figures of a validation by their names. */
export type Figures = Readonly<Record<string, number>>;
