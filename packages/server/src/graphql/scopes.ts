import { BioGraphQLError } from '@biographql/core';

/** What a key may be limited to, with what it opens, in words. */
export const SCOPES = {
  search: 'names, identifiers and predicates',
  graph: 'neighbors, properties, insights and provenance of entities',
  articles: 'articles, and what they sum up to',
  questions: 'questions in words',
  sparql: 'SPARQL',
  embeddings: 'vectors of entities and the plausibility of triples',
  admet: 'ADMET predictions',
  metrics: '`GET /metrics`',
} as const;

export type Scope = keyof typeof SCOPES;

/** All that a key is limited to; null for a key that may ask every field. */
export type KeyScopes = ReadonlySet<string> | null;

/** The key lacks the scope; the rest of the request is answered. */
class ForbiddenError extends BioGraphQLError<'FORBIDDEN'> {
  override readonly name = 'ForbiddenError';
  constructor(scopes: readonly Scope[]) {
    const needed = scopes.join(' or ');
    super('FORBIDDEN', `Missing scope: this key needs the scope ${needed}.`, {
      facts: { scopes },
    });
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
