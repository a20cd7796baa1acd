import { nearest } from '@biographql/core/internal';

const WORDS =
  'A TRUE FALSE SELECT ASK WHERE DISTINCT REDUCED AS PREFIX BASE FILTER OPTIONAL UNION MINUS BIND VALUES UNDEF GRAPH ' +
  'NAMED EXISTS NOT IN GROUP BY HAVING ORDER ASC DESC LIMIT OFFSET COUNT SUM MIN MAX AVG SAMPLE GROUP_CONCAT SEPARATOR ' +
  'STR LANG LANGMATCHES DATATYPE BOUND IRI URI BNODE RAND ABS CEIL FLOOR ROUND CONCAT STRLEN UCASE LCASE ENCODE_FOR_URI ' +
  'CONTAINS STRSTARTS STRENDS STRBEFORE STRAFTER YEAR MONTH DAY HOURS MINUTES SECONDS TIMEZONE TZ NOW UUID STRUUID MD5 ' +
  'SHA1 SHA256 SHA384 SHA512 COALESCE IF STRLANG STRDT SAMETERM ISIRI ISURI ISBLANK ISLITERAL ISNUMERIC REGEX SUBSTR ' +
  'REPLACE';

/** The keywords and builtins of a SPARQL 1.1 query, in upper case, without those that this package rejects. */
export const KEYWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(WORDS.split(' '));

/**
 * The nearest of some names by edit distance, letter case aside, and of equally near ones the one that begins alike;
 * undefined when none is within two edits, one for a text of less than six letters.
 */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const spellings = names.map((name) => [name.toLowerCase(), name] as const);
  const alike = ([spelling]: readonly [string, string]): number => {
    let length = 0;
    while (length < lower.length && lower[length] === spelling[length]) length += 1;
    return length;
  };
  return nearest(
    lower,
    spellings.sort((a, b) => alike(b) - alike(a)),
    () => (text.length < 6 ? 1 : 2),
  );
}
