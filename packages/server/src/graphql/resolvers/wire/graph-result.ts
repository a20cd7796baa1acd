import { toSparqlJson } from '@biographql/sparql';
import type { GraphResult } from '../../../generated/resolvers.js';
import type { SparqlAnswer } from '../../../services/sparql-service.js';

/** Returns an answer in the shape of the SPARQL 1.1 Query Results JSON Format. */
export function toGraphResult(answer: SparqlAnswer): GraphResult {
  if (answer.form === 'ASK') {
    return { head: {}, results: { boolean: answer.boolean }, boolean: answer.boolean };
  }
  const { variables, solutions } = answer.sequence;
  return { ...toSparqlJson(variables, solutions), boolean: null };
}
