import { BioGraphQLError, UnknownEngineError } from '@biographql/core';
import type { Services, SparqlCallOptions } from '@biographql/services';
import { isRepeatable } from '@biographql/sparql';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import type { QueryResolvers } from '../../generated/resolvers.js';

export interface RequestContext {
  readonly services: Services;
  /** Aborts when the client leaves or the request's time is up. */
  readonly signal: AbortSignal;
  readonly scopes: KeyScopes;
  readonly engineId: string;
  /** Who the request is charged to when callers share capacity: a key or an address. */
  readonly client: string;
  readonly cost: RequestCost;
  readonly answer: AnswerSize;
}

/** How much an answer holds, counted before it is completed. */
export interface AnswerSize {
  /** Objects, and leaves in them and in lists, counted once per alias. */
  values: number;
  /** Characters of those leaves. */
  characters: number;
  /** Whether the same request may return another answer next time: such an answer is not cached. */
  isOnce: boolean;
  /** Counts the value of a field that is read after its root field. Absent: nothing is limited. @throws ResultTooLargeError. */
  count?(value: unknown, info: GraphQLResolveInfo): void;
}

/** Cost of a request in units of its caller's rate: one for the request, more for heavy work. */
export interface RequestCost {
  /** Units so far: a whole number from 1. */
  readonly units: number;
  add(units: number): void;
  /** Call it before heavy work. @throws RateLimitedError while the caller's quota of heavy work is used up. */
  check(): Promise<void>;
  /** Runs a root field when its caller's turn comes. @throws RateLimitedError when the caller's queue is full. */
  run<T>(work: () => T | Promise<T>, signal: AbortSignal): Promise<T>;
  /** Runs a part of the request that doesn't wait for anything, and counts its time for the caller's turns. */
  runNow<T>(work: () => T): T;
}

export type FieldName = keyof QueryResolvers;

interface RootField<Name extends FieldName> {
  readonly resolve: Required<QueryResolvers>[Name];
  /** A key with limited scopes needs one of these. */
  readonly scopes: readonly Scope[];
  /**
   * Whether the answer follows from the arguments and the dataset. SPARQL that failed, or uses time or randomness,
   * is not cached: its resolver sets `answer.isOnce`. ADMET models are read again when their files change.
   */
  readonly isCacheable?: true;
}

type RootResolver = GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly engineID?: string | null }
>;

/** A root field whose answer may differ between requests. */
export function open<Resolve>(scopes: Scope | readonly Scope[], resolve: Resolve) {
  const needed = [scopes].flat();
  const guarded: RootResolver = (parent, args, context, info) => {
    checkScope(context.scopes, ...needed);
    checkEngineId(args.engineID, context);
    return (resolve as RootResolver)(parent, args, context, info);
  };
  return { resolve: guarded as Resolve, scopes: needed };
}

export function checkEngineId(
  engineID: string | null | undefined,
  { engineId }: Pick<RequestContext, 'engineId'>,
): void {
  if (engineID === null || engineID === undefined || engineID === engineId) return;
  throw new UnknownEngineError(engineID);
}

export function cacheable<Resolve>(scopes: Scope | readonly Scope[], resolve: Resolve) {
  return { ...open(scopes, resolve), isCacheable: true as const };
}

export type RootFields = { readonly [Name in FieldName]?: RootField<Name> };

/** Scopes of keys, each with a description. */
export const SCOPES = {
  search: 'names, identifiers and predicates',
  graph: 'neighbors, properties, insights and provenance of entities',
  articles: 'articles, and counts of articles',
  questions: 'questions in plain language',
  sparql: 'SPARQL',
  embeddings: 'vectors of entities and plausibility scores of triples',
  admet: 'ADMET predictions',
  metrics: '`GET /metrics`',
} as const;

export type Scope = keyof typeof SCOPES;

/** Scopes that a key is limited to; null for a key without limits. */
export type KeyScopes = ReadonlySet<string> | null;

/** The key lacks the scope; the rest of the request is answered. */
class ForbiddenError extends BioGraphQLError<'FORBIDDEN'> {
  override readonly name = 'ForbiddenError';
  constructor(scopes: readonly Scope[]) {
    const needed = scopes.map((scope) => `\`${scope}\``).join(' or ');
    super('FORBIDDEN', `Missing scope: this key needs the scope ${needed}.`, { facts: { scopes } });
  }
}

export function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}

/** @throws ForbiddenError when the key is limited to other scopes. */
export function checkScope(scopes: KeyScopes, ...needed: readonly Scope[]): void {
  if (scopes === null || needed.some((scope) => scopes.has(scope))) return;
  throw new ForbiddenError(needed);
}

export async function sparqlCall(
  context: Pick<RequestContext, 'signal' | 'client' | 'cost'> & { readonly answer?: AnswerSize },
): Promise<SparqlCallOptions> {
  const { signal, client, cost, answer } = context;
  await cost.check();
  return {
    signal,
    client,
    onWork: (milliseconds) => cost.add(unitsOfWork(milliseconds)),
    onRead(query) {
      if (answer && !isRepeatable(query)) answer.isOnce = true;
    },
  };
}

/** Work that is part of any request. */
const FREE_MS = 10;

/** Returns the units of engine time: one a millisecond, none up to {@link FREE_MS}. */
export function unitsOfWork(milliseconds: number): number {
  return milliseconds <= FREE_MS ? 0 : Math.round(milliseconds);
}
