import { giveBack } from './give-back.js';
import { NumberBytes, type NumberReader } from './number-bytes.js';
import { roomFor, zeroInts } from './room.js';

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

/** Claims between nodes, as numbers: some 5 bytes each. The same claim may be added more than once. */
export class EdgeList {
  /**
   * Of each edge twice its predicate, and one more where the subject is not that of the edge before; then the subject, where
   * that is so, and the object.
   */
  private readonly numbers = new NumberBytes();
  private lastSubject = -1;
  private length = 0;

  add(subject: number, predicate: number, object: number): void {
    const isSame = subject === this.lastSubject;
    this.numbers.push(2 * (predicate % PREDICATES) + Number(!isSame));
    if (!isSame) this.numbers.push(subject);
    this.numbers.push(object);
    this.lastSubject = subject;
    this.length += 1;
  }

  /**
   * Counts the distinct edges of each node. A repeated edge counts once, an edge from a node to itself not at all: it
   * ties the node to nothing.
   */
  tallies(nodes: number, facts: EdgeFacts): EdgeTallies {
    const degrees = zeroInts(nodes);
    const varieties = new Float64Array(roomFor(8 * nodes), 0, nodes);
    for (const isForward of [true, false])
      this.tally(isForward, { tallies: { degrees, varieties }, facts });
    return { degrees, varieties };
  }

  /** Forgets all edges and gives their memory back. */
  clear(): void {
    this.numbers.clear();
    this.lastSubject = -1;
    this.length = 0;
  }

  /** Tallies one direction, some nodes at a time, so that the other ends of all need not be held at once. */
  private tally(isForward: boolean, { tallies, facts }: Tallying): void {
    const nodes = tallies.degrees.length;
    const starts = this.startsOf(isForward, nodes);
    const cursor = zeroInts(starts.length);
    cursor.set(starts);
    const most = Math.max(LEAST_AT_ONCE, this.length / MOST_PASSES);
    for (let first = 0; first < nodes; ) {
      const base = starts[first] ?? 0;
      let last = first + 1;
      while (last < nodes && (starts[last + 1] ?? 0) - base <= most) last += 1;
      const count = (starts[last] ?? 0) - base;
      const ends = new Float64Array(roomFor(8 * count), 0, count);
      const edges = new EdgeReader(this.numbers, isForward);
      while (count > 0 && edges.next()) {
        const { node } = edges;
        if (node < first || node >= last) continue;
        const slot = cursor[node] ?? 0;
        ends[slot - base] = edges.predicate * NODES + edges.end;
        cursor[node] = slot + 1;
      }
      for (let node = first; node < last; node += 1) {
        const [start, stop] = [starts[node] ?? 0, starts[node + 1] ?? 0];
        if (start === stop || !facts.isEntity(node)) continue;
        tallyNode(node, ends.subarray(start - base, stop - base), { tallies, facts });
      }
      giveBack(ends.buffer);
      first = last;
    }
    giveBack(starts.buffer);
    giveBack(cursor.buffer);
  }

  /** The edges of node `n` are those from `starts[n]` up to but not including `starts[n + 1]`. */
  private startsOf(isForward: boolean, nodes: number): Int32Array {
    const starts = zeroInts(nodes + 1);
    const edges = new EdgeReader(this.numbers, isForward);
    while (edges.next()) starts[edges.node + 1] = (starts[edges.node + 1] ?? 0) + 1;
    for (let row = 1; row <= nodes; row += 1)
      starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
    return starts;
  }
}

/** Reads edges one after the other, from one end. */
class EdgeReader {
  node = 0;
  predicate = 0;
  /** The other end. */
  end = 0;
  private subject = 0;
  private readonly reader: NumberReader;

  constructor(
    numbers: NumberBytes,
    private readonly isForward: boolean,
  ) {
    this.reader = numbers.reader();
  }

  /** Reads the next one; false when there is none. */
  next(): boolean {
    const { reader } = this;
    if (reader.isDone()) return false;
    const first = reader.next();
    this.predicate = first >>> 1;
    if (first % 2 === 1) this.subject = reader.next();
    const object = reader.next();
    this.node = this.isForward ? this.subject : object;
    this.end = this.isForward ? object : this.subject;
    return true;
  }
}

/** Edges whose other ends are held at once, and into how many parts a large graph is cut at most, give or take. */
const LEAST_AT_ONCE = 2 ** 22;
const MOST_PASSES = 8;

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
