const WORDS =
  'A TRUE FALSE SELECT ASK WHERE DISTINCT REDUCED AS PREFIX BASE FILTER OPTIONAL UNION MINUS BIND VALUES UNDEF GRAPH ' +
  'NAMED EXISTS NOT IN GROUP BY HAVING ORDER ASC DESC LIMIT OFFSET COUNT SUM MIN MAX AVG SAMPLE GROUP_CONCAT SEPARATOR ' +
  'STR LANG LANGMATCHES DATATYPE BOUND IRI URI BNODE RAND ABS CEIL FLOOR ROUND CONCAT STRLEN UCASE LCASE ENCODE_FOR_URI ' +
  'CONTAINS STRSTARTS STRENDS STRBEFORE STRAFTER YEAR MONTH DAY HOURS MINUTES SECONDS TIMEZONE TZ NOW UUID STRUUID MD5 ' +
  'SHA1 SHA256 SHA384 SHA512 COALESCE IF STRLANG STRDT SAMETERM ISIRI ISURI ISBLANK ISLITERAL ISNUMERIC REGEX SUBSTR ' +
  'REPLACE';

/** The keywords and builtins of a SPARQL 1.1 query, in upper case, without those that this package refuses. */
export const KEYWORDS: ReadonlySet<string> = new Set(WORDS.split(' '));

/** The nearest of some names by edit distance, letter case aside; undefined when none is within a third of its length, and for text over 40 characters. */
export function nearest(text: string, names: Iterable<string>): string | undefined {
  if (text.length > 40) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(text.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(text.toLowerCase(), name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
