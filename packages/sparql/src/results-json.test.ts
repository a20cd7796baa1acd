import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSparqlJson, toSparqlJson } from './results-json.js';
import { iri, literal, type Term } from './terms.js';

const term: fc.Arbitrary<Term> = fc.oneof(
  fc.webUrl().map((url) => iri(url)),
  fc.stringMatching(/^[a-z0-9]{1,8}$/).map((value) => ({ termType: 'BlankNode' as const, value })),
  fc.string().map((text) => literal(text)),
  fc.tuple(fc.string(), fc.constantFrom('en', 'pt-br')).map(([text, tag]) => literal(text, tag)),
  fc.oneof(fc.integer(), fc.double(), fc.boolean()).map((value) => literal(value as number)),
);

describe('SPARQL JSON', () => {
  it('leaves unbound variables out and implied datatypes off', () => {
    const json = toSparqlJson(
      ['a', 'b'],
      [
        [iri('http://x/a'), null],
        [literal('salt', 'en'), literal(5)],
        [literal('plain'), { termType: 'BlankNode', value: 'b0' }],
      ],
    );
    expect(json).toEqual({
      head: { vars: ['a', 'b'] },
      results: {
        bindings: [
          { a: { type: 'uri', value: 'http://x/a' } },
          {
            a: { type: 'literal', value: 'salt', 'xml:lang': 'en' },
            b: {
              type: 'literal',
              value: '5',
              datatype: 'http://www.w3.org/2001/XMLSchema#integer',
            },
          },
          { a: { type: 'literal', value: 'plain' }, b: { type: 'bnode', value: 'b0' } },
        ],
      },
    });
  });

  it('comes back the same, also as text and for a variable named __proto__', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.option(term), fc.option(term))), (solutions) => {
        const variables = ['__proto__', 'x'];
        const json = JSON.parse(JSON.stringify(toSparqlJson(variables, solutions)));
        expect(fromSparqlJson(json)).toEqual({ variables, solutions });
      }),
    );
  });

  it('reads typed-literal and rejects answers without rows and unknown terms', () => {
    const one = (binding: unknown) =>
      fromSparqlJson(
        JSON.parse(
          JSON.stringify({ head: { vars: ['a'] }, results: { bindings: [{ a: binding }] } }),
        ),
      );
    expect(one({ type: 'typed-literal', value: '1', datatype: 'a:b' }).solutions[0]?.[0]).toEqual({
      termType: 'Literal',
      value: '1',
      language: '',
      datatype: 'a:b',
    });
    expect(() => one({ type: 'triple', value: {} })).toThrow('terms of type uri');
    for (const damaged of [0, false, '']) expect(() => one(damaged)).toThrow('terms of type uri');
    expect(() => fromSparqlJson({ head: {}, results: { boolean: true } })).toThrow('head.vars');
    expect(() => fromSparqlJson({ head: null, results: null })).toThrow('head.vars');
  });
});
