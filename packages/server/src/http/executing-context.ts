import type { AnswerSize, RequestContext, RequestCost } from '../resolvers/context.js';
import type { SharedContext } from './request-scope.js';

/** What is known of one request before its fields run. */
type Known = Omit<RequestContext, keyof SharedContext | 'signal' | 'answer'>;

const NONE: readonly string[] = [];

/** The context of one request; its signal is that of its scope, made for the first who reads it. */
export class ExecutingContext implements RequestContext {
  readonly services: RequestContext['services'];
  readonly engineId: string;
  readonly knownEngines: readonly string[];
  readonly scopes: RequestContext['scopes'];
  readonly client: string;
  readonly cost: RequestCost;
  readonly answer: AnswerSize = { values: 0, characters: 0, isOnce: false };
  readonly #scope: Pick<RequestContext, 'signal'>;

  constructor(
    { services, engineId, knownEngines = NONE }: SharedContext,
    { scopes, client, cost }: Known,
    scope: Pick<RequestContext, 'signal'>,
  ) {
    this.services = services;
    this.engineId = engineId;
    this.knownEngines = knownEngines;
    this.scopes = scopes;
    this.client = client;
    this.cost = cost;
    this.#scope = scope;
  }

  get signal(): AbortSignal {
    return this.#scope.signal;
  }
}
