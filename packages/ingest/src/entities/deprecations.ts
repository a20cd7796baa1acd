/** Keeps which nodes are deprecated, and what they are replaced by. */
export class Deprecations {
  private readonly deprecated = new Set<number>();
  private readonly replacements = new Map<number, number>();

  has(node: number): boolean {
    return this.deprecated.has(node);
  }

  /** @param value - of a property of role `deprecated`: `true` or `1` mark the node. */
  mark(node: number, value: string): void {
    if (value === 'true' || value === '1') this.deprecated.add(node);
  }

  replace(node: number, replacement: number): void {
    this.replacements.set(node, replacement);
  }

  /**
   * Returns the nodes that stand for others with the deprecated ones added: each under what stands for its last
   * replacement. One that is replaced by nothing that is an entity stands for itself.
   */
  under(
    leaders: ReadonlyMap<number, number>,
    isEntity: (node: number) => boolean,
  ): ReadonlyMap<number, number> {
    const all = new Map(leaders);
    for (const node of this.replacements.keys()) {
      if (!this.deprecated.has(node) || !isEntity(node)) continue;
      const last = this.lastOf(node);
      if (last === node || !isEntity(last)) continue;
      const leader = leaders.get(last) ?? last;
      all.set(node, leader);
      all.set(leader, leader);
    }
    return all;
  }

  /** Where the replacements of a node end; the node itself when they lead in a circle. */
  private lastOf(node: number): number {
    const seen = new Set<number>([node]);
    let last = node;
    for (
      let next = this.replacements.get(last);
      next !== undefined;
      next = this.deprecated.has(next) ? this.replacements.get(next) : undefined
    ) {
      if (seen.has(next)) return node;
      seen.add(next);
      last = next;
    }
    return last;
  }
}
