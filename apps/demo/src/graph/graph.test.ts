import cytoscape from 'cytoscape';
import { describe, expect, it } from 'vitest';
import { type Graph, placeGraph } from './canvas.ts';

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
function draw(...graphs: readonly Graph[]) {
  const cy = cytoscape({ headless: true, styleEnabled: true });
  for (const graph of graphs) placeGraph(cy, graph, 1.5);
  const places = cy.nodes().map((node) => ({ id: node.id(), ...node.position() }));
  cy.destroy();
  return places;
}

describe('the layout of a graph', () => {
  it.each([22, 150])('keeps the root in the middle and %i nodes apart', (count) => {
    const points = draw(star(count));
    const root = points.find(({ id }) => id === 'root') ?? { x: Number.NaN, y: 0 };
    expect(Math.hypot(root.x, root.y)).toBeLessThan(60);
    const distances = points.flatMap((one, at) =>
      points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(30);
  });

  it('is the same for the same graph, and starts from the positions before', () => {
    const first = draw(star(22));
    expect(draw(star(22))).toEqual(first);
    const grown = new Map(draw(star(22), star(26)).map((place) => [place.id, place]));
    const moved = first.map(({ id, x, y }) => {
      const after = grown.get(id) ?? { x: 0, y: 0 };
      return Math.hypot(after.x - x, after.y - y);
    });
    expect(moved.reduce((sum, way) => sum + way, 0) / moved.length).toBeLessThan(150);
  });

  it('takes out the nodes that are no longer in it', () => {
    expect(draw(star(5), star(3)).map(({ id }) => id)).toEqual(['root', '0', '1', '2']);
  });
});
