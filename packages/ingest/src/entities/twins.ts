import type { EntityType } from '@biographql/core';
import type { IdentityCollector } from './identity-collector.js';

/** What is compared of a node. */
export interface TwinFacts {
  readonly nodes: Iterable<number>;
  iriOf(node: number): string;
  typesOf(node: number): readonly EntityType[];
  /** Folded keys of its names, the label's first. */
  namesOf(node: number): readonly string[];
  /** The greater, the more is known of it. */
  factsOf(node: number): number;
}

/** The most entities that may share an identifier which still tells that they are the same thing. */
const MOST_BEARERS = 8;

/**
 * Groups entities that are the same thing under another IRI, by these rules:
 *
 * - two of them share an identifier of a specific scheme, or one is declared to be the other, and they agree in more
 *   specific schemes than they differ in;
 * - they are of a common type, or one is of none that is known;
 * - any two of a group have a name in common, the label of one or the other; and
 * - a group has at most one entity of each namespace of IRIs.
 *
 * The last two keep one wrong cross reference from joining what is not the same.
 * @returns for each grouped node the node that stands for its group: the one with the most facts, the first of equal ones.
 */
export function groupTwins(
  facts: TwinFacts,
  identities: Pick<IdentityCollector, 'specificOf' | 'schemeOf' | 'equivalences'>,
): ReadonlyMap<number, number> {
  const groups = new Map<number, readonly number[]>();
  for (const { one, other } of candidatePairs(facts, identities)) {
    const [left, right] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    if (left === right || !mayJoin(left, right, facts)) continue;
    const joined = [...left, ...right];
    for (const node of joined) groups.set(node, joined);
  }
  const leaders = new Map<number, number>();
  for (const [node, group] of groups) leaders.set(node, leaderOf(group, facts));
  return leaders;
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly evidence: number;
}

/** Pairs that may be the same thing, those with the most evidence first. */
function candidatePairs(
  facts: TwinFacts,
  identities: Parameters<typeof groupTwins>[1],
): readonly Pair[] {
  const bearers = new Map<number, number[]>();
  const known = new Set<number>();
  for (const node of facts.nodes) {
    known.add(node);
    for (const identifier of identities.specificOf(node)) {
      const list = bearers.get(identifier);
      if (list === undefined) bearers.set(identifier, [node]);
      else list.push(node);
    }
  }
  const pairs = new Map<string, Pair>();
  const add = (one: number, other: number, isDeclared: boolean) => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    if (pairs.has(key) || facts.iriOf(one) === facts.iriOf(other)) return;
    const evidence = agreement(one, other, identities) + (isDeclared ? 1 : 0);
    if (evidence > 0) pairs.set(key, { one, other, evidence });
  };
  for (const [one, other] of identities.equivalences) {
    if (known.has(one) && known.has(other)) add(one, other, true);
  }
  for (const nodes of bearers.values()) {
    if (nodes.length > MOST_BEARERS) continue;
    for (const [place, one] of nodes.entries())
      for (const other of nodes.slice(place + 1)) add(one, other, false);
  }
  return [...pairs.values()].sort((a, b) => b.evidence - a.evidence);
}

/** In how many specific schemes two nodes agree, less those in which both have identifiers and share none. */
function agreement(
  one: number,
  other: number,
  identities: Parameters<typeof groupTwins>[1],
): number {
  const schemes = new Map<string, { readonly left: Set<number>; readonly right: Set<number> }>();
  const sidesOf = (identifier: number) => {
    const scheme = identities.schemeOf(identifier);
    const sides = schemes.get(scheme) ?? { left: new Set<number>(), right: new Set<number>() };
    schemes.set(scheme, sides);
    return sides;
  };
  for (const identifier of identities.specificOf(one)) sidesOf(identifier).left.add(identifier);
  for (const identifier of identities.specificOf(other)) sidesOf(identifier).right.add(identifier);
  let sum = 0;
  for (const { left, right } of schemes.values()) {
    if (left.size === 0 || right.size === 0) continue;
    sum += [...left].some((identifier) => right.has(identifier)) ? 1 : -1;
  }
  return sum;
}

function mayJoin(left: readonly number[], right: readonly number[], facts: TwinFacts): boolean {
  const namespaces = new Set(left.map((node) => namespaceOf(facts.iriOf(node))));
  if (right.some((node) => namespaces.has(namespaceOf(facts.iriOf(node))))) return false;
  return left.every((one) =>
    right.every(
      (other) => haveTypeInCommon(one, other, facts) && haveNameInCommon(one, other, facts),
    ),
  );
}

function haveTypeInCommon(one: number, other: number, { typesOf }: TwinFacts): boolean {
  const [left, right] = [typesOf(one), typesOf(other)];
  return (
    left.includes('UNDEFINED') ||
    right.includes('UNDEFINED') ||
    left.some((type) => right.includes(type))
  );
}

function haveNameInCommon(one: number, other: number, { namesOf }: TwinFacts): boolean {
  const [left, right] = [namesOf(one), namesOf(other)];
  const [leftLabel = '', rightLabel = ''] = [left[0], right[0]];
  return right.includes(leftLabel) || left.includes(rightLabel);
}

function leaderOf(group: readonly number[], { factsOf }: TwinFacts): number {
  return group.toSorted((a, b) => factsOf(b) - factsOf(a) || a - b)[0] ?? 0;
}

/** An IRI without its last part, e.g. `http://purl.obolibrary.org/obo/DOID_`. */
function namespaceOf(iri: string): string {
  return iri.replace(/[^/:_#]*$/, '');
}
