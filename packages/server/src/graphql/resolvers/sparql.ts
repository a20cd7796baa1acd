import { nextTurn } from '@biographql/core/internal';
import { counted } from '@biographql/engines/text';
import type { SparqlAnswer, SparqlTable } from '@biographql/services';
import { type Term, toSparqlJson } from '@biographql/sparql';
import type { DataFrame, GraphResult, Row } from '../../generated/resolvers.js';
import { requiredText } from './arguments.js';
import { cacheable, type RequestContext, type RootFields, sparqlCall } from './context.js';

export const sparqlFields = {
  advancedSearch: cacheable('sparql', async (_, { query }, context) => {
    const text = requiredText('query', query);
    const table = await context.services.sparql.table(text, await sparqlCall(context));
    if (table.status === 'failed') context.answer.isOnce = true;
    return toDataFrame(table, context);
  }),
  advancedSearchGraph: cacheable('sparql', async (_, { query }, context) => {
    const text = requiredText('query', query);
    const answer = await context.services.sparql.answer(text, await sparqlCall(context));
    return toGraphResult(answer);
  }),
} satisfies RootFields;

/** Cells that are made before other requests have their turn: some milliseconds of work. */
const CELLS_AT_ONCE = 40_000;

export async function toDataFrame(
  table: SparqlTable,
  context: Pick<RequestContext, 'signal'>,
): Promise<DataFrame> {
  if (table.status === 'failed') {
    const { code, facts, message } = table.error;
    return { error: message, failure: { ...facts, code } };
  }
  const { variables, solutions } = table.sequence;
  const rows: Row[] = [];
  const rowsAtOnce = Math.ceil(CELLS_AT_ONCE / Math.max(1, variables.length));
  for (let from = 0; from < solutions.length; from += rowsAtOnce) {
    if (from > 0) {
      await nextTurn();
      context.signal.throwIfAborted();
    }
    const end = Math.min(from + rowsAtOnce, solutions.length);
    for (let at = from; at < end; at += 1) rows.push(toRow(solutions[at] ?? []));
  }
  return {
    description: `${counted(rows.length, 'row')}, ${counted(variables.length, 'column')}`,
    columns: [...variables],
    rows,
  };
}

function toRow(solution: readonly (Term | null)[]): Row {
  return { values: solution.map(toText) };
}

function toText(term: Term | null): string | null {
  if (term === null) return null;
  return term.termType === 'BlankNode' ? `_:${term.value}` : term.value;
}

function toGraphResult(answer: SparqlAnswer): GraphResult {
  if (answer.form === 'ASK') {
    return { head: {}, results: { boolean: answer.boolean }, boolean: answer.boolean };
  }
  const { variables, solutions } = answer.sequence;
  return toSparqlJson(variables, solutions);
}
