import { type CallOptions, ResultTooLargeError } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { GraphStore, Triple } from '@biographql/engines';
import type { PropertyPath, Vocabulary } from '@biographql/engines/vocabulary';
import { iri, isIri, select, type Term, values, withLimit } from '@biographql/sparql';
import DataLoader from 'dataloader';

export interface FactsOf {
  readonly entity: string;
  /** `P780` for facts whose subject it is, `^P780` for those whose object it is. */
  readonly path: PropertyPath;
}

export interface Fact {
  readonly triple: Triple;
  readonly end: Term;
}

export interface FactSource {
  /** With the priority of the service. */
  readonly graph: GraphStore;
  readonly vocabulary: Vocabulary;
}

/** Maximum entities and properties per query; engines accept lists of up to 5,000 members. */
const MAX_REQUESTED = 2_000;
/** Maximum facts per query. */
const MAX_FACTS = 20_000;
/** Maximum number of facts when one property of one entity is read by itself; the rest are left out. */
const MAX_PER_ENTITY = 5_000;

/**
 * Creates a loader that reads the facts for one level of a GraphQL document in one query, or in several if one would
 * be too large. It caches facts, so create one per request. Facts come in the order of the store.
 */
export function createFactLoader(
  source: FactSource,
  options: CallOptions,
): DataLoader<FactsOf, readonly Fact[], string> {
  return new DataLoader((requested) => readFacts(source, requested, options), {
    cacheKeyFn: keyOf,
    maxBatchSize: MAX_REQUESTED,
  });
}

async function readFacts(
  source: FactSource,
  requested: readonly FactsOf[],
  options: CallOptions,
): Promise<readonly (readonly Fact[])[]> {
  const readable = requested.filter(({ entity }) => isIri(entity));
  const found = await readSplitting(source, readable, options);
  return requested.map((each) => found.get(keyOf(each)) ?? []);
}

type Found = ReadonlyMap<string, readonly Fact[]>;

async function readSplitting(
  source: FactSource,
  requested: readonly FactsOf[],
  options: CallOptions,
): Promise<Found> {
  if (requested.length === 0) return new Map();
  try {
    return await readAll(
      source,
      requested,
      options,
      requested.length === 1 ? MAX_PER_ENTITY : null,
    );
  } catch (error) {
    if (!(error instanceof ResultTooLargeError) || requested.length === 1) throw error;
    const middle = requested.length >> 1;
    const one = await readSplitting(source, requested.slice(0, middle), options);
    const other = await readSplitting(source, requested.slice(middle), options);
    return new Map([...one, ...other]);
  }
}

async function readAll(
  { graph, vocabulary }: FactSource,
  requested: readonly FactsOf[],
  options: CallOptions,
  max: number | null,
): Promise<Found> {
  const onward = requested.filter(({ path }) => !path.startsWith('^'));
  const back = requested.filter(({ path }) => path.startsWith('^'));
  const [queriesForward, queriesBack] = [onward.length > 0, back.length > 0];
  const rowsOf = (these: readonly FactsOf[]) =>
    values(these.map(({ entity, path }) => [iri(entity), iri(getPredicate(vocabulary, path))]));
  const query = select(TEXTS[queriesForward ? (queriesBack ? 'both' : 'onward') : 'back'], {
    ...(queriesForward ? { onward: rowsOf(onward) } : {}),
    ...(queriesBack ? { back: rowsOf(back) } : {}),
  });
  const limited = max === null ? query : withLimit(query, max);
  const { solutions } = await graph.select(limited, { ...options, limit: MAX_FACTS });
  const found = new Map<string, Fact[]>();
  for (const [entity, predicate, end, isBack] of solutions) {
    if (!entity || !predicate || !end) continue;
    const leadsBack = isBack?.value === 'true';
    const [subject, object] = leadsBack ? [end, entity] : [entity, end];
    const property = vocabulary.readName(predicate.value);
    const isEntity = object.termType !== 'Literal';
    const triple = { subject: subject.value, property, object: object.value, isEntity };
    const key = keyOf({ entity: entity.value, path: leadsBack ? `^${property}` : property });
    getOrAdd(found, key, () => []).push({ triple, end });
  }
  return found;
}

const ONWARD =
  '{ VALUES (?entity ?predicate) $onward ?entity ?predicate ?end . BIND(false AS ?isBack) }';
const BACK =
  '{ VALUES (?entity ?predicate) $back ?end ?predicate ?entity . BIND(true AS ?isBack) }';
const COLUMNS = 'SELECT ?entity ?predicate ?end ?isBack WHERE';
/** Complete query texts, which differ only in the directions they include. */
const TEXTS: Readonly<Record<'onward' | 'back' | 'both', string>> = {
  onward: `${COLUMNS} { ${ONWARD} }`,
  back: `${COLUMNS} { ${BACK} }`,
  both: `${COLUMNS} { ${ONWARD} UNION ${BACK} }`,
};

function getPredicate(vocabulary: Vocabulary, path: PropertyPath): string {
  return vocabulary.getPredicate(path.replace('^', ''));
}

function keyOf({ entity, path }: FactsOf): string {
  return `${path} ${entity}`;
}

export interface InstanceOf {
  readonly entity: string;
  readonly className: string;
}

const MAX_PAIRS = 2_000;

/** Creates a loader that finds instances of classes and their subclasses, in one query per level of a document. */
export function createInstanceLoader(
  { graph, vocabulary }: FactSource,
  options: CallOptions,
): DataLoader<InstanceOf, boolean, string> {
  const path = (...roles: readonly ('type' | 'class' | 'superclass')[]) =>
    roles
      .flatMap((role) => vocabulary.toPredicates(role))
      .map((predicate) => `<${iri(predicate).value}>`)
      .join('|');
  const text = `SELECT ?entity ?class WHERE { VALUES (?entity ?class) $pairs ?entity (${path('type', 'class')})?/(${path('superclass')})* ?class }`;
  const keyOf = ({ entity, className }: InstanceOf) => `${entity} ${className}`;
  return new DataLoader(
    async (requested) => {
      const pairs = values(requested.map(({ entity, className }) => [iri(entity), iri(className)]));
      const { solutions } = await graph.select(select(text, { pairs }), options);
      const found = new Set(solutions.map(([entity, of]) => `${entity?.value} ${of?.value}`));
      return requested.map((each) => found.has(keyOf(each)));
    },
    { cacheKeyFn: keyOf, maxBatchSize: MAX_PAIRS },
  );
}
