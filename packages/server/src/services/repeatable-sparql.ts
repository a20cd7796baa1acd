import { decodeSparql } from '@biographql/sparql';

/**
 * Functions that answer otherwise each time (SPARQL 1.1, 17.4.2 and 17.4.5), and escapes, behind which their letters may hide.
 * A variable or a text that has the word counts as well: its query is run again.
 */
const CHANGING = /\b(?:NOW|RAND|UUID|STRUUID|BNODE)\b|\\u/i;

/** Whether a query that was answered has the same answer as long as the graph is the same: it asks neither for time nor for chance. */
export function isRepeatable(sparql: string): boolean {
  return !CHANGING.test(decodeSparql(sparql));
}
