import type { SparqlCallOptions, SparqlService } from '@biographql/services';
import { isGraphQuery } from '@biographql/sparql';
import { readGraphQuery, triplesOf } from '@biographql/sparql/triples';
import { chooseFormat, TABLE_TYPES, TRIPLE_TYPES, TRUTH_TYPES } from './result-formats.js';
import { tableText, truthText } from './result-text.js';
import { tripleText } from './triple-text.js';

export interface SparqlText {
  readonly contentType: string;
  readonly pieces: Iterable<string>;
}

/** A query that no wanted format can answer is not run. */
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
