import type { Question } from './pool.js';

/** What a search found for a question: identifiers, the best first. */
export type Run = ReadonlyMap<string, readonly string[]>;

/** How well a run answers questions; shares from 0 to 1. */
export interface Measures {
  /** The first article is a relevant one. */
  readonly hitAt1: number;
  /** Relevant articles among the first ten, of all or of ten. */
  readonly recallAt10: number;
  /** One divided by the rank of the first relevant article, of fifty; mean. */
  readonly mrr: number;
  /** Questions for which nothing was found. */
  readonly nothing: number;
}

/** Measures a run over some questions. */
export function measure(run: Run, questions: readonly Question[]): Measures {
  const each = questions.map(({ id, relevant }) => {
    const found = (run.get(id) ?? []).slice(0, 50);
    const first = found.findIndex((article) => relevant.has(article));
    const inTen = found.slice(0, 10).filter((article) => relevant.has(article)).length;
    return {
      hitAt1: Number(first === 0),
      recallAt10: inTen / Math.min(10, relevant.size),
      mrr: first < 0 ? 0 : 1 / (first + 1),
      nothing: Number(found.length === 0),
    };
  });
  const mean = (name: keyof Measures) =>
    each.reduce((sum, measures) => sum + measures[name], 0) / Math.max(1, each.length);
  return {
    hitAt1: mean('hitAt1'),
    recallAt10: mean('recallAt10'),
    mrr: mean('mrr'),
    nothing: mean('nothing'),
  };
}
