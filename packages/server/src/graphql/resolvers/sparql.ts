import type { SparqlCallOptions } from '@biographql/services';
import { isRepeatable } from '@biographql/sparql';
import { requiredText } from './arguments/required.js';
import type { Field, RequestContext } from './context.js';
import { toDataFrame, toGraphResult } from './wire/data-frame.js';

export async function sparqlCall({
  signal,
  client,
  cost,
  answer,
}: Pick<RequestContext, 'signal' | 'client' | 'cost'> &
  Partial<Pick<RequestContext, 'answer'>>): Promise<SparqlCallOptions> {
  await cost.check();
  return {
    signal,
    client,
    onWork: (milliseconds) => cost.add(unitsOfWork(milliseconds)),
    onRead(query) {
      if (answer && !isRepeatable(query)) answer.isOnce = true;
    },
  };
}

/** Work that is part of any request. */
const FREE_MS = 10;

/** Returns the units of engine time: one a millisecond, none up to {@link FREE_MS}. */
export function unitsOfWork(milliseconds: number): number {
  return milliseconds <= FREE_MS ? 0 : Math.round(milliseconds);
}

export const advancedSearch: Field<'advancedSearch'> = async (_, { query }, context) => {
  const text = requiredText('query', query);
  const table = await context.services.sparql.table(text, await sparqlCall(context));
  if (table.status === 'failed') context.answer.isOnce = true;
  return toDataFrame(table, context);
};

export const advancedSearchGraph: Field<'advancedSearchGraph'> = async (_, { query }, context) => {
  const text = requiredText('query', query);
  const answer = await context.services.sparql.answer(text, await sparqlCall(context));
  return toGraphResult(answer);
};
