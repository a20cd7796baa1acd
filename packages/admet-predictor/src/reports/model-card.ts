/** What is known of a model: an entry of `models` in `models/cards.json`. */
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
  /** Molecules of the main set, and of all that it was trained on. */
  readonly rows: number;
  readonly trainedOn: number;
  readonly positiveShare: number | null;
  /** Least, median and greatest value of the training molecules, on the scale of training. */
  readonly targetRange: readonly number[] | null;
  readonly crossValidation: {
    readonly folds: number;
    readonly scaffoldFolds: number;
    readonly plain: Figures;
    readonly random: Figures;
    readonly scaffold: Figures;
    readonly scale: string | null;
  };
  readonly members: readonly Readonly<Record<string, unknown>>[];
  readonly domain: {
    readonly measure: string;
    readonly references: number;
    readonly threshold: number;
  };
  readonly seed: number;
  readonly trained: string;
}

/** Figures of a validation by their names. */
export type Figures = Readonly<Record<string, number>>;

/** What a model predicts, in words: an entry of the catalog of `@biographql/admet`. */
export interface EndpointFacts {
  readonly category: string;
  readonly meaning: string;
  readonly description: string;
  /** Classifiers only: what the probability is of. */
  readonly positiveClass?: string;
}
