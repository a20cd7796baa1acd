import type { AdmetCertainty, AdmetPrediction } from '@biographql/core';
import { type AdmetInterpretation, interpret, isValueOf } from './interpret.js';
import type { AdmetModel, AdmetVerdict } from './model.js';
import {
  ADMET_CATEGORIES,
  ADMET_MODEL_NAMES,
  type AdmetCategory,
  type AdmetModelName,
} from './model.js';
import { getAdmetModel } from './models.js';

/** A heading with the models under it. */
export interface AdmetCategoryGroup {
  readonly category: AdmetCategory;
  /** In table order, at least one. */
  readonly models: readonly AdmetModel[];
}

/**
 * Arranges models under the headings of the specification's table, in its order; empty headings and repeats are left out.
 * @param names - the models to arrange, in any order; all 28 by default
 * @throws UnknownModelError when untyped code passes a text that is no wire name.
 * @example
 * ```ts
 * import { groupByCategory } from '@biographql/admet';
 *
 * groupByCategory(['hERG', 'CL']).map((group) => group.category); // ['Excretion', 'Toxicity']
 * ```
 */
export function groupByCategory(
  names: readonly AdmetModelName[] = ADMET_MODEL_NAMES,
): readonly AdmetCategoryGroup[] {
  const models = [...new Set(names)]
    .sort((left, right) => ADMET_MODEL_NAMES.indexOf(left) - ADMET_MODEL_NAMES.indexOf(right))
    .map(getAdmetModel);
  return ADMET_CATEGORIES.map((category) => ({
    category,
    models: models.filter((model) => model.category === category),
  })).filter((group) => group.models.length > 0);
}

/** How many values got each verdict; the four add up to the number of interpretations. */
export type AdmetVerdictCounts = Readonly<Record<AdmetVerdict, number>>;

/** Summary of the predictions for one molecule. */
export interface AdmetSummary {
  /** All readable values in table order; repeats keep the order given. */
  readonly interpretations: readonly AdmetInterpretation[];
  readonly counts: AdmetVerdictCounts;
  /** Counts per heading in table order; headings without a readable value are left out. */
  readonly categories: readonly {
    readonly category: AdmetCategory;
    readonly counts: AdmetVerdictCounts;
  }[];
  /** The unfavorable interpretations, in table order. */
  readonly concerns: readonly AdmetInterpretation[];
  /** Models whose value was null, not finite, or no probability, in table order; never counted as favorable. */
  readonly missing: readonly AdmetModelName[];
  /** Models that were not made for the molecule, in table order; their values are not judged. */
  readonly outOfScope: readonly AdmetModelName[];
  /**
   * Models that are outside their domain for the molecule or rule neither answer out, in table order. Their values are
   * judged and counted nevertheless. Empty if the predictions lack these facts.
   */
  readonly unsure: readonly AdmetModelName[];
}

/** The fields of a prediction that {@link summarize} reads. */
export interface SummarizedPrediction
  extends Pick<AdmetPrediction<AdmetModelName>, 'model' | 'value'>,
    Pick<AdmetCertainty, 'inDomain' | 'predictionSet'> {
  /** Why the molecule is out of the model's scope; absent otherwise. */
  readonly outOfScope?: string;
}

/**
 * Interprets all predictions for one molecule and counts the verdicts, overall and per heading.
 * An invalid value is listed as missing, an out-of-scope one as such; the rest is unaffected. An empty list gives
 * zeros.
 * @param predictions - of one molecule, in any order, for any number of models
 * @throws UnknownModelError when untyped code passes a value for a text that is no wire name.
 * @example
 * ```ts
 * import { summarize } from '@biographql/admet';
 *
 * const { counts, concerns } = summarize([
 *   { model: 'logS', value: -2.1 },
 *   { model: 'hERG', value: 0.91 },
 * ]);
 * counts.favorable; // 1
 * concerns.map((concern) => concern.model); // ['hERG']
 * ```
 */
export function summarize(predictions: readonly SummarizedPrediction[]): AdmetSummary {
  const rank = ({ model }: SummarizedPrediction) => ADMET_MODEL_NAMES.indexOf(model);
  const ordered = [...predictions].sort((left, right) => rank(left) - rank(right));
  const interpretations: AdmetInterpretation[] = [];
  const missing: AdmetModelName[] = [];
  const unfit: AdmetModelName[] = [];
  const unsure: AdmetModelName[] = [];
  for (const { model, value, outOfScope, inDomain, predictionSet } of ordered) {
    if (outOfScope !== undefined) {
      unfit.push(model);
      continue;
    }
    if (value === null || !isValueOf(getAdmetModel(model), value)) {
      missing.push(model);
      continue;
    }
    interpretations.push(interpret(model, value));
    if (inDomain === false || predictionSet === 'either') unsure.push(model);
  }

  const categories = ADMET_CATEGORIES.flatMap((category) => {
    const group = interpretations.filter(({ model }) => getAdmetModel(model).category === category);
    return group.length > 0 ? [{ category, counts: countVerdicts(group) }] : [];
  });

  return {
    interpretations,
    counts: countVerdicts(interpretations),
    categories,
    concerns: interpretations.filter(({ verdict }) => verdict === 'unfavorable'),
    missing,
    outOfScope: unfit,
    unsure,
  };
}

function countVerdicts(interpretations: readonly AdmetInterpretation[]): AdmetVerdictCounts {
  const counts = { favorable: 0, moderate: 0, unfavorable: 0, neutral: 0 };
  for (const { verdict } of interpretations) counts[verdict] += 1;
  return counts;
}
