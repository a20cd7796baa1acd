import { isEntityIri } from '@biographql/core';
import { readClasses, readSubtypes, type Triple } from '@biographql/engines';
import type { PropertyPath, Vocabulary } from '@biographql/engines/vocabulary';
import { iri, isIri, literal, select, type Term, values, withLimit } from '@biographql/sparql';
import type { Side } from '../lexicon/relations.js';
import type { GraphContext } from '../question-service.js';

export interface Fact {
  readonly entity: string;
  readonly value: string;
  readonly isEntity: boolean;
  /** The property's name, e.g. `P2176`. */
  readonly property: string;
  /** Whether the value is the subject of the statement, and the entity its object. */
  readonly isInverse: boolean;
  /** The subtype of the entity that the statement is about; absent for one about the entity itself. */
  readonly inheritedFrom?: { readonly iri: string; readonly label: string };
}

interface FactRequest {
  readonly entities: readonly string[];
  readonly paths: readonly PropertyPath[];
  readonly side: Side;
  readonly among?: readonly string[];
  readonly limit: number;
}

const FACTS = `SELECT DISTINCT ?entity ?property ?value ?isInverse WHERE {
  { VALUES (?entity ?property ?isInverse) $outgoing ?entity ?property ?value }
  UNION
  { VALUES (?entity ?property ?isInverse) $incoming ?value ?property ?entity }
}`;

const FACTS_AMONG: string = FACTS.replace(/\$\w+/g, '$& VALUES ?value $among');

/** Returns the facts at the other ends of a relation, in both directions, by one query; null when the budget does not allow it. */
export async function readFacts(
  { budget, vocabulary }: GraphContext,
  { entities, paths, side, among, limit }: FactRequest,
): Promise<readonly Fact[] | null> {
  const toRows = (isInverse: boolean) => {
    const sidePaths = paths.filter(
      (path) => (path.startsWith('^') === (side === 'left')) === isInverse,
    );
    const properties = sidePaths.map((path) => iri(vocabulary.getPredicate(findProperty(path))));
    return entities
      .filter(isIri)
      .flatMap((entity) =>
        properties.map((property) => [iri(entity), property, literal(String(isInverse))]),
      );
  };
  const rows = { outgoing: values(toRows(false)), incoming: values(toRows(true)) };
  const query =
    among === undefined
      ? select(FACTS, rows)
      : select(FACTS_AMONG, {
          ...rows,
          among: values(among.filter(isIri).map((text) => iri(text))),
        });
  const result = await budget.select(withLimit(query, limit), limit);
  if (result === null) return null;
  return result.solutions.flatMap((terms) => toFact(vocabulary, terms));
}

export function findProperty(path: PropertyPath): string {
  return path.replace('^', '');
}

function toFact(
  { readName }: Vocabulary,
  [entity, property, value, isInverse]: readonly (Term | null | undefined)[],
): readonly Fact[] {
  if (!entity || !property || !value || value.termType === 'BlankNode') return [];
  return [
    {
      entity: entity.value,
      value: value.value,
      isEntity: value.termType === 'NamedNode' && isEntityIri(value.value),
      property: readName(property.value),
      isInverse: isInverse?.value === 'true',
    },
  ];
}

const BY_LITERAL = `SELECT ?entity ?property ?value WHERE {
  VALUES ?property $properties VALUES ?value $spellings ?entity ?property ?value
}`;

/** Returns which entities have an identifier, in any of the given spellings; at most 50; null when the budget does not allow it. */
export async function readByLiteral(
  { budget, vocabulary }: GraphContext,
  properties: readonly string[],
  spellings: readonly Term[],
): Promise<readonly Fact[] | null> {
  const query = select(BY_LITERAL, {
    properties: values(properties.map((name) => iri(vocabulary.getPredicate(name)))),
    spellings: values(spellings),
  });
  const result = await budget.select(withLimit(query, 50), 50);
  if (result === null) return null;
  return result.solutions.flatMap((terms) => toFact(vocabulary, terms));
}

export function toTriple(fact: Fact): Triple {
  const { entity, value, property, isEntity, isInverse, inheritedFrom } = fact;
  const about = inheritedFrom?.iri ?? entity;
  return isInverse
    ? { subject: value, property, object: about, isEntity: true }
    : { subject: about, property, object: value, isEntity };
}

/** Classes whose subtypes are read, at the cost of two queries each. */
const MAX_CLASSES = 2;

export async function readFactsWithInherited(
  context: GraphContext,
  request: FactRequest,
): Promise<readonly Fact[] | null> {
  const direct = await readFacts(context, request);
  if (direct === null) return null;
  const inheritable = new Set(context.vocabulary.inheritedProperties());
  const paths = request.paths.filter((path) => inheritable.has(findProperty(path)));
  if (paths.length === 0) return direct;
  const sources = { select: context.budget.select, articles: null, ...context };
  const known = await readClasses(sources, request.entities);
  const classes = request.entities.filter((entity) => known.has(entity));
  const above = new Map<string, string>();
  for (const entity of classes.slice(0, MAX_CLASSES)) {
    for (const subtype of (await readSubtypes(sources, entity)).iris)
      if (!above.has(subtype) && !request.entities.includes(subtype)) above.set(subtype, entity);
  }
  if (above.size === 0) return direct;
  const facts = await readFacts(context, { ...request, entities: [...above.keys()], paths });
  return [...direct, ...(await inherit(context, { direct, facts: facts ?? [] }, above))];
}

/** For each new value, the facts of the nearest subtype, as facts of the class. */
async function inherit(
  context: GraphContext,
  { direct, facts }: Readonly<Record<'direct' | 'facts', readonly Fact[]>>,
  above: ReadonlyMap<string, string>,
): Promise<readonly Fact[]> {
  const stated = new Set([...direct.map(({ value }) => value), ...above.values()]);
  const turns = new Map([...above.keys()].map((subtype, turn) => [subtype, turn]));
  const getTurn = ({ entity }: Fact) => turns.get(entity) ?? turns.size;
  const nearest = new Map<string, string>();
  const found = [...facts]
    .sort((left, right) => getTurn(left) - getTurn(right))
    .filter(({ entity, value }) => {
      if (stated.has(value)) return false;
      if (!nearest.has(value)) nearest.set(value, entity);
      return nearest.get(value) === entity;
    });
  const subtypes = [...new Set(found.map(({ entity }) => entity))];
  const names = await readLabels(subtypes, context);
  return found.map((fact) => ({
    ...fact,
    entity: above.get(fact.entity) ?? fact.entity,
    inheritedFrom: { iri: fact.entity, label: names.get(fact.entity) ?? fact.entity },
  }));
}

/** Maximum steps up the class hierarchy; the few longer chains end in generic classes. */
const MAX_STEPS = 10;
const MAX_FACTS = 500;

/** Returns the statements that lead from a thing to one of the given classes by the fewest steps. */
export async function readClassChain(
  context: GraphContext,
  kind: string,
  classes: readonly string[],
): Promise<readonly Fact[] | null> {
  const { vocabulary } = context;
  const ends = new Set(classes);
  const chains = new Map<string, readonly Fact[]>([[kind, []]]);
  let open: readonly string[] = [kind];
  for (let step = 0; step < MAX_STEPS && open.length > 0; step += 1) {
    const paths = vocabulary.propertiesOf('subclass', { isWide: step === 0 });
    if (paths.length === 0) return [];
    const request = { entities: open, paths, side: 'left', limit: MAX_FACTS } as const;
    const facts = await readFacts(context, request);
    if (facts === null) return null;
    const next: string[] = [];
    for (const fact of facts) {
      if (!fact.isEntity || chains.has(fact.value)) continue;
      const chain = [...(chains.get(fact.entity) ?? []), fact];
      if (ends.has(fact.value)) return chain;
      chains.set(fact.value, chain);
      next.push(fact.value);
    }
    open = next;
  }
  return [];
}

/** Returns the labels of things by IRI; the IRI itself where there is none, or no time to look. */
export async function readLabels(
  iris: readonly string[],
  { labels, budget }: Pick<GraphContext, 'labels' | 'budget'>,
): Promise<ReadonlyMap<string, string>> {
  const records = await budget.attempt((signal) => labels.lookup(iris, { signal }));
  return new Map(iris.map((iri, index) => [iri, records?.[index]?.label ?? iri]));
}
