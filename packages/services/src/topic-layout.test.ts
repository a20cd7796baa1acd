import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutTopics } from './topic-service.js';

type Point = ReturnType<typeof layOutTopics>[number];

const distance = (left?: Point, right?: Point) =>
  Math.hypot((left?.x ?? 0) - (right?.x ?? 0), (left?.y ?? 0) - (right?.y ?? 0));

describe('layOutTopics', () => {
  it('places topics of one cluster nearer to each other than to the other cluster', () => {
    const clusters = [
      [10, 9, 8, 0, 1, 0],
      [9, 10, 9, 1, 0, 0],
      [8, 9, 10, 0, 0, 1],
      [0, 1, 0, 10, 9, 8],
      [1, 0, 0, 9, 10, 9],
      [0, 0, 1, 8, 9, 10],
    ];
    const points = layOutTopics(clusters);
    const members = [
      [0, 1, 2],
      [3, 4, 5],
    ];
    for (const [cluster = [], other = []] of [members, [...members].reverse()]) {
      const inside = cluster.flatMap((i) => cluster.map((j) => distance(points[i], points[j])));
      const across = cluster.flatMap((i) => other.map((j) => distance(points[i], points[j])));
      expect(Math.max(...inside)).toBeLessThan(Math.min(...across) / 3);
    }
  });

  it('keeps three equally distant topics equally distant', () => {
    const points = layOutTopics([
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 4],
    ]);
    const sides = [distance(points[0], points[1]), distance(points[1], points[2])];
    expect(sides[0]).toBeCloseTo(sides[1] ?? 0, 5);
    expect(sides[0]).toBeGreaterThan(1);
  });

  it('puts nothing, one topic, and topics that are all alike where they belong', () => {
    expect(layOutTopics([])).toEqual([]);
    expect(layOutTopics([[7]])).toEqual([{ x: 0, y: 0 }]);
    expect(
      layOutTopics([
        [3, 3],
        [3, 3],
      ]),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it('survives topics without articles', () => {
    for (const { x, y } of layOutTopics([
      [0, 0],
      [0, 5],
    ])) {
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    }
  });

  it('stays within -1 and 1, touches the border, and gives the same places again', () => {
    const counts = fc
      .array(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 5, maxLength: 5 }), {
        minLength: 5,
        maxLength: 5,
      })
      .map((rows) =>
        rows.map((row, i) =>
          row.map((cell, j) => (i === j ? 20 + cell : Math.min(cell, rows[j]?.[i] ?? 0))),
        ),
      );
    fc.assert(
      fc.property(counts, (matrix) => {
        const points = layOutTopics(matrix);
        const extent = Math.max(...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
        expect(extent).toBe(1);
        expect(layOutTopics(matrix.map((row) => [...row]))).toEqual(points);
      }),
      { seed: 7, numRuns: 50 },
    );
  });
});
