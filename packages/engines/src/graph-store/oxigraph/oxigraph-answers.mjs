// @ts-check
// Cuts long answers in SPARQL JSON.

/** An answer up to this length is sent whole. */
const WHOLE_LENGTH = 512 * 1024;
const PIECE_LENGTH = 256 * 1024;
const SOLUTION_START = /\}\},\{"[^"]+":\{"/g;
const SOLUTION_END_LENGTH = 2;
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
