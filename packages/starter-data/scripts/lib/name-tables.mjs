import { gzipLines } from './files.mjs';

/** Rows of a compressed table with a header line, as objects. */
export async function rowsOf(path) {
  const rows = [];
  let header;
  for await (const line of gzipLines(path)) {
    const cells = line.split('\t');
    if (header === undefined) header = cells;
    else rows.push(Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])));
  }
  return rows;
}

/** Entities by the value of an identifier (MeSH: `P486`) that one entity alone has; undefined where several have it. */
export function bearersOf({ entities }, property) {
  const bearers = new Map();
  for (const [iri, { codes, mesh }] of entities) {
    for (const code of new Set(property === 'P486' ? mesh : codes.get(property)))
      bearers.set(code, bearers.has(code) ? undefined : iri);
  }
  return bearers;
}

/** Lower-cased labels and aliases of the whole graph. */
export function knownNames({ entities }) {
  const names = new Set();
  for (const { label, aliases } of entities.values()) {
    for (const name of [label, ...aliases]) if (name !== undefined) names.add(name.toLowerCase());
  }
  return names;
}
