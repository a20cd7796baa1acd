import type { EntityType } from '@biographql/core';

/** Lists of types by node, 2 bytes each: there are many nodes, but few different lists. */
export class TypeLists {
  private readonly lists: (readonly EntityType[])[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly listOf: Uint16Array;

  /** @param size - one more than the greatest node. */
  constructor(size: number) {
    this.listOf = new Uint16Array(size);
  }

  /** Sets a node's list and returns the one that is kept for all equal lists. */
  set(node: number, types: readonly EntityType[]): readonly EntityType[] {
    const key = types.join(' ');
    const number = this.numbers.get(key) ?? this.lists.push(types) - 1;
    this.numbers.set(key, number);
    this.listOf[node] = number;
    return this.lists[number] ?? types;
  }

  /** The list of a node that has one. */
  of(node: number): readonly EntityType[] {
    return this.lists[this.listOf[node] ?? 0] ?? [];
  }
}
