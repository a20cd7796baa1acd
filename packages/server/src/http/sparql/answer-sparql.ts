import type { SparqlCallOptions, SparqlService } from '@biographql/services';
import { isGraphQuery } from '@biographql/sparql';
import { readGraphQuery, triplesOf } from '@biographql/sparql/triples';
import { chooseFormat, TABLE_TYPES, TRIPLE_TYPES, TRUTH_TYPES } from './result-formats.js';
import { tableText, truthText } from './result-text.js';
import { tripleText } from './triple-text.js';

/** The body of an answer, to be written piece by piece. */
export interface SparqlText {
  readonly contentType: string;
  readonly pieces: Iterable<string>;
}

/**
 * Runs a query of any of SPARQL's four forms, and tells how its answer is written. A query that no wanted format can
 * answer is not run, but for what is told from its text alone once it ran: whether it is an ASK.
 * @throws what `SparqlService.answer` throws; RequestError NOT_ACCEPTABLE.
 */
export async function answerSparql(
  sparql: SparqlService,
  query: string,
  accept: string | undefined,
  options: SparqlCallOptions,
): Promise<SparqlText> {
  if (isGraphQuery(query)) {
    const { format, contentType } = chooseFormat(accept, TRIPLE_TYPES);
    const graph = readGraphQuery(query);
    const answer = await sparql.answer(graph.select, options);
    const triples = answer.form === 'SELECT' ? triplesOf(graph, answer.sequence) : [];
    return { contentType, pieces: tripleText(triples, format) };
  }
  const table = chooseFormat(accept, TABLE_TYPES);
  const answer = await sparql.answer(query, options);
  if (answer.form === 'SELECT') {
    return { contentType: table.contentType, pieces: tableText(answer.sequence, table.format) };
  }
  const { format, contentType } = chooseFormat(accept, TRUTH_TYPES);
  return { contentType, pieces: [truthText(answer.boolean, format)] };
}
