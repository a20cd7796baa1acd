import type { Verdict, VerifyItem } from '../verdict.js';

/** Longest texts, in UTF-16 code units. */
const LONGEST = {
  id: 200,
  article: 500,
  title: 1_000,
  author: 300,
  quote: 5_000,
  number: 100,
  identifier: 500,
  label: 500,
  claim: 1_000,
} as const;
const LONGEST_PART = 300;

export function findItemProblem(item: VerifyItem): Verdict['error'] {
  for (const [name, limit] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    const length = item[name]?.length ?? 0;
    if (length > limit)
      return toProblem(
        `${name} must have at most ${limit.toLocaleString('en-US')} characters. It has ${length.toLocaleString('en-US')}.`,
      );
  }
  const { statement, year } = item;
  for (const [name, text] of Object.entries(statement ?? {})) {
    if (text.trim() === '') return toProblem(`statement.${name} must not be blank.`);
    if (text.length > LONGEST_PART)
      return toProblem(`statement.${name} must have at most ${LONGEST_PART} characters.`);
  }
  if (statement && item.claim) return toProblem('Give a claim or a statement, not both.');
  if (typeof year === 'number' && (year < 1000 || year > 2999))
    return toProblem('year must have four digits.');
  const { id: _, ...parts } = item;
  if (Object.values(parts).every((part) => part === null || part === undefined || part === '')) {
    return toProblem('The item has nothing to check.');
  }
  if (!item.article && !item.title && (item.author || item.year || item.number)) {
    return toProblem('author, year and number need an article or a title.');
  }
  return null;
}

function toProblem(message: string): Verdict['error'] {
  return { code: 'INVALID_ARGUMENT', message };
}
