import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../../../test/testing/read-text.js';

const QUADS = `# two graphs and the default one
<http://e.org/s> <http://e.org/p> "気"@ja <http://e.org/g> .
<http://e.org/s> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://e.org/C> <http://e.org/g> .
<http://e.org/s> <http://e.org/q> "1"^^<http://www.w3.org/2001/XMLSchema#integer> <http://e.org/h> .
<http://e.org/s> <http://e.org/q> <http://e.org/o> .
`;
const TRIG = `@prefix e: <http://e.org/> .
e:g { e:s e:p "気"@ja ; a e:C . }
GRAPH e:h { e:s e:q 1 }
e:s e:q e:o .
`;
const JSON_LD = JSON.stringify({
  '@context': { '@vocab': 'http://e.org/', p: { '@language': 'ja' } },
  '@graph': [
    { '@id': 'http://e.org/g', '@graph': [{ '@id': 'http://e.org/s', '@type': 'C', p: '気' }] },
    { '@id': 'http://e.org/h', '@graph': [{ '@id': 'http://e.org/s', q: 1 }] },
    { '@id': 'http://e.org/s', q: { '@id': 'http://e.org/o' } },
  ],
});

describe('named graphs', () => {
  it('become the source of a fact, but not for classes and the default graph', async () => {
    const { triples, rejects } = await readText('n-quads', QUADS);
    const lines = shortened(triples);
    expect(rejects).toEqual([]);
    expect(lines).toContain('<http://e.org/s> <http://e.org/p> "気"@ja');
    expect(lines).toContain('<http://e.org/s> bq:statement:http%3A%2F%2Fe.org%2Fp bq:fact:#');
    expect(lines).toContain('bq:fact:# bq:value:http%3A%2F%2Fe.org%2Fp "気"@ja');
    expect(lines).toContain('bq:fact:# prov:wasDerivedFrom <http://e.org/g>');
    expect(lines.filter((line) => line.includes('wasDerivedFrom'))).toHaveLength(2);
    expect(lines).toHaveLength(4 + 2 * 3);
  });

  it.each([
    ['turtle', TRIG],
    ['json-ld', JSON_LD],
  ] as const)('are the same from %s', async (format, text) => {
    const { triples, rejects } = await readText(format, text);
    expect(rejects).toEqual([]);
    expect(triples).toEqual((await readText('n-quads', QUADS)).triples);
  });
});

it('rejects single lines of N-Quads', async () => {
  const { triples, rejects } = await readText('n-quads', `${QUADS}<http://e.org/s> <p> .\n`);
  expect(triples).toHaveLength(10);
  expect(rejects).toMatchObject([{ line: 6, reason: /predicate is relative/ }]);
});
