import type { GraphNode } from './graph-node.js';

/** What deprecated nodes are replaced by. */
export class Replacements {
  private readonly replacements = new Map<GraphNode, GraphNode>();

  add(node: GraphNode, replacement: GraphNode): void {
    this.replacements.set(node, replacement);
  }

  /**
   * Returns the nodes that stand for others with the deprecated ones added: each under what stands for its last
   * replacement. One that is replaced by nothing that is an entity stands for itself.
   */
  under(
    leaders: ReadonlyMap<number, number>,
    isEntity: (node: GraphNode) => boolean,
  ): ReadonlyMap<number, number> {
    const all = new Map(leaders);
    for (const node of this.replacements.keys()) {
      if (!node.isDeprecated || !isEntity(node)) continue;
      const last = this.getLast(node);
      if (last === node || !isEntity(last)) continue;
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
