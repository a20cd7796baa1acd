import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EdgeList } from './edge-list.js';

const NODES = 8;
const node = fc.integer({ min: 0, max: NODES - 1 });
const edge = fc.tuple(node, fc.integer({ min: 0, max: 3 }), node);

/** The definition, word by word. */
function plainDegrees(edges: readonly (readonly number[])[], entities: ReadonlySet<number>) {
  const distinct = new Map(edges.map((each) => [each.join(' '), each]));
  const counted = [...distinct.values()].filter(([subject = -1, , object = -1]) => {
    return entities.has(subject) && entities.has(object);
  });
  return Array.from({ length: NODES }, (_, each) => {
    return counted.filter(([subject, , object]) => subject === each || object === each).length;
  });
}

describe('EdgeList', () => {
  it('counts the distinct edges between entities that touch each node', () => {
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 40 }), fc.uniqueArray(node), (edges, entities) => {
        const list = new EdgeList();
        for (const [subject, predicate, object] of edges) list.add(subject, predicate, object);
        const known = new Set(entities);
        const degrees = list.degrees(NODES, (each) => known.has(each));
        expect([...degrees]).toEqual(plainDegrees(edges, known));
      }),
    );
  });
});
