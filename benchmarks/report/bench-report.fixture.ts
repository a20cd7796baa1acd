import type { BenchReport, MeasuredPart } from './bench-report.js';
import type { Comparison } from './part.js';

/** A comparison with a ratio, for tests. */
export function testComparison(
  id: string,
  ratio: number,
  more: Partial<Comparison> = {},
): Comparison {
  return { id, what: `what ${id} is`, ours: '1 ms', peer: 'peer 2 ms', ratio, ...more };
}

/** A measured part, for tests. */
export function testPart(name: string, more: Partial<MeasuredPart> = {}): MeasuredPart {
  return {
    name,
    title: name.toUpperCase(),
    date: '2026-01-02',
    dataset: '3 triples and 2 articles',
    seconds: 3,
    load: 1,
    failure: null,
    comparisons: [],
    tables: [],
    notes: [],
    ...more,
  };
}

/** A report of some parts, for tests. */
export function testReport(...parts: readonly MeasuredPart[]): BenchReport {
  return {
    date: '2026-01-02',
    isQuick: false,
    machine: 'two shared cores, linux',
    dataset: '3 triples and 2 articles',
    versions: { node: '20.0.0' },
    parts,
  };
}
