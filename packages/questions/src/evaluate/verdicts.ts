import { fillSentence, listNames, nameValues } from '../facts/name-values.js';
import {
  type Fact,
  findProperty,
  readClassChain,
  readFacts,
  readFactsWithInherited,
  toTriple,
} from '../facts/read-facts.js';
import {
  getRelations,
  getThings,
  hasClass,
  type NamedThing,
  type ValuesSet,
} from '../grammar/expression.js';
import type { Membership } from '../grammar/read-verdict.js';
import type { GraphContext, QuotedAnswer } from '../question-service.js';
import { toAbstention } from '../say/abstain.js';
import {
  countSources,
  getEvidenceFactor,
  linkProbability,
  MIN_LINK,
  queryOfTriples,
  setProbability,
  statementsOf,
} from '../say/evidence.js';
import {
  type AnswerKind,
  type Finding,
  findingOfSet,
  markLast,
  readNameAs,
  singleFinding,
  WEAKER,
} from '../say/finding.js';
import { getLabel, saySet, toChoice, withSubtype } from '../say/say-set.js';
import { splitWords } from '../text/lexicon.js';
import { evaluateSet } from './evaluate-set.js';
import { filterValues } from './filter-values.js';
import { getEnds } from './lists.js';

/** Weaker wordings can find values, but not affirm or refute one. */
const MIN_CUE = 0.7;
/** Weight of a treatment that only one source states. */
const ONE_SOURCE = 0.85;

export const verdict: AnswerKind<Membership> = {
  async execute(requested, context) {
    const found = await readMembership(requested, context);
    if (found === null) return null;
    if (found.length === 0) return refute(requested, context);
    const { query, facts } = await withStatedEffect(requested, found, context);
    const { set, things, isAny } = query;
    const members = new Set(facts.map(({ value }) => value));
    const isOne = ({ senses }: NamedThing) => (senses[0] ?? []).some(({ iri }) => members.has(iri));
    const named = listNames(things.filter((thing) => !isAny || isOne(thing)).map(getLabel));
    const sentence = saySet(withSubtype(set.plan, facts), named);
    const unsure = await findDoubt(query, sentence, context);
    return unsure === null
      ? affirm(facts, query, markLast(sentence, named.text), context)
      : toAbstention('UNSURE', unsure, { lookedFor: describeMembership(query) });
  },
  names: ({ set, things }) => [...things, ...getThings(set.plan)],
  describe: describeMembership,
  ends: ({ set: { plan }, things }) => {
    const [thing] = things;
    const ends = getEnds(plan);
    if (ends === null || thing === undefined || things.length > 1) return null;
    return { ...ends, left: ends.left ?? thing, right: ends.right ?? thing };
  },
};

/** Why the statements of the graph don't mean yes; null when they do. */
async function findDoubt(
  query: Membership,
  sentence: string,
  context: GraphContext,
): Promise<string | null> {
  const { set, things } = query;
  if (getLink(query) < MIN_LINK)
    return `${[...things, ...getThings(set.plan)].map(readNameAs).join('')}This dataset states: ${sentence} The name match is only a guess, so the answer is not necessarily yes. Ask again with the name as this dataset spells it.`;
  if (set.isLoose || set.cue < MIN_CUE) return `${WEAKER}${sentence}`;
  if (set.plan.kind === 'through' && hasClass(set.plan))
    return `${sentence} The dataset says so for some members of the class, but not necessarily for all, so the answer is neither yes nor no.`;
  if (!query.isSole) return null;
  const evaluated = await evaluateSet(set.plan, context);
  const options = { isCount: true, probability: 1 };
  const all = evaluated && (await findingOfSet(evaluated, options, context));
  if (evaluated === null)
    return `This dataset states: ${sentence} There was no time to check whether it states the same about other entities.`;
  if ((all?.total ?? 0) <= things.length) return null;
  return `This dataset states: ${sentence} It states the same about other entities, so this is not the only answer.`;
}

function getLink({ set, things }: Membership): number {
  return Math.min(set.link, ...things.map(({ quality }) => quality));
}

/** Describes the membership as asked, with the effect even if statements lack it. */
function describeMembership({ set: { plan }, things, isAny }: Membership): string {
  const stated = plan.kind === 'values' ? { ...plan, isEffectStated: true } : plan;
  const named = listNames(things.map(getLabel));
  const names = isAny ? { text: toChoice(named.text), count: 1 } : named;
  return saySet(stated, names).replace(/\.$/, '');
}

async function affirm(
  facts: readonly Fact[],
  query: Membership,
  context: QuotedAnswer,
  graph: GraphContext,
): Promise<Finding | null> {
  const { set, things } = query;
  const probability = setProbability({ ...set, link: getLink(query) });
  const entities = [...things, ...getThings(set.plan)].flatMap(
    ({ senses }) => senses[0]?.[0] ?? [],
  );
  const answer = { text: 'Yes', context, probability, entities, triples: facts.map(toTriple) };
  const finding = await singleFinding(answer, graph);
  if (finding === null) return null;
  const shown = finding.claims.flatMap(({ statements }) => statements);
  const isTreatment = getRelations(set.plan).some(({ id }) => id === 'treats');
  const isSingle = isTreatment && countSources(shown) === 1;
  const likely = probability * getEvidenceFactor(shown) * (isSingle ? ONE_SOURCE : 1);
  return {
    ...finding,
    claims: finding.claims.map((claim) => ({ ...claim, probability: likely })),
    context: isSingle
      ? { ...context, text: `${context.text} Only one source states this.` }
      : context,
    probability: likely,
  };
}

/** Marks the effect as stated, and keeps only those facts, if statements say it of all things asked about. */
async function withStatedEffect(
  query: Membership,
  facts: readonly Fact[],
  context: GraphContext,
): Promise<{ readonly query: Membership; readonly facts: readonly Fact[] }> {
  const { plan } = query.set;
  if (plan.kind !== 'values' || plan.effect === undefined) return { query, facts };
  const found = [...new Set(facts.map(({ value }) => value))];
  const filtered = await filterValues(plan, found, context);
  const having = filtered?.isStated === true ? filtered.values : [];
  if (having.length === 0 || (!query.isAny && having.length < found.length))
    return { query, facts };
  const set = { ...query.set, isLoose: false, plan: { ...plan, isEffectStated: true } };
  return { query: { ...query, set }, facts: facts.filter(({ value }) => having.includes(value)) };
}

/** Facts that put each thing, by its first sense, into the set; empty when one is not in it; null without budget. */
async function readMembership(
  { set: { plan }, things, isAny }: Membership,
  context: GraphContext,
): Promise<readonly Fact[] | null> {
  const found: Fact[] = [];
  const evaluated = plan.kind === 'values' ? null : await evaluateSet(plan, context);
  for (const { senses } of things) {
    const among = (senses[0] ?? []).map(({ iri }) => iri);
    const facts =
      plan.kind === 'values'
        ? await readAmong(plan, among, context)
        : evaluated && among.flatMap((iri) => evaluated.members.get(iri)?.facts ?? []);
    if (facts === null) return null;
    if (facts.length === 0 && !isAny) return [];
    found.push(...facts);
  }
  return found;
}

async function readAmong(
  { relation, side, thing }: ValuesSet,
  among: readonly string[],
  context: GraphContext,
): Promise<readonly Fact[] | null> {
  const entities = (thing.senses[0] ?? []).map(({ iri }) => iri);
  if (relation.id !== 'subclass') {
    const request = { entities, paths: relation.paths, side, among, limit: 50 };
    return readFactsWithInherited(context, request);
  }
  const [kinds, classes] = side === 'right' ? [among, entities] : [entities, among];
  for (const kind of kinds) {
    const facts = await readClassChain(context, kind, classes);
    if (facts === null || facts.length > 0) return facts;
  }
  return [];
}

/** Returns `No` when the graph denies what is asked of one thing, or rules it out; null otherwise. */
async function refute(
  { set: { plan, isLoose, cue }, things }: Membership,
  context: GraphContext,
): Promise<Finding | null> {
  const [thing] = things;
  if (plan.kind !== 'values' || things.length !== 1 || thing === undefined || isLoose) return null;
  const denial = await findDenial(plan, thing, context);
  return denial === null && cue >= MIN_CUE ? findOther(plan, thing, context) : denial;
}

/** A deprecated statement with a reference counts as a source's denial. */
async function findDenial(
  plan: ValuesSet,
  thing: NamedThing,
  context: GraphContext,
): Promise<Finding | null> {
  const entities = plan.thing.senses[0] ?? [];
  const values = thing.senses[0] ?? [];
  const triples = plan.relation.paths.flatMap((path) =>
    entities.flatMap(({ iri: entity }) =>
      values.map(({ iri: value }) => {
        const isInverse = path.startsWith('^') === (plan.side === 'left');
        return toTriple({ entity, value, property: findProperty(path), isEntity: true, isInverse });
      }),
    ),
  );
  const denied = [...(await statementsOf(triples, context)).values()].filter(
    ({ rank, references }) => rank === 'deprecated' && references.length > 0,
  );
  if (denied.length === 0) return null;
  const probability = 0.95 * linkProbability(Math.min(plan.thing.quality, thing.quality));
  const text = `The graph has a deprecated statement: ${saySet(plan, listNames([getLabel(thing)]))}`;
  return {
    text: 'No',
    context: { text, start: 0, end: text.length },
    probability,
    entities: [...entities.slice(0, 1), ...values.slice(0, 1)],
    claims: [{ text, probability, statements: denied, quotes: [], sparql: null }],
    sparql: queryOfTriples(triples, context.vocabulary),
  };
}

/** Answers `No` when the relation allows one value per left end and the graph states another. */
async function findOther(
  { relation, side, thing: named }: ValuesSet,
  thing: NamedThing,
  context: GraphContext,
): Promise<Finding | null> {
  const [subject, object] = side === 'left' ? [named, thing] : [thing, named];
  const link = Math.min(subject.quality, object.quality);
  if (relation.isFunctional !== true || link < MIN_LINK) return null;
  // Bands and codes always have a digit.
  if (relation.right.isLiteral === true && !/\d/.test(object.text)) return null;
  const [sense = []] = subject.senses;
  const entities = sense.map(({ iri }) => iri);
  const request = { entities, paths: relation.paths, side: 'left', limit: 20 } as const;
  const facts = (await readFacts(context, request)) ?? [];
  const values = await nameValues(facts, context);
  const isSame = ({ name }: { readonly name: string }) =>
    mayBeSame(name, object.text) || mayBeSame(name, getLabel(object));
  if (values.length === 0 || values.some(isSame)) return null;
  const list = listNames(values.map(({ name }) => name));
  const answer = {
    text: 'No',
    context: fillSentence(relation.sentences.left, getLabel(subject), list),
    probability: 0.9 * linkProbability(link),
    entities: [...sense.slice(0, 1), ...values.flatMap(({ record }) => record ?? [])],
    triples: facts.map(toTriple),
  };
  return singleFinding(answer, context);
}

function mayBeSame(left: string, right: string): boolean {
  const [one = [], other = []] = [left, right].map((name) =>
    splitWords(name).map(({ stem }) => stem),
  );
  const isWithin = (few: readonly string[], many: readonly string[]) =>
    few.every((stem) => many.includes(stem));
  return isWithin(one, other) || isWithin(other, one);
}
