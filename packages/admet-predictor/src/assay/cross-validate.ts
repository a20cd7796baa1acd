import type { AssayComparison } from './assay-card.js';
import { type FitPauses, fitLayer, scoreRows } from './assay-layer.js';
import type { AssayTable } from './assay-table.js';
import { figuresOf } from './figures.js';
import { dealFolds, FOLDS } from './folds.js';

/** What models that had not seen a molecule say about it. */
export interface UnseenScores {
  readonly folds: Uint8Array;
  /** Of the trained layer. */
  readonly own: Float64Array;
  /** Of a line through the base's scores. */
  readonly line: Float64Array;
}

/** Scores every molecule by a layer that was fitted to the other folds.  */
export async function crossValidate(
  table: AssayTable,
  groups: readonly string[],
  seed: number,
  pauses: FitPauses,
): Promise<UnseenScores> {
  const folds = dealFolds(groups, table.isClass ? table.targets : undefined, seed);
  const own = new Float64Array(folds.length);
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
    const { scores, lineScores } = scoreRows(layer, table, held);
    held.forEach((row, place) => {
      own[row] = scores[place] ?? 0;
      line[row] = lineScores[place] ?? 0;
    });
  }
  return { folds, own, line };
}

/** Figures of scores beside those of the base; `hasBase` says whether the base tells the same in the same unit. */
export function compare(
  { targets, baseScores, isClass }: AssayTable,
  { own, line }: UnseenScores,
  hasBase: boolean,
): AssayComparison {
  return {
    own: figuresOf(targets, own, isClass),
    line: figuresOf(targets, line, isClass),
    ...(hasBase ? { base: figuresOf(targets, baseScores, isClass) } : {}),
  };
}
