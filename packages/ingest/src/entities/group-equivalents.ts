import type { EntityIri, EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';

/** The properties of an entity that decide what it is equivalent to. */
export interface ComparedNode {
  /** Its place among the nodes of the graph, in the order in which the sources name them. */
  readonly number: number;
  readonly iri: string;
  readonly types: readonly EntityType[];
  /** Folded keys of its names, the label's first; empty for a node without a name. */
  readonly names: readonly string[];
  /** Identifiers of specific schemes: scheme, space, identifier. */
  readonly identifiers: readonly string[];
  readonly facts: number;
}

/** Why two nodes that may be the same thing are not taken for it. */
export const LEFT_OUT_REASONS = {
  identifiers: 'their identifiers conflict in more schemes than they match in',
  types: 'they have no type in common',
  names: 'they have no name in common, and no third entity links them',
  ambiguous: 'one of the two matches a second entity of the other source just as well or better',
  namespace: 'merging them would put two entities of the same source into one group',
} as const;

/** Why two nodes that may be the same thing are not taken for it. */
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;

/** Two entities that may be equivalent, and are not merged. */
export interface LeftOutMerge {
  readonly one: EntityIri;
  readonly other: EntityIri;
  readonly reason: LeftOutReason;
}

export interface EquivalentGroups {
  /** For each grouped node, the number of its group's leader: the node with the most facts, on a tie the first. */
  readonly leaders: ReadonlyMap<number, number>;
  readonly leftOut: readonly LeftOutMerge[];
}

/** An identifier shared by more entities is no evidence of equivalence. */
const MAX_BEARERS = 8;

/**
 * Groups entities that are the same thing under another IRI, by these rules:
 *
 * - two of them share an identifier of a specific scheme, or one is declared to be the other, and they agree in more
 *   specific schemes than they differ in (a declaration counts as one);
 * - they have a common type, or one has no known type;
 * - neither fits another entity of the other's source better (declared equivalents fit better than shared identifiers);
 *   a declared equivalent must be the only best fit;
 * - any two of a group share a name (the label of one of them), or are declared to be the same, or a third entity links
 *   them: declared the same as one, and declared the same as or sharing a name with the other; and
 * - a group has at most one entity of each source, which is a namespace of IRIs.
 *
 * The last three keep one wrong cross-reference from merging different entities.
 * @param equivalences - numbers of nodes that are declared to be the same.
 */
export function groupEquivalents(
  nodes: readonly ComparedNode[],
  equivalences: readonly (readonly [number, number])[],
): EquivalentGroups {
  const pairs = findPairs(nodes, equivalences);
  const best = findBest(pairs);
  const leftOut: LeftOutMerge[] = [];
  const groups = new Map<ComparedNode, readonly ComparedNode[]>();
  const declared = new Set<string>();
  for (const pair of pairs) {
    const { one, other } = pair;
    const [left, right] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    if (left === right) continue;
    const isSure = pair.evidence > 0 && best.has(pair);
    if (isSure && pair.isDeclared) declared.add(keyOf(one, other));
    const doubt = pair.evidence > 0 ? 'ambiguous' : 'identifiers';
    const reason = isSure ? objectionTo(left, right, declared) : doubt;
    if (reason === null) {
      const joined = [...left, ...right];
      for (const node of joined) groups.set(node, joined);
    } else leftOut.push({ one: one.iri as EntityIri, other: other.iri as EntityIri, reason });
  }
  const leaders = new Map<number, number>();
  for (const [node, group] of groups) {
    const [leader = node] = group.toSorted((a, b) => b.facts - a.facts || a.number - b.number);
    leaders.set(node.number, leader.number);
  }
  return { leaders, leftOut };
}

interface Pair {
  readonly one: ComparedNode;
  readonly other: ComparedNode;
  readonly evidence: number;
  readonly isDeclared: boolean;
  readonly fit: number;
}

/** Declared equivalents fit better than entities that only share identifiers. */
const DECLARED = 1_000;

/** Returns the candidate pairs: declared ones first, then by descending evidence. */
function findPairs(
  nodes: readonly ComparedNode[],
  equivalences: readonly (readonly [number, number])[],
): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  const add = (one: ComparedNode, other: ComparedNode, isDeclared: boolean) => {
    const key = keyOf(one, other);
    if (pairs.has(key) || one.iri === other.iri) return;
    const declared = Number(isDeclared);
    const evidence = getAgreement(one, other) + declared;
    if (evidence <= 0 && !isDeclared) return;
    const isNamesake = one.names.length > 0 && one.names[0] === other.names[0];
    const fit = DECLARED * declared + 2 * evidence + Number(isNamesake);
    pairs.set(key, { one, other, evidence, isDeclared, fit });
  };
  const known = new Map(nodes.map((node) => [node.number, node]));
  for (const [first, second] of equivalences) {
    const [one, other] = [known.get(first), known.get(second)];
    if (one !== undefined && other !== undefined) add(one, other, true);
  }
  const bearers = new Map<string, ComparedNode[]>();
  for (const node of nodes)
    for (const identifier of node.identifiers) getOrAdd(bearers, identifier, () => []).push(node);
  for (const sharing of bearers.values()) {
    if (sharing.length > MAX_BEARERS) continue;
    for (const [place, one] of sharing.entries())
      for (const other of sharing.slice(place + 1)) add(one, other, false);
  }
  return [...pairs.values()].sort(
    (one, other) =>
      Number(other.isDeclared) - Number(one.isDeclared) || other.evidence - one.evidence,
  );
}

function keyOf({ number: one }: ComparedNode, { number: other }: ComparedNode): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** Number of specific schemes in which two nodes agree, minus those in which they have only different identifiers. */
function getAgreement(one: ComparedNode, other: ComparedNode): number {
  const knownIdentifiers = new Set(one.identifiers);
  const knownSchemes = new Set(one.identifiers.map(getScheme));
  const schemes = new Map<string, boolean>();
  for (const identifier of other.identifiers) {
    const scheme = getScheme(identifier);
    if (!knownSchemes.has(scheme)) continue;
    schemes.set(scheme, schemes.get(scheme) === true || knownIdentifiers.has(identifier));
  }
  return [...schemes.values()].reduce((sum, isShared) => sum + (isShared ? 1 : -1), 0);
}

export function getScheme(identifier: string): string {
  return identifier.slice(0, identifier.indexOf(' '));
}

/** Returns the pairs in which neither node fits another one of the other's source better. */
function findBest(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const best = new Map<string, { readonly fit: number; readonly count: number }>();
  const getSides = ({ one, other }: Pair) => [
    `${one.number} ${getNamespace(other.iri)}`,
    `${other.number} ${getNamespace(one.iri)}`,
  ];
  for (const pair of pairs)
    for (const side of getSides(pair)) {
      const known = best.get(side) ?? { fit: 0, count: 0 };
      if (pair.fit > known.fit) best.set(side, { fit: pair.fit, count: 1 });
      else if (pair.fit === known.fit) best.set(side, { ...known, count: known.count + 1 });
    }
  const isBest = (pair: Pair) =>
    getSides(pair).every((side) => {
      const known = best.get(side);
      return known?.fit === pair.fit && (known.count === 1 || !pair.isDeclared);
    });
  return new Set(pairs.filter(isBest));
}

function objectionTo(
  left: readonly ComparedNode[],
  right: readonly ComparedNode[],
  declared: ReadonlySet<string>,
): LeftOutReason | null {
  const namespaces = new Set(left.map(({ iri }) => getNamespace(iri)));
  if (right.some(({ iri }) => namespaces.has(getNamespace(iri)))) return 'namespace';
  const all = [...left, ...right];
  const areDeclared = (one: ComparedNode, other: ComparedNode) => declared.has(keyOf(one, other));
  const areLinked = (one: ComparedNode, other: ComparedNode) =>
    areNamesakes(one, other) ||
    areDeclared(one, other) ||
    all.some(
      (hub) =>
        (areDeclared(one, hub) && (areDeclared(hub, other) || areNamesakes(hub, other))) ||
        (areNamesakes(one, hub) && areDeclared(hub, other)),
    );
  for (const one of left)
    for (const other of right) {
      if (!haveTypeInCommon(one.types, other.types)) return 'types';
      if (!areLinked(one, other)) return 'names';
    }
  return null;
}

function haveTypeInCommon(left: readonly EntityType[], right: readonly EntityType[]): boolean {
  const isUnknown = left.includes('UNDEFINED') || right.includes('UNDEFINED');
  return isUnknown || left.some((type) => right.includes(type));
}

function areNamesakes({ names: left }: ComparedNode, { names: right }: ComparedNode): boolean {
  return right.includes(left[0] ?? '') || left.includes(right[0] ?? '');
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

/** Merged entities, and those left out. */
export interface MergePlan {
  readonly groups: readonly MergeGroup[];
  readonly leftOut: readonly LeftOutMerge[];
}

/** Returns groups of equivalents by IRI: the canonical one is the first in the sources that has a label. */
export function toMergePlan(
  { leaders, leftOut }: EquivalentGroups,
  nodes: readonly { readonly iri: string; readonly label: string | null }[],
): MergePlan {
  const groups = new Map<number, { readonly iri: string; readonly label: string | null }[]>();
  for (const [number, leader] of [...leaders].sort(([one], [other]) => one - other)) {
    const node = nodes[number];
    if (node !== undefined) getOrAdd(groups, leader, () => []).push(node);
  }
  return {
    groups: [...groups.values()].map((group) => {
      const canonical = group.find(({ label }) => label !== null) ?? group[0];
      const members = group.filter((node) => node !== canonical);
      return {
        canonical: canonical?.iri as EntityIri,
        members: members.map(({ iri }) => iri as EntityIri),
      };
    }),
    leftOut,
  };
}
