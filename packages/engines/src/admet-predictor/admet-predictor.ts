import type { AdmetModelName } from '@biographql/admet';
import type {
  AdmetExplanation,
  AdmetPrediction,
  CallOptions,
  MoleculeDescription,
  SubstructureSearch,
} from '@biographql/core';
import type { Driver, Engine } from '../driver.js';

/** How well a model predicts unseen molecules: R2 on the training scale, or the share of correct classes. */
export interface AdmetCrossValidation {
  readonly measure: 'R2' | 'accuracy';
  /** Figures of folds that keep salts, stereoisomers and tautomers of a molecule together. */
  readonly random: number;
  /** Figures of folds that keep molecules with one ring skeleton together. */
  readonly scaffold: number;
}

export interface AdmetTraining {
  readonly trainedOn: number;
  readonly crossValidation: AdmetCrossValidation;
}

export type AdmetTrainings = Readonly<Partial<Record<AdmetModelName, AdmetTraining>>>;

export interface CustomAdmetModel {
  /** Must not resemble a name or alias of the 28 public models. */
  readonly name: string;
  readonly kind: 'regression' | 'classification';
  /** Unit of the values; null for classes, or when none was stated. */
  readonly unit: string | null;
  /** The public model that it builds on. */
  readonly base: AdmetModelName;
  readonly trainedOn: number;
  /** Absent when it is not known. */
  readonly crossValidation?: AdmetCrossValidation;
  /** Whether it was trained on values or log10, the scale of expected errors too. Absent for classes or if unknown. */
  readonly scale?: 'linear' | 'log10';
  /** Whether `explain` takes it. Default: false. */
  readonly isExplained?: boolean;
}

export interface DescribeMoleculesOptions extends CallOptions {
  /** Whether InChI and InChIKey are computed too, which is slow. Default: false. */
  readonly identifiers?: boolean;
}

/** Predicts ADMET models in the order of the input; a molecule that cannot be predicted is `rejected` in its place. */
export interface AdmetPredictor extends Engine {
  /** The models installed; the others answer ModelNotInstalledError. */
  readonly models: readonly AdmetModelName[];
  /** Models beyond the 28. Default: none. */
  readonly customModels?: readonly CustomAdmetModel[];
  /** Facts about the training of installed models. Default: none. @throws EngineUnavailableError. */
  training?(options?: CallOptions): Promise<AdmetTrainings>;
  /** Predicts one model, of `models` or `customModels`; an empty list for an empty list. */
  predict(
    smiles: readonly string[],
    model: string,
    options?: CallOptions,
  ): Promise<readonly AdmetPrediction[]>;
  /** Describes molecules without a model, in the order of the input. Default: nothing is described. */
  describe?(
    smiles: readonly string[],
    options?: DescribeMoleculesOptions,
  ): Promise<readonly MoleculeDescription[]>;
  /** Finds which molecules hold a structure. Default: nothing is searched. */
  findSubstructure?(
    pattern: string,
    smiles: readonly string[],
    options?: CallOptions,
  ): Promise<SubstructureSearch>;
  /** Explains one prediction: base, atoms and rest add up to the score. Default: nothing is explained. */
  explain?(smiles: string, model: string, options?: CallOptions): Promise<AdmetExplanation>;
}

export type AdmetDriver = Driver<AdmetPredictor>;
