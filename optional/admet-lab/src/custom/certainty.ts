import {
  type CertaintyFacts,
  type CertaintyHeader,
  expectedError,
  getLimit,
} from '@biographql/admet-predictor/internal';
import type { AssayTable } from './assay-row.js';
import type { AssayCertainty, AssayCertaintyFigures } from './card.js';
import { conformalBands, isHeld, LEVEL, quantile } from './conformal.js';
import { calibrate, type UnseenScores } from './cross-validate.js';
import { fitErrorModel, type JudgedRow } from './error-model.js';
import { toFigures } from './figures.js';
import { FOLDS } from './folds.js';
import { round, significant } from './line.js';
import { onScale } from './model.js';
import { findNeighborhood } from './nearest-elsewhere.js';

export interface FittedCertainty {
  readonly certainty: CertaintyHeader;
  readonly floor: number;
  /** Fingerprints that new molecules are compared with, 16 words each. */
  readonly references: Uint32Array;
  readonly figures: AssayCertainty;
}

const MIN = 60;
const OUTSIDE = 0.8;
/** Share of molecules on scaffold folds that are too dissimilar, whatever their estimate. */
const UNLIKE = 0.01;
const DIGITS = 6;

interface Scheme {
  readonly unseen: UnseenScores;
  readonly nearest: Float64Array;
  readonly known: readonly boolean[];
}

/** Result of a molecule's estimate, fitted without its ring skeleton. */
interface EstimatedRow extends JudgedRow {
  /** Fold by ring skeleton. */
  readonly part: number;
  readonly estimate: number;
}

type Schemes<T> = readonly [random: T, scaffold: T];
type IsChosen = (part: number) => boolean;

const everyone: IsChosen = () => true;

/**
 * Fits the expected error on predictions for unseen molecules, with random and scaffold folds together,
 * and then the limits of intervals and sets. Figures use estimates and limits that were fitted on other ring
 * skeletons than the ones they judge.
 * @param isJudged - the rows that figures cover.
 */
export function fitCertainty(
  table: AssayTable,
  random: UnseenScores,
  scaffold: UnseenScores,
  isJudged: readonly boolean[],
  seed: number,
): FittedCertainty {
  const folds = [random.folds, scaffold.folds] as const;
  const { references, nearest } = findNeighborhood(table.features, folds, seed);
  const toScheme = (unseen: UnseenScores, near: Float64Array = new Float64Array(0)): Scheme => ({
    unseen,
    nearest: near,
    known: knownElsewhere(table.scaffolds, unseen.folds),
  });
  const schemes = [toScheme(random, nearest[0]), toScheme(scaffold, nearest[1])] as const;
  const parts = scaffold.folds;
  const judged = crossFit(table, schemes, parts);
  const { model } = fitOn(table, schemes, parts, everyone);
  const { limit, floor } = getDomain(judged, everyone);
  return {
    certainty: { ...model, level: LEVEL, limit, bands: getBands(judged, everyone, table.isClass) },
    floor,
    references,
    figures: { level: LEVEL, ...measure(judged, isJudged, table.isClass) },
  };
}

function knownElsewhere(scaffolds: readonly string[], folds: Uint8Array): readonly boolean[] {
  const foldsOf = new Map<string, Set<number>>();
  scaffolds.forEach((scaffold, row) => {
    const known = foldsOf.get(scaffold) ?? new Set();
    foldsOf.set(scaffold, known.add(folds[row] ?? 0));
  });
  return scaffolds.map((scaffold) => (foldsOf.get(scaffold)?.size ?? 0) > 1);
}

type Line = ReturnType<typeof calibrate> | null;

function judge(
  { targets, isClass }: AssayTable,
  { unseen, nearest, known }: Scheme,
  line: Line,
): readonly JudgedRow[] {
  const finish = { calibration: line };
  return Array.from(unseen.model, (score, row) => {
    const value = line ? line.intercept + line.slope * score : score;
    const half = (unseen.split[row] ?? 0) / 2;
    const apart = onScale(score + half, finish) - onScale(score - half, finish);
    const target = targets[row] ?? 0;
    return {
      similarity: nearest[row] ?? 0,
      knownScaffold: known[row] ?? false,
      deviation: Math.abs(apart) / Math.SQRT2,
      value,
      error: isClass ? Number(value >= 0 !== target > 0.5) : Math.abs(value - target),
    };
  });
}

function fitOn(table: AssayTable, schemes: Schemes<Scheme>, parts: Uint8Array, isChosen: IsChosen) {
  const pick = <T>(_: T, row: number) => isChosen(parts[row] ?? 0);
  const { targets, isClass } = table;
  const [random, scaffold] = schemes;
  const line = isClass ? calibrate(random.unseen.model.filter(pick), targets.filter(pick)) : null;
  const rows = [judge(table, random, line), judge(table, scaffold, line)] as const;
  const chosen = rows.flatMap((each) => each.filter(pick));
  return { rows, model: fitErrorModel(chosen, targets, isClass) };
}

function crossFit(
  table: AssayTable,
  schemes: Schemes<Scheme>,
  parts: Uint8Array,
): Schemes<readonly EstimatedRow[]> {
  const fits = Array.from({ length: FOLDS }, (_, part) =>
    fitOn(table, schemes, parts, (of) => of !== part),
  );
  const estimate = (scheme: 0 | 1) =>
    [...parts].flatMap((part, row) => {
      const fit = fits[part];
      const judged = fit?.rows[scheme][row];
      if (!fit || !judged) return [];
      const facts: CertaintyFacts = { ...judged, descriptors: 0 };
      return {
        ...judged,
        part,
        estimate: expectedError(fit.model, facts, judged.value, table.isClass),
      };
    });
  return [estimate(0), estimate(1)];
}

/**
 * Limits for new skeletons come from the scaffold folds, limits for known skeletons from all folds. A group with too
 * few rows uses all rows of its folds.
 */
function getBands(
  [random, scaffold]: Schemes<readonly EstimatedRow[]>,
  isChosen: IsChosen,
  isClass: boolean,
): CertaintyHeader['bands'] {
  const of = (rows: readonly EstimatedRow[], isKnown: boolean) => {
    const chosen = rows.filter(({ part }) => isChosen(part));
    const like = chosen.filter(({ knownScaffold }) => knownScaffold === isKnown);
    return conformalBands(like.length >= MIN ? like : chosen, isClass);
  };
  return { known: of([...random, ...scaffold], true), new: of(scaffold, false) };
}

function getDomain([, scaffold]: Schemes<readonly EstimatedRow[]>, isChosen: IsChosen) {
  const rows = scaffold.filter(({ part }) => isChosen(part));
  const estimates = rows.map(({ estimate }) => estimate);
  const similarities = rows.map(({ similarity }) => similarity);
  return {
    limit: significant(quantile(estimates, OUTSIDE), DIGITS),
    floor: significant(quantile(similarities, UNLIKE), DIGITS),
  };
}

function measure(
  judged: Schemes<readonly EstimatedRow[]>,
  isJudged: readonly boolean[],
  isClass: boolean,
): Pick<AssayCertainty, 'random' | 'scaffold'> {
  const limits = Array.from({ length: FOLDS }, (_, part) => {
    const isOther: IsChosen = (other) => other !== part;
    return { bands: getBands(judged, isOther, isClass), ...getDomain(judged, isOther) };
  });
  const of = (rows: readonly EstimatedRow[]) =>
    figures(
      rows.flatMap((row, place) => {
        const found = limits[row.part];
        if (!found || !isJudged[place]) return [];
        const isInside = row.estimate <= found.limit && row.similarity >= found.floor;
        return { ...row, limit: getLimit(found, row.estimate, row.knownScaffold), isInside };
      }),
      isClass,
    );
  const [random, scaffold] = judged;
  return { random: of(random), scaffold: of(scaffold) };
}

interface MeasuredRow {
  readonly estimate: number;
  readonly error: number;
  readonly limit: number;
  readonly isInside: boolean;
}

function figures(rows: readonly MeasuredRow[], isClass: boolean): AssayCertaintyFigures {
  const share = (test: (row: MeasuredRow) => boolean) =>
    round(rows.filter(test).length / rows.length);
  const meanError = (of: readonly MeasuredRow[]) =>
    of.length === 0 ? null : round(of.reduce((sum, { error }) => sum + error, 0) / of.length);
  const sorted = rows.toSorted((a, b) => a.estimate - b.estimate);
  const fifth = Math.floor(sorted.length / 5);
  const large = isClass
    ? 0.5
    : Math.sqrt(rows.reduce((sum, { error }) => sum + error * error, 0) / rows.length);
  const wrong = Float64Array.from(rows, ({ error }) => Number(error > large));
  const judged = toFigures(
    wrong,
    Float64Array.from(rows, ({ estimate }) => estimate),
    true,
  );
  return {
    coverage: share(({ estimate, error, limit }) => isHeld(estimate, error, limit, isClass)),
    error: meanError(rows) ?? 0,
    bestFifth: meanError(sorted.slice(0, fifth)) ?? 0,
    worstFifth: meanError(sorted.slice(-fifth)) ?? 0,
    wrongAuc: 'rocAuc' in judged ? judged.rocAuc : 0.5,
    inDomain: share(({ isInside }) => isInside),
    errorInDomain: meanError(rows.filter(({ isInside }) => isInside)),
    errorOutOfDomain: meanError(rows.filter(({ isInside }) => !isInside)),
    ...(isClass ? { either: share(({ estimate, limit }) => estimate > limit) } : {}),
  };
}
