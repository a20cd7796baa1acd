import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedNode, getNamespace, groupEquivalents } from './group-equivalents.js';

interface Node {
  readonly iri: string;
  readonly names: readonly string[];
  /** Specific identifiers: the scheme and a number. */
  readonly ids?: readonly string[];
}

function getEquivalents(
  nodes: readonly Node[],
  declared: readonly (readonly [number, number])[] = [],
) {
  const compared = nodes.map(({ iri, names, ids = [] }, number): ComparedNode => {
    const identifiers = ids.map((id) => id.replace(':', ' '));
    return { number, iri, names, identifiers, types: ['DISEASE'], facts: 0 };
  });
  const { leaders, leftOut: pairs } = groupEquivalents(compared, declared);
  const numberOf = (iri: string) => nodes.findIndex((node) => node.iri === iri);
  const leftOut = pairs.map(({ one, other, reason }) => ({
    one: numberOf(one),
    other: numberOf(other),
    reason,
  }));
  return { groups: Object.fromEntries(leaders), leftOut, leaders };
}

const a = (id: number, names: readonly string[], ids?: readonly string[]): Node => ({
  iri: `http://a.example/${id}`,
  names,
  ...(ids && { ids }),
});
const b = (id: number, names: readonly string[], ids?: readonly string[]): Node => ({
  ...a(id, names, ids),
  iri: `http://b.example/${id}`,
});
const c = (id: number, names: readonly string[], ids?: readonly string[]): Node => ({
  ...a(id, names, ids),
  iri: `http://c.example/${id}`,
});

describe('what is declared to be the same', () => {
  it('needs no name in common', () => {
    const { groups } = getEquivalents([a(1, ['grippe']), b(1, ['influenza'])], [[0, 1]]);
    expect(groups).toEqual({ 0: 0, 1: 0 });
  });

  it('is left out where it is as much another of that source, unless one bears the name', () => {
    const nodes = [a(1, ['marfan syndrome']), b(1, ['x']), b(2, ['y'])];
    const declared = [
      [0, 1],
      [0, 2],
    ] as const;
    expect(getEquivalents(nodes, declared)).toMatchObject({
      groups: {},
      leftOut: [{ reason: 'ambiguous' }, { reason: 'ambiguous' }],
    });
    const named = [a(1, ['marfan syndrome']), b(1, ['marfan syndrome']), b(2, ['y'])];
    expect(getEquivalents(named, declared)).toMatchObject({
      groups: { 0: 0, 1: 0 },
      leftOut: [{ one: 0, other: 2, reason: 'ambiguous' }],
    });
  });

  it('outweighs what shares more identifiers', () => {
    const nodes = [a(1, ['gout'], ['m:1', 'o:1']), b(1, ['gout'], ['m:1', 'o:1']), b(2, ['gout'])];
    const { groups, leftOut } = getEquivalents(nodes, [[0, 2]]);
    expect(groups).toEqual({ 0: 0, 2: 0 });
    expect(leftOut).toEqual([{ one: 0, other: 1, reason: 'ambiguous' }]);
  });

  it('is left out where the identifiers differ, and nothing else takes its place', () => {
    const nodes = [
      a(1, ['gout'], ['m:1', 'o:1', 'u:1']),
      b(1, ['gout'], ['m:2', 'o:2']),
      b(2, ['gout'], ['u:1']),
    ];
    const { groups, leftOut } = getEquivalents(nodes, [[0, 1]]);
    expect(groups).toEqual({});
    expect(leftOut.map(({ reason }) => reason)).toEqual(['identifiers', 'ambiguous']);
  });

  it('carries a name to a third source, and no further', () => {
    const nodes = [a(1, ['gout']), b(1, ['podagra'], ['o:1']), c(1, ['gout'], ['o:1'])];
    expect(getEquivalents(nodes, [[0, 1]]).groups).toEqual({ 0: 0, 1: 0, 2: 0 });
    const other = [a(1, ['gout']), b(1, ['podagra'], ['o:1']), c(1, ['lumbago'], ['o:1'])];
    expect(getEquivalents(other, [[0, 1]])).toMatchObject({
      groups: { 0: 0, 1: 0 },
      leftOut: [{ reason: 'names' }],
    });
  });
});

describe('a wrong cross-reference', () => {
  const node = fc.record({
    source: fc.constantFrom('a', 'b', 'c', 'd'),
    id: fc.nat(40),
    name: fc.constantFrom('gout', 'asthma', 'cough'),
    ids: fc.uniqueArray(fc.constantFrom('m:1', 'm:2', 'o:1', 'o:2', 'u:1'), { maxLength: 3 }),
  });
  const link = fc.tuple(fc.nat(14), fc.nat(14));

  it('never puts two entities of one source into a group, however the links lie', () => {
    fc.assert(
      fc.property(
        fc.array(node, { maxLength: 15 }),
        fc.array(link, { maxLength: 20 }),
        (drawn, links) => {
          const nodes = drawn.map(({ source, id, name, ids }) => ({
            iri: `http://${source}.example/${id}`,
            names: [name],
            ids,
          }));
          const declared = links.filter(
            ([one, other]) => one !== other && one < nodes.length && other < nodes.length,
          );
          const { leaders } = getEquivalents(nodes, declared);
          const sources = new Map<number, string[]>();
          for (const [member, leader] of leaders) {
            const namespaces = sources.get(leader) ?? [];
            namespaces.push(getNamespace(nodes[member]?.iri ?? ''));
            sources.set(leader, namespaces);
            expect(leaders.get(leader)).toBe(leader);
          }
          for (const namespaces of sources.values())
            expect(new Set(namespaces).size).toBe(namespaces.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});
