import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../testing/read-text.js';

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
const TRIX = `<?xml version="1.0"?>
<TriX xmlns="http://www.w3.org/2004/03/trix/trix-1/">
<graph><uri>http://e.org/g</uri>
<triple><uri>http://e.org/s</uri><uri>http://e.org/p</uri><plainLiteral xml:lang="ja">気</plainLiteral></triple>
<triple><uri>http://e.org/s</uri><uri>http://www.w3.org/1999/02/22-rdf-syntax-ns#type</uri><uri>http://e.org/C</uri></triple>
</graph>
<graph><uri>http://e.org/h</uri>
<triple><uri>http://e.org/s</uri><uri>http://e.org/q</uri><typedLiteral datatype="http://www.w3.org/2001/XMLSchema#integer">1</typedLiteral></triple>
</graph>
<graph>
<triple><uri>http://e.org/s</uri><uri>http://e.org/q</uri><uri>http://e.org/o</uri></triple>
</graph>
</TriX>
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
  it('are kept as where a fact is from, and none is for classes and the default graph', async () => {
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
    ['trix', TRIX],
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

it('rejects an incomplete triple of TriX, and what follows a fault', async () => {
  const incomplete = await readText('trix', TRIX.replace('<uri>http://e.org/o</uri>', ''));
  expect(incomplete.rejects).toMatchObject([
    { line: 11, reason: 'a triple must have three terms' },
  ]);
  const broken = await readText('trix', TRIX.replace('</graph>', '</grave>'));
  expect(broken.rejects).toMatchObject([{ reason: /ends here/ }]);
  expect(broken.triples.length).toBeGreaterThan(0);
});
