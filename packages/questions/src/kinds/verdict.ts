import type { LabelHit } from '@biographql/engines';
import { fillSentence, listNames } from '../facts/fact-sentence.js';
import { readClassChain, readFactsWithInherited } from '../facts/inherited-facts.js';
import { nameValues } from '../facts/name-values.js';
import { type Fact, findProperty, readFacts, toTriple } from '../facts/read-facts.js';
import type { Finding, PlanKind } from '../plan/plan-question.js';
import { getMemberships, type Membership } from '../plan/read-memberships.js';
import type { GraphContext } from '../question-context.js';
import { type QuotedAnswer, toAbstention } from '../question-service.js';
import { evaluateSet } from '../sets/evaluate-set.js';
import { filterValues } from '../sets/filter-values.js';
import { queryOfTriples } from '../sets/print-set.js';
import {
  getLabel,
  getRelations,
  getThings,
  hasClass,
  type NamedThing,
  saySet,
  type ValuesSet,
  withSubtype,
} from '../sets/say-set.js';
import { splitWords } from '../text/lexicon.js';
import {
  countSources,
  findingOfSet,
  getEvidenceFactor,
  linkProbability,
  markLast,
  readNameAs,
  setProbability,
  singleFinding,
  statementsOf,
  WEAKER,
} from './set-finding.js';

/** Wordings weaker than this may find values, and affirm or refute nothing. */
const LEAST_CUE = 0.7;

/** Returns `No` when the graph denies what is asked of one thing, or rules it out; null otherwise. */
async function refute(
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

const MOST_READINGS = 5;
/** What a treatment that only one source states is worth. */
const ONE_SOURCE = 0.85;

export const verdict: PlanKind<Membership> = {
  name: 'verdict',
  match(question) {
    if (question.form !== 'yes-no') return [];
    return getMemberships(question).slice(0, MOST_READINGS);
  },
  async execute(membership, context) {
    const found = await readMembership(membership, context);
    if (found === null) return null;
    const { query, facts } = await withStatedEffect(membership, found, context);
    const { set, things } = query;
    if (facts.length === 0) return refute(query, context);
    const members = new Set(facts.map(({ value }) => value));
    const named = listNames(
      things.filter((thing) => !query.isAny || isOne(thing, members)).map(getLabel),
    );
    const sentence = saySet(withSubtype(set.plan, facts), named);
    const link = Math.min(set.link, ...things.map(({ quality }) => quality));
    const unsure = (message: string) =>
      toAbstention('UNSURE', message, { lookedFor: describeMembership(query) });
    if (link < 0.85)
      return unsure(
        `${[...things, ...getThings(set.plan)].map(readNameAs).join('')}The graph states: ${sentence} A name that was guessed affirms nothing.`,
      );
    if (set.isLoose || set.cue < LEAST_CUE) return unsure(`${WEAKER}${sentence}`);
    if (set.plan.kind === 'through' && hasClass(set.plan))
      return unsure(`The graph states it of some members of the class. ${sentence}`);
    if (query.isSole && !(await areAll(query, context)))
      return unsure(`The graph states: ${sentence} It states that of others, too.`);
    return affirm(facts, query, { link, context: markLast(sentence, named.text) }, context);
  },
  names: ({ set, things }) => [...things, ...getThings(set.plan)],
  describe: describeMembership,
  ends: ({ set: { plan }, things }) => {
    const [thing] = things;
    if (plan.kind !== 'values' || thing === undefined || things.length > 1) return null;
    const { relation, side } = plan;
    return side === 'left'
      ? { relation, left: plan.thing, right: thing }
      : { relation, left: thing, right: plan.thing };
  },
};

function isOne({ senses }: NamedThing, members: ReadonlySet<string>): boolean {
  return (senses[0] ?? []).some(({ iri }) => members.has(iri));
}

async function withStatedEffect(
  query: Membership,
  facts: readonly Fact[],
  context: GraphContext,
): Promise<{ readonly query: Membership; readonly facts: readonly Fact[] }> {
  const { plan } = query.set;
  const found = [...new Set(facts.map(({ value }) => value))];
  if (plan.kind !== 'values' || plan.effect === undefined || found.length === 0)
    return { query, facts };
  const filtered = await filterValues(plan, found, context);
  const having = filtered?.isStated === true ? filtered.values : [];
  if (having.length === 0 || (!query.isAny && having.length < found.length))
    return { query, facts };
  const stated = { ...query.set, isLoose: false, plan: { ...plan, isEffectStated: true } };
  return {
    query: { ...query, set: stated },
    facts: facts.filter(({ value }) => having.includes(value)),
  };
}

/** Whether the graph has nothing else in the set; without budget it is not known. */
async function areAll({ set, things }: Membership, context: GraphContext): Promise<boolean> {
  const evaluated = await evaluateSet(set.plan, context);
  if (evaluated === null) return false;
  const finding = await findingOfSet(evaluated, { isCount: true, probability: 1 }, context);
  return (finding?.total ?? things.length) <= things.length;
}

/** What is asked, which statements need not say. */
function describeMembership({ set: { plan }, things, isAny }: Membership): string {
  const stated = plan.kind === 'values' ? { ...plan, isEffectStated: true } : plan;
  const { text, count } = listNames(things.map(getLabel));
  const names = isAny
    ? { text: text.replace(/ and ([^,]*)$/, ' or $1'), count: 1 }
    : { text, count };
  return saySet(stated, names).replace(/\.$/, '');
}

async function affirm(
  facts: readonly Fact[],
  query: Membership,
  read: { readonly link: number; readonly context: QuotedAnswer },
  context: GraphContext,
): Promise<Finding | null> {
  const likely = setProbability({ ...query.set, link: read.link }, { isFallback: false });
  const things = [...query.things, ...getThings(query.set.plan)];
  const answer = {
    text: 'Yes',
    context: read.context,
    probability: likely,
    entities: things.flatMap(({ senses }) => senses[0]?.[0] ?? []),
    triples: facts.map(toTriple),
  };
  const finding = await singleFinding(answer, context);
  if (finding === null) return null;
  const shown = finding.claims.flatMap(({ statements }) => statements);
  const isTreatment = getRelations(query.set.plan).some(({ id }) => id === 'treats');
  const isSingle = isTreatment && countSources(shown) === 1;
  const factor = getEvidenceFactor(shown) * (isSingle ? ONE_SOURCE : 1);
  const claims = finding.claims.map((claim) => ({ ...claim, probability: likely * factor }));
  const note = isSingle ? ' Only one source states this.' : '';
  const said = { ...read.context, text: `${read.context.text}${note}` };
  return { ...finding, claims, context: said, probability: likely * factor };
}

/** The facts which put every thing into the set, each by its first sense alone; empty when one is not in it; null without budget. */
async function readMembership(
  { set: { plan }, things, isAny }: Membership,
  context: GraphContext,
): Promise<readonly Fact[] | null> {
  const found: Fact[] = [];
  for (const { senses } of things) {
    const own = senses[0] ?? [];
    const facts = await readOne(plan, own, context);
    if (facts === null) return null;
    if (facts.length === 0 && !isAny) return [];
    found.push(...facts);
  }
  return found;
}

async function readOne(
  plan: Membership['set']['plan'],
  hits: readonly LabelHit[],
  context: GraphContext,
): Promise<readonly Fact[] | null> {
  const among = hits.map(({ iri }) => iri);
  if (plan.kind === 'values') {
    const entities = (plan.thing.senses[0] ?? []).map(({ iri }) => iri);
    const { relation, side } = plan;
    if (relation.id === 'subclass') {
      const [kinds, classes] = side === 'right' ? [among, entities] : [entities, among];
      return readKinds(kinds, classes, context);
    }
    const request = { entities, paths: relation.paths, side, among, most: 50 };
    return readFactsWithInherited(context, request);
  }
  const evaluated = await evaluateSet(plan, context);
  if (evaluated === null) return null;
  return among.flatMap((iri) => evaluated.members.get(iri)?.facts ?? []);
}

async function readKinds(
  kinds: readonly string[],
  classes: readonly string[],
  context: GraphContext,
): Promise<readonly Fact[] | null> {
  for (const kind of kinds) {
    const facts = await readClassChain(context, kind, classes);
    if (facts === null || facts.length > 0) return facts;
  }
  return [];
}
