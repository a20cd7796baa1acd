import { scan, type Token } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

const PATTERN = ['(', 'COUNT', '(', 'DISTINCT', '*', ')', 'AS', '?', ')'] as const;
const NAME = /^\?\w+$/;

/**
 * The names of the outermost projection that are plain counts: `(COUNT(*) AS ?n)` or `(COUNT(DISTINCT ?x) AS ?n)`, nothing else.
 * The same rule as the row types follow.
 */
export function countsOf({ text }: SparqlQuery): readonly string[] {
  const tokens = scan(text);
  const end = tokens.findIndex(({ text }) => text === '{');
  const names: string[] = [];
  for (let start = 0; start < end; start += 1) {
    const last = matchCount(tokens, start);
    if (last !== undefined) names.push(last.slice(1));
  }
  return names;
}

function matchCount(tokens: readonly Token[], start: number): string | undefined {
  let at = start;
  let name = '';
  for (const expected of PATTERN) {
    const text = tokens[at]?.text ?? '';
    const isName = NAME.test(text);
    if (expected === 'DISTINCT' && text.toUpperCase() !== 'DISTINCT') continue;
    if (expected === '?' || (expected === '*' && text !== '*')) {
      if (!isName) return undefined;
      name = text;
    } else if (text.toUpperCase() !== expected) return undefined;
    at += 1;
  }
  return name;
}
