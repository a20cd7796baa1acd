import {
  type CallOptions,
  type EntityMatches,
  type PredicateMatches,
  shortEntityId,
} from '@biographql/core';
import { getOrAdd, nearest, once } from '@biographql/core/internal';
import type { GraphStore, LabelHit } from '@biographql/engines';
import { compareText, foldText } from '@biographql/engines/text';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { iri as namedNode, select, values } from '@biographql/sparql';
import type { PropertyReaders } from './entity-properties.js';

/** How a name must match: whole, from its beginning, by its words (a property: by any part), or with typing errors. */
export type NameMatching = 'exact' | 'prefix' | 'contains' | 'fuzzy';

export interface NameSearch {
  /** Not blank, without surrounding white space. */
  readonly text: string;
  readonly matching: NameMatching;
  /** Has no effect with `fuzzy`. */
  readonly ignoresCase: boolean;
  readonly limit: number;
}

/** Hits to read before filtering by case. */
const READ_HITS = 100;

/** Finds entities and properties by name, as strictly as requested. */
export function createNameService(parts: Omit<PropertyReaders, 'propertyLabels'>) {
  const { graph, labels, vocabulary } = parts;
  return {
    async entities(search: NameSearch, { signal }: CallOptions = {}): Promise<EntityMatches> {
      const { text, matching, limit } = search;
      const [exact = []] = matching === 'exact' ? await labels.exact([text], { signal }) : [];
      const hits =
        matching === 'exact' ? exact : await labels.search(text, { signal, limit: READ_HITS });
      return hits
        .filter((hit) => isMatch(hit, search))
        .slice(0, limit)
        .map((hit) => {
          const { iri, label, description, types } = hit;
          const qid = shortEntityId(iri);
          return { qid, iri, label, description, types, matchedText: readName(hit) };
        });
    },
    predicates: createPredicateSearch(graph, vocabulary),
  };
}

function isMatch(hit: LabelHit, { text, matching, ignoresCase }: NameSearch): boolean {
  if (matching === 'fuzzy') return true;
  if (hit.match === 'fuzzy') return false;
  const name = readName(hit);
  if (matching === 'prefix' && !foldText(name).startsWith(foldText(text))) return false;
  if (ignoresCase) return true;
  if (matching === 'exact') return name === text;
  if (matching === 'prefix') return name.startsWith(text);
  return text.split(/\s+/).every((word) => name.includes(word));
}

function readName({ alias, label }: LabelHit): string {
  return alias ?? label;
}

/** Searches the names of the graph's properties, or the vocabulary's. Names are read and uses are counted once. */
function createPredicateSearch(graph: GraphStore, vocabulary: Vocabulary) {
  const read = once(() => readProperties(graph, vocabulary));
  const counts = new Map<string, number>();
  return async (search: NameSearch, options: CallOptions = {}): Promise<PredicateMatches> => {
    const found = [...(await read())].flatMap(([iri, names]) => {
      const [label = iri] = names;
      const matchedText = [...names].find((name) => matchesName(name, search));
      return matchedText === undefined ? [] : [{ iri, label, matchedText }];
    });
    await countMissing(graph, { counts, iris: found.map(({ iri }) => iri) }, options);
    const isExact = ({ matchedText }: { readonly matchedText: string }) =>
      foldText(matchedText) === foldText(search.text);
    return found
      .map((match) => ({
        pid: vocabulary.readName(match.iri),
        ...match,
        count: counts.get(match.iri) ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .sort(
        (a, b) =>
          Number(isExact(b)) - Number(isExact(a)) || b.count - a.count || compareText(a.iri, b.iri),
      )
      .slice(0, search.limit);
  };
}

function matchesName(name: string, { text, matching, ignoresCase }: NameSearch): boolean {
  const [within, sought] =
    ignoresCase || matching === 'fuzzy' ? [foldText(name), foldText(text)] : [name, text];
  if (matching === 'exact') return within === sought;
  if (matching === 'prefix') return within.startsWith(sought);
  if (within.includes(sought)) return true;
  if (matching !== 'fuzzy') return false;
  const edits = sought.length < 8 ? 1 : 2;
  const texts = [within, ...within.split(' ')].map((part) => [part, part] as const);
  return nearest(sought, texts, () => edits) !== undefined;
}

/** The properties by IRI, each with its names; the label stands first. */
async function readProperties(
  graph: GraphStore,
  vocabulary: Vocabulary,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const query = propertyQuery(vocabulary);
  const names = new Map<string, Set<string>>();
  const { solutions } = query === null ? { solutions: [] } : await graph.select(select(query));
  for (const [predicate, name] of solutions)
    if (predicate && name) getOrAdd(names, predicate.value, () => new Set()).add(name.value);
  for (const [property, { label }] of Object.entries(vocabulary.data.properties)) {
    const iri = vocabulary.getPredicate(property);
    if (label !== undefined && !names.has(iri)) names.set(iri, new Set([label]));
  }
  return names;
}

async function countMissing(
  graph: GraphStore,
  { counts, iris }: { readonly counts: Map<string, number>; readonly iris: readonly string[] },
  options: CallOptions,
): Promise<void> {
  const missing = iris.filter((iri) => !counts.has(iri));
  if (missing.length === 0) return;
  const query = select(
    'SELECT ?predicate (COUNT(*) AS ?n) { VALUES ?predicate $predicates ?s ?predicate ?o } GROUP BY ?predicate',
    { predicates: values(missing.map((iri) => namedNode(iri))) },
  );
  const { solutions } = await graph.select(query, options);
  for (const iri of missing) counts.set(iri, 0);
  for (const [predicate, n] of solutions)
    if (predicate && n) counts.set(predicate.value, Number(n.value));
}

/** Labels stand before aliases; null for a vocabulary whose graphs have no property entities. */
function propertyQuery(vocabulary: Vocabulary): string | null {
  const path = toSparqlPath(vocabulary, vocabulary.toPredicates('predicate'));
  if (path === '') return null;
  return `SELECT ?predicate ?name WHERE {
  ?property ${path} ?predicate .
  { ?property rdfs:label ?name BIND(0 AS ?place) } UNION { ?property skos:altLabel ?name BIND(1 AS ?place) }
  FILTER(LANG(?name) = "en" || LANG(?name) = "")
} ORDER BY ?predicate ?place ?name`;
}
