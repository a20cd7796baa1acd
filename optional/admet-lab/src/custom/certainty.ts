import { type CertaintyHeader, expectedError } from '@biographql/admet-predictor/internal';
import type { AssayTable } from './assay-row.js';
import type { AssayCertainty, AssayCertaintyFigures } from './card.js';
import { conformalBands, isHeld, LEVEL, limitFor, quantile } from './conformal.js';
import { calibrate, type UnseenScores } from './cross-validate.js';
import { fitErrorModel, type JudgedRows } from './error-model.js';
import { toFigures } from './figures.js';
import { FOLDS } from './folds.js';
import { significant } from './line.js';
import { onScale } from './model.js';
import { findNeighborhood } from './nearest-elsewhere.js';

export interface FittedCertainty {
  readonly certainty: CertaintyHeader;
  readonly floor: number;
  /** Fingerprints that new molecules are compared with, 16 words each. */
  readonly references: Uint32Array;
  readonly figures: AssayCertainty;
}

const FEWEST = 60;
const OUTSIDE = 0.8;
/** The share of molecules whose similarity on scaffold folds is too low whatever the estimate. */
const UNLIKE = 0.01;
const DIGITS = 6;

interface Scheme {
  readonly unseen: UnseenScores;
  readonly nearest: Float64Array;
  /** 1 where a molecule of another fold has the ring skeleton. */
  readonly known: Uint8Array;
}

interface Judged extends JudgedRows {
  readonly estimate: Float64Array;
}

type Chosen = (row: number) => boolean;

/**
 * Fits the error to expect on what models said of molecules that they had not seen, random and scaffold folds together,
 * and the limits of intervals and sets on top. Figures are of estimates and limits that were fitted on other ring
 * skeletons than the judged ones.
 */
export function fitCertainty(
  table: AssayTable,
  random: UnseenScores,
  scaffold: UnseenScores,
  seed: number,
): FittedCertainty {
  const folds = [random.folds, scaffold.folds];
  const { references, nearest } = findNeighborhood(table.features, folds, seed);
  const schemes = [random, scaffold].map((unseen, place) => ({
    unseen,
    nearest: nearest[place] ?? new Float64Array(0),
    known: knownElsewhere(table.scaffolds, unseen.folds),
  }));
  const parts = scaffold.folds;
  const judged = crossFit(table, schemes, parts);
  const everyone = () => true;
  const fitted = fitOn(table, schemes, everyone);
  const near = nearest[1] ?? new Float64Array(0);
  const { limit, floor } = getDomain(judged, near, everyone);
  const certainty: CertaintyHeader = {
    ...fitted.model,
    level: LEVEL,
    limit,
    bands: getBands(judged, everyone, table.isClass),
  };
  const [ofRandom, ofScaffold] = measure(judged, near, parts, table.isClass);
  return {
    certainty,
    floor,
    references,
    figures: { level: LEVEL, random: ofRandom, scaffold: ofScaffold },
  };
}

function knownElsewhere(scaffolds: readonly string[], folds: Uint8Array): Uint8Array {
  const foldsOf = new Map<string, Set<number>>();
  scaffolds.forEach((scaffold, row) => {
    const known = foldsOf.get(scaffold) ?? new Set();
    foldsOf.set(scaffold, known.add(folds[row] ?? 0));
  });
  return Uint8Array.from(scaffolds, (scaffold) => ((foldsOf.get(scaffold)?.size ?? 0) > 1 ? 1 : 0));
}

function judge(table: AssayTable, { unseen, nearest, known }: Scheme, line: Line): JudgedRows {
  const { own, split } = unseen;
  const { targets, isClass } = table;
  const finish = { calibration: line };
  const value = line ? own.map((score) => line.intercept + line.slope * score) : own;
  const deviation = own.map((score, row) => {
    const half = (split[row] ?? 0) / 2;
    return Math.abs(onScale(score + half, finish) - onScale(score - half, finish)) / Math.SQRT2;
  });
  const error = value.map((said, row) => {
    const target = targets[row] ?? 0;
    return isClass ? Number(said >= 0 !== target > 0.5) : Math.abs(said - target);
  });
  return { similarity: nearest, known, deviation, value, error };
}

type Line = ReturnType<typeof calibrate> | null;

function fitOn(table: AssayTable, schemes: readonly Scheme[], isChosen: Chosen) {
  const { targets, isClass } = table;
  const pick = (values: Float64Array) => values.filter((_, row) => isChosen(row));
  const scores = schemes[0]?.unseen.own ?? new Float64Array(0);
  const line = isClass ? calibrate(pick(scores), pick(targets)) : null;
  const rows = schemes.map((scheme) => judge(table, scheme, line));
  const join = (of: (each: JudgedRows) => Float64Array) =>
    Float64Array.from(rows.flatMap((each) => [...pick(of(each))]));
  const model = fitErrorModel(
    {
      similarity: join(({ similarity }) => similarity),
      known: Uint8Array.from(
        rows.flatMap(({ known }) => [...known.filter((_, row) => isChosen(row))]),
      ),
      deviation: join(({ deviation }) => deviation),
      value: join(({ value }) => value),
      error: join(({ error }) => error),
    },
    targets,
    isClass,
  );
  return { model, rows };
}

function crossFit(
  table: AssayTable,
  schemes: readonly Scheme[],
  parts: Uint8Array,
): readonly Judged[] {
  const found = schemes.map(({ nearest, known }) => ({
    similarity: nearest,
    known,
    deviation: new Float64Array(parts.length),
    value: new Float64Array(parts.length),
    error: new Float64Array(parts.length),
    estimate: new Float64Array(parts.length),
  }));
  for (let part = 0; part < FOLDS; part += 1) {
    const { model, rows } = fitOn(table, schemes, (row) => parts[row] !== part);
    const header = { ...model, level: LEVEL, limit: 0, bands: NO_BANDS };
    found.forEach((whole, scheme) => {
      const own = rows[scheme];
      parts.forEach((of, row) => {
        if (of !== part || !own) return;
        const facts = {
          similarity: own.similarity[row] ?? 0,
          knownScaffold: own.known[row] === 1,
          deviation: own.deviation[row] ?? 0,
          descriptors: 0,
        };
        const value = own.value[row] ?? 0;
        whole.value[row] = value;
        whole.deviation[row] = facts.deviation;
        whole.error[row] = own.error[row] ?? 0;
        whole.estimate[row] = expectedError(header, facts, value, table.isClass);
      });
    });
  }
  return found;
}

const NONE = { edges: [], limits: [] };
const NO_BANDS = { known: NONE, new: NONE };

/** Limits of new skeletons from scaffold folds, of known ones from both; from all where there are too few. */
function getBands(judged: readonly Judged[], isChosen: Chosen, isClass: boolean) {
  const [, scaffold] = judged;
  const of = (schemes: readonly Judged[], isKnown: boolean) => {
    const pick = (own: Judged, only: boolean) =>
      [...own.estimate.keys()].filter(
        (row) => isChosen(row) && (!only || (own.known[row] === 1) === isKnown),
      );
    const count = schemes.reduce((sum, own) => sum + pick(own, true).length, 0);
    const rows = schemes.flatMap((own) =>
      pick(own, count >= FEWEST).map(
        (row) => [own.estimate[row] ?? 0, own.error[row] ?? 0] as const,
      ),
    );
    const [estimates, errors] = [0, 1].map((at) => Float64Array.from(rows, (row) => row[at] ?? 0));
    return conformalBands(estimates ?? EMPTY, errors ?? EMPTY, isClass);
  };
  return { known: of(judged, true), new: of(scaffold ? [scaffold] : [], false) };
}

const EMPTY = new Float64Array(0);

function getDomain([, scaffold]: readonly Judged[], near: Float64Array, isChosen: Chosen) {
  const pick = (values: Float64Array) => values.filter((_, row) => isChosen(row));
  return {
    limit: significant(quantile(pick(scaffold?.estimate ?? EMPTY), OUTSIDE), DIGITS),
    floor: significant(quantile(pick(near), UNLIKE), DIGITS),
  };
}

function measure(
  judged: readonly Judged[],
  near: Float64Array,
  parts: Uint8Array,
  isClass: boolean,
): readonly [AssayCertaintyFigures, AssayCertaintyFigures] {
  const limits = Array.from({ length: FOLDS }, (_, part) => {
    const isOther: Chosen = (row) => parts[row] !== part;
    return { bands: getBands(judged, isOther, isClass), domain: getDomain(judged, near, isOther) };
  });
  const of = (own: Judged | undefined): AssayCertaintyFigures => {
    const rows = [...parts.keys()].map((row) => {
      const [estimate, error] = [own?.estimate[row] ?? 0, own?.error[row] ?? 0];
      const found = limits[parts[row] ?? 0];
      const bands = own?.known[row] === 1 ? found?.bands.known : found?.bands.new;
      const limit = bands ? limitFor(bands, estimate) : 0;
      const isInside =
        estimate <= (found?.domain.limit ?? 0) &&
        (own?.similarity[row] ?? 0) >= (found?.domain.floor ?? 0);
      return { estimate, error, limit, isInside };
    });
    return figures(rows, isClass);
  };
  return [of(judged[0]), of(judged[1])];
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

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
