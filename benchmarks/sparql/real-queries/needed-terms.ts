import { isRecord } from '@biographql/core/internal';

/** IRIs without which a query has no solution. */
export interface Needed {
  readonly properties: ReadonlySet<string>;
  readonly entities: ReadonlySet<string>;
}

/**
 * Returns what every solution of a parsed query needs of the graph: terms of triples outside of OPTIONAL, UNION, MINUS and
 * filters, of paths that must be walked, and of inline data with one row.
 */
export function neededTerms(query: unknown): Needed {
  const needed = { properties: new Set<string>(), entities: new Set<string>() };
  const prefixes = prefixesOf(query);
  const iriOf = (term: unknown): string | undefined => {
    if (!isRecord(term) || term.subType !== 'namedNode') return undefined;
    const namespace = typeof term.prefix === 'string' ? prefixes.get(term.prefix) : '';
    return namespace === undefined ? undefined : `${namespace}${term.value}`;
  };
  const addProperty = (path: unknown): void => {
    const iri = iriOf(path);
    if (iri !== undefined) needed.properties.add(iri);
    if (!isRecord(path) || path.type !== 'path') return;
    if (/^[/^+]$/.test(`${path.subType}`)) listOf(path.items).forEach(addProperty);
  };
  const addEntity = (term: unknown): void => {
    const iri = iriOf(term);
    if (iri !== undefined) needed.entities.add(iri);
  };
  const visit = (node: unknown): void => {
    if (!isRecord(node)) return;
    if (node.type === 'query') visit(node.where);
    else if (node.subType === 'group') listOf(node.patterns).forEach(visit);
    else if (node.subType === 'values') {
      const [row, ...more] = listOf(node.values);
      if (isRecord(row) && more.length === 0) Object.values(row).forEach(addEntity);
    } else if (node.subType === 'bgp') {
      for (const triple of listOf(node.triples)) {
        if (!isRecord(triple)) continue;
        addProperty(triple.predicate);
        if (!mayBeNothing(triple.predicate)) [triple.subject, triple.object].forEach(addEntity);
      }
    }
  };
  visit(query);
  return needed;
}

function prefixesOf(query: unknown): ReadonlyMap<string, string> {
  const context = isRecord(query) ? listOf(query.context) : [];
  return new Map(
    context.flatMap((part) => {
      if (!isRecord(part) || !isRecord(part.value)) return [];
      return [[`${part.key}`, `${part.value.value}`] as const];
    }),
  );
}

/** A path of no steps joins every term with itself, whether or not the graph holds it. */
function mayBeNothing(path: unknown): boolean {
  if (!isRecord(path) || path.type !== 'path') return false;
  if (/^[*?]$/.test(`${path.subType}`)) return true;
  return path.subType === '|' || listOf(path.items).every(mayBeNothing);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
