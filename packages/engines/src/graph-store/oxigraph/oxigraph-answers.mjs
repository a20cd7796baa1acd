// @ts-check
// Answers of the engine in SPARQL JSON, handed on without reading them.

/** An answer up to this length is sent whole. */
const WHOLE_LENGTH = 512 * 1024;
const PIECE_LENGTH = 256 * 1024;
const SOLUTION_START = /\}\},\{"[^"]+":\{"/g;
const SOLUTION_END_LENGTH = 2;
/** How an answer to a SELECT begins, and what follows its variables. */
const HEAD = '{"head":{"vars":';
const RESULTS = '},"results":{';
const BETWEEN_SOLUTIONS = '},{';
/** Marks of terms that SPARQL 1.1 JSON does not know. */
const UNKNOWN_TERMS = ['"type":"triple"', '"its:dir":'];
/** Signs of a solution without a term, and the comma. */
const LEAST_SOLUTION = 3;
const encoder = new TextEncoder();

/**
 * Returns the parts of an answer that can be handed on unread; null for one that has to be read. No sign of the marks that
 * are looked for can stand within a text: its quotation marks are escaped.
 * @param {string} json
 * @param {number} mostRows
 */
export function asWritten(json, mostRows) {
  const results = json.indexOf(RESULTS);
  if (!json.startsWith(HEAD) || results < 0 || UNKNOWN_TERMS.some((mark) => json.includes(mark)))
    return null;
  if (!hasAtMost(json, mostRows)) return null;
  const variables = json.slice(HEAD.length, results);
  return { variables, results: encoder.encode(json.slice(results + RESULTS.length - 1, -1)) };
}

/**
 * Whether there are at most so many solutions, as far as that is seen without reading them: the signs between two
 * solutions may also stand in a text.
 * @param {string} json
 * @param {number} rows
 */
function hasAtMost(json, rows) {
  if (json.length <= rows * LEAST_SOLUTION) return true;
  let at = -1;
  for (let found = 1; found <= rows; found += 1) {
    at = json.indexOf(BETWEEN_SOLUTIONS, at + 1);
    if (at < 0) return true;
  }
  return false;
}

/**
 * Cuts the text of a long answer between two solutions, so that the parent can read it piece by piece and do other work
 * in between. Nothing is read for that: it would take as long as the query.
 * @param {string} json
 */
export function inPieces(json) {
  const first = json.length <= WHOLE_LENGTH ? -1 : endOfSolution(json, PIECE_LENGTH);
  if (first < 0) return { json, rest: [] };
  /** @type {string[]} */
  const rest = [];
  let from = first;
  for (;;) {
    const end = endOfSolution(json, from + PIECE_LENGTH);
    if (end < 0) break;
    rest.push(`[${json.slice(from + 1, end)}]`);
    from = end;
  }
  rest.push(`[${json.slice(from + 1, json.lastIndexOf(']'))}]`);
  return { json: `${json.slice(0, first)}]}}`, rest };
}

/**
 * Finds the comma after a solution. The same signs in a literal end with its quotation mark, which no name follows.
 * @param {string} json
 * @param {number} from
 * @returns {number} -1 when no solution begins after `from`
 */
function endOfSolution(json, from) {
  SOLUTION_START.lastIndex = from;
  const found = SOLUTION_START.exec(json);
  return found === null ? -1 : found.index + SOLUTION_END_LENGTH;
}
