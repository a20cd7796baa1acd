import { describe, expect, it } from 'vitest';
import { type LayoutNode, layoutGraph } from './graph-layout.ts';

const star = (count: number) => {
  const nodes = Array.from(
    { length: count },
    (_, at): LayoutNode => ({ id: `n${at}`, width: 60 + ((at * 37) % 80), height: 44 }),
  );
  const links = nodes.slice(1).map(({ id }) => ['n0', id] as const);
  return { nodes, links };
};

function overlaps(nodes: readonly LayoutNode[], layout: ReturnType<typeof layoutGraph>): number {
  const boxes = nodes.map((node) => ({
    ...node,
    ...(layout.places.get(node.id) ?? { x: 0, y: 0 }),
  }));
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1 &&
          Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 1,
      ),
  ).length;
}

describe('layoutGraph', () => {
  it.each([
    [2, 760],
    [25, 760],
    [25, 330],
    [70, 760],
  ])('puts %i nodes into %i pixels without overlaps', (count, width) => {
    const { nodes, links } = star(count);
    const layout = layoutGraph(nodes, links, { width, height: 420 });
    expect(overlaps(nodes, layout)).toBe(0);
    for (const [id, { x, y }] of layout.places) {
      const node = nodes.find((other) => other.id === id);
      expect(x).toBeGreaterThanOrEqual((node?.width ?? 0) / 2);
      expect(x).toBeLessThanOrEqual(width - (node?.width ?? 0) / 2);
      expect(y).toBeLessThanOrEqual(layout.height);
    }
  });

  it('keeps the first node in the middle and answers the same twice', () => {
    const { nodes, links } = star(12);
    const frame = { width: 700, height: 420 };
    const layout = layoutGraph(nodes, links, frame);
    expect(layout.places.get('n0')).toEqual({ x: 350, y: 210 });
    expect(layoutGraph(nodes, links, frame)).toEqual(layout);
  });

  it('starts new nodes near the node that leads to them', () => {
    const { nodes, links } = star(12);
    const frame = { width: 900, height: 600 };
    const first = layoutGraph(nodes, links, frame);
    const more = ['a', 'b'].map((id) => ({ id, width: 60, height: 44 }));
    const grown = layoutGraph(
      [...nodes, ...more],
      [...links, ['n3', 'a'], ['n3', 'b']],
      frame,
      first.places,
    );
    const far = (one: string, other: string) => {
      const [p, q] = [grown.places.get(one), grown.places.get(other)];
      return p && q ? Math.hypot(p.x - q.x, p.y - q.y) : Number.POSITIVE_INFINITY;
    };
    const opposite = ['n8', 'n9', 'n10'].map((id) => far(id, 'a'));
    expect(far('n3', 'a')).toBeLessThan(Math.max(...opposite));
    expect(overlaps([...nodes, ...more], grown)).toBe(0);
  });
});
