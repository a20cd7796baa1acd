import { InvalidArgumentError } from '@biographql/core';
import { tripleKey } from '@biographql/engines';
import type { Field } from './context.js';
import { toVerdict } from './wire/verdicts.js';

const MOST_ITEMS = 1_000;
/** What an item with a claim costs compared with one without: it queries the graph. */
const CLAIM_COST = 20;

/** One verdict per item; an item that can't be read has its own error. */
export const verify: Field<'verify'> = async (_, { items }, { services, signal, cost }) => {
  if (items.length > MOST_ITEMS) {
    throw new InvalidArgumentError('items', 'must have at most 1,000 items', items.length);
  }
  await cost.check();
  const claims = items.filter(({ claim, statement }) => claim || statement).length;
  cost.add(Math.max(0, items.length - 1) + claims * CLAIM_COST);
  const verdicts = await services.verifier.verify(items, { signal });
  const statements = verdicts.flatMap(({ checks }) => checks.flatMap((check) => check.statements));
  const named = await services.provenance.name(statements, { signal });
  const byKey = new Map(named.map((statement) => [tripleKey(statement), statement]));
  return verdicts.map((verdict) => toVerdict(verdict, byKey));
};
