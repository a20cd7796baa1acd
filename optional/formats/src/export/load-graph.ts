import { InvalidArgumentError } from '@biographql/core';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { readTriples, type Triple } from '@biographql/ingest/internal';

/** Nodes that only describe a fact: statements, references and values. */
const OF_FACT =
  /^urn:biographql:(?:fact|reference):|^http:\/\/www\.wikidata\.org\/(?:entity\/statement|reference|value)\//;

export interface LoadedGraph {
  readonly bySubject: ReadonlyMap<string, readonly Triple[]>;
  isChosen(triple: Triple): boolean;
}

interface LoadOptions {
  readonly vocabulary: Vocabulary;
  /** Class whose entities are chosen, matched by {@link isClass}. Default: everything. */
  readonly className?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a graph once, into about 1 GB of memory for each million triples.
 * @throws InvalidArgumentError when no entity has the class; `signal.reason` when aborted.
 */
export async function loadGraph(
  path: string,
  { vocabulary, className, signal }: LoadOptions,
): Promise<LoadedGraph> {
  const bySubject = new Map<string, Triple[]>();
  const reading = { format: 'n-triples', blankNodePrefix: null, signal };
  for await (const batch of readTriples(path, reading)) {
    for (const triple of batch) {
      const key = keyOf(triple.subject);
      const known = bySubject.get(key);
      if (known === undefined) bySubject.set(key, [triple]);
      else known.push(triple);
    }
  }
  if (className === undefined) return { bySubject, isChosen: () => true };
  return { bySubject, isChosen: chooseClass(bySubject, vocabulary, className) };
}

export function keyOf({ termType, value }: Triple['object']): string {
  return termType === 'BlankNode' ? `_:${value}` : value;
}

/** Whether a node describes a fact and is not an entity. */
export function isOfFact(key: string): boolean {
  return key.startsWith('_:') || OF_FACT.test(key);
}

/** Entities of the class with all their facts, every edge that ends in one, and its other end without more edges. */
function chooseClass(
  bySubject: ReadonlyMap<string, readonly Triple[]>,
  vocabulary: Vocabulary,
  className: string,
): LoadedGraph['isChosen'] {
  const classes = new Set(
    [...vocabulary.toPredicates('class'), ...vocabulary.toPredicates('type')].values(),
  );
  const members = new Set<string>();
  for (const [key, triples] of bySubject) {
    if (triples.some((each) => classes.has(each.predicate.value) && isClass(each, className)))
      members.add(key);
  }
  if (members.size === 0)
    throw new InvalidArgumentError(
      '--class',
      'must be a class that has entities in the graph',
      className,
    );
  const ends = new Set(members);
  const ofFacts = new Set<string>();
  const reach = (key: string): void => {
    if (!isOfFact(key) || ofFacts.has(key)) return;
    ofFacts.add(key);
    for (const { object } of bySubject.get(key) ?? [])
      if (object.termType !== 'Literal') reach(keyOf(object));
  };
  const isEdge = ({ predicate, object }: Triple) =>
    object.termType !== 'Literal' &&
    !isOfFact(keyOf(object)) &&
    vocabulary.isEdge(predicate.value) &&
    !classes.has(predicate.value);
  for (const [key, triples] of bySubject) {
    if (isOfFact(key)) continue;
    for (const triple of triples) {
      const object = keyOf(triple.object);
      if (isEdge(triple)) {
        if (members.has(key)) ends.add(object);
        else if (members.has(object)) ends.add(key);
      } else if (triple.object.termType !== 'Literal' && isOfFact(object)) {
        const values = bySubject.get(object) ?? [];
        const value = values.find((each) => members.has(keyOf(each.object)));
        if (members.has(key) || value !== undefined) reach(object);
      }
    }
  }
  return (triple) => {
    const { subject, object } = triple;
    const key = keyOf(subject);
    if (isOfFact(key)) return ofFacts.has(key);
    if (isEdge(triple)) return members.has(key) || members.has(keyOf(object));
    if (object.termType !== 'Literal' && isOfFact(keyOf(object))) return ofFacts.has(keyOf(object));
    return ends.has(key);
  };
}

/** Whether the class of a triple has this name: an IRI, or the end of one, case-insensitive. */
function isClass({ object }: Triple, name: string): boolean {
  if (object.termType !== 'NamedNode') return false;
  const end = name.replace(/^biolink:/i, '').toLowerCase();
  return object.value === name || object.value.toLowerCase().split(/[/#]/).at(-1) === end;
}
