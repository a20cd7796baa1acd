import type { EntityType } from '@biographql/core';

/** Nodes are numbered below this, so that a node and a predicate fit into one exact double. */
const NODES = 2 ** 32;

export interface EdgeTallies {
  /** Number of distinct edges of each entity. */
  readonly degrees: Int32Array;
  /** For each entity the sum of log2(1 + n) over informative predicates and directions with n distinct edges to entities. */
  readonly varieties: Float64Array;
}

export interface EdgeFacts {
  isEntity(node: number): boolean;
  isInformative(predicate: number): boolean;
}

/** Predicates and other ends of the edges of each node, in one number each. */
type EndsByNode = Map<number, number[]>;

/** Claims between nodes, as numbers. The same claim may be added more than once. */
export class EdgeList {
  private readonly outgoing: EndsByNode = new Map();
  private readonly incoming: EndsByNode = new Map();

  add(subject: number, predicate: number, object: number): void {
    addEnd(this.outgoing, subject, predicate * NODES + object);
    addEnd(this.incoming, object, predicate * NODES + subject);
  }

  ends(): ReadonlySet<number> {
    return new Set([...this.outgoing.keys(), ...this.incoming.keys()]);
  }

  /** Counts the distinct edges of each node; an edge from a node to itself does not count. */
  tallies(nodes: number, { isEntity, isInformative }: EdgeFacts): EdgeTallies {
    const degrees = new Int32Array(nodes);
    const varieties = new Float64Array(nodes);
    for (const [node, ends] of [...this.outgoing, ...this.incoming]) {
      if (!isEntity(node)) continue;
      const alike = new Map<number, number>();
      for (const key of new Set(ends.sort((one, other) => one - other))) {
        const end = key % NODES;
        if (end === node) continue;
        degrees[node] = (degrees[node] ?? 0) + 1;
        const predicate = Math.floor(key / NODES);
        if (!isInformative(predicate) || !isEntity(end)) continue;
        const count = (alike.get(predicate) ?? 0) + 1;
        alike.set(predicate, count);
        varieties[node] = (varieties[node] ?? 0) + Math.log2((1 + count) / count);
      }
    }
    return { degrees, varieties };
  }
}

function addEnd(ends: EndsByNode, node: number, key: number): void {
  const known = ends.get(node);
  if (known === undefined) ends.set(node, [key]);
  else known.push(key);
}

export interface PopularityFacts {
  /** Sum of log2(1 + claims) over the kinds of relations: see `EdgeList.tallies`. */
  readonly variety: number;
  /** Properties whose values are not entities: external identifiers, codes, formulas. */
  readonly identifiers: number;
  readonly aliases: number;
  readonly languages: number;
  readonly types: readonly EntityType[];
}

/** Additional doublings for the types that people search for most. */
const SOUGHT: Readonly<Partial<Record<EntityType, number>>> = {
  DISEASE: 6,
  MEDICATION: 6,
  SYMPTOM: 6,
  GENE: 3,
  PROTEIN: 3,
  CHEMICAL_COMPOUND: 3,
};

/**
 * How likely people mean an entity, in hundredths of a doubling: a whole number from 0, some thousands for the best known.
 *
 *     100 x (variety + log2(1 + identifiers) + log2(1 + aliases) + log2(1 + languages) + sought)
 *
 * Logarithms per kind of relation let the hundreds of members of a pathway count like a few more kinds of relations, so
 * that a disease with treatments, genes and symptoms comes before it. `sought` is 6 for diseases, medications and
 * symptoms, 3 for genes, proteins and chemical compounds, 0 for the rest; the greatest of the types counts. It is just
 * enough for a disease to come before pathways of the same name whose members are stated in both directions.
 */
export function getPopularity(facts: PopularityFacts): number {
  const { variety, identifiers, aliases, languages, types } = facts;
  const known = [identifiers, aliases, languages].reduce((sum, n) => sum + Math.log2(1 + n), 0);
  const sought = Math.max(0, ...types.map((type) => SOUGHT[type] ?? 0));
  return Math.round(100 * (variety + known + sought));
}
