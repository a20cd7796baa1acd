import type { RequestCost } from '../http/request-cost.js';
import type { Services } from '../services/services.js';

/** What a resolver gets beside its arguments. */
export interface RequestContext {
  readonly services: Services;
  /** Aborts when the client leaves or the request's time is up. */
  readonly signal: AbortSignal;
  /** The engine identifier of this service. */
  readonly engineId: string;
  /** Whom the request counts for where callers share what there is: a key, or an address. */
  readonly client: string;
  /** What the request takes of its caller's rate. */
  readonly cost: RequestCost;
}
