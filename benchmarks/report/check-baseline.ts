import type { BenchReport } from './bench-report.js';

/** Ratios that later runs must not fall behind. Ratios alone: times belong to a machine. */
export interface Baseline {
  /** By how much a ratio may be worse, as a part of it: 0.25 lets 4 become 3. */
  readonly tolerance: number;
  /** What they were measured over. */
  readonly dataset: string;
  /** By the ids of comparisons. */
  readonly ratios: Readonly<Record<string, number>>;
}

/** A ratio that is worse than it was. */
export interface Regression {
  readonly id: string;
  readonly baseline: number;
  readonly ratio: number;
  /** The least that would have done. */
  readonly least: number;
}

/** What a report is beside a baseline. */
export interface BaselineCheck {
  /** Ratios that were compared. */
  readonly compared: number;
  readonly regressions: readonly Regression[];
  /** Ids of the baseline that this run has no ratio for: parts that were not chosen, peers that are absent. */
  readonly missing: readonly string[];
  /** Ids of this run that the baseline does not know. */
  readonly unknown: readonly string[];
}

/** Compares the ratios of a report with those of a baseline. A ratio that is no number is a regression. */
export function checkBaseline(report: BenchReport, baseline: Baseline): BaselineCheck {
  const now = ratiosOf(report);
  const known = new Map(Object.entries(baseline.ratios));
  const regressions: Regression[] = [];
  let compared = 0;
  for (const [id, before] of known) {
    const ratio = now.get(id);
    if (ratio === undefined) continue;
    compared += 1;
    const least = before * (1 - baseline.tolerance);
    if (!(ratio >= least)) regressions.push({ id, baseline: before, ratio, least });
  }
  return {
    compared,
    regressions,
    missing: [...known.keys()].filter((id) => !now.has(id)),
    unknown: [...now.keys()].filter((id) => !known.has(id)),
  };
}

/** Returns the baseline of a report, with the ratios of an older one for what this run did not measure. */
export function baselineOf(
  report: BenchReport,
  tolerance: number,
  older: Baseline | null = null,
): Baseline {
  // A peer whose time is too short for the system's clock gives 0 or nothing.
  const finite = [...ratiosOf(report)].filter(([, ratio]) => Number.isFinite(ratio) && ratio > 0);
  const ratios = new Map([...Object.entries(older?.ratios ?? {}), ...finite]);
  const sorted = [...ratios].sort(([first], [second]) => (first < second ? -1 : 1));
  return {
    tolerance,
    dataset: report.dataset,
    ratios: Object.fromEntries(sorted.map(([id, ratio]) => [id, Number(ratio.toPrecision(3))])),
  };
}

function ratiosOf({ parts }: BenchReport): ReadonlyMap<string, number> {
  return new Map(
    parts.flatMap(({ comparisons }) => comparisons.map(({ id, ratio }) => [id, ratio] as const)),
  );
}
