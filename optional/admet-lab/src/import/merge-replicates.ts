import Papa from 'papaparse';
import type { AssayKind } from '../custom/assay-row.js';
import { quantile } from '../custom/conformal.js';
import { mean } from '../custom/line.js';
import type { AssayRecord, ImportProblem } from './assay-record.js';

/** A molecule with its measurements merged to one value. */
export interface ImportedMolecule {
  /** As its first row has it. */
  readonly smiles: string;
  /** Median of the measurements; for classes the majority, of at least two thirds. */
  readonly value: number;
  readonly measurements: number;
  readonly lowest: number;
  readonly highest: number;
  /** Locations of its rows, such as `ld50.csv:12`. */
  readonly rows: readonly string[];
}

/** Spread of the measurements of one molecule: the noise of the assay, which no model can beat. */
export interface ReplicateSpread {
  /** Molecules measured more than once, skipped ones included. */
  readonly molecules: number;
  /** Their measurements. */
  readonly measurements: number;
  /**
   * Pooled standard deviation within a molecule, on the scale of learning; of classes the share of measurements that
   * contradict their molecule's class. Null without replicates.
   */
  readonly deviation: number | null;
  /** The same for the molecules used. */
  readonly deviationOfUsed: number | null;
}

export interface Measured {
  readonly record: AssayRecord;
  readonly value: number;
}

export interface MergeRule {
  readonly kind: AssayKind;
  readonly isLog10: boolean;
  readonly tolerance: number;
}

export function mergeReplicates(
  molecules: Iterable<readonly Measured[]>,
  rule: MergeRule,
): {
  readonly used: readonly ImportedMolecule[];
  readonly problems: readonly ImportProblem[];
  readonly spread: ReplicateSpread;
} {
  const used: ImportedMolecule[] = [];
  const problems: ImportProblem[] = [];
  const all: Float64Array[] = [];
  const sound: Float64Array[] = [];
  const scaled = rule.isLog10 ? Math.log10 : (value: number) => value;
  for (const measured of molecules) {
    const values = Float64Array.from(measured, ({ value }) => value).sort();
    const learnt = values.map(scaled);
    if (values.length > 1) all.push(learnt);
    const [lowest = 0, highest = 0] = [values[0], values.at(-1)];
    const isSound =
      rule.kind === 'classification'
        ? hasMajority(values)
        : Math.max(...learnt) - Math.min(...learnt) <= rule.tolerance;
    if (!isSound) {
      problems.push(...disagreement(measured, lowest, highest));
      continue;
    }
    if (values.length > 1) sound.push(learnt);
    const middle = quantile([...learnt], 0.5);
    used.push({
      smiles: measured[0]?.record.smiles ?? '',
      value:
        rule.kind === 'classification'
          ? Math.round(mean(values))
          : rule.isLog10
            ? 10 ** middle
            : middle,
      measurements: values.length,
      lowest,
      highest,
      rows: measured.map(({ record: { table, line } }) => `${table}:${line}`),
    });
  }
  const deviation = rule.kind === 'classification' ? contradicting : pooledDeviation;
  return {
    used,
    problems,
    spread: {
      molecules: all.length,
      measurements: all.reduce((sum, { length }) => sum + length, 0),
      deviation: deviation(all),
      deviationOfUsed: deviation(sound),
    },
  };
}

const MAJORITY = 2 / 3;

function hasMajority(classes: Float64Array): boolean {
  const share = mean(classes);
  return Math.max(share, 1 - share) >= MAJORITY;
}

function disagreement(
  measured: readonly Measured[],
  lowest: number,
  highest: number,
): readonly ImportProblem[] {
  const shown = (value: number) => String(Number(value.toPrecision(4)));
  const message = `${measured.length} measurements of the molecule disagree: they range from ${shown(lowest)} to ${shown(highest)}.`;
  return measured.map(({ record: { table, line, smiles } }) => ({
    table,
    line,
    smiles,
    code: 'REPLICATES_DISAGREE',
    message,
  }));
}

function pooledDeviation(groups: readonly Float64Array[]): number | null {
  let squares = 0;
  let freedom = 0;
  for (const group of groups) {
    const center = mean(group);
    for (const value of group) squares += (value - center) ** 2;
    freedom += group.length - 1;
  }
  return freedom === 0 ? null : Math.sqrt(squares / freedom);
}

function contradicting(groups: readonly Float64Array[]): number | null {
  let against = 0;
  let measurements = 0;
  for (const group of groups) {
    const share = mean(group);
    against += Math.min(share, 1 - share) * group.length;
    measurements += group.length;
  }
  return measurements === 0 ? null : against / measurements;
}

const HEADING = ['smiles', 'measurements', 'lowest', 'highest', 'rows', 'value'];
const DIGITS = 6;

/** The table that `parseAssayCsv` and `biographql admet train` read: molecules first, values last. */
export function formatAssayCsv({
  molecules,
}: {
  readonly molecules: readonly ImportedMolecule[];
}): string {
  const shown = (value: number) => Number(value.toPrecision(DIGITS));
  const lines = molecules.map(({ smiles, measurements, lowest, highest, rows, value }) => [
    smiles,
    measurements,
    shown(lowest),
    shown(highest),
    rows.join(' '),
    shown(value),
  ]);
  return `${Papa.unparse([HEADING, ...lines], { newline: '\n' })}\n`;
}
