import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import { type Graph, type GraphNode, MAX_NAMED, type Point } from './graph.ts';

interface Body extends SimulationNodeDatum {
  readonly node: GraphNode;
  readonly target: Point;
}

/** Distance between neighboring nodes, with room for a name below, and without. */
const SPACING = { named: 58, unnamed: 16 } as const;
/** Names are wider than high, so a named graph is stretched to the shape of its frame within these limits. */
const STRETCH = { min: 1.4, max: 2.1 } as const;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SLICE_MS = 40;

/**
 * Computes a position for each node: linked nodes and nodes of one group close together, no two on top of each other. The
 * same graph always gets the same positions. Large graphs are computed in slices, so that the page stays responsive.
 *
 * @param aspect - width of the frame divided by its height.
 * @param previous - positions to start from, by node.
 */
export async function layoutGraph(
  { nodes, edges }: Graph,
  aspect: number,
  previous: ReadonlyMap<string, Point>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Point>> {
  const isNamed = nodes.length <= MAX_NAMED;
  const spacing = isNamed ? SPACING.named : SPACING.unnamed;
  const stretch = isNamed ? Math.min(Math.max(aspect, STRETCH.min), STRETCH.max) : 1;
  const bodies = startingBodies(nodes, spacing, (id) => {
    const point = previous.get(id);
    return point && { x: point.x / stretch, y: point.y };
  });
  const ids = new Set(nodes.map(({ id }) => id));
  const links = edges
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .map(({ from, to }) => ({ source: from, target: to }));
  const hasTargets = nodes.some(({ position }) => position !== undefined);
  const pull = hasTargets ? 0.15 : isNamed ? 0.05 : 0.12;
  const simulation = forceSimulation(bodies)
    .stop()
    .alphaDecay(isNamed ? 0.025 : 0.05)
    .force(
      'push',
      forceManyBody()
        .strength(hasTargets ? 0 : -spacing * 2)
        .theta(1.2),
    )
    .force('collide', forceCollide(spacing / 2).iterations(isNamed ? 4 : 1))
    .force('x', forceX<Body>(({ target }) => target.x).strength(pull))
    .force('y', forceY<Body>(({ target }) => target.y).strength(pull))
    .force(
      'links',
      forceLink<Body, { source: string; target: string }>(links)
        .id(({ node }) => node.id)
        .distance(spacing * 1.6)
        .strength(isNamed ? 0.25 : 0.03),
    );
  while (simulation.alpha() > simulation.alphaMin()) {
    const end = performance.now() + SLICE_MS;
    while (simulation.alpha() > simulation.alphaMin() && performance.now() < end) simulation.tick();
    if (isNamed) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return new Map(bodies.map(({ node, x = 0, y = 0 }) => [node.id, { x: x * stretch, y }] as const));
}

/** New nodes start in a spiral around the center of their group, which keeps a group in one region. */
function startingBodies(
  nodes: readonly GraphNode[],
  spacing: number,
  before: (id: string) => Point | undefined,
): Body[] {
  const centers = groupCenters(nodes, spacing);
  const reach = spacing * Math.sqrt(nodes.length) * 0.8;
  return nodes.map((node, at) => {
    const { position } = node;
    const target = position
      ? { x: position.x * reach, y: position.y * reach }
      : (centers.get(node.group) ?? { x: 0, y: 0 });
    const radius = spacing * 0.6 * Math.sqrt(at);
    const start = before(node.id) ?? {
      x: target.x + Math.cos(at * GOLDEN_ANGLE) * radius,
      y: target.y + Math.sin(at * GOLDEN_ANGLE) * radius,
    };
    return { node, target, ...start, ...(node.isRoot && { x: 0, y: 0, fx: 0, fy: 0 }) };
  });
}

/** Groups lie on a circle, each with an angle by its size. */
function groupCenters(nodes: readonly GraphNode[], spacing: number): ReadonlyMap<string, Point> {
  const sizes = new Map<string, number>();
  for (const { group, isRoot } of nodes) {
    if (!isRoot) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const widths = [...sizes].map(([group, size]) => [group, Math.sqrt(size)] as const);
  const total = widths.reduce((sum, [, width]) => sum + width, 0);
  const radius = widths.length < 2 ? 0 : (total * spacing * 1.2) / Math.PI;
  let passed = 0;
  return new Map(
    widths.map(([group, width]) => {
      const angle = (2 * Math.PI * (passed + width / 2)) / total;
      passed += width;
      return [group, { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }] as const;
    }),
  );
}
