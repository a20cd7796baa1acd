import { counted } from '@biographql/engines/text';
import type { Term } from '@biographql/sparql';
import type { DataFrame } from '../../generated/resolvers.js';
import type { SparqlTable } from '../../services/sparql-service.js';

/** Returns a table in its wire form: solutions as rows of texts, a failed query as its message. */
export function toDataFrame(table: SparqlTable): DataFrame {
  if (table.status === 'failed') {
    const { code, facts, message } = table.error;
    return {
      description: null,
      columns: null,
      rows: null,
      error: message,
      failure: { ...facts, code },
    };
  }
  const { variables, solutions } = table.sequence;
  const rows = solutions.map((solution) => ({ values: solution.map(toText) }));
  return {
    description: `${counted(rows.length, 'row')}, ${counted(variables.length, 'column')}`,
    columns: [...variables],
    rows,
    error: null,
    failure: null,
  };
}

function toText(term: Term | null): string | null {
  if (term === null) return null;
  return term.termType === 'BlankNode' ? `_:${term.value}` : term.value;
}
