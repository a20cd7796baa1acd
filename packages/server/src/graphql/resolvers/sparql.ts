import { counted } from '@biographql/engines/text';
import type { SparqlAnswer, SparqlTable } from '@biographql/services';
import { toSparqlJson } from '@biographql/sparql';
import { lexical } from '@biographql/sparql/internal';
import type { DataFrame, GraphResult } from '../../generated/resolvers.js';
import { requiredText } from './arguments.js';
import { cacheable, type RootFields, sparqlCall } from './context.js';

export const sparqlFields = {
  advancedSearch: cacheable('sparql', async (_, { query }, context) => {
    const text = requiredText('query', query);
    const table = await context.services.sparql.table(text, await sparqlCall(context));
    if (table.status === 'failed') context.answer.isOnce = true;
    return toDataFrame(table);
  }),
  advancedSearchGraph: cacheable('sparql', async (_, { query }, context) => {
    const text = requiredText('query', query);
    const answer = await context.services.sparql.answer(text, await sparqlCall(context));
    return toGraphResult(answer);
  }),
} satisfies RootFields;

export function toDataFrame(table: SparqlTable): DataFrame {
  if (table.status === 'failed') {
    const { code, facts, message } = table.error;
    return { error: message, failure: { ...facts, code } };
  }
  const { variables, solutions } = table.sequence;
  return {
    description: `${counted(solutions.length, 'row')}, ${counted(variables.length, 'column')}`,
    columns: [...variables],
    rows: solutions.map((solution) => ({ values: solution.map(lexical) })),
  };
}

function toGraphResult(answer: SparqlAnswer): GraphResult {
  if (answer.form === 'ASK')
    return { head: {}, results: { boolean: answer.boolean }, boolean: answer.boolean };
  const { variables, solutions } = answer.sequence;
  return toSparqlJson(variables, solutions);
}
