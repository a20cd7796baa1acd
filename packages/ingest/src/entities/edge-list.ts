import { IntList } from './int-list.js';

/** Predicates and nodes are numbered below these, so that one of each fit one exact double. */
const PREDICATES = 2 ** 20;
const NODES = 2 ** 32;

/** Counts of a node's edges. */
export interface EdgeTallies {
  /** Distinct edges that touch each node that is an entity. */
  readonly degrees: Int32Array;
  /** For each entity the sum of log2(1 + n) over telling predicates and directions with n distinct edges to entities. */
  readonly varieties: Float64Array;
}

/** What the numbers of an {@link EdgeList} stand for. */
export interface EdgeFacts {
  /** Whether a node is described, and so has tallies. */
  isEntity(node: number): boolean;
  /** Whether edges of a predicate count in the variety. */
  isTelling(predicate: number): boolean;
}

/** Claims between nodes, as numbers: 12 bytes each. The same claim may be added more than once. */
export class EdgeList {
  private readonly subjects = new IntList();
  private readonly predicates = new IntList();
  private readonly objects = new IntList();

  add(subject: number, predicate: number, object: number): void {
    this.subjects.push(subject);
    this.predicates.push(predicate % PREDICATES);
    this.objects.push(object);
  }

  /**
   * Counts the distinct edges of each node. A repeated edge counts once, an edge from a node to itself not at all: it
   * ties the node to nothing.
   */
  tallies(nodes: number, facts: EdgeFacts): EdgeTallies {
    const tallies = { degrees: new Int32Array(nodes), varieties: new Float64Array(nodes) };
    this.tally(this.sortedBy(this.subjects, this.objects, nodes), tallies, facts);
    this.tally(this.sortedBy(this.objects, this.subjects, nodes), tallies, facts);
    return tallies;
  }

  /** Forgets all edges and gives their memory back. */
  clear(): void {
    for (const list of [this.subjects, this.predicates, this.objects]) list.clear();
  }

  /** Tallies one direction: the ends of each node are sorted by predicate, so that equal predicates are neighbors. */
  private tally(
    { starts, ends }: SortedEdges,
    { degrees, varieties }: EdgeTallies,
    { isEntity, isTelling }: EdgeFacts,
  ): void {
    for (let node = 0; node < degrees.length; node += 1) {
      const [start, stop] = [starts[node] ?? 0, starts[node + 1] ?? 0];
      if (start === stop || !isEntity(node)) continue;
      let previous = -1;
      let predicate = -1;
      let alike = 0;
      for (const key of ends.subarray(start, stop).sort()) {
        const end = key % NODES;
        if (key === previous || end === node) continue;
        previous = key;
        degrees[node] = (degrees[node] ?? 0) + 1;
        const own = Math.floor(key / NODES);
        if (!isTelling(own) || !isEntity(end)) continue;
        alike = own === predicate ? alike + 1 : 1;
        predicate = own;
        varieties[node] = (varieties[node] ?? 0) + Math.log2((1 + alike) / alike);
      }
    }
  }

  /** Compressed rows: the other ends of node `n`, with the predicate in one number, are `starts[n]` to `starts[n + 1]`. */
  private sortedBy(from: IntList, to: IntList, nodes: number): SortedEdges {
    const starts = new Int32Array(nodes + 1);
    for (let edge = 0; edge < from.length; edge += 1) {
      const row = from.at(edge) + 1;
      starts[row] = (starts[row] ?? 0) + 1;
    }
    for (let row = 1; row <= nodes; row += 1)
      starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
    const cursor = starts.slice();
    const ends = new Float64Array(from.length);
    for (let edge = 0; edge < from.length; edge += 1) {
      const node = from.at(edge);
      const slot = cursor[node] ?? 0;
      ends[slot] = this.predicates.at(edge) * NODES + to.at(edge);
      cursor[node] = slot + 1;
    }
    return { starts, ends };
  }
}

interface SortedEdges {
  readonly starts: Int32Array;
  readonly ends: Float64Array;
}
