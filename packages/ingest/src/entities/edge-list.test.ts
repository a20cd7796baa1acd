import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EdgeList } from './popularity.js';

const NODES = 8;
const node = fc.integer({ min: 0, max: NODES - 1 });
const edge = fc.tuple(node, fc.integer({ min: 0, max: 3 }), node);

const CLASSIFYING = 2;

/** The definition, word by word. */
function plainDegrees(edges: readonly (readonly number[])[], entities: ReadonlySet<number>) {
  const distinct = new Map(edges.map((each) => [each.join(' '), each]));
  const counted = [...distinct.values()].filter(([subject, , object]) => subject !== object);
  return Array.from({ length: NODES }, (_, each) => {
    if (!entities.has(each)) return 0;
    return counted.filter(([subject, , object]) => subject === each || object === each).length;
  });
}

function plainVarieties(edges: readonly (readonly number[])[], entities: ReadonlySet<number>) {
  const distinct = new Map(edges.map((each) => [each.join(' '), each]));
  return Array.from({ length: NODES }, (_, each) => {
    const counts = new Map<string, number>();
    for (const [subject = -1, predicate, object = -1] of distinct.values()) {
      if (!entities.has(subject) || !entities.has(object)) continue;
      if (subject === object || predicate === CLASSIFYING) continue;
      const kinds = [
        ...(subject === each ? [`from ${predicate}`] : []),
        ...(object === each ? [`to ${predicate}`] : []),
      ];
      for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    return [...counts.values()].reduce((sum, count) => sum + Math.log2(1 + count), 0);
  });
}

describe('EdgeList', () => {
  it('counts the distinct edges that touch each entity', () => {
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 40 }), fc.uniqueArray(node), (edges, entities) => {
        const list = new EdgeList();
        for (const [subject, predicate, object] of edges) list.add(subject, predicate, object);
        const known = new Set(entities);
        const { degrees, varieties } = list.tallies(NODES, {
          isEntity: (each) => known.has(each),
          isInformative: (predicate) => predicate !== CLASSIFYING,
        });
        expect([...degrees]).toEqual(plainDegrees(edges, known));
        for (const [each, variety] of plainVarieties(edges, known).entries())
          expect(varieties[each]).toBeCloseTo(variety, 9);
      }),
    );
  });
});
