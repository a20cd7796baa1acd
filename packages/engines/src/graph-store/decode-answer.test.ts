import { parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { decodeSolutions, invalidSparql } from './run-query.js';

const query = parseQuery('SELECT ?x { ?x wdt:P31 ?y }');

describe('invalidSparql', () => {
  it("moves the engine's position to the author's text and leaves the engine's grammar out", () => {
    const { prologueLength } = query;
    const error = invalidSparql(
      `error at 1:${prologueLength + 5}: expected one of LIMIT, [_]`,
      query,
    );
    expect(error.position).toEqual({ line: 1, column: 5 });
    expect(error.reason).toBe('expected one of LIMIT');
    expect(invalidSparql('error at 3:7: expected [_]', query).reason).toBe(
      'something is missing or out of place',
    );
  });

  it('passes on a message without a position', () => {
    const error = invalidSparql('The custom function <http://a/f> is not supported', query);
    expect(error.position).toBeUndefined();
    expect(error.reason).toBe('The custom function <http://a/f> is not supported');
  });
});

describe('decodeSolutions', () => {
  it('reads all solutions up to the limit', () => {
    const binding = (value: string) => ({ x: { type: 'literal', value } });
    const bindings = [binding('1'), binding('2'), {}, binding('3')];
    const json = JSON.stringify({ head: { vars: ['x'] }, results: { bindings } });
    const { solutions } = decodeSolutions(json, 4);
    expect(solutions.map(([x]) => x?.value ?? null)).toEqual(['1', '2', null, '3']);
    expect(() => decodeSolutions(json, 3)).toThrow(/more than 3 rows/);
  });
});
