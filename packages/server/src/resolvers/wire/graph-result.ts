import { toSparqlJson } from '@biographql/sparql';
import type { GraphResult } from '../../generated/resolvers.js';
import type { WrittenSparqlAnswer } from '../../services/sparql-service.js';
import { WrittenJson } from './written-json.js';

/** Returns an answer in the shape of the SPARQL 1.1 Query Results JSON Format. */
export function toGraphResult(answer: WrittenSparqlAnswer): GraphResult {
  if (answer.form === 'ASK') {
    return { head: {}, results: { boolean: answer.boolean }, boolean: answer.boolean };
  }
  if (answer.form === 'WRITTEN') {
    const { variables, results } = answer.solutions;
    return { head: { vars: [...variables] }, results: new WrittenJson(results), boolean: null };
  }
  const { variables, solutions } = answer.sequence;
  return { ...toSparqlJson(variables, solutions), boolean: null };
}
