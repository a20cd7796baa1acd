import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import type { Graph, Point } from './graph.ts';

interface Body extends SimulationNodeDatum {
  readonly id: string;
}

/** Distance between neighboring nodes, with room for a name below. */
const SPACING = 58;
/** Names are wider than high, so a graph is stretched to the shape of its frame within these limits. */
const STRETCH = { min: 1, max: 2.1 } as const;
const TICKS = 270;

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
  // Groups start side by side on a circle around the root, which keeps each in one region.
  const others = nodes
    .filter(({ isRoot }) => !isRoot)
    .toSorted((one, other) => one.group.localeCompare(other.group));
  const radius = SPACING * Math.max(1.6, others.length / 8);
  const bodies = nodes.map((node): Body => {
    if (node.isRoot) return { id: node.id, x: 0, y: 0, fx: 0, fy: 0 };
    const before = previous.get(node.id);
    if (before) return { id: node.id, x: before.x / stretch, y: before.y };
    const at = others.indexOf(node);
    const angle = (2 * Math.PI * at) / others.length;
    // Rings of three, since bodies on one circle push each other along it.
    const distance = radius * (1 + (at % 3) / 3);
    return { id: node.id, x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
  });
  const ids = new Set(nodes.map(({ id }) => id));
  const links = edges
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .map(({ from, to }) => ({ source: from, target: to }));
  forceSimulation(bodies)
    .stop()
    .alphaDecay(0.025)
    .force('push', forceManyBody().strength(-SPACING * 2))
    .force('collide', forceCollide(SPACING / 2).iterations(4))
    .force('x', forceX().strength(0.03))
    .force('y', forceY().strength(0.03))
    .force(
      'links',
      forceLink<Body, { source: string; target: string }>(links)
        .id(({ id }) => id)
        .distance(SPACING * 2)
        .strength(0.25),
    )
    .tick(TICKS);
  return new Map(bodies.map(({ id, x = 0, y = 0 }) => [id, { x: x * stretch, y }] as const));
}
