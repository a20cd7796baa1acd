import type { Article } from '@biographql/engines';

/** How often a searched word occurs. */
export const TERM_CLASSES = { common: 0.2, medium: 0.015, rare: 0.000_3 } as const;

/** A class of searched words. */
export type TermClass = keyof typeof TERM_CLASSES;

/** Words of each class. */
export type SearchedTerms = Readonly<Record<TermClass, readonly string[]>>;

const TERMS = 10;
/** Long enough that no pronoun is among them. */
const WORD = /[a-z]{6,}/g;

/** Returns the words whose share of the articles comes nearest to that of each class. */
export function searchedTerms(articles: readonly Article[]): SearchedTerms {
  const counts = new Map<string, number>();
  for (const { title, abstract } of articles) {
    const words = `${title} ${abstract ?? ''}`.toLowerCase().match(WORD) ?? [];
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shares = [...counts].map(([word, count]) => ({ word, share: count / articles.length }));
  const nearest = (share: number) =>
    [...shares]
      .sort(
        (a, b) => distance(a.share, share) - distance(b.share, share) || (a.word < b.word ? -1 : 1),
      )
      .slice(0, TERMS)
      .map(({ word }) => word);
  return {
    common: nearest(TERM_CLASSES.common),
    medium: nearest(TERM_CLASSES.medium),
    rare: nearest(TERM_CLASSES.rare),
  };
}

function distance(share: number, wanted: number): number {
  return Math.abs(Math.log(share / wanted));
}
