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
  /** Whom the request counts for where callers share what there is: a key, or an address. */
  readonly client: string;
  /** What the request takes of its caller's rate. */
  readonly cost: RequestCost;
  /** How much its answer holds so far. */
  readonly answer: AnswerSize;
}

/** How much an answer holds, counted before it is made, and how it is made. */
export interface AnswerSize {
  /** Objects, and leaves in them and in lists, each under each of its names. */
  values: number;
  /** The form of the document that runs. */
  form: AnswerForm;
  /** Whether a root field held too much for a form that can be left. */
  isLong: boolean;
  /** What root fields hold that ran in a form that can be left, by their names in the response; they run once. */
  readonly made: Map<string | number, Promise<unknown>>;
}

/** Interpreted, and compiled instead once an answer is long; interpreted in any case; or compiled, which is the fast one. */
export type AnswerForm = 'interpreted-at-first' | 'interpreted' | 'compiled';

/** What a request takes of its caller's rate, in units: one for the request, more for heavy work. */
export interface RequestCost {
  /** So far; whole, from 1. */
  readonly units: number;
  /** Adds whole units of work. */
  add(units: number): void;
  /** To be called before heavy work. @throws RateLimitedError while the caller owes work that it was given. */
  check(): Promise<void>;
}
