import { unitsOfWork } from '../http/request-cost.js';
import type { SparqlCallOptions } from '../services/sparql-service.js';
import type { RequestContext } from './context.js';

/**
 * Returns how foreign SPARQL is run for a request: in its caller's share, at its caller's cost.
 * @throws RateLimitedError while the caller owes work.
 */
export function sparqlCall({ signal, client, cost }: RequestContext): SparqlCallOptions {
  cost.check();
  return { signal, client, onWork: (milliseconds) => cost.add(unitsOfWork(milliseconds)) };
}
