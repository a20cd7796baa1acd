/** A point of the picture, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A node to be placed. */
export interface LayoutNode {
  readonly id: string;
  /** Width and height of its mark with its label. */
  readonly width: number;
  readonly height: number;
}

/** What the picture must fit. */
export interface LayoutFrame {
  readonly width: number;
  /** The least height; a crowded picture gets higher. */
  readonly height: number;
}

/** A picture of a graph. */
export interface Layout {
  readonly places: ReadonlyMap<string, Point>;
  readonly height: number;
}

interface Body {
  readonly node: LayoutNode;
  x: number;
  y: number;
}

const ROUNDS = 160;
const SEPARATIONS = 300;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** How strongly links pull: so that the neighbors of one node make a ring well inside the picture. */
const PULL = 2.2;
const MOST_STRETCH = 1.6;
/** Share of the picture that marks and labels may fill. */
const FILLING = 0.38;

/**
 * Places the first node in the middle and the others around it: linked nodes near each other, no label over another.
 * The same input gives the same picture; nodes that had a place start from it.
 */
export function layoutGraph(
  nodes: readonly LayoutNode[],
  links: readonly (readonly [string, string])[],
  frame: LayoutFrame,
  before: ReadonlyMap<string, Point> = new Map(),
): Layout {
  const filled = nodes.reduce((sum, { width, height }) => sum + width * height, 0);
  const size = {
    width: frame.width,
    height: Math.max(frame.height, Math.ceil(filled / FILLING / frame.width)),
  };
  const bodies = startingPlaces(nodes, links, size, before);
  const byId = new Map(bodies.map((body) => [body.node.id, body]));
  const springs = links.flatMap(([from, to]) => {
    const ends = [byId.get(from), byId.get(to)] as const;
    return ends[0] && ends[1] && ends[0] !== ends[1] ? [[ends[0], ends[1]] as const] : [];
  });

  for (let round = 0; round < ROUNDS; round += 1) {
    step(bodies, springs, size, 1 - round / ROUNDS);
  }
  fill(bodies, size);
  for (let round = 0; round < SEPARATIONS; round += 1) {
    if (!separate(bodies, size)) break;
  }
  return {
    places: new Map(bodies.map(({ node, x, y }) => [node.id, { x, y }])),
    height: size.height,
  };
}

// New nodes start on an ellipse around the node that leads to them.
function startingPlaces(
  nodes: readonly LayoutNode[],
  links: readonly (readonly [string, string])[],
  { width, height }: LayoutFrame,
  before: ReadonlyMap<string, Point>,
): Body[] {
  const placed = new Map<string, Point>();
  return nodes.map((node, at) => {
    const link = links.find(
      ([from, to]) => (from === node.id && placed.has(to)) || (to === node.id && placed.has(from)),
    );
    const parent = link && placed.get(link[0] === node.id ? link[1] : link[0]);
    const isFirst = at === 0;
    const angle = parent && before.size > 0 ? at * GOLDEN_ANGLE : (2 * Math.PI * at) / nodes.length;
    const reach = isFirst ? 0 : before.size > 0 ? 0.18 : at % 2 === 0 ? 0.4 : 0.3;
    const center = parent ?? { x: width / 2, y: height / 2 };
    const place = (!isFirst && before.get(node.id)) || {
      x: center.x + Math.cos(angle) * width * reach,
      y: center.y + Math.sin(angle) * height * reach,
    };
    placed.set(node.id, place);
    return { node, ...place };
  });
}

// Everything pushes everything away, links pull, all in units of the picture so that it fills its frame.
function step(
  bodies: readonly Body[],
  springs: readonly (readonly [Body, Body])[],
  { width, height }: LayoutFrame,
  heat: number,
): void {
  const ideal = 0.9 / Math.sqrt(bodies.length + 1);
  const moves = new Map<Body, { x: number; y: number }>(
    bodies.map((body) => [body, { x: 0, y: 0 }]),
  );
  const push = (body: Body, x: number, y: number) => {
    const move = moves.get(body);
    if (!move) return;
    move.x += x;
    move.y += y;
  };
  for (const [at, one] of bodies.entries()) {
    for (const other of bodies.slice(at + 1)) {
      const x = (one.x - other.x) / width || 1e-3;
      const y = (one.y - other.y) / height || 1e-3;
      const force = (ideal * ideal) / (x * x + y * y);
      push(one, x * force, y * force);
      push(other, -x * force, -y * force);
    }
  }
  for (const [from, to] of springs) {
    const x = (from.x - to.x) / width;
    const y = (from.y - to.y) / height;
    const force = (PULL * Math.hypot(x, y)) / ideal;
    push(from, -x * force, -y * force);
    push(to, x * force, y * force);
  }
  for (const [body, move] of [...moves].slice(1)) {
    const length = Math.hypot(move.x, move.y) || 1;
    const reach = Math.min(length, 0.06 * heat) / length;
    body.x += move.x * reach * width;
    body.y += move.y * reach * height;
    keepInside(body, { width, height });
  }
}

// Stretches the picture around its middle until it meets its frame.
function fill(bodies: readonly Body[], { width, height }: LayoutFrame): void {
  const [root, ...others] = bodies;
  if (!root) return;
  const room = (half: number, own: number, offset: number) =>
    (half - own / 2 - 2) / Math.abs(offset || 1);
  const x = Math.min(...others.map((body) => room(width / 2, body.node.width, body.x - root.x)));
  const y = Math.min(...others.map((body) => room(height / 2, body.node.height, body.y - root.y)));
  for (const body of others) {
    body.x = root.x + (body.x - root.x) * Math.min(Math.max(x, 1), MOST_STRETCH);
    body.y = root.y + (body.y - root.y) * Math.min(Math.max(y, 1), MOST_STRETCH);
  }
}

function separate(bodies: readonly Body[], frame: LayoutFrame): boolean {
  let moved = false;
  for (const [at, one] of bodies.entries()) {
    for (const other of bodies.slice(at + 1)) {
      const x = (one.node.width + other.node.width) / 2 - Math.abs(one.x - other.x);
      const y = (one.node.height + other.node.height) / 2 - Math.abs(one.y - other.y);
      if (x <= 0 || y <= 0) continue;
      moved = true;
      const axis = x < y ? 'x' : 'y';
      const by = (axis === 'x' ? x : y) + 1;
      const sign = one[axis] < other[axis] ? -1 : 1;
      // The first node stays in the middle.
      const share = at === 0 ? 0 : 0.5;
      one[axis] += sign * by * share;
      other[axis] -= sign * by * (1 - share);
      if (at > 0) keepInside(one, frame);
      keepInside(other, frame);
    }
  }
  return moved;
}

function keepInside(body: Body, { width, height }: LayoutFrame): void {
  const margin = { x: body.node.width / 2 + 2, y: body.node.height / 2 + 2 };
  body.x = Math.min(Math.max(body.x, margin.x), width - margin.x);
  body.y = Math.min(Math.max(body.y, margin.y), height - margin.y);
}
