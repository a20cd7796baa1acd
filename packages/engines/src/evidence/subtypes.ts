import { getOrAdd } from '@biographql/core/internal';
import {
  encodeTerm,
  iri,
  isIri,
  type SparqlQuery,
  select,
  values,
  withLimit,
} from '@biographql/sparql';
import type { ArticleIndex } from '../article-index/article-index.js';
import type { SolutionSequence } from '../graph-store/graph-store.js';
import { compareText } from '../text/labels.js';
import { toSparqlPath, type Vocabulary } from '../vocabulary/index.js';

/** A class with more subtypes is too general to inherit from them: "cancer" would have the genes of every cancer. */
const MAX_SUBTYPES = 400;
/** Direct subclass claims among them. */
const MAX_STEPS = 5_000;
const MAX_LINKS = 20_000;

/** The classes below a class, at any level. */
export interface Subtypes {
  /** Nearest first; empty for a class that is too general. */
  readonly iris: readonly string[];
  readonly isTooGeneral: boolean;
  pathFrom(subtype: string): readonly string[];
}

export interface InheritedLink extends Link {
  readonly subtype: string;
}

const NO_SUBTYPES: Subtypes = { iris: [], isTooGeneral: false, pathFrom: (subtype) => [subtype] };

/**
 * Reads the classes below a class by two queries: the classes, then the direct subclass pairs. A class that is
 * reached by several paths, or through a cycle, counts once, at its nearest level.
 */
export async function readSubtypes(
  { select: run, vocabulary }: EvidenceSources,
  start: string,
): Promise<Subtypes> {
  const up = toSuperclass(vocabulary);
  if (up === '' || !isIri(start)) return NO_SUBTYPES;
  const below = select(classesBelow(up), { class: iri(start) });
  const found = await run(withLimit(below, MAX_SUBTYPES + 2), MAX_SUBTYPES + 2);
  const iris = (found?.solutions ?? []).flatMap(([subtype]) =>
    subtype?.termType === 'NamedNode' && subtype.value !== start ? [subtype.value] : [],
  );
  if (iris.length > MAX_SUBTYPES) return { ...NO_SUBTYPES, isTooGeneral: true };
  if (iris.length === 0) return NO_SUBTYPES;
  const classes = values([start, ...iris].map((text) => iri(text)));
  const steps = select(directlyBelow(up), { classes });
  const result = await run(withLimit(steps, MAX_STEPS), MAX_STEPS);
  const children = new Map<string, string[]>();
  for (const [subtype, parent] of result?.solutions ?? [])
    if (subtype && parent) getOrAdd(children, parent.value, () => []).push(subtype.value);
  return orderByLevel(start, children);
}

function toSuperclass(vocabulary: Vocabulary): string {
  const properties = vocabulary.toPredicates('superclass').map(vocabulary.readName);
  return toSparqlPath(vocabulary, properties);
}

/** Returns the entities that have subtypes. */
export async function readClasses(
  { select: run, vocabulary }: Pick<EvidenceSources, 'select' | 'vocabulary'>,
  entities: readonly string[],
): Promise<ReadonlySet<string>> {
  const up = toSuperclass(vocabulary);
  const known = entities.filter(isIri);
  if (up === '' || known.length === 0) return new Set();
  const text: string = `SELECT DISTINCT ?class WHERE { VALUES ?class $classes ?subtype ${up} ?class }`;
  const query = select(text, { classes: values(known.map((entity) => iri(entity))) });
  const found = await run(withLimit(query, known.length), known.length);
  return new Set(found?.solutions.flatMap(([entity]) => entity?.value ?? []));
}

function classesBelow(up: string): string {
  return `SELECT DISTINCT ?subtype WHERE { ?subtype (${up})+ $class }`;
}

function directlyBelow(up: string): string {
  return `SELECT ?subtype ?class WHERE { VALUES ?class $classes ?subtype ${up} ?class }`;
}

/** Breadth first, the children of each class by IRI, so that the order and the ways up are the same in every store. */
function orderByLevel(start: string, children: ReadonlyMap<string, readonly string[]>): Subtypes {
  const above = new Map<string, string | null>([[start, null]]);
  for (const parent of above.keys())
    for (const subtype of [...(children.get(parent) ?? [])].sort(compareText))
      if (!above.has(subtype)) above.set(subtype, parent);
  return {
    iris: [...above.keys()].slice(1),
    isTooGeneral: false,
    pathFrom(subtype) {
      const path = [subtype];
      for (let next = above.get(subtype); next; next = above.get(next)) path.push(next);
      return path;
    },
  };
}

/** Reads the claims of subtypes by given properties, in both directions, nearest subtype first. */
export async function readInheritedLinks(
  { select: run, vocabulary }: EvidenceSources,
  subtypes: Subtypes,
  properties: readonly string[],
): Promise<readonly InheritedLink[]> {
  const known = subtypes.iris.filter(isIri);
  if (known.length === 0 || properties.length === 0) return [];
  const predicates = properties.map((name) => encodeTerm(iri(vocabulary.getPredicate(name))));
  const read = async (isOutgoing: boolean) => {
    const query = select(claimsOfSubtypes(predicates, isOutgoing), {
      subtypes: values(known.map((subtype) => iri(subtype))),
    });
    const result = await run(withLimit(query, MAX_LINKS), MAX_LINKS);
    return (result?.solutions ?? []).flatMap(([subtype, predicate, neighbor]): InheritedLink[] =>
      subtype && predicate && neighbor?.termType === 'NamedNode'
        ? [
            {
              subtype: subtype.value,
              predicate: predicate.value,
              neighbor: neighbor.value,
              isOutgoing,
            },
          ]
        : [],
    );
  };
  const [outgoing, incoming] = await Promise.all([read(true), read(false)]);
  const turn = new Map(known.map((subtype, index) => [subtype, index]));
  return [...outgoing, ...incoming].sort(
    (left, right) => (turn.get(left.subtype) ?? 0) - (turn.get(right.subtype) ?? 0),
  );
}

/** A filter, not a second VALUES: stores then read the subtypes' claims, not every claim with the predicates. */
function claimsOfSubtypes(predicates: readonly string[], isOutgoing: boolean): string {
  const claim = isOutgoing ? '?subtype ?predicate ?neighbor' : '?neighbor ?predicate ?subtype';
  return `SELECT DISTINCT ?subtype ?predicate ?neighbor WHERE {
  VALUES ?subtype $subtypes ${claim} FILTER(?predicate IN (${predicates.join(', ')}))
}`;
}

export interface EvidenceSources {
  /** Runs a query for at most `rows` rows; null when it was not run, which counts as no evidence. */
  readonly select: (query: SparqlQuery, rows: number) => Promise<SolutionSequence | null>;
  /** Null to leave articles out. */
  readonly articles: Pick<ArticleIndex, 'facet'> | null;
  readonly vocabulary: Vocabulary;
}

export interface EvidenceStart {
  readonly iri: string;
  readonly label: string;
}

export interface Link {
  readonly predicate: string;
  readonly isOutgoing: boolean;
  readonly neighbor: string;
}

/** All links of an entity with one predicate and direction. */
export interface LinkGroup extends Omit<Link, 'neighbor'> {
  /** The name that a property and its inverse share. */
  readonly relation: string;
  readonly links: number;
}

export function groupLinks(vocabulary: Vocabulary, links: readonly Link[]): readonly LinkGroup[] {
  const groups = new Map<string, LinkGroup>();
  for (const { predicate, isOutgoing } of links) {
    const key = `${isOutgoing} ${predicate}`;
    const known = groups.get(key);
    const relation = known?.relation ?? vocabulary.getRelation(predicate);
    groups.set(key, { predicate, isOutgoing, relation, links: (known?.links ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** From this weight on a relation is a medical or molecular fact, not structure or membership. */
const SPECIFIC_WEIGHT = 0.7;

export function isSpecific(vocabulary: Vocabulary, relation: string): boolean {
  return vocabulary.getWeight(relation) >= SPECIFIC_WEIGHT && !vocabulary.isMembership(relation);
}
