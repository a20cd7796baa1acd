import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import type { Graph, GraphNode, Point } from './graph.ts';

interface Body extends SimulationNodeDatum {
  readonly node: GraphNode;
  readonly target: Point;
}

/** Distance between neighboring nodes, with room for a name below. */
const SPACING = 58;
/** Names are wider than high, so a graph is stretched to the shape of its frame within these limits. */
const STRETCH = { min: 1.4, max: 2.1 } as const;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Computes a position for each node: linked nodes and nodes of one group close together, no two on top of each other. The
 * same graph always gets the same positions.
 *
 * @param aspect - width of the frame divided by its height.
 * @param previous - positions to start from, by node.
 */
export function layoutGraph(
  { nodes, edges }: Graph,
  aspect: number,
  previous: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const stretch = Math.min(Math.max(aspect, STRETCH.min), STRETCH.max);
  const bodies = startingBodies(nodes, (id) => {
    const point = previous.get(id);
    return point && { x: point.x / stretch, y: point.y };
  });
  const ids = new Set(nodes.map(({ id }) => id));
  const links = edges
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .map(({ from, to }) => ({ source: from, target: to }));
  forceSimulation(bodies)
    .stop()
    .alphaDecay(0.025)
    .force(
      'push',
      forceManyBody()
        .strength(-SPACING * 2)
        .theta(1.2),
    )
    .force('collide', forceCollide(SPACING / 2).iterations(4))
    .force('x', forceX<Body>(({ target }) => target.x).strength(0.05))
    .force('y', forceY<Body>(({ target }) => target.y).strength(0.05))
    .force(
      'links',
      forceLink<Body, { source: string; target: string }>(links)
        .id(({ node }) => node.id)
        .distance(SPACING * 1.6)
        .strength(0.25),
    )
    .tick(TICKS);
  return new Map(bodies.map(({ node, x = 0, y = 0 }) => [node.id, { x: x * stretch, y }] as const));
}

const TICKS = 270;

/** New nodes start in a spiral around the center of their group, which keeps a group in one region. */
function startingBodies(
  nodes: readonly GraphNode[],
  before: (id: string) => Point | undefined,
): Body[] {
  const centers = groupCenters(nodes);
  return nodes.map((node, at) => {
    const target = centers.get(node.group) ?? { x: 0, y: 0 };
    const radius = SPACING * 0.6 * Math.sqrt(at);
    const start = before(node.id) ?? {
      x: target.x + Math.cos(at * GOLDEN_ANGLE) * radius,
      y: target.y + Math.sin(at * GOLDEN_ANGLE) * radius,
    };
    return { node, target, ...start, ...(node.isRoot && { x: 0, y: 0, fx: 0, fy: 0 }) };
  });
}

/** Groups lie on a circle, each with an angle by its size. */
function groupCenters(nodes: readonly GraphNode[]): ReadonlyMap<string, Point> {
  const sizes = new Map<string, number>();
  for (const { group, isRoot } of nodes) {
    if (!isRoot) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const widths = [...sizes].map(([group, size]) => [group, Math.sqrt(size)] as const);
  const total = widths.reduce((sum, [, width]) => sum + width, 0);
  const radius = widths.length < 2 ? 0 : (total * SPACING * 1.2) / Math.PI;
  let passed = 0;
  return new Map(
    widths.map(([group, width]) => {
      const angle = (2 * Math.PI * (passed + width / 2)) / total;
      passed += width;
      return [group, { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }] as const;
    }),
  );
}
