import { parseQuery } from '@biographql/sparql';
import { Parser } from '@traqula/parser-sparql-1-1';
import { describe, expect, it } from 'vitest';
import { neededTerms } from './needed-terms.js';

const parser = new Parser();
const read = (text: string) => {
  const { properties, entities } = neededTerms(parser.parse(parseQuery(text).text));
  return { properties: [...properties], entities: [...entities] };
};

describe('what a query needs of the graph', () => {
  it('is what every solution goes through', () => {
    const text = `PREFIX x: <x:> SELECT * { ?a x:p/^x:q+/x:r* x:e . OPTIONAL { ?a x:o x:o } MINUS { ?a x:m ?b }
      { ?a x:u ?b } UNION { ?a x:v ?b } FILTER NOT EXISTS { ?a x:n ?b } { SELECT * { ?a x:s ?b } } VALUES ?a { x:one } }`;
    expect(read(text)).toEqual({
      properties: ['x:p', 'x:q', 'x:s'],
      entities: ['x:e', 'x:one'],
    });
  });

  it('leaves out what a path of no steps finds, and one of several rows', () => {
    expect(read('SELECT * { ?a <x:p>* <x:e> VALUES ?a { <x:a> <x:b> } }')).toEqual({
      properties: [],
      entities: [],
    });
  });
});
