import { toSparqlPath } from '@biographql/engines/vocabulary';
import { fragment, select, withLimit } from '@biographql/sparql';
import type { PlannedQuestion } from '../plan/plan-question.js';
import type { QuestionContext } from '../question-context.js';

/** A graph with no more statements of a relation has none to speak of. */
const MAX_STATEMENTS = 1;

/**
 * Returns whether the graph has no statements of the relation that a question asks about, so that no other name would be
 * answered either. False for identifiers, and when the budget does not allow to look.
 */
export async function isUnstated(
  { graphPlans }: Pick<PlannedQuestion, 'graphPlans'>,
  { budget, vocabulary }: Pick<QuestionContext, 'budget' | 'vocabulary'>,
): Promise<boolean> {
  const [plan] = graphPlans;
  const relation = plan?.kind.asked(plan.query)?.relation;
  if (relation === undefined || relation.right.isLiteral === true) return false;
  const path = fragment(toSparqlPath(vocabulary, relation.paths));
  const query = select('SELECT ?a ?b WHERE { ?a $path ?b }', { path });
  const result = await budget.select(withLimit(query, MAX_STATEMENTS + 1), MAX_STATEMENTS + 1);
  return result !== null && result.solutions.length <= MAX_STATEMENTS;
}
