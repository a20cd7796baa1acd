import type { AssayTable } from './assay-row.js';
import type { AssayComparison } from './card.js';
import { toFigures } from './figures.js';
import { dealFolds, FOLDS } from './folds.js';
import { type FitPauses, fitLayer, scoreRows } from './layer.js';
import { fitLine, type Line, type SlopePrior } from './line.js';

export interface UnseenScores {
  readonly folds: Uint8Array;
  readonly model: Float64Array;
  readonly split: Float64Array;
  readonly line: Float64Array;
}

export async function crossValidate(
  table: AssayTable,
  groups: readonly string[],
  seed: number,
  pauses: FitPauses,
): Promise<UnseenScores> {
  const folds = dealFolds(groups, table.isClass ? table.targets : undefined, seed);
  const model = new Float64Array(folds.length);
  const split = new Float64Array(folds.length);
  const line = new Float64Array(folds.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const rows = Uint32Array.from(folds.keys());
    const held = rows.filter((row) => folds[row] === fold);
    const layer = await fitLayer(
      table,
      rows.filter((row) => folds[row] !== fold),
      seed,
      pauses,
    );
    const scored = scoreRows(layer, table, held);
    held.forEach((row, place) => {
      model[row] = scored.scores[place] ?? 0;
      split[row] = scored.split[place] ?? 0;
      line[row] = scored.lineScores[place] ?? 0;
    });
  }
  return { folds, model, split, line };
}

const CALIBRATION: SlopePrior = { slope: 1, rows: 10 };

export function calibrate(scores: Float64Array, targets: Float64Array): Line {
  return fitLine(scores, targets, true, CALIBRATION);
}

/** Class scores, each fold calibrated on the others, so that no figure depends on its own labels. */
function calibrated(scores: Float64Array, targets: Float64Array, folds: Uint8Array): Float64Array {
  const result = new Float64Array(scores.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isOther = (_: number, row: number) => folds[row] !== fold;
    const { intercept, slope } = calibrate(scores.filter(isOther), targets.filter(isOther));
    scores.forEach((score, row) => {
      if (folds[row] === fold) result[row] = intercept + slope * score;
    });
  }
  return result;
}

/** Figures of the rows that `isJudged` names. */
export function compare(
  { targets, baseScores, isClass, isOfBase }: AssayTable,
  { folds, model, line }: UnseenScores,
  isJudged: readonly boolean[],
): AssayComparison {
  const pick = (values: Float64Array) => values.filter((_, row) => isJudged[row]);
  const figures = (scores: Float64Array) => toFigures(pick(targets), pick(scores), isClass);
  return {
    own: figures(isClass ? calibrated(model, targets, folds) : model),
    line: figures(line),
    ...(isOfBase ? { base: figures(baseScores) } : {}),
  };
}
