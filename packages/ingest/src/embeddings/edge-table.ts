import type { CallOptions } from '@biographql/core';
import type { Vocabulary } from '@biographql/vocabulary';
import { IntList } from '../entities/int-list.js';
import { NameTable } from '../entities/name-table.js';
import { type ReadProgress, readTriples } from '../rdf/read-triples.js';
import { createRandom, shuffle } from './random.js';

/** Distinct edges between entities, each in one direction of its relation. */
export interface EdgeTable {
  /** IRIs of the entities, by number. */
  readonly entities: readonly string[];
  /** Names of the relations, by number. */
  readonly relations: readonly string[];
  readonly subjects: Int32Array;
  readonly predicates: Int32Array;
  readonly objects: Int32Array;
  /** Edges of the graph by relation, before any was left out. */
  readonly found: readonly number[];
}

/** Options of {@link readEdges}. */
export interface ReadEdgesOptions extends CallOptions {
  readonly vocabulary: Vocabulary;
  /** The most edges of one relation; of more, as many are drawn at random. */
  readonly edgesPerRelation: number;
  readonly seed: number;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/** Numbers fit one exact double as `(predicate * NODES + subject) * NODES + object` below these. */
const NODES = 2 ** 23;

/**
 * Reads the edges of a graph. A fact and the same fact in the words of the inverse property are one edge, so that none can
 * be learned from the other; of a fact stated in both directions of one property (A interacts with B, B with A) one is kept.
 * @throws RangeError for a graph of more than 8 million entities; what `readTriples` throws.
 */
export async function readEdges(path: string, options: ReadEdgesOptions): Promise<EdgeTable> {
  const { vocabulary, signal, onProgress } = options;
  const names = new NameTable();
  const relations = new NameTable();
  const [subjects, predicates, objects] = [new IntList(), new IntList(), new IntList()];
  const directions = new Map<string, { relation: number; isInverse: boolean } | null>();
  const directionOf = (predicate: string) => {
    const known = directions.get(predicate);
    if (known !== undefined) return known;
    const relation = vocabulary.relationOf(predicate);
    const isInverse = relation !== vocabulary.nameOf(predicate);
    const direction = vocabulary.isEdge(predicate)
      ? { relation: relations.idOf(relation), isInverse }
      : null;
    directions.set(predicate, direction);
    return direction;
  };
  for await (const triples of readTriples(path, {
    signal,
    onProgress,
    blankNodePrefix: null,
    format: 'n-triples',
  })) {
    for (const { subject, predicate, object } of triples) {
      if (subject.termType !== 'NamedNode' || object.termType !== 'NamedNode') continue;
      const direction = directionOf(predicate.value);
      if (direction === null || subject.value === object.value) continue;
      if (vocabulary.isPropertyEntity(subject.value)) continue;
      const [from, to] = direction.isInverse ? [object, subject] : [subject, object];
      subjects.push(names.idOf(from.value));
      predicates.push(direction.relation);
      objects.push(names.idOf(to.value));
    }
  }
  if (names.size > NODES) throw new RangeError(`The graph has more than ${NODES} entities`);
  return selectEdges({ names, relations, subjects, predicates, objects }, options);
}

interface Collected {
  readonly names: NameTable;
  readonly relations: NameTable;
  readonly subjects: IntList;
  readonly predicates: IntList;
  readonly objects: IntList;
}

/** Leaves out repeats, then what passes the limit of a relation, then entities without an edge. */
function selectEdges(
  { names, relations, subjects, predicates, objects }: Collected,
  { edgesPerRelation, seed }: Pick<ReadEdgesOptions, 'edgesPerRelation' | 'seed'>,
): EdgeTable {
  const seen = new Set<string | number>();
  const byRelation: number[][] = Array.from({ length: relations.size }, () => []);
  for (let edge = 0; edge < subjects.length; edge += 1) {
    const [a, b] = [subjects.at(edge), objects.at(edge)];
    const pair = Math.min(a, b) * NODES + Math.max(a, b);
    const key = predicates.at(edge) === 0 ? pair : `${predicates.at(edge)} ${pair}`;
    if (seen.has(key)) continue;
    seen.add(key);
    byRelation[predicates.at(edge)]?.push(edge);
  }
  const random = createRandom(seed);
  const kept = byRelation.flatMap((edges) => {
    if (edges.length <= edgesPerRelation) return edges;
    shuffle(edges, random);
    return edges.slice(0, edgesPerRelation).sort((a, b) => a - b);
  });
  const entities = new NameTable();
  const number = (node: number) => entities.idOf(names.nameOf(node));
  const table = {
    subjects: Int32Array.from(kept, (edge) => number(subjects.at(edge))),
    predicates: Int32Array.from(kept, (edge) => predicates.at(edge)),
    objects: Int32Array.from(kept, (edge) => number(objects.at(edge))),
  };
  return {
    ...table,
    entities: Array.from({ length: entities.size }, (_, node) => entities.nameOf(node)),
    relations: Array.from({ length: relations.size }, (_, relation) => relations.nameOf(relation)),
    found: byRelation.map((edges) => edges.length),
  };
}
