import { IntList } from './int-list.js';

/** Predicates are numbered below this, so that an object and a predicate fit one exact double. */
const PREDICATES = 2 ** 20;

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
   * Counts for each node the distinct edges that touch it. A repeated edge counts once; an edge counts only when both
   * of its ends are entities; an edge from a node to itself counts once.
   */
  degrees(nodes: number, isEntity: (node: number) => boolean): Int32Array {
    const degrees = new Int32Array(nodes);
    const { starts, targets } = this.bySubject(nodes);
    for (let subject = 0; subject < nodes; subject += 1) {
      const start = starts[subject] ?? 0;
      const end = starts[subject + 1] ?? 0;
      if (start === end || !isEntity(subject)) continue;
      let previous = -1;
      for (const target of targets.subarray(start, end).sort()) {
        const object = Math.floor(target / PREDICATES);
        if (target === previous || !isEntity(object)) continue;
        previous = target;
        degrees[subject] = (degrees[subject] ?? 0) + 1;
        if (object !== subject) degrees[object] = (degrees[object] ?? 0) + 1;
      }
    }
    return degrees;
  }

  /** Compressed rows: the targets (object and predicate in one number) of subject `s` are `starts[s]` to `starts[s + 1]`. */
  private bySubject(nodes: number) {
    const starts = new Int32Array(nodes + 1);
    const count = this.subjects.length;
    for (let edge = 0; edge < count; edge += 1) {
      const row = this.subjects.at(edge) + 1;
      starts[row] = (starts[row] ?? 0) + 1;
    }
    for (let row = 1; row <= nodes; row += 1)
      starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
    const cursor = starts.slice();
    const targets = new Float64Array(count);
    for (let edge = 0; edge < count; edge += 1) {
      const subject = this.subjects.at(edge);
      const slot = cursor[subject] ?? 0;
      targets[slot] = this.objects.at(edge) * PREDICATES + this.predicates.at(edge);
      cursor[subject] = slot + 1;
    }
    return { starts, targets };
  }
}
