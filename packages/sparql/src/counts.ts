import { scan } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

const COUNT = /\( COUNT \( (?:DISTINCT )?(?:\*|\?\w+) \) AS \?(\w+) \)/gi;

/**
 * The names of the outermost projection that are plain counts: `(COUNT(*) AS ?n)` or `(COUNT(DISTINCT ?x) AS ?n)`, nothing else.
 * The same rule as the row types follow.
 */
export function countsOf({ text, author }: SparqlQuery): readonly string[] {
  const tokens = scan(author?.text ?? text);
  const projection = tokens
    .slice(
      0,
      tokens.findIndex((token) => token.text === '{'),
    )
    // A string might hold what looks like a count.
    .map((token) => (token.kind === 'string' ? '' : token.text))
    .join(' ');
  return [...projection.matchAll(COUNT)].flatMap(([, name = '']) => name);
}
