import { BioGraphQLError } from '@biographql/core';
import { Store } from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { PREFIXES, parseQuery, type SparqlQuery } from '../src/index.js';
import { blazegraphForms, labelService } from '../src/labels/index.js';
import { getCounts } from '../src/rows-of.js';
import { realQueries, realQueriesMissing } from './real-queries.js';
import { inferRows } from './row-types.js';

if (realQueriesMissing !== undefined) process.stderr.write(`${realQueriesMissing}\n`);

const PROLOGUE = Object.entries(PREFIXES)
  .map(([prefix, namespace]) => `PREFIX ${prefix}: <${namespace}> `)
  .join('');
const REJECTED_FORM = /^\s*(?:CONSTRUCT|DESCRIBE)\b/im;

describe.skipIf(realQueriesMissing !== undefined)('the real queries', { timeout: 120_000 }, () => {
  const all = realQueriesMissing === undefined ? realQueries() : [];
  const accepted = all.flatMap(({ id, sparql }) => {
    try {
      return [{ id, sparql, query: parseQuery(sparql, { labelService, forms: blazegraphForms }) }];
    } catch (error) {
      if (BioGraphQLError.is(error)) return [];
      throw error;
    }
  });

  it('pass the guard when an engine reads them and they only read from here', () => {
    const store = new Store();
    const passed = new Set(accepted.map(({ id }) => id));
    const wrong: string[] = [];
    const counts = {
      all: all.length,
      accepted: accepted.length,
      rejectedRightly: 0,
      unreadable: 0,
    };
    for (const { id, sparql } of all) {
      const isReadable = engineReads(store, PROLOGUE + sparql);
      if (!isReadable) counts.unreadable += 1;
      if (passed.has(id)) continue;
      const message = getMessage(sparql);
      const isRight =
        /^(?:SERVICE|FROM) is not allowed/.test(message) || REJECTED_FORM.test(sparql);
      if (isReadable && !isRight) wrong.push(`${id}: ${message}`);
      if (isReadable && isRight) counts.rejectedRightly += 1;
    }
    expect(wrong).toEqual([]);
    expect(counts.accepted).toBeGreaterThan(1_500);
    process.stdout.write(`guard over real queries: ${JSON.stringify(counts)}\n`);
  });

  it('are still read by the engine when completed', () => {
    const store = new Store();
    for (const { sparql, query } of accepted) {
      if (engineReads(store, PROLOGUE + sparql)) expect(engineReads(store, query.text)).toBe(true);
    }
  });

  it('have exact columns in at least 99 of 100 cases, and never wrong ones', () => {
    const named = all.flatMap(({ id, sparql }) => {
      const query = readProjection(sparql);
      return query && query.variables !== null ? [{ id, sparql, query }] : [];
    });
    const { rows, instantiations, checkMs } = inferRows(named.map(({ sparql }) => sparql));
    const generic: string[] = [];
    named.forEach(({ id, query }, index) => {
      const row = rows[index];
      if (row) expect([...row.keys()].sort(), id).toEqual([...(query.variables ?? [])].sort());
      else generic.push(id);
      for (const [name, type] of row ?? []) {
        expect(type, id).not.toBe('other');
        expect(getCounts(query).includes(name), `${id} ?${name}`).toBe(type === 'number');
      }
    });
    const columns = rows.flatMap((row) => [...(row?.values() ?? [])]);
    const figures = {
      queries: named.length,
      exact: named.length - generic.length,
      instantiationsPerQuery: Math.round(instantiations / named.length),
      checkMsPerQuery: Number((checkMs / named.length).toFixed(2)),
      columns: columns.length,
      provenBound: columns.filter((type) => type !== 'string | null').length,
    };
    process.stdout.write(
      `row types of real queries: ${JSON.stringify(figures)}\n${generic.join('\n')}\n`,
    );
    expect(figures.exact / figures.queries).toBeGreaterThanOrEqual(0.99);
    expect(figures.instantiationsPerQuery).toBeLessThan(4_000);
  });
});

function engineReads(store: Store, sparql: string): boolean {
  try {
    store.query(sparql, { base_iri: 'http://example.org/' });
    return true;
  } catch (error) {
    return !/^error at|expected/.test(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the projection even of a query that calls other services or names graphs: those clauses are taken out first. */
function readProjection(sparql: string): SparqlQuery | undefined {
  const local = sparql
    .replace(/^(\s*)FROM\s+(?:NAMED\s+)?(?:<[^>\s]*>|[\w-]*:[\w-]*)/gim, '$1')
    .replace(/\bSERVICE(?:\s+SILENT)?\b/gi, 'GRAPH');
  try {
    return parseQuery(local, { labelService });
  } catch (error) {
    if (BioGraphQLError.is(error)) return undefined;
    throw error;
  }
}

function getMessage(sparql: string): string {
  try {
    parseQuery(sparql, { labelService, forms: blazegraphForms });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
