import type { Abstention } from '../claim.js';
import type { Finding, GraphPlan, PlanKind } from '../plan/plan-kind.js';
import type { Translation } from '../plan/read-translation.js';
import { type ValuesQuery, values } from './values.js';

/** Our judgment: no real model was measured. */
const TRUST = 0.7;

/** Answers with the set that a language model read in a question, and says that it did. */
const translated: PlanKind<ValuesQuery> = {
  ...values,
  name: 'translated',
  match: () => [],
  async execute(query, context) {
    const found = await values.execute(query, context);
    return found === null || 'reason' in found ? found : withTrust(found);
  },
  describe: (query) => `${values.describe(query)} (as a language model read the question)`,
};

function withTrust(finding: Finding): Finding | Abstention {
  const claims = finding.claims.map((claim) => ({
    ...claim,
    probability: claim.probability * TRUST,
  }));
  return { ...finding, claims, probability: finding.probability * TRUST };
}

/** Returns the plan of a checked translation. */
export function planTranslation({ set, isCount }: Translation): GraphPlan {
  const query: ValuesQuery = { set, isCount, most: null, isFallback: false };
  return { kind: translated as PlanKind, query };
}
