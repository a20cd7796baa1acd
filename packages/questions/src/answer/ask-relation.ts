import type { AskedRelation } from '../plan/asked-relation.js';
import type { PlannedQuestion } from '../plan/plan-question.js';
import type { QuestionContext } from '../question-context.js';
import type { NamedThing } from '../sets/set-plan.js';
import { stemWord } from '../text/words.js';

/** Names of an entity that texts are searched for. */
const MOST_NAMES = 40;

/** Returns the relation that texts are read for, with every name of its ends; null when the question was not read as one. */
export async function askedRelation(
  question: PlannedQuestion,
  context: Pick<QuestionContext, 'labels' | 'budget'>,
): Promise<AskedRelation | null> {
  const [plan] = question.graphPlans;
  const ends = plan?.kind.asked(plan.query) ?? null;
  if (ends === null) return null;
  const { relation, left, right } = ends;
  const own = question.cues.filter((match) => match.relation === relation);
  const asked = own.flatMap(({ words }) =>
    words.flatMap((index) => question.words[index]?.stem ?? []),
  );
  const all = relation.cues
    .filter(({ weight, isLoose }) => weight >= 0.9 && isLoose !== true)
    .flatMap(({ phrase }) => phrase.split(' ').map(stemWord));
  return {
    relation: relation.id,
    subjects: await namesOf(left, context),
    objects: await namesOf(right, context),
    relationStems: [...new Set([...asked, ...all])],
    wantedStems: question.wanted === null ? [] : [question.words[question.wanted.word]?.stem ?? ''],
    isYesNo: question.form === 'yes-no',
  };
}

/** As written, then labels and aliases of what was meant. */
async function namesOf(
  thing: NamedThing | null,
  { labels, budget }: Pick<QuestionContext, 'labels' | 'budget'>,
): Promise<readonly string[]> {
  if (thing === null) return [];
  const hits = thing.senses[0] ?? [];
  const aliases = await Promise.all(
    hits.map(({ iri }) => budget.attempt((signal) => labels.aliases(iri, { signal }))),
  );
  const names = [
    thing.text,
    ...hits.map(({ label }) => label),
    ...aliases.flatMap((list) => list ?? []),
  ];
  return [...new Set(names)].slice(0, MOST_NAMES);
}
