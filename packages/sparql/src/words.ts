const WORDS =
  'A TRUE FALSE SELECT ASK WHERE DISTINCT REDUCED AS PREFIX BASE FILTER OPTIONAL UNION MINUS BIND VALUES UNDEF GRAPH ' +
  'NAMED EXISTS NOT IN GROUP BY HAVING ORDER ASC DESC LIMIT OFFSET COUNT SUM MIN MAX AVG SAMPLE GROUP_CONCAT SEPARATOR ' +
  'STR LANG LANGMATCHES DATATYPE BOUND IRI URI BNODE RAND ABS CEIL FLOOR ROUND CONCAT STRLEN UCASE LCASE ENCODE_FOR_URI ' +
  'CONTAINS STRSTARTS STRENDS STRBEFORE STRAFTER YEAR MONTH DAY HOURS MINUTES SECONDS TIMEZONE TZ NOW UUID STRUUID MD5 ' +
  'SHA1 SHA256 SHA384 SHA512 COALESCE IF STRLANG STRDT SAMETERM ISIRI ISURI ISBLANK ISLITERAL ISNUMERIC REGEX SUBSTR ' +
  'REPLACE';

/** The keywords and builtins of a SPARQL 1.1 query, in upper case, without those that this package refuses. */
export const KEYWORDS: readonly string[] = /* @__PURE__ */ WORDS.split(' ');

/**
 * The nearest of some names by edit distance, letter case aside; undefined when none is within two edits and a third of
 * the text's length.
 */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const from = text.toLowerCase();
  for (const edits of text.length < 6 ? [0, 1] : [0, 1, 2]) {
    const name = names.find((other) => isWithin(from, other.toLowerCase(), edits));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Returns whether so many characters added, dropped or replaced make one text of the other. */
function isWithin(from: string, to: string, edits: number): boolean {
  let at = 0;
  while (at < from.length && from[at] === to[at]) at += 1;
  const [left, right] = [from.slice(at), to.slice(at)];
  if (left === right || edits === 0) return left === right;
  return [
    [1, 0],
    [0, 1],
    [1, 1],
  ].some(([drop, add]) => isWithin(left.slice(drop), right.slice(add), edits - 1));
}
