import { describe, expect, it } from 'vitest';
import { layoutMap, type MapGraph } from './map-layout.ts';

/** A star of two groups, each of `size` nodes. */
const star = (size: number): MapGraph => ({
  groups: [0, ...Array.from({ length: 2 * size }, (_, at) => 1 + (at % 2))],
  links: Array.from({ length: 2 * size }, (_, at) => [0, at + 1] as const),
  isCentered: true,
});

function laidOut(graph: MapGraph): readonly { readonly x: number; readonly y: number }[] {
  const layout = layoutMap(graph);
  for (let steps = 0; layout.step(); steps += 1) expect(steps).toBeLessThan(300);
  const places = layout.places();
  return graph.groups.map((_, at) => ({ x: places[2 * at] ?? NaN, y: places[2 * at + 1] ?? NaN }));
}

const middle = (points: readonly { readonly x: number; readonly y: number }[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

describe('layoutMap', () => {
  it('comes to rest, with each node at a place of its own and the first in the middle', () => {
    const points = laidOut(star(100));
    expect(points[0]).toEqual({ x: 0, y: 0 });
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    const rounded = new Set(points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(rounded.size).toBe(points.length);
  });

  it('draws the nodes of a group together', () => {
    const graph = star(100);
    const points = laidOut(graph);
    const groups = [1, 2].map((group) => points.filter((_, at) => graph.groups[at] === group));
    const centers = groups.map(middle);
    const isNearOwn = groups.flatMap((members, group) =>
      members.map((point) => {
        const [one = NaN, other = NaN] = centers.map(({ x, y }) =>
          Math.hypot(point.x - x, point.y - y),
        );
        return group === 0 ? one < other : other < one;
      }),
    );
    const share = isNearOwn.filter(Boolean).length / isNearOwn.length;
    expect(share).toBeGreaterThan(0.9);
  });

  it('gives the same places for the same graph', () => {
    expect(laidOut(star(20))).toEqual(laidOut(star(20)));
  });

  it.each([
    ['no node', { groups: [], links: [], isCentered: true }],
    ['one node', { groups: [0], links: [], isCentered: true }],
    ['nodes without links', { groups: [0, 0, 1], links: [], isCentered: false }],
  ])('takes %s', (_, graph) => {
    expect(laidOut(graph)).toHaveLength(graph.groups.length);
  });
});
