import type { EntityIri, EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { GraphNode } from './graph-node.js';

export interface ComparedFacts {
  readonly nodes: Iterable<number>;
  toIri(node: number): string;
  toTypes(node: number): readonly EntityType[];
  /** Folded keys of its names, the label's first; empty for a node without a name. */
  getNames(node: number): readonly string[];
  getFacts(node: number): number;
}

/** Why two nodes that may be the same thing are not taken for it. */
export const LEFT_OUT_REASONS = {
  identifiers: 'their identifiers differ in as many schemes as they agree in',
  types: 'they have no type in common',
  names: 'they have no name in common, and nothing else is declared to be both',
  ambiguous: 'one of them fits another entity of the same source as well or better',
  namespace: 'another entity of the same source is in the group',
} as const;

/** Why two nodes that may be the same thing are not taken for it. */
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;

export interface LeftOutPair {
  readonly one: number;
  readonly other: number;
  readonly reason: LeftOutReason;
}

export interface EquivalentGroups {
  /** For each grouped node the node that stands for its group: the one with the most facts, the first of equal ones. */
  readonly leaders: ReadonlyMap<number, number>;
  readonly leftOut: readonly LeftOutPair[];
}

export interface Identities {
  getSpecific(node: number): readonly string[];
  getScheme(identifier: string): string;
  readonly equivalences: readonly (readonly [number, number])[];
}

/** The most entities that may share an identifier that still means that they are the same thing. */
const MAX_BEARERS = 8;

/**
 * Groups entities that are the same thing under another IRI, by these rules:
 *
 * - two of them share an identifier of a specific scheme, or one is declared to be the other, and they agree in more
 *   specific schemes than they differ in;
 * - they are of a common type, or one is of none that is known;
 * - each fits no other entity of the other's source better, what is declared better than what only shares identifiers;
 *   where one is declared to be several of a source, none of them as well;
 * - any two of a group have a name in common, the label of one or the other, or are declared to be the same, or one has
 *   a name in common with, or is declared to be, what is declared to be the other; and
 * - a group has at most one entity of each source, which is a namespace of IRIs.
 *
 * The last three keep one wrong cross reference from joining what is not the same.
 */
export function groupEquivalents(facts: ComparedFacts, identities: Identities): EquivalentGroups {
  const pairs = candidatePairs(facts, identities);
  const leftOut: LeftOutPair[] = [];
  const best = bestOfSources(pairs, facts);
  const groups = new Map<number, readonly number[]>();
  const declared = new Set<string>();
  for (const pair of pairs) {
    const { one, other } = pair;
    const [left, right] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    if (left === right) continue;
    const doubt = getDoubt(pair, best);
    if (doubt === null && pair.isDeclared) declared.add(keyOf(one, other));
    const reason = doubt ?? objectionTo(left, right, { facts, declared });
    if (reason !== null) {
      leftOut.push({ one, other, reason });
      continue;
    }
    const joined = [...left, ...right];
    for (const node of joined) groups.set(node, joined);
  }
  const leaders = new Map<number, number>();
  for (const [node, group] of groups) leaders.set(node, getLeader(group, facts));
  return { leaders, leftOut };
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly evidence: number;
  readonly isDeclared: boolean;
}

function candidatePairs(facts: ComparedFacts, identities: Identities): readonly Pair[] {
  const { known, shared } = sharedIdentifiers(facts, identities);
  const pairs = new Map<string, Pair>();
  const add = (one: number, other: number, isDeclared: boolean) => {
    const key = keyOf(one, other);
    if (pairs.has(key) || facts.toIri(one) === facts.toIri(other)) return;
    const evidence = agreement(one, other, identities) + (isDeclared ? 1 : 0);
    if (evidence > 0 || isDeclared) pairs.set(key, { one, other, evidence, isDeclared });
  };
  for (const [one, other] of identities.equivalences) {
    if (known.has(one) && known.has(other)) add(one, other, true);
  }
  for (const nodes of shared) {
    for (const [place, one] of nodes.entries())
      for (const other of nodes.slice(place + 1)) add(one, other, false);
  }
  return [...pairs.values()].sort(byEvidence);
}

function sharedIdentifiers(facts: ComparedFacts, identities: Identities) {
  const known = new Set<number>();
  const bearers = new Map<string, number[]>();
  for (const node of facts.nodes) {
    known.add(node);
    for (const identifier of identities.getSpecific(node))
      getOrAdd(bearers, identifier, () => []).push(node);
  }
  const shared = [...bearers.values()].filter(({ length }) => length > 1 && length <= MAX_BEARERS);
  return { known, shared };
}

function byEvidence(one: Pair, other: Pair): number {
  return Number(other.isDeclared) - Number(one.isDeclared) || other.evidence - one.evidence;
}

function keyOf(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** In how many specific schemes two nodes agree, less those in which both have identifiers and share none. */
function agreement(one: number, other: number, identities: Identities): number {
  const schemes = new Map<string, { readonly left: Set<string>; readonly right: Set<string> }>();
  const getSides = (identifier: string) =>
    getOrAdd(schemes, identities.getScheme(identifier), () => ({
      left: new Set<string>(),
      right: new Set<string>(),
    }));
  for (const identifier of identities.getSpecific(one)) getSides(identifier).left.add(identifier);
  for (const identifier of identities.getSpecific(other))
    getSides(identifier).right.add(identifier);
  let sum = 0;
  for (const { left, right } of schemes.values()) {
    if (left.size === 0 || right.size === 0) continue;
    sum += [...left].some((identifier) => right.has(identifier)) ? 1 : -1;
  }
  return sum;
}

/** What is declared fits better than what only shares identifiers. */
const DECLARED = 1_000;

interface Best {
  readonly fit: number;
  readonly count: number;
}

function bestOfSources(pairs: readonly Pair[], facts: ComparedFacts) {
  const best = new Map<string, Best>();
  const getFit = ({ one, other, evidence, isDeclared }: Pair) => {
    const [left, right] = [facts.getNames(one)[0], facts.getNames(other)[0]];
    const isNamesake = left !== undefined && left === right;
    return DECLARED * Number(isDeclared) + 2 * evidence + Number(isNamesake);
  };
  const getSides = ({ one, other }: Pair) => [
    `${one} ${getNamespace(facts.toIri(other))}`,
    `${other} ${getNamespace(facts.toIri(one))}`,
  ];
  for (const pair of pairs) {
    const fit = getFit(pair);
    for (const side of getSides(pair)) {
      const known = best.get(side) ?? { fit: 0, count: 0 };
      if (fit > known.fit) best.set(side, { fit, count: 1 });
      else if (fit === known.fit) best.set(side, { fit, count: known.count + 1 });
    }
  }
  return {
    isBest(pair: Pair): boolean {
      const fit = getFit(pair);
      return getSides(pair).every((side) => {
        const known = best.get(side);
        return known?.fit === fit && (known.count === 1 || !pair.isDeclared);
      });
    },
  };
}

function getDoubt(pair: Pair, best: ReturnType<typeof bestOfSources>): LeftOutReason | null {
  if (pair.evidence <= 0) return 'identifiers';
  return best.isBest(pair) ? null : 'ambiguous';
}

interface Joining {
  readonly facts: ComparedFacts;
  readonly declared: ReadonlySet<string>;
}

function objectionTo(
  left: readonly number[],
  right: readonly number[],
  { facts, declared }: Joining,
): LeftOutReason | null {
  const namespaces = new Set(left.map((node) => getNamespace(facts.toIri(node))));
  if (right.some((node) => namespaces.has(getNamespace(facts.toIri(node))))) return 'namespace';
  const all = [...left, ...right];
  const areDeclared = (one: number, other: number) => declared.has(keyOf(one, other));
  const areNamesakes = (one: number, other: number) => haveNameInCommon(one, other, facts);
  const areLinked = (one: number, other: number) =>
    areNamesakes(one, other) ||
    areDeclared(one, other) ||
    all.some(
      (hub) =>
        (areDeclared(one, hub) && (areDeclared(hub, other) || areNamesakes(hub, other))) ||
        (areNamesakes(one, hub) && areDeclared(hub, other)),
    );
  for (const one of left) {
    for (const other of right) {
      if (!haveTypeInCommon(one, other, facts)) return 'types';
      if (!areLinked(one, other)) return 'names';
    }
  }
  return null;
}

function haveTypeInCommon(one: number, other: number, { toTypes }: ComparedFacts): boolean {
  const [left, right] = [toTypes(one), toTypes(other)];
  return (
    left.includes('UNDEFINED') ||
    right.includes('UNDEFINED') ||
    left.some((type) => right.includes(type))
  );
}

function haveNameInCommon(one: number, other: number, { getNames }: ComparedFacts): boolean {
  const [left, right] = [getNames(one), getNames(other)];
  const [leftLabel = '', rightLabel = ''] = [left[0], right[0]];
  return right.includes(leftLabel) || left.includes(rightLabel);
}

function getLeader(group: readonly number[], { getFacts }: ComparedFacts): number {
  return group.toSorted((a, b) => getFacts(b) - getFacts(a) || a - b)[0] ?? 0;
}

/** An IRI without its last part, e.g. `http://purl.obolibrary.org/obo/DOID_`. */
export function getNamespace(iri: string): string {
  return iri.replace(/[^/:_#=]*$/, '');
}

/** Equivalent entities that are merged. */
export interface MergeGroup {
  readonly canonical: EntityIri;
  /** The other IRIs, in the order in which the sources name them; at least one. */
  readonly members: readonly EntityIri[];
}

/** Two entities that may be equivalent, and are not merged. */
export interface LeftOutMerge {
  readonly one: EntityIri;
  readonly other: EntityIri;
  readonly reason: LeftOutReason;
}

/** Which entities are merged, and which are not. */
export interface MergePlan {
  readonly groups: readonly MergeGroup[];
  readonly leftOut: readonly LeftOutMerge[];
}

/** Returns groups of equivalents under their IRIs: the canonical one is the first with a label that the sources name. */
export function toMergePlan(
  { leaders, leftOut }: EquivalentGroups,
  nodes: readonly GraphNode[],
): MergePlan {
  const iri = (number: number) => nodes[number]?.iri as EntityIri;
  const groups = new Map<number, number[]>();
  for (const [node, leader] of [...leaders].sort(([one], [other]) => one - other))
    getOrAdd(groups, leader, () => []).push(node);
  return {
    groups: [...groups.values()].map((group) => {
      const canonical = group.find((number) => nodes[number]?.label != null) ?? group[0] ?? 0;
      const members = group.filter((number) => number !== canonical);
      return { canonical: iri(canonical), members: members.map(iri) };
    }),
    leftOut: leftOut.map(({ one, other, reason }) => ({
      one: iri(one),
      other: iri(other),
      reason,
    })),
  };
}
