import type { KeyScopes } from '../keys/scopes.js';
import type { Services } from '../services/services.js';

/** What a resolver gets beside its arguments. */
export interface RequestContext {
  readonly services: Services;
  /** Aborts when the client leaves or the request's time is up. */
  readonly signal: AbortSignal;
  /** What the key of the request is limited to. */
  readonly scopes: KeyScopes;
  /** The engine identifier of this service. */
  readonly engineId: string;
}
