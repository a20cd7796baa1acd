import { iri, select, values, withLimit } from '@biographql/sparql';
import { toSparqlPath } from '@biographql/vocabulary';
import type { EvidenceSources, EvidenceStart } from './count-evidence.js';
import { isSpecific, type LinkGroup } from './links.js';

/** Subclasses that are read; a top class has tens of thousands. */
const MOST_KINDS = 100;
const MOST_COUNTED = 20_000;

/**
 * Counts, for each neighbor, the subclasses of the start, down to three levels, that are linked to it by one of the start's
 * own specific relations: evidence on familial breast cancer is evidence on breast cancer. Neighbors without any are absent.
 */
export async function countKinds(
  sources: EvidenceSources,
  start: EvidenceStart,
  links: readonly LinkGroup[],
): Promise<ReadonlyMap<string, number>> {
  const { select: run, vocabulary } = sources;
  const specific = links.filter(({ relation }) => isSpecific(vocabulary, relation));
  const kinds = specific.length === 0 ? [] : await readKinds(sources, start);
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
  { select: run, vocabulary }: EvidenceSources,
  { iri: start }: EvidenceStart,
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

/** Three levels, written out: property paths of any length are far slower. */
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
