import { fillSentence, listNames } from '../facts/fact-sentence.js';
import { nameValues } from '../facts/name-values.js';
import { findProperty, readFacts, toTriple } from '../facts/read-facts.js';
import type { Finding } from '../plan/plan-kind.js';
import type { Membership } from '../plan/read-memberships.js';
import type { GraphContext } from '../question-context.js';
import { queryOfTriples } from '../sets/print-set.js';
import { getLabel, saySet } from '../sets/say-set.js';
import type { NamedThing, ValuesSet } from '../sets/set-plan.js';
import { splitWords } from '../text/words.js';
import { linkProbability } from './probability.js';
import { singleFinding, statementsOf } from './set-finding.js';

/** Weaker wordings refute nothing. */
const LEAST_CUE = 0.7;

/** Returns `No` when the graph denies what is asked of one thing, or rules it out; null otherwise. */
export async function refute(
  { set: { plan, isLoose, cue }, things }: Membership,
  context: GraphContext,
): Promise<Finding | null> {
  const [thing] = things;
  if (plan.kind !== 'values' || things.length !== 1 || thing === undefined || isLoose) return null;
  const denial = await findDenial(plan, thing, context);
  return denial === null && cue >= LEAST_CUE ? findOther(plan, thing, context) : denial;
}

/** A source denies a statement that is deprecated there and has a reference. */
async function findDenial(
  plan: ValuesSet,
  thing: NamedThing,
  context: GraphContext,
): Promise<Finding | null> {
  const entities = plan.thing.senses[0] ?? [];
  const values = thing.senses[0] ?? [];
  const triples = plan.relation.paths.flatMap((path) => {
    const isOutgoing = path.startsWith('^') !== (plan.side === 'left');
    return entities.flatMap(({ iri: entity }) =>
      values.map(({ iri: value }) => ({
        subject: isOutgoing ? entity : value,
        property: findProperty(path),
        object: isOutgoing ? value : entity,
        isEntity: true,
      })),
    );
  });
  const denied = [...(await statementsOf(triples, context)).values()].filter(
    ({ rank, references }) => rank === 'deprecated' && references.length > 0,
  );
  if (denied.length === 0) return null;
  const probability = 0.95 * linkProbability(Math.min(plan.thing.quality, thing.quality));
  const sentence = `A source denies this: ${saySet(plan, listNames([getLabel(thing)]))}`;
  const sparql = queryOfTriples(triples, context.vocabulary);
  return {
    text: 'No',
    context: { text: sentence, start: 0, end: sentence.length },
    probability,
    entities: [...entities.slice(0, 1), ...values.slice(0, 1)],
    claims: [{ text: sentence, probability, statements: denied, quotes: [], sparql: null }],
    sparql,
  };
}

/** A relation with one value for its left end, of which the graph states another one, rules out this one. */
async function findOther(
  plan: ValuesSet,
  thing: NamedThing,
  context: GraphContext,
): Promise<Finding | null> {
  const { relation } = plan;
  if (relation.isFunctional !== true) return null;
  const [subject, object] = plan.side === 'left' ? [plan.thing, thing] : [thing, plan.thing];
  // What has no digit is no band and no code.
  if (relation.right.isLiteral === true && !/\d/.test(object.text)) return null;
  if (Math.min(subject.quality, object.quality) < 0.85) return null;
  const entities = (subject.senses[0] ?? []).map(({ iri }) => iri);
  const request = { entities, paths: relation.paths, side: 'left', most: 20 } as const;
  const facts = await readFacts(context, request);
  const values = await nameValues(facts ?? [], context);
  if (facts === null || values.length === 0) return null;
  if (values.some(({ name }) => mayBeSame(name, object.text) || mayBeSame(name, getLabel(object))))
    return null;
  const list = listNames(values.map(({ name }) => name));
  const answer = {
    text: 'No',
    context: fillSentence(relation.sentences.left, getLabel(subject), list),
    probability: 0.9 * linkProbability(Math.min(subject.quality, object.quality)),
    entities: [
      ...(subject.senses[0] ?? []).slice(0, 1),
      ...values.flatMap(({ record }) => record ?? []),
    ],
    triples: facts.map(toTriple),
  };
  return singleFinding(answer, context);
}

function mayBeSame(left: string, right: string): boolean {
  const [one, other] = [left, right].map(
    (name) => new Set(splitWords(name).map(({ stem }) => stem)),
  );
  if (one === undefined || other === undefined) return true;
  const [less, more] = one.size < other.size ? [one, other] : [other, one];
  return [...less].every((stem) => more.has(stem));
}
