import type { EdgeTable } from './edge-table.js';

/** Answers at which entities the known edges of one entity end, hidden ones included. */
export class EdgeLookup {
  private readonly known = new Map<number, Set<number>>();

  constructor(readonly table: EdgeTable) {
    const { subjects, predicates, objects, entities } = table;
    this.span = entities.length;
    for (let edge = 0; edge < subjects.length; edge += 1) {
      const [s, p, o] = [subjects[edge] ?? 0, predicates[edge] ?? 0, objects[edge] ?? 0];
      into(this.known, 2 * p * this.span + s).add(o);
      into(this.known, (2 * p + 1) * this.span + o).add(s);
    }
  }

  private readonly span: number;

  /** All ends of edges that start at an entity; a row is twice the relation, plus one for its other direction. */
  endsOf(row: number, from: number): ReadonlySet<number> {
    return this.known.get(row * this.span + from) ?? NONE;
  }
}

const NONE: ReadonlySet<number> = new Set();

function into(sets: Map<number, Set<number>>, key: number): Set<number> {
  const known = sets.get(key) ?? new Set<number>();
  sets.set(key, known);
  return known;
}
