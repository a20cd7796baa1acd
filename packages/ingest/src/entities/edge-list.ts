/** Nodes are numbered below this, so that a node and a predicate fit one exact double. */
const NODES = 2 ** 32;

export interface EdgeTallies {
  /** Distinct edges that touch each node that is an entity. */
  readonly degrees: Int32Array;
  /** For each entity the sum of log2(1 + n) over telling predicates and directions with n distinct edges to entities. */
  readonly varieties: Float64Array;
}

/** What the numbers of an {@link EdgeList} stand for. */
export interface EdgeFacts {
  /** Whether a node is an entity. */
  isEntity(node: number): boolean;
  isTelling(predicate: number): boolean;
}

/** Claims between nodes, as numbers. The same claim may be added more than once. */
export class EdgeList {
  private readonly subjects = new IntList();
  private readonly predicates = new IntList();
  private readonly objects = new IntList();

  add(subject: number, predicate: number, object: number): void {
    this.subjects.push(subject);
    this.predicates.push(predicate);
    this.objects.push(object);
  }

  /** The nodes that have an edge. */
  ends(): ReadonlySet<number> {
    const ends = new Set<number>();
    for (let edge = 0; edge < this.subjects.length; edge += 1)
      ends.add(this.subjects.at(edge)).add(this.objects.at(edge));
    return ends;
  }

  /**
   * Counts the distinct edges of each node. A repeated edge counts once, an edge from a node to itself not at all: it
   * ties the node to nothing.
   */
  tallies(nodes: number, facts: EdgeFacts): EdgeTallies {
    const tallies = { degrees: new Int32Array(nodes), varieties: new Float64Array(nodes) };
    this.tally(this.subjects, this.objects, { tallies, facts });
    this.tally(this.objects, this.subjects, { tallies, facts });
    return tallies;
  }

  /** Tallies one direction: the edges of each node are sorted, so that equal ones are neighbors. */
  private tally(from: IntList, to: IntList, { tallies, facts }: Tallying): void {
    const nodes = tallies.degrees.length;
    const starts = getStarts(from, nodes);
    const cursor = starts.slice();
    const ends = new Float64Array(from.length);
    for (let edge = 0; edge < from.length; edge += 1) {
      const node = from.at(edge);
      const slot = cursor[node] ?? 0;
      ends[slot] = this.predicates.at(edge) * NODES + to.at(edge);
      cursor[node] = slot + 1;
    }
    for (let node = 0; node < nodes; node += 1) {
      const [start, stop] = [starts[node] ?? 0, starts[node + 1] ?? 0];
      if (start === stop || !facts.isEntity(node)) continue;
      tallyNode(node, ends.subarray(start, stop), { tallies, facts });
    }
  }
}

/** The edges of node `n` are those from `starts[n]` up to but not including `starts[n + 1]`. */
function getStarts(ends: IntList, nodes: number): Int32Array {
  const starts = new Int32Array(nodes + 1);
  for (let edge = 0; edge < ends.length; edge += 1) {
    const next = ends.at(edge) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let node = 1; node <= nodes; node += 1)
    starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0);
  return starts;
}

interface Tallying {
  readonly tallies: EdgeTallies;
  readonly facts: EdgeFacts;
}

/** @param ends - other ends with the predicate in one number; they are sorted, so that equal predicates are neighbors. */
function tallyNode(
  node: number,
  ends: Float64Array,
  { tallies: { degrees, varieties }, facts: { isEntity, isTelling } }: Tallying,
): void {
  let previous = -1;
  let predicate = -1;
  let alike = 0;
  for (const key of ends.sort()) {
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

const FIRST_ROOM = 1_024;

class IntList {
  length = 0;
  private values = new Int32Array(FIRST_ROOM);

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Int32Array(2 * this.length);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  /** The value at an index; 0 beyond the end. */
  at(index: number): number {
    return this.values[index] ?? 0;
  }
}
