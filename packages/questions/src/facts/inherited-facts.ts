import { readSubtypes } from '@biographql/engines';
import { toSparqlPath } from '@biographql/engines/vocabulary';
import { iri, isIri, select, values, withLimit } from '@biographql/sparql';
import type { GraphContext } from '../question-context.js';
import { readLabels } from './name-values.js';
import { type Fact, type FactRequest, findProperty, readFacts } from './read-facts.js';

/** Classes whose subtypes are read, at the cost of two queries each. */
const MAX_CLASSES = 2;

export async function readFactsWithInherited(
  context: GraphContext,
  request: FactRequest,
): Promise<readonly Fact[] | null> {
  const own = await readFacts(context, request);
  if (own === null) return null;
  const inheritable = new Set(context.vocabulary.inheritedProperties());
  const paths = request.paths.filter((path) => inheritable.has(findProperty(path)));
  if (paths.length === 0) return own;
  const classes = await readClasses(context, request.entities);
  const above = new Map<string, string>();
  for (const entity of classes.slice(0, MAX_CLASSES)) {
    const sources = { select: context.budget.select, articles: null, ...context };
    for (const subtype of (await readSubtypes(sources, entity)).iris)
      if (!above.has(subtype) && !request.entities.includes(subtype)) above.set(subtype, entity);
  }
  if (above.size === 0) return own;
  const facts = await readFacts(context, { ...request, entities: [...above.keys()], paths });
  return [...own, ...(await inherit(context, { own, facts: facts ?? [] }, above))];
}

async function readClasses(
  { budget, vocabulary }: GraphContext,
  entities: readonly string[],
): Promise<readonly string[]> {
  const up = toSparqlPath(
    vocabulary,
    vocabulary.toPredicates('superclass').map(vocabulary.readName),
  );
  const known = entities.filter(isIri);
  if (up === '' || known.length === 0) return [];
  const text: string = `SELECT DISTINCT ?class WHERE { VALUES ?class $classes ?subtype ${up} ?class }`;
  const query = select(text, { classes: values(known.map((entity) => iri(entity))) });
  const result = await budget.select(withLimit(query, known.length), known.length);
  const found = new Set(result?.solutions.map(([entity]) => entity?.value));
  return known.filter((entity) => found.has(entity));
}

/** The facts of the nearest subtype of each value that is not there yet, as facts of the class. */
async function inherit(
  context: GraphContext,
  { own, facts }: Readonly<Record<'own' | 'facts', readonly Fact[]>>,
  above: ReadonlyMap<string, string>,
): Promise<readonly Fact[]> {
  const stated = new Set([...own.map(({ value }) => value), ...above.values()]);
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

/** Steps up the classes; the graph's deepest chains have some more, and end in what everything is. */
const MOST_STEPS = 10;
const MOST_FACTS = 500;

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
  for (let step = 0; step < MOST_STEPS && open.length > 0; step += 1) {
    const paths = vocabulary.propertiesOf('subclass', { isWide: step === 0 });
    if (paths.length === 0) return [];
    const request = { entities: open, paths, side: 'left', most: MOST_FACTS } as const;
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
