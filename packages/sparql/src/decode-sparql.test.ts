import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSparql } from './parse-query.js';

describe('decodeSparql', () => {
  it.each([
    ['SELECT ?x { ?x a "100%25 + 1" }', 'SELECT ?x { ?x a "100%25 + 1" }'],
    ['SELECT%20%3Fx%20%7B%20%3Fx%20a%20%22%2B%22%20%7D', 'SELECT ?x { ?x a "+" }'],
    ['SELECT+%3Fx+%7B%3Fx+a+%22%2B%22%7D', 'SELECT ?x {?x a "+"}'],
    ['SELECT%2520*%2520%257B%257D', 'SELECT * {}'],
    ['SELECT%20*%20{?s%20?p%20?o}', 'SELECT * {?s ?p ?o}'],
    ['nonsense', 'nonsense'],
    ['', ''],
  ])('reads %j as %j', (text, expected) => {
    expect(decodeSparql(text)).toBe(expected);
  });

  it('says where encoded text is damaged', () => {
    expect(() => decodeSparql('ASK%20%7B%2%7D')).toThrow(
      'at line 1, column 10: invalid percent-encoding',
    );
    expect(() => decodeSparql('ASK%20%7B%FF%7D')).toThrow('invalid percent-encoding');
  });

  it('answers plain queries as they are and undoes an encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (label) => {
        const text = `SELECT ?x { ?x a ${JSON.stringify(label)} }`;
        expect(decodeSparql(text)).toBe(text);
        expect(decodeSparql(encodeURIComponent(text))).toBe(text);
      }),
    );
  });
});
