export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** What kind of node it is, in words; nodes of a group lie close together. */
  readonly group: string;
  readonly color: string;
  /** The central node, which is larger. */
  readonly isRoot?: boolean;
  readonly isExpanded?: boolean;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** Maximum number of nodes of a graph: each has room for its name. Tables list the others. */
export const MAX_NODES = 160;

export function nodeSize({ isRoot = false }: GraphNode): number {
  return isRoot ? 28 : 18;
}

export type GraphTheme = Readonly<Record<'ink' | 'sheet' | 'line' | 'accent', string>>;

/** Returns the next node in a direction; the same node without one. */
export function nodeInDirection(
  id: string,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
  positions: ReadonlyMap<string, Point>,
): string {
  const from = positions.get(id);
  if (!from) return id;
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    key
  ] as [number, number];
  let nearest = id;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [other, { x, y }] of positions) {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    // A node far to the side isn't in this direction.
    if (other === id || ahead <= 0 || aside > ahead * 2) continue;
    const distance = ahead + aside * 2;
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = other;
  }
  return nearest;
}
