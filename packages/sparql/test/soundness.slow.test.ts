import fc from 'fast-check';
import { Store } from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { parseQuery, rowsOf } from '../src/index.js';
import { randomGraph, randomQuery } from './random-queries.js';
import { type ColumnType, inferRows } from './row-types.js';

const QUERIES = Number(process.env.BIOGRAPHQL_SOUNDNESS_QUERIES ?? 700);

/** The answer of the engine as SPARQL JSON; undefined where the random query is not a valid one. */
function answer(store: Store, text: string): unknown {
  try {
    const json = store.query(text, { results_format: 'json' });
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

function fits(value: unknown, type: ColumnType): boolean {
  if (type === 'number') return typeof value === 'number';
  return typeof value === 'string' || (value === null && type === 'string | null');
}

describe('row types', { timeout: 600_000 }, () => {
  it('hold for every row of random queries over random graphs', () => {
    const texts = [...new Set(fc.sample(randomQuery, { numRuns: QUERIES, seed: 21 }))];
    const graphs = fc.sample(randomGraph, { numRuns: 5, seed: 22 }).map((edges) => {
      const store = new Store();
      store.update(`INSERT DATA { ${edges} }`);
      return store;
    });
    const { rows: inferred } = inferRows(texts);
    const counts = {
      queries: texts.length,
      valid: 0,
      rows: 0,
      values: 0,
      bound: 0,
      nulls: 0,
      generic: 0,
    };

    texts.forEach((text, index) => {
      const query = parseQuery(text);
      const row = inferred[index];
      const answers = graphs
        .map((store) => answer(store, query.text))
        .filter((found) => found !== undefined);
      if (answers.length === 0) return;
      counts.valid += 1;
      if (!row) counts.generic += 1;
      for (const found of answers) {
        for (const actual of rowsOf(found as object, query)) {
          counts.rows += 1;
          if (row) expect(Object.keys(actual).sort(), text).toEqual([...row.keys()].sort());
          for (const [name, value] of Object.entries(actual)) {
            const type = row?.get(name);
            if (type !== undefined && !fits(value, type))
              expect.fail(`?${name} is ${String(value)}, not ${type}: ${text}`);
            counts.values += 1;
            if (value === null) counts.nulls += 1;
            if (type === 'string' || type === 'number') counts.bound += 1;
          }
        }
      }
    });
    process.stdout.write(`soundness: ${JSON.stringify(counts)}\n`);
    expect(counts.valid).toBeGreaterThan(QUERIES / 2);
    expect(counts.nulls).toBeGreaterThan(1_000);
    expect(counts.bound).toBeGreaterThan(1_000);
  });
});
