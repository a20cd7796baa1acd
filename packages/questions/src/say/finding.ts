import type { EntityType } from '@biographql/core';
import { type EntityRecord, type Triple, tripleKey } from '@biographql/engines';
import type { SparqlQuery } from '@biographql/sparql';
import type { EvaluatedSet, Member } from '../evaluate/evaluate-set.js';
import { listNames, MAX_NAMES, type NamedValue, nameValues, quote } from '../facts/name-values.js';
import { readLabels, toTriple } from '../facts/read-facts.js';
import { getThings, type NamedThing, type SetPlan } from '../grammar/expression.js';
import type { Effect, Relation } from '../lexicon/relations.js';
import type { Abstention, Claim, GraphContext, QuotedAnswer } from '../question-service.js';
import {
  countOfSet,
  getEvidenceFactor,
  MIN_LINK,
  queryOfSet,
  queryOfTriples,
  statementsOf,
} from './evidence.js';
import { getLabel, saySet, withSubtype } from './say-set.js';

export interface Finding {
  readonly text: string;
  readonly context: QuotedAnswer;
  readonly probability: number;
  readonly entities: readonly EntityRecord[];
  /** Claims of the answer with their evidence; at least one. */
  readonly claims: readonly Claim[];
  /** Total number of values; absent when the answer is no list. */
  readonly total?: number;
  /** Sort order of the values, in words; absent when the answer lists all values or is not a list. */
  readonly orderedBy?: string;
  readonly sparql: SparqlQuery | null;
}

export interface RelationEnds {
  readonly relation: Relation;
  readonly left: NamedThing | null;
  readonly right: NamedThing | null;
  /** Requested types of the values, if narrower than the relation's, as in "which drugs cause it". */
  readonly narrowed?: readonly EntityType[] | null;
  /** The requested effect of a drug on its target. */
  readonly effect?: Effect | undefined;
}

/** Evaluator of a form of question. */
export interface AnswerKind<Q = unknown> {
  /** Returns the graph's answer to a query, or why to abstain; null without an answer or when the budget is used up. */
  execute(query: Q, context: GraphContext): Promise<Finding | Abstention | null>;
  /** The names that a query is about; absent for kinds that disambiguate names themselves. */
  names?(query: Q): readonly NamedThing[];
  /** The names as they were read; default: those that a query is about. */
  reads?(query: Q): readonly NamedThing[];
  describe(query: Q): string;
  /** The relation that a query asks about, and its ends; null or absent when it is about more than one. */
  ends?(query: Q): RelationEnds | null;
}

/** Graph query, with its evaluator. */
export interface GraphPlan {
  readonly kind: AnswerKind;
  readonly query: unknown;
  /** Asks which meaning of an ambiguous name is intended; null when no name is ambiguous. */
  readonly unclear: Abstention | null;
}

interface FindingOptions {
  readonly limit?: number | null;
  readonly isCount?: boolean;
  readonly probability: number;
  readonly isLess?: boolean;
  /** Whether causes are requested. Then values with only weak sources are dropped if any value has a better one. */
  readonly isCausal?: boolean;
  /** Sort key: how many things each value shares with the subject of the question. */
  readonly likeness?: ReadonlyMap<string, number>;
  /** Names to leave out of the answer. */
  readonly barred?: readonly string[];
}

const LONGEST_LIST = 100;
export const WEAKER = 'The graph only supports a weaker statement: ';
const VALUE_ORDER =
  'how strongly the graph and the articles link the values to the subject of the question';

/** Returns the members of a set, or their number, in words; null when there are none. */
export async function findingOfSet(
  set: EvaluatedSet,
  { limit = null, isCount = false, isLess = false, isCausal = false, ...rest }: FindingOptions,
  context: GraphContext,
): Promise<Finding | null> {
  const { probability, likeness, barred = [] } = rest;
  const named = await nameMembers(set, likeness, context);
  const allowed = named.filter(({ name }) => !barred.includes(name));
  const wanted = Math.min(limit ?? MAX_NAMES, LONGEST_LIST);
  const labeled = allowed.filter(({ isNamed }) => isNamed);
  const first = (labeled.length > 0 ? labeled : allowed).slice(0, isCausal ? LONGEST_LIST : wanted);
  const claimed = await claimMembers(set, first, probability, context);
  const firm = claimed.filter(({ claim }) => getEvidenceFactor(claim.statements) >= 1);
  const stated = isCausal && firm.length > 0 ? firm : claimed;
  const shown = stated.slice(0, wanted);
  if (shown.length === 0) return null;
  const total = isCausal ? stated.length : allowed.length - (first.length - claimed.length);
  const names = shown.map(({ value }) => value.name);
  const listed = listNames(names, limit === null ? total : names.length, wanted);
  const inherited = inheritedFrom(set, allowed);
  const reading = readAs(set.plan);
  const weaker = isLess ? WEAKER : '';
  const says = `${saySet(set.plan, listed)}${sayInherited(set.plan, inherited, total)}`;
  const claims = shown.map(({ claim }) => claim);
  const orderedBy = likeness === undefined ? VALUE_ORDER : 'number of shared values';
  const list: Finding = {
    text: listed.text,
    context: markLast(`${reading}${weaker}${says}`, listed.text),
    probability: claims.reduce((sum, claim) => sum + claim.probability, 0) / claims.length,
    entities: [
      ...getThings(set.plan).flatMap(({ senses }) => senses[0]?.[0] ?? []),
      ...shown.flatMap(({ value }) => value.record ?? []),
    ],
    claims,
    total,
    ...(total > names.length && { orderedBy }),
    sparql: queryOfSet(set.plan, context.vocabulary),
  };
  if (!isCount) return list;
  const isGenes = allowed.some(({ record }) => record?.types.includes('GENE'));
  const sparql = countOfSet(set.plan, context.vocabulary);
  const counted = total.toLocaleString('en-US');
  const counting: Claim = {
    text: `${reading}Number in the graph: ${counted}. ${says}`,
    probability,
    statements: claims.flatMap(({ statements }) => statements),
    quotes: [],
    sparql: sparql.text,
  };
  return {
    ...list,
    text: `${counted}${sayCounted(set, inherited.length, { total, isGenes })}`,
    context: quote(`${reading}Number in the graph: `, counted, `. ${weaker}${says}`),
    probability,
    claims: [counting, ...claims],
    sparql,
  };
}

/** The subtypes of values that are stated only for a subtype, one per value. */
function inheritedFrom(set: EvaluatedSet, values: readonly NamedValue[]): readonly string[] {
  if (set.plan.kind !== 'values') return [];
  return values.flatMap((value) => getMember(set, value)?.facts[0]?.inheritedFrom?.label ?? []);
}

function sayInherited({ kind }: SetPlan, subtypes: readonly string[], total: number): string {
  if (kind === 'class')
    return ' Drugs that have no ATC code of this class in the graph are not included.';
  const [first] = subtypes;
  if (first === undefined) return '';
  if (total === 1) return ` This is stated only for a subtype, ${first}.`;
  const count = subtypes.length === total ? 'All' : subtypes.length.toLocaleString('en-US');
  return ` ${count} of these ${subtypes.length > 1 ? 'are stated only for subtypes, such as' : 'is stated only for a subtype,'} ${first}.`;
}

/** Explains a count that includes inherited values, or genes and their proteins; otherwise empty. */
function sayCounted(
  { plan, members }: EvaluatedSet,
  inherited: number,
  { total, isGenes }: { readonly total: number; readonly isGenes: boolean },
): string {
  if (plan.kind !== 'values') return '';
  const write = (count: number) => count.toLocaleString('en-US');
  if (inherited > 0)
    return ` (${write(total - inherited)} for ${getLabel(plan.thing)} itself, ${write(inherited)} for its subtypes)`;
  return isGenes && members.size > total
    ? ` (${write(members.size)} entries, with genes and their proteins counted separately)`
    : '';
}

/** Returns a claim per set about its size, with the statements of the first members; fewer when time runs out. */
export async function countClaims(
  sets: readonly EvaluatedSet[],
  probability: number,
  context: GraphContext,
): Promise<readonly Claim[]> {
  const claims: Claim[] = [];
  for (const set of sets) {
    const finding = await findingOfSet(set, { isCount: true, probability }, context);
    claims.push(...(finding?.claims.slice(0, 1) ?? []));
  }
  return claims;
}

export function readAs(plan: SetPlan): string {
  return getThings(plan).map(readNameAs).join('');
}

/** Returns `Interpreted “x” as y.` for a name whose match is uncertain; otherwise empty. */
export function readNameAs(thing: NamedThing): string {
  return thing.quality < MIN_LINK ? `Interpreted “${thing.text}” as ${getLabel(thing)}. ` : '';
}

async function nameMembers(
  { members }: EvaluatedSet,
  likeness: ReadonlyMap<string, number> | undefined,
  context: GraphContext,
): Promise<readonly NamedValue[]> {
  const facts = [...members.values()].flatMap(({ value, isEntity, facts: memberFacts }) =>
    memberFacts
      .filter((fact, index) => fact.value === value || index === 0)
      .map((fact) => ({ ...fact, value, isEntity })),
  );
  const values = await nameValues(facts, context);
  const of = ({ record }: NamedValue) => likeness?.get(record?.iri ?? '') ?? 0;
  return [...values].sort((left, right) => of(right) - of(left));
}

/** The values with their claims, without values whose statements are all deprecated. */
async function claimMembers(
  set: EvaluatedSet,
  values: readonly NamedValue[],
  probability: number,
  context: GraphContext,
): Promise<readonly { readonly value: NamedValue; readonly claim: Claim }[]> {
  const read = values.map((value) => {
    const { facts = [], value: memberValue } = getMember(set, value) ?? {};
    const vias = facts.flatMap((fact) => (fact.value === memberValue ? [fact.entity] : []));
    const triples = facts.map(toTriple);
    return { value, facts, triples, vias: set.inner === null ? [] : [...new Set(vias)] };
  });
  const all = read.flatMap(({ triples }) => triples);
  const statements = await statementsOf(all, context);
  const viaNames = await readLabels([...new Set(read.flatMap(({ vias }) => vias))], context);
  return read.flatMap(({ value, facts, triples, vias }) => {
    const valid = triples
      .flatMap((triple) => statements.get(tripleKey(triple)) ?? [])
      .filter(({ rank }) => rank !== 'deprecated');
    if (valid.length === 0) return [];
    const via = listNames(vias.map((iri) => viaNames.get(iri) ?? iri));
    const plan = withSubtype(set.plan, facts);
    const said = saySet(plan, listNames([value.name]), viaNames.size === 0 ? undefined : via);
    const claim: Claim = {
      text: `${readAs(set.plan)}${said}`,
      probability: probability * getEvidenceFactor(valid),
      statements: valid,
      quotes: [],
      sparql: queryOfTriples(triples, context.vocabulary)?.text ?? null,
    };
    return [{ value, claim }];
  });
}

function getMember({ members }: EvaluatedSet, { name, record }: NamedValue): Member | undefined {
  return members.get(record?.iri ?? name);
}

type SingleAnswer = Pick<Finding, 'text' | 'context' | 'probability' | 'entities' | 'total'> & {
  readonly triples: readonly Triple[];
  /** Triples for the answer's query. Default: `triples`. */
  readonly queried?: readonly Triple[];
};

/** Returns an answer of one claim; null when every statement of it is deprecated. */
export async function singleFinding(
  { triples, queried = triples, ...answer }: SingleAnswer,
  context: GraphContext,
): Promise<Finding | null> {
  const found = [...(await statementsOf(triples, context)).values()];
  const statements = found.filter(({ rank }) => rank !== 'deprecated');
  if (statements.length === 0) return null;
  const sparql = queryOfTriples(queried, context.vocabulary);
  const { text } = answer.context;
  const { probability } = answer;
  const claim = { text, probability, statements, quotes: [], sparql: sparql?.text ?? null };
  return { ...answer, claims: [claim], sparql };
}

export function markLast(text: string, list: string): QuotedAnswer {
  const start = text.toLowerCase().lastIndexOf(list.toLowerCase());
  return start < 0
    ? { text, start: 0, end: text.length }
    : { text, start, end: start + list.length };
}
