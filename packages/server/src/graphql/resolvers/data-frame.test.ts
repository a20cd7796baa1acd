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

describe('tables', () => {
  it('writes IRIs in full, literals by their text, blank nodes by label, nothing as null', () => {
    const frame = toDataFrame(
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
    );
    expect(frame).toEqual({
      description: '1 row, 4 columns',
      columns: ['a', 'b', 'c', 'd'],
      rows: [{ values: ['http://example.org/a', '05', '_:b0', null] }],
    });
  });
});
