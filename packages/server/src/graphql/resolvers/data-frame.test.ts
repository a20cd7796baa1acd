import type { SparqlTable } from '@biographql/services';
import type { Term } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { toDataFrame } from './sparql.js';

function getTable(
  variables: readonly string[],
  solutions: readonly (readonly (Term | null)[])[],
): SparqlTable {
  return { status: 'answered', sequence: { variables, solutions } };
}

function named(value: string): Term {
  return { termType: 'NamedNode', value };
}

describe('tables', () => {
  it('writes IRIs in full, literals by their text, blank nodes by label, nothing as null', async () => {
    const frame = await toDataFrame(
      getTable(
        ['a', 'b', 'c', 'd'],
        [
          [
            { termType: 'NamedNode', value: 'http://example.org/a' },
            { termType: 'Literal', value: '05', language: '', datatype: 'http://example.org/int' },
            { termType: 'BlankNode', value: 'b0' },
            null,
          ],
        ],
      ),
      { signal: new AbortController().signal },
    );
    expect(frame).toEqual({
      description: '1 row, 4 columns',
      columns: ['a', 'b', 'c', 'd'],
      rows: [{ values: ['http://example.org/a', '05', '_:b0', null] }],
    });
  });

  it('makes a long one in parts, while others have their turn, and no more of it once nobody waits', async () => {
    const solutions = Array.from({ length: 50_000 }, (_, at) => [named(`a${at}`), named('b')]);
    const long = getTable(['a', 'b'], solutions);
    let turns = 0;
    const clock = setInterval(() => {
      turns += 1;
    }, 0);
    const controller = new AbortController();
    const { rows } = await toDataFrame(long, controller);
    clearInterval(clock);
    expect(turns).toBeGreaterThan(0);
    expect(rows?.length).toBe(50_000);
    expect(rows?.every(({ values }, at) => values?.join() === `a${at},b`)).toBe(true);
    const left = toDataFrame(long, controller);
    controller.abort(new Error('The client left.'));
    await expect(left).rejects.toThrow('The client left.');
  });
});
