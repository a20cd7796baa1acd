import { type GraphStatement, readStatements, type Triple, tripleKey } from '@biographql/engines';
import { listNames, MOST_NAMES, quote } from '../facts/fact-sentence.js';
import { type NamedValue, nameValues, readLabels } from '../facts/name-values.js';
import { toTriple } from '../facts/read-facts.js';
import type { ParsedSet } from '../plan/parsed-set.js';
import type { Finding } from '../plan/plan-question.js';
import type { GraphContext } from '../question-context.js';
import type { Claim, QuotedAnswer } from '../question-service.js';
import type { EvaluatedSet, Member } from '../sets/evaluate-set.js';
import { countOfSet, queryOfSet, queryOfTriples } from '../sets/print-set.js';
import {
  getLabel,
  getThings,
  type NamedThing,
  type SetPlan,
  saySet,
  withSubtype,
} from '../sets/say-set.js';

/** Returns the probability that an answer read from a set is right. The levels are constants by our judgment. */
export function setProbability(
  { isLoose, cue, link }: Pick<ParsedSet, 'isLoose' | 'cue' | 'link'>,
  { isFallback }: { readonly isFallback: boolean },
): number {
  const reading = isFallback ? 0.7 : isLoose ? 0.8 : cue < 0.7 ? 0.9 : 0.96;
  return reading * linkProbability(link);
}

/** Returns how likely a name means what it was linked to, from `EntityMention.quality`. */
export function linkProbability(link: number): number {
  if (link >= 1) return 1;
  if (link >= 0.85) return 0.97;
  return link >= 0.6 ? 0.75 : 0.6;
}

/** Sources whose statements are weaker than curated ones: the beginning of their addresses, and what a statement of them alone is worth. */
const WEAK_SOURCES: readonly (readonly [url: string, factor: number])[] = [
  ['https://www.ebi.ac.uk/gwas/', 0.85],
  ['https://github.com/everycure-org/', 0.85],
  ['https://het.io/', 0.65],
  ['https://pubmed.ncbi.nlm.nih.gov/?term=', 0.65],
];
const SEVERAL_SOURCES = 1.02;

export function getEvidenceFactor(statements: readonly GraphStatement[]): number {
  const urls = getUrls(statements);
  if (urls.length === 0) return 1;
  const factors = urls.map(
    (url) => WEAK_SOURCES.find(([start]) => url.startsWith(start))?.[1] ?? 1,
  );
  const strongest = Math.max(...factors);
  return strongest * (countSources(statements) > 1 ? SEVERAL_SOURCES : 1);
}

/** Returns how many sources state something; 0 when the graph does not say. */
export function countSources(statements: readonly GraphStatement[]): number {
  return new Set(getUrls(statements).map(getSource)).size;
}

function getUrls(statements: readonly GraphStatement[]): readonly string[] {
  return statements.flatMap(({ references }) => references.flatMap(({ url }) => url ?? []));
}

/** The host of a page; of a repository host, its owner. */
function getSource(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return host === 'github.com' ? `${host}/${pathname.split('/')[1]}` : host;
}

interface FindingOptions {
  readonly most?: number | null;
  readonly isCount?: boolean;
  readonly probability: number;
  readonly isLess?: boolean;
  /** Whether causes are asked for: then what weak sources alone state is left out where a better one states something. */
  readonly isCausal?: boolean;
  readonly likeness?: ReadonlyMap<string, number>;
  readonly barred?: readonly string[];
}

const LONGEST_LIST = 100;
export const WEAKER = 'The graph only supports a weaker statement: ';
const VALUE_ORDER = 'how firmly the graph and the articles tie them to what was asked about';

export async function findingOfSet(
  set: EvaluatedSet,
  { most = null, isCount = false, isLess = false, isCausal = false, ...rest }: FindingOptions,
  context: GraphContext,
): Promise<Finding | null> {
  const { probability, likeness, barred = [] } = rest;
  const named = byLikeness(await nameMembers(set, context), likeness).filter(
    ({ name }) => !barred.includes(name),
  );
  if (named.length === 0) return null;
  const wanted = Math.min(most ?? MOST_NAMES, LONGEST_LIST);
  const known = named.filter(({ isNamed }) => isNamed);
  const candidates = (known.length > 0 ? known : named).slice(0, isCausal ? LONGEST_LIST : wanted);
  const all = await claimMembers(set, candidates, { probability, context });
  const members = isCausal ? withoutWeak(all) : all;
  const shown = members.filter(({ claim }) => claim !== null).slice(0, wanted);
  const [first] = shown;
  if (first === undefined) return null;
  const standing = members.filter(({ claim }) => claim !== null).length;
  const total = isCausal ? standing : named.length - (members.length - standing);
  const names = shown.map(({ value }) => value.name);
  const listed = listNames(names, most === null ? total : names.length, wanted);
  const list = listed.text;
  const inherited = getSubtypes(set, named);
  const says = `${saySet(set.plan, listed)}${sayInherited(set, inherited, total)}`;
  const reading = readAs(set.plan);
  const counted = total.toLocaleString('en-US');
  const isGenes = named.some(({ record }) => record?.types.includes('GENE'));
  const orderedBy = likeness === undefined ? VALUE_ORDER : 'number of shared values';
  const countQuery = countOfSet(set.plan, context.vocabulary);
  const listQuery = queryOfSet(set.plan, context.vocabulary);
  const counting: Claim = {
    text: `${reading}${total === 1 ? 'There is 1' : `There are ${counted}`}: ${says}`,
    probability,
    statements: shown.flatMap(({ claim }) => claim?.statements ?? []),
    quotes: [],
    sparql: countQuery.text,
  };
  const claims = shown.flatMap(({ claim }) => claim ?? []);
  const sum = claims.reduce((total, claim) => total + claim.probability, 0);
  const likely = isCount ? probability : sum / claims.length;
  return {
    text: isCount ? `${counted}${sayCounted(set, inherited, { total, isGenes })}` : list,
    context: isCount
      ? quote(`${reading}The graph tells `, counted, `. ${isLess ? WEAKER : ''}${says}`)
      : markLast(`${reading}${isLess ? WEAKER : ''}${says}`, list),
    probability: likely,
    entities: [
      ...getThings(set.plan).flatMap(({ senses }) => senses[0]?.[0] ?? []),
      ...shown.flatMap(({ value }) => value.record ?? []),
    ],
    claims: isCount ? [counting, ...claims] : claims,
    total,
    ...(total > names.length && { orderedBy }),
    sparql: isCount ? countQuery : listQuery,
  };
}

function withoutWeak(members: readonly ClaimedMember[]): readonly ClaimedMember[] {
  const firm = members.filter(
    ({ claim }) => claim !== null && getEvidenceFactor(claim.statements) >= 1,
  );
  return firm.length > 0 ? firm : members;
}

function getSubtypes(set: EvaluatedSet, values: readonly NamedValue[]): readonly string[] {
  return values.flatMap((value) => getMember(set, value)?.facts[0]?.inheritedFrom?.label ?? []);
}

function sayInherited({ plan }: EvaluatedSet, subtypes: readonly string[], total: number): string {
  if (plan.kind === 'class')
    return ' Drugs that the graph has under another ATC code, or under none, are missing.';
  const [first] = subtypes;
  if (plan.kind !== 'values' || first === undefined) return '';
  const count = subtypes.length === total ? 'All' : subtypes.length.toLocaleString('en-US');
  return ` ${count} of these ${subtypes.length > 1 ? 'are stated for subtypes, such as' : 'is stated for a subtype,'} ${first}.`;
}

/** What a count counts when some values are inherited, or genes stand for their proteins; else empty. */
function sayCounted(
  { plan, members }: EvaluatedSet,
  { length }: readonly string[],
  { total, isGenes }: { readonly total: number; readonly isGenes: boolean },
): string {
  if (plan.kind !== 'values') return '';
  if (length === 0 && isGenes && members.size > total)
    return ` (${members.size.toLocaleString('en-US')} entries, genes and their proteins apart)`;
  if (length === 0) return '';
  const direct = (total - length).toLocaleString('en-US');
  return ` (${direct} of ${getLabel(plan.thing)} itself, ${length.toLocaleString('en-US')} of its kinds)`;
}

function byLikeness(
  values: readonly NamedValue[],
  likeness: ReadonlyMap<string, number> | undefined,
): readonly NamedValue[] {
  if (likeness === undefined) return values;
  const of = ({ record }: NamedValue) => likeness.get(record?.iri ?? '') ?? 0;
  return [...values].sort((left, right) => of(right) - of(left));
}

/** Returns the claims of how many members sets have, each with the statements of the first; less when there was no time. */
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

/** Returns `Read “x” as y.` for a name that was read other than it is written. */
export function readNameAs(thing: NamedThing): string {
  return thing.quality < 0.85 ? `Read “${thing.text}” as ${getLabel(thing)}. ` : '';
}

async function nameMembers(
  { members }: EvaluatedSet,
  context: GraphContext,
): Promise<readonly NamedValue[]> {
  const facts = [...members.values()].flatMap(({ value, isEntity, facts: own }) =>
    own
      .filter((fact, index) => fact.value === value || index === 0)
      .map((fact) => ({ ...fact, value, isEntity })),
  );
  return nameValues(facts, context);
}

interface ClaimedMember {
  readonly value: NamedValue;
  readonly claim: Claim | null;
}

async function claimMembers(
  set: EvaluatedSet,
  values: readonly NamedValue[],
  { probability, context }: { readonly probability: number; readonly context: GraphContext },
): Promise<readonly ClaimedMember[]> {
  const members = values.map((value) => getMember(set, value));
  const triples = members.map((member) => (member?.facts ?? []).map(toTriple));
  const statements = await statementsOf(triples.flat(), context);
  const reading = readAs(set.plan);
  const vias = values.map((value) => getVias(set, value));
  const named = set.inner === null ? [] : [...new Set(vias.flat())];
  const viaNames =
    named.length === 0 ? new Map<string, string>() : await readLabels(named, context);
  return values.map((value, index): ClaimedMember => {
    const own = triples[index] ?? [];
    const held = own.flatMap((triple) => statements.get(tripleKey(triple)) ?? []);
    const standing = held.filter(({ rank }) => rank !== 'deprecated');
    if (standing.length === 0) return { value, claim: null };
    const via = (vias[index] ?? []).map((iri) => viaNames.get(iri) ?? iri);
    return {
      value,
      claim: {
        text: `${reading}${saySet(withSubtype(set.plan, members[index]?.facts ?? []), listNames([value.name]), viaNames.size === 0 ? undefined : listNames(via))}`,
        probability: probability * getEvidenceFactor(standing),
        statements: standing,
        quotes: [],
        sparql: queryOfTriples(own, context.vocabulary)?.text ?? null,
      },
    };
  });
}

type SingleAnswer = Pick<Finding, 'text' | 'context' | 'probability' | 'entities' | 'total'> & {
  readonly triples: readonly Triple[];
  /** Those that its query asks for; default: all. */
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

/** Returns the statements behind facts, by {@link tripleKey}; without time for their records, as bare facts. */
export async function statementsOf(
  triples: readonly Triple[],
  { graph, vocabulary, budget }: GraphContext,
): Promise<ReadonlyMap<string, GraphStatement>> {
  const read = await budget.attempt((signal) =>
    readStatements({ graph, vocabulary }, triples, { signal }),
  );
  const found =
    read ?? triples.map((triple): GraphStatement => ({ ...triple, rank: null, references: [] }));
  return new Map(found.map((statement) => [tripleKey(statement), statement]));
}

function getMember({ members }: EvaluatedSet, { name, record }: NamedValue): Member | undefined {
  return members.get(record?.iri ?? name);
}

function getVias(set: EvaluatedSet, value: NamedValue): readonly string[] {
  const member = getMember(set, value);
  const own = (member?.facts ?? []).filter((fact) => fact.value === member?.value);
  return [...new Set(own.map(({ entity }) => entity))];
}

export function markLast(text: string, list: string): QuotedAnswer {
  const start = text.toLowerCase().lastIndexOf(list.toLowerCase());
  return start < 0
    ? { text, start: 0, end: text.length }
    : { text, start, end: start + list.length };
}
