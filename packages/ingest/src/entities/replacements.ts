import type { GraphNode } from './graph-node.js';

/** What deprecated nodes are replaced by. */
export class Replacements {
  private readonly replacements = new Map<GraphNode, GraphNode>();

  add(node: GraphNode, replacement: GraphNode): void {
    this.replacements.set(node, replacement);
  }

  /**
   * Adds deprecated nodes to the nodes that others stand for: each under the entity that stands for its last replacement.
   * A node without such an entity stands for itself.
   * @param findEntity - Returns the entity that a replacement means; null for none.
   */
  under(
    leaders: ReadonlyMap<number, number>,
    findEntity: (node: GraphNode) => GraphNode | null,
  ): ReadonlyMap<number, number> {
    const all = new Map(leaders);
    for (const node of this.replacements.keys()) {
      if (!node.isDeprecated || findEntity(node) === null) continue;
      const last = findEntity(this.getLast(node));
      if (last === null || last === node) continue;
      const leader = leaders.get(last.number) ?? last.number;
      all.set(node.number, leader);
      all.set(leader, leader);
    }
    return all;
  }

  /** Where the replacements of a node end; the node itself when they lead in a circle. */
  private getLast(node: GraphNode): GraphNode {
    const seen = new Set<GraphNode>([node]);
    let last = node;
    for (
      let next = this.replacements.get(last);
      next !== undefined;
      next = next.isDeprecated ? this.replacements.get(next) : undefined
    ) {
      if (seen.has(next)) return node;
      seen.add(next);
      last = next;
    }
    return last;
  }
}
