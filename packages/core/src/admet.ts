import type { AdmetCertainty } from './admet-certainty.js';
import { InvalidArgumentError } from './errors/input.js';
import type { AdmetModelName } from './generated/admet-model-name.js';
import type { AdmetRejection } from './scalars.js';

/** The prediction of one ADMET model for one molecule. */
export type AdmetPrediction<Model extends string = string> =
  | ({
      readonly status: 'predicted';
      readonly model: Model;
      /** The molecule as it was given. */
      readonly smiles: string;
      /** In the model's unit, or a probability, 0 to 1, for a classifier. */
      readonly value: number;
      /**
       * Why the molecule is out of the model's scope (e.g. a metal, a mixture, a radical, or an element or size not in
       * its training data), for display: don't rely on the value then. Absent otherwise.
       */
      readonly outOfScope?: string;
    } & AdmetCertainty)
  | {
      readonly status: 'rejected';
      readonly model: Model;
      readonly smiles: string;
      readonly value: null;
      /** Why the molecule has no value. */
      readonly reason: AdmetRejection;
    };

/**
 * Scale on which the parts of a score add up. `log-odds`: of the calibrated probability, so that the value is
 * `1 / (1 + exp(-score))`. `value`: the unit of the value; for models with bounded values (PPB), before the value is
 * clamped. `log10`: log10 of the value (VD, CL, THALF, and custom models trained on log10 values).
 */
export type ExplanationScale = 'log-odds' | 'value' | 'log10';

/** Contribution of an atom to the score. */
export interface AdmetAtom {
  /** Index of the atom in the SMILES, counted from 0 over all parts, plain hydrogens left out: RDKit's index. */
  readonly index: number;
  /** Atomic number. */
  readonly element: number;
  readonly contribution: number;
}

/** Contribution to the score that belongs to no atom. */
export interface AdmetRest {
  /**
   * A descriptor of the whole molecule, such as `logP`; a group that it lacks, such as `group:nitroAryl`; or
   * another kind of feature that it lacks, such as `atom environments not in the molecule`.
   */
  readonly name: string;
  /** The descriptor's value for the molecule; absent for features that the molecule lacks. */
  readonly value?: number;
  readonly contribution: number;
}

/** A molecule whose value was measured, and that a model was trained on. */
export interface MeasuredMolecule {
  readonly smiles: string;
  /** In the model's unit, or 0 or 1 for a classifier. */
  readonly value: number;
  /** Tanimoto similarity in [0, 1] to the explained molecule. */
  readonly similarity: number;
  /** Publication of the value, with the license of the copy; or the custom model whose rows it belongs to. */
  readonly source: string;
}

/** Explanation of the prediction of one ADMET model for one molecule. */
export type AdmetExplanation<Model extends string = string> =
  | {
      readonly status: 'explained';
      readonly model: Model;
      /** The molecule as it was given. */
      readonly smiles: string;
      readonly value: number;
      readonly scale: ExplanationScale;
      /** Baseline score: of a drug about which nothing else is known. */
      readonly base: number;
      /** Sum of `base` and all contributions of `atoms` and `rest`. */
      readonly score: number;
      /** Atoms of the part that is predicted, in the order of the SMILES; counter-ions are left out. */
      readonly atoms: readonly AdmetAtom[];
      /** The largest first, whatever their sign. */
      readonly rest: readonly AdmetRest[];
      /** Why the molecule is out of the model's scope; absent otherwise. */
      readonly outOfScope?: string;
      /** The most similar training molecules, best first: up to five from a service; empty if none may be passed on. */
      readonly similar: readonly MeasuredMolecule[];
      /** Why `similar` lacks some or all of the training molecules; absent when it draws on all. */
      readonly similarNote?: string;
    }
  | {
      readonly status: 'rejected';
      readonly model: Model;
      readonly smiles: string;
      readonly value: null;
      /** Why the molecule has no value. */
      readonly reason: AdmetRejection;
    };

declare const isOwn: unique symbol;

/** The name of a model that a service has beyond the 28, from {@link customAdmetModel}. */
export type CustomAdmetModelName = string & { readonly [isOwn]: true };

/** The name of one of the 28 models, which editors complete, or of a custom model. */
export type ServedAdmetModelName = AdmetModelName | CustomAdmetModelName;

/**
 * Marks a text as the name of a model that a service has beyond the 28, so that a misspelled
 * name of the 28 doesn't compile. The service rejects unknown names.
 * @throws InvalidArgumentError for an empty text.
 * @example
 * ```ts
 * import { customAdmetModel } from '@biographql/core';
 *
 * const model = customAdmetModel('our-logD');
 * console.log(model); // our-logD
 * ```
 */
export function customAdmetModel(name: string): CustomAdmetModelName {
  if (name.trim() === '') throw new InvalidArgumentError('name', 'must not be empty', name);
  return name as CustomAdmetModelName;
}

export {
  /** @deprecated Use `CustomAdmetModelName`. */
  type CustomAdmetModelName as OwnAdmetModelName,
  /** @deprecated Use `customAdmetModel`. */
  customAdmetModel as ownAdmetModel,
};

/** An ADMET model of a service: one of the 28, or a custom one. */
export interface ServedAdmetModel {
  /** The name in requests. */
  readonly name: ServedAdmetModelName;
  /** Whether it is a custom model, trained on a custom assay. */
  readonly isOwn: boolean;
  /** Predicted property, in a few words; null for custom models. */
  readonly meaning: string | null;
  /** A quantity, or the probability of a class, 0 to 1. */
  readonly kind: 'regression' | 'classification';
  /** Unit of the values; null for classes, and for custom models without one. */
  readonly unit: string | null;
  /** Meaning of a value of 1; null for quantities, and for models beyond the 28. */
  readonly positiveClass: string | null;
  /** The model of the 28 that a custom model is based on; null for the 28. */
  readonly base: string | null;
  /** Molecules that it was trained on; null when it is not known. */
  readonly trainedOn: number | null;
  /** Five-fold cross-validation, random and by scaffold; null when unknown. */
  readonly crossValidation: {
    /** R2 on the training scale (see `scale`), or the share of correct classes. */
    readonly measure: 'R2' | 'accuracy';
    /** New molecules of known kinds: salts, stereoisomers and tautomers of one molecule share a fold. */
    readonly random: number;
    /** New ring systems: molecules with one ring skeleton share a fold. */
    readonly scaffold: number;
  } | null;
  /** Scale of training and of expected errors: linear, or log10 of the values. Null for classes, and if unknown. */
  readonly scale: 'linear' | 'log10' | null;
  /** Whether the service explains its values. */
  readonly isExplained: boolean;
}
