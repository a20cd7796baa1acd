import { describe, expect, it } from 'vitest';
import { layoutGraph } from './canvas.ts';
import { type Graph, graphPicture, nodeInDirection } from './graph.ts';

const star = (count: number): Graph => ({
  nodes: [
    { id: 'root', label: 'root', group: '', color: '#000', isRoot: true },
    ...Array.from({ length: count }, (_, at) => ({
      id: `${at}`,
      label: `node ${at}`,
      group: at % 2 === 0 ? 'even' : 'odd',
      color: '#abc',
    })),
  ],
  edges: Array.from({ length: count }, (_, at) => ({ from: 'root', to: `${at}`, label: 'has' })),
});
const layout = (graph: Graph, before = new Map()) => layoutGraph(graph, 1.5, before);
const THEME = { ink: '#111', sheet: '#fff', line: '#ccc', accent: '#0aa' };

describe('the layout of a graph', () => {
  it.each([22, 150])('keeps the root in the middle and %i nodes apart', (count) => {
    const points = [...layout(star(count)).values()];
    expect(points[0]).toEqual({ x: 0, y: 0 });
    const distances = points.flatMap((one, at) =>
      points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(30);
  });

  it('is the same for the same graph, and starts from the positions before', () => {
    const first = layout(star(22));
    expect(layout(star(22))).toEqual(first);
    const grown = layout(star(26), new Map(first));
    const moved = [...first].map(([id, { x, y }]) => {
      const after = grown.get(id) ?? { x: 0, y: 0 };
      return Math.hypot(after.x - x, after.y - y);
    });
    expect(moved.reduce((sum, way) => sum + way, 0) / moved.length).toBeLessThan(150);
  });
});

describe('a graph by keys and as a picture', () => {
  const positions = new Map([
    ['root', { x: 0, y: 0 }],
    ['0', { x: 100, y: 10 }],
    ['1', { x: 40, y: 90 }],
  ]);

  it('goes to the next node in a direction, and stays where there is none', () => {
    expect(nodeInDirection('root', 'ArrowRight', positions)).toBe('0');
    expect(nodeInDirection('root', 'ArrowDown', positions)).toBe('1');
    expect(nodeInDirection('root', 'ArrowLeft', positions)).toBe('root');
    expect(nodeInDirection('0', 'ArrowLeft', positions)).toBe('root');
  });

  it('writes names as text, never as markup', () => {
    const graph: Graph = {
      nodes: [{ id: 'root', label: '<script>"&', group: '', color: '#000', isRoot: true }],
      edges: [],
    };
    const { svg } = graphPicture(graph, positions, THEME, 'a & b');
    expect(svg).toContain('&lt;script>&quot;&amp;</text>');
    expect(svg).toContain('<desc>a &amp; b</desc>');
    expect(svg).not.toContain('<script');
  });
});
