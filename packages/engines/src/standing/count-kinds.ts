import { iri, select, values, withLimit } from '@biographql/sparql';
import { toSparqlPath } from '@biographql/vocabulary';
import { isSpecific, type LinkKind } from './links.js';
import type { StandingReaders, StandingStart } from './standing-readers.js';

/** Kinds of the entity that are asked; a class of everything has tens of thousands. */
const MOST_KINDS = 100;
const MOST_COUNTED = 20_000;

/**
 * Counts, for each entity, the kinds of the start, down to three levels, that are tied to it by one of the start's own specific relations, by
 * two queries: what holds for familial breast cancer holds for breast cancer. An entity without any is absent.
 */
export async function countKinds(
  readers: StandingReaders,
  start: StandingStart,
  links: readonly LinkKind[],
): Promise<ReadonlyMap<string, number>> {
  const { select: run, vocabulary } = readers;
  const specific = links.filter(({ relation }) => isSpecific(vocabulary, relation));
  const kinds = specific.length === 0 ? [] : await readKinds(readers, start);
  if (kinds.length === 0) return new Map();
  const rows = (wanted: boolean) =>
    values(
      specific
        .filter(({ isOutgoing }) => isOutgoing === wanted)
        .flatMap(({ predicate }) => kinds.map((kind) => [iri(kind), iri(predicate)])),
    );
  const query = select(COUNTING, { outgoing: rows(true), incoming: rows(false) });
  const result = await run(withLimit(query, MOST_COUNTED), MOST_COUNTED);
  return new Map(
    (result?.solutions ?? []).flatMap(([neighbor, count]): [string, number][] =>
      neighbor && count ? [[neighbor.value, Number(count.value)]] : [],
    ),
  );
}

async function readKinds(
  { select: run, vocabulary }: StandingReaders,
  { iri: start }: StandingStart,
): Promise<readonly string[]> {
  const up = toSparqlPath(
    vocabulary,
    vocabulary.predicatesOf('superclass').map((predicate) => vocabulary.nameOf(predicate)),
  );
  if (up === '') return [];
  const query = select(kindsQuery(up), { entity: iri(start) });
  const result = await run(withLimit(query, MOST_KINDS), MOST_KINDS);
  return (result?.solutions ?? []).flatMap(([kind]) =>
    kind?.termType === 'NamedNode' && kind.value !== start ? [kind.value] : [],
  );
}

/** Three levels, written out: a store walks a path of any length far more slowly. */
function kindsQuery(up: string): string {
  return `SELECT DISTINCT ?kind WHERE {
  { ?kind ${up} $entity }
  UNION { ?first ${up} $entity . ?kind ${up} ?first }
  UNION { ?first ${up} $entity . ?second ${up} ?first . ?kind ${up} ?second }
}`;
}

const COUNTING = `SELECT ?neighbor (COUNT(DISTINCT ?kind) AS ?count) WHERE {
  { VALUES (?kind ?predicate) $outgoing ?kind ?predicate ?neighbor }
  UNION
  { VALUES (?kind ?predicate) $incoming ?neighbor ?predicate ?kind }
} GROUP BY ?neighbor ORDER BY DESC(?count) ?neighbor`;
