import type { KeyScopes } from '../keys/scopes.js';
import type { Services } from '../services/services.js';

/** What a resolver gets beside its arguments. */
export interface RequestContext {
  readonly services: Services;
  /** Aborts when the client leaves or the request's time is up. */
  readonly signal: AbortSignal;
  /** What the key of the request is limited to. */
  readonly scopes: KeyScopes;
  /** The engine identifier that the request is answered by. */
  readonly engineId: string;
  /** What may be sent as one, where the service has several datasets. Default: nothing but `engineId`. */
  readonly knownEngines?: readonly string[];
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
  /** Whether root fields hold too much to be completed as they came; they are completed anew. */
  isLong: boolean;
  /** Whether the same question may be answered otherwise when it is asked again: such an answer is not kept. */
  isOnce: boolean;
  /** What root fields hold that ran, by their names in the response: they run once, and may be completed several times. */
  made: Map<string | number, unknown>;
  /** What is asked of root fields of a long answer that may be completed in parts. */
  readonly asked: Map<string | number, Asked>;
}

/** What is asked of one object, all aliases of a field together. */
export interface Asked {
  /** Whether a field is computed out of the object, which has to be whole then. */
  readonly isComputed: boolean;
  /** Leaves that are one value each. */
  readonly leaves: number;
  /** Fields that are lists of leaves. */
  readonly lists: readonly AskedList[];
  /** Fields with fields. */
  readonly children: readonly AskedChild[];
}

/** A field that is a list of leaves. */
export interface AskedList {
  readonly name: string;
  /** How often it is asked. */
  readonly times: number;
}

/** A field with fields. */
export interface AskedChild extends AskedList {
  /** Of each object in it, by all of its aliases. */
  readonly asked: Asked;
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
