import { isRecord } from '@biographql/core/internal';
import type { BenchService } from './open-service.js';

/** Returns the addresses of the entities that typing a text shows, the best first. */
export async function typed(bench: BenchService, text: string): Promise<readonly string[]> {
  const document =
    'query Typed($text: String) { searchAsYouType(searchInput: { searchText: $text }) { data { searchLabels { qid text } } } }';
  const answer = await bench.ask(document, { text });
  return objectsAt(answer, ['searchAsYouType', 'data', 'searchLabels']).map(({ qid }) =>
    String(qid),
  );
}

/** Returns the addresses of the neighbors of an entity, of given types, the most relevant first. */
export async function neighbors(
  bench: BenchService,
  startNode: string,
  nodeTypes: readonly string[],
): Promise<readonly string[]> {
  const document =
    'query Neighbors($graphInput: GraphInput) { graphInsights(graphInput: $graphInput) { data { nodes { id name } } } }';
  const answer = await bench.ask(document, {
    graphInput: { startNode, nodeTypes, maxNeighbors: 10 },
  });
  return objectsAt(answer, ['graphInsights', 'data', 'nodes'])
    .map(({ id }) => String(id))
    .filter((id) => id !== startNode);
}

/** Returns the addresses of all neighbors of an entity, of given types, the most relevant first. */
export async function allNeighbors(
  bench: BenchService,
  startNode: string,
  nodeTypes: readonly string[],
): Promise<readonly string[]> {
  const document =
    'query Neighbors($graphInput: GraphInput) { graphInsights(graphInput: $graphInput) { data { totalNeighbors nodes { id name } } } }';
  const found: string[] = [];
  for (let total = 1; found.length < total; ) {
    const answer = await bench.ask(document, {
      graphInput: { startNode, nodeTypes, maxNeighbors: 200, offset: found.length },
    });
    total = Number(at(answer, ['graphInsights', 'data', 'totalNeighbors']));
    const page = objectsAt(answer, ['graphInsights', 'data', 'nodes'])
      .map(({ id }) => String(id))
      .filter((id) => id !== startNode);
    if (page.length === 0) break;
    found.push(...page);
  }
  return found;
}

/** Returns the entities that have exactly a name, the most popular first. */
export async function named(
  bench: BenchService,
  name: string,
): Promise<readonly { readonly iri: string; readonly nodeTypes: readonly unknown[] }[]> {
  const document =
    'query Named($text: String) { searchAsYouType(searchInput: { searchText: $text }) { data { searchLabels { qid text alias nodeTypes } } } }';
  const answer = await bench.ask(document, { text: name });
  const isNamed = (text: unknown) =>
    typeof text === 'string' && text.toLowerCase() === name.toLowerCase();
  return objectsAt(answer, ['searchAsYouType', 'data', 'searchLabels'])
    .filter(({ text, alias }) => isNamed(text) || isNamed(alias))
    .map(({ qid, nodeTypes }) => ({
      iri: String(qid),
      nodeTypes: Array.isArray(nodeTypes) ? nodeTypes : [],
    }));
}

/** Returns the ids of the articles that `DOCUMENTS` finds for a question, the best first. */
export async function documents(bench: BenchService, query: string): Promise<readonly string[]> {
  const document =
    'query Documents($query: String) { summaryInsights(searchInput: { query: $query, type: [DOCUMENTS] }) { data { ... on QAInsight { answers { document { id index_name } } } } } }';
  const answer = await bench.ask(document, { query });
  return objectsAt(answer, ['summaryInsights', 0, 'data', 'answers', 0, 'document'])
    .filter(({ index_name }) => index_name === 'articles')
    .map(({ id }) => String(id));
}

/** Returns how many articles a typed search finds. */
export async function getTotal(bench: BenchService, query: string): Promise<number> {
  const document =
    'query Articles($query: String) { searchInsights(searchInput: { query: $query }) { data { ... on TextResults { totalItems } } } }';
  const answer = await bench.ask(document, { query });
  const results = at(answer, ['searchInsights', 'data']);
  return isRecord(results) ? Number(results.totalItems) : 0;
}

function objectsAt(
  answer: unknown,
  path: readonly (string | number)[],
): readonly Readonly<Record<string, unknown>>[] {
  const found = at(answer, path);
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    if (Array.isArray(found) && typeof key === 'number') found = found[key];
    else found = isRecord(found) ? found[key] : undefined;
  }
  return found;
}
