import type { CallLimits } from '../report/measure-calls.js';

/** What a typeahead contestant builds from. */
export interface NamesBuild {
  /** Lines of JSON, one row of a label index each, the most popular first. */
  readonly rows: string;
  /** Where it may keep files. */
  readonly folder: string;
}

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** 0 for what is kept in memory alone. */
  readonly diskBytes: number;
}

/** Texts to search one after the other, ten hits each. */
export interface TypedRun {
  readonly texts: readonly string[];
  readonly limits: CallLimits;
}

/** Hits of a search. */
export const HITS = 10;

/** Measures a build in this process. */
export async function measureBuild(build: () => Promise<number> | number): Promise<BuildCost> {
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const diskBytes = await build();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - begin) / 1_000;
  return { seconds, cpuSeconds: (user + system) / 1e6, diskBytes };
}
