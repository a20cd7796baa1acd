import { BioGraphQLError, InvalidArgumentError, parseEntityIri } from '@biographql/core';
import { type Triple, tripleKey } from '@biographql/engines';
import type { NamedStatement, TripleReference } from '@biographql/services';
import type { Verdict as VerdictOfItem } from '@biographql/verify';
import type { FactInput, Verdict } from '../../generated/resolvers.js';
import { checkCount, parseEntity, required, requiredText } from './arguments.js';
import { cacheable, open, type RootFields } from './context.js';

const MAX_FACTS = 200;
const LONGEST_TEXT = 2_000;

function toFact({ subject, property, object }: FactInput, index: number): Triple {
  const at = (field: string) => `facts.${index}.${field}`;
  const entity = asEntity(object);
  return {
    subject: parseEntity(at('subject'), subject),
    property: requiredText(at('property'), property, { max: LONGEST_TEXT }),
    object: entity ?? requiredText(at('object'), object, { max: LONGEST_TEXT }),
    isEntity: entity !== null,
  };
}

function asEntity(text: string): string | null {
  try {
    return parseEntityIri(text);
  } catch (error) {
    if (BioGraphQLError.is(error)) return null;
    throw error;
  }
}

function toTriple(parts: readonly string[] | null | undefined, index: number): TripleReference {
  const at = `triples.${index}`;
  if (parts?.length !== 3)
    throw new InvalidArgumentError(at, 'must be a subject, a property and an object');
  const [subject = '', property, object = ''] = parts;
  return {
    subject: parseEntity(at, subject),
    property: requiredText(at, property).trim(),
    object: parseEntity(at, object),
  };
}

/** Triples, entities or items of a request. */
const MAX_ENTRIES = 1_000;
/** Cost of an item with a claim compared with one without, because it queries the graph. */
const CLAIM_COST = 20;

export const provenanceFields = {
  provenance: cacheable('graph', async (_, { facts }, { services, signal }) => {
    const requested = (facts ?? []).map(toFact);
    checkCount('facts', requested, MAX_FACTS);
    const { dataset } = services.provenance;
    const statements = await services.provenance.statementsOf(requested, { signal });
    return { dataset, statements };
  }),
  executeScoreFunction: open('embeddings', async (_, { triples }, { services, signal }) => {
    const sent = required('triples', triples);
    checkCount('triples', sent, MAX_ENTRIES);
    const plausibilities = await services.embeddings.plausibilities(sent.map(toTriple), { signal });
    return sent.map((parts, index) => {
      const [subject = '', predicate = '', object = ''] = parts ?? [];
      return [subject, predicate, object, plausibilities[index] ?? null];
    });
  }),
  executeVectorFunction: open('embeddings', async (_, { graphIds }, { services, signal }) => {
    const ids = required('graphIds', graphIds);
    checkCount('graphIds', ids, MAX_ENTRIES);
    const iris = ids.map((id, index) => parseEntity(`graphIds.${index}`, id));
    const vectors = await services.embeddings.vectors(iris, { signal });
    return ids.map((id, index) => ({ id, vector: vectors[index] ?? null }));
  }),
  verify: cacheable(['articles', 'graph'], async (_, { items }, { services, signal, cost }) => {
    checkCount('items', items, MAX_ENTRIES, 'items');
    await cost.check();
    const claims = items.filter(({ claim, statement }) => claim || statement).length;
    cost.add(Math.max(0, items.length - 1) + claims * CLAIM_COST);
    const verdicts = await services.verifier.verify(items, { signal });
    const statements = verdicts.flatMap(({ checks }) =>
      checks.flatMap((check) => check.statements),
    );
    const named = await services.provenance.name(statements, { signal });
    const byKey = new Map(named.map((statement) => [tripleKey(statement), statement]));
    return verdicts.map((verdict) => toVerdict(verdict, byKey));
  }),
} satisfies RootFields;

function toVerdict(
  { checks, ...verdict }: VerdictOfItem,
  named: ReadonlyMap<string, NamedStatement>,
): Verdict {
  return {
    ...verdict,
    checks: checks.map(({ statements, ...check }) => ({
      ...check,
      statements: statements.flatMap((statement) => named.get(tripleKey(statement)) ?? []),
    })),
  };
}
