import { fillSentence, listNames } from '../facts/fact-sentence.js';
import { findProperty, readFacts } from '../facts/read-facts.js';
import type { Relation } from '../lexicon/relation.js';
import type { PlannedQuestion } from '../plan/plan-question.js';
import type { QuestionContext } from '../question-context.js';

const MOST_FACTS = 50;

/**
 * Returns sentences on the identifiers that the graph has in other editions of the one that is asked for: the ICD-10-CM code
 * of what has no ICD-10 code. They are different codes, so none of them is the answer. Empty when no identifier is asked
 * for, and when there is none or no time.
 */
export async function otherEditions(
  { graphPlans, relations }: Pick<PlannedQuestion, 'graphPlans' | 'relations'>,
  context: QuestionContext,
): Promise<readonly string[]> {
  const [plan] = graphPlans;
  const ends = plan?.kind.asked(plan.query) ?? null;
  if (ends === null || ends.left === null || ends.relation.right.isLiteral !== true) return [];
  const others = relations.all.filter((other) => isOtherEdition(other, ends.relation));
  const [sense = []] = ends.left.senses;
  const facts = await readFacts(context, {
    entities: sense.map(({ iri }) => iri),
    paths: others.flatMap(({ paths }) => paths),
    side: 'left',
    most: MOST_FACTS,
  });
  const label = sense[0]?.label ?? ends.left.text;
  return others.flatMap(({ paths, sentences }) => {
    const properties = paths.map(findProperty);
    const own = (facts ?? []).filter(({ property }) => properties.includes(property));
    const codes = [...new Set(own.map(({ value }) => value))];
    return codes.length === 0 ? [] : [fillSentence(sentences.left, label, listNames(codes)).text];
  });
}

/** `icd-10-code` and `icd-10-cm-code`: the catalog's name is the first word, what it gives the last. */
function isOtherEdition(other: Relation, relation: Relation): boolean {
  const [catalog, ...rest] = toWords(relation);
  const [otherCatalog, ...otherRest] = toWords(other);
  return other !== relation && catalog === otherCatalog && rest.at(-1) === otherRest.at(-1);
}

function toWords({ id }: Relation): readonly string[] {
  return id.replace(/^literal-/, '').split('-');
}

import { toSparqlPath } from '@biographql/engines/vocabulary';
import { fragment, select, withLimit } from '@biographql/sparql';

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
