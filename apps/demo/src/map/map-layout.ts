import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';

/** A graph to be placed; nodes are known by their places in the lists. */
export interface MapGraph {
  /** The group of each node, from 0: nodes of one group are drawn near each other. */
  readonly groups: readonly number[];
  readonly links: readonly (readonly [from: number, to: number])[];
  /** Whether the first node stays in the middle. */
  readonly isCentered: boolean;
}

/** A layout at work. */
export interface MapLayout {
  /** Moves all nodes by one step. Returns false when they are at rest. */
  readonly step: () => boolean;
  /** The places in units of the layout, around 0: x and y of each node in turn. A copy. */
  readonly places: () => Float32Array;
}

interface Body extends SimulationNodeDatum {
  readonly group: number;
}

/** Distance of two nodes that touch. */
const SPACING = 9;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** So that it rests after about 130 steps. */
const COOLING = 0.05;
const REST = 0.001;

/** Begins to place a graph, each group in a part of its own. The same graph gives the same places. */
export function layoutMap({ groups, links, isCentered }: MapGraph): MapLayout {
  const centers = groupCenters(groups);
  const bodies: Body[] = groups.map((group, at) => {
    const center = centers[group] ?? { x: 0, y: 0 };
    const reach = SPACING * 0.6 * Math.sqrt(at);
    const angle = at * GOLDEN_ANGLE;
    return {
      group,
      x: center.x + Math.cos(angle) * reach,
      y: center.y + Math.sin(angle) * reach,
      ...(at === 0 && isCentered && { fx: 0, fy: 0 }),
    };
  });
  const simulation = forceSimulation(bodies)
    .stop()
    .alphaMin(REST)
    .alphaDecay(COOLING)
    .force(
      'push',
      forceManyBody()
        .strength(-12)
        .theta(1.2)
        .distanceMax(SPACING * 40),
    )
    .force('touch', forceCollide(SPACING / 2))
    .force('x', forceX<Body>(({ group }) => centers[group]?.x ?? 0).strength(0.12))
    .force('y', forceY<Body>(({ group }) => centers[group]?.y ?? 0).strength(0.12))
    .force(
      'pull',
      forceLink<Body, { source: number; target: number }>(
        links.map(([source, target]) => ({ source, target })),
      )
        .distance(SPACING * 3)
        .strength(0.03),
    );
  return {
    step() {
      simulation.tick();
      return simulation.alpha() >= REST;
    },
    places: () => Float32Array.from(bodies.flatMap(({ x = 0, y = 0 }) => [x, y])),
  };
}

// On a circle that all groups fit around, each with an angle by its size.
function groupCenters(groups: readonly number[]) {
  const sizes: number[] = [];
  for (const group of groups) sizes[group] = (sizes[group] ?? 0) + 1;
  const reaches = Array.from(sizes, (size = 0) => Math.sqrt(size));
  const round = reaches.reduce((sum, reach) => sum + reach, 0);
  const radius = reaches.length < 2 ? 0 : (round * SPACING * 1.6) / Math.PI;
  let before = 0;
  return reaches.map((reach) => {
    const angle = (2 * Math.PI * (before + reach / 2)) / round;
    before += reach;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
}
