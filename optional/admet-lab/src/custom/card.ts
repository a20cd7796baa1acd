import type { CertaintyFigures, ModelName } from '@biographql/admet-predictor';
import type { AssayKind, AssayScale } from './assay-row.js';
import type { AssayFigures } from './figures.js';

/** Figures of one way of cross-validation: three predictors on the same molecules. */
export interface AssayComparison {
  /** The trained model, without having seen the molecule's fold. */
  readonly own: AssayFigures;
  /** A line through the base's scores, fitted without the molecule's fold: what a shift of the assay explains. */
  readonly line: AssayFigures;
  /** Figures of the base model; absent unless both are classifiers, or both have the same unit and scale. */
  readonly base?: AssayFigures;
}

/** Reliability of the expected error, on folds that it was not fitted on. */
export interface AssayCertaintyFigures
  extends Pick<
    CertaintyFigures,
    | 'coverage'
    | 'error'
    | 'bestFifth'
    | 'worstFifth'
    | 'wrongAuc'
    | 'inDomain'
    | 'errorOutOfDomain'
    | 'either'
  > {
  /** Null without molecules in the domain. */
  readonly errorInDomain: number | null;
}

/** How sure a model is of molecules that it had not seen. */
export interface AssayCertainty {
  /** Nominal coverage of intervals and sets. */
  readonly level: number;
  readonly random: AssayCertaintyFigures;
  readonly scaffold: AssayCertaintyFigures;
}

/** Facts about a model, from the header of its file. */
export interface AssayFileFacts {
  /** Version of the features that the model reads. */
  readonly featureVersion: number;
  /** Both correct the line through the base, half each. */
  readonly members: readonly [
    { readonly name: string; readonly trees: number; readonly nodes: number },
    { readonly name: string; readonly intercept: number },
  ];
  /** Through the base's score: log-odds of a classifier, log10 of VD, CL and THALF, else the value. */
  readonly line: { readonly intercept: number; readonly slope: number };
  /** Calibration of the log-odds of classes; null for regressions. */
  readonly calibration: { readonly intercept: number; readonly slope: number } | null;
  /** Range that values are clipped to, on the scale of training; null if unlimited. */
  readonly range: readonly [low: number, high: number] | null;
  readonly domain: {
    /** Different fingerprints that new molecules are compared with. */
    readonly references: number;
    /** Different ring skeletons of the molecules. */
    readonly scaffolds: number;
    /** Similarity below which a molecule is outside. */
    readonly floor: number;
    /** Expected error above which a molecule is outside. */
    readonly limit: number;
  };
  /** Molecules that the file holds with their measured values: 0 unless it was trained with `keepRows`. */
  readonly storedRows: number;
}

/** Card of a custom model, stored in the model's file. */
export interface AssayCard {
  /** The name it was trained with, for predictions; a reader may choose another. */
  readonly name: string;
  /** The public model that it is based on. */
  readonly base: ModelName;
  /** As stated, or detected from the values. */
  readonly kind: AssayKind;
  /** Unit of the values as stated, else that of the base. Null for classes. */
  readonly unit: string | null;
  /** Scale of learning, of figures and of `deviation`. */
  readonly scale: AssayScale;
  /** Seed of the folds and of the tree sampling. */
  readonly seed: number;
  /** Rows that were given. */
  readonly rows: number;
  /** Rows that were left out, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Molecules that were learnt from, each once. */
  readonly trainedOn: number;
  /**
   * Molecules that look like training molecules of the base, circular environment by circular environment. The base's
   * figures are too good for these.
   */
  readonly knownToBase: number;
  /** Molecules that figures cover: those unknown to the base, or all if fewer than 30 (10 of a class). Absent: all. */
  readonly judgedOn?: number;
  /** Figures of molecules by models that had not seen them. */
  readonly crossValidation: {
    /** Five folds; charge, salt, stereo and tautomer forms of a molecule share one. */
    readonly random: AssayComparison;
    /** Five folds; molecules with one ring skeleton share one: new series. */
    readonly scaffold: AssayComparison;
  };
  readonly certainty: AssayCertainty;
  /** Day of training in UTC, as `2026-11-25`. */
  readonly date: string;
  /** Facts from the header of the file. */
  readonly file: AssayFileFacts;
}

export type StoredCard = Omit<AssayCard, 'file'>;
