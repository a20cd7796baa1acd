import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../../../test/testing/read-text.js';

function document(content: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE rdf:RDF [ <!ENTITY e "http://e.org/"> ]>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://e.org/">
${content}
</rdf:RDF>
`;
}

describe('readRdfXml', () => {
  it('reads all triples, with blank nodes, entities, and IRIs that belong to the file', async () => {
    const { triples, rejects } = await readText(
      'rdf-xml',
      document(`<e:C rdf:about="&e;s"><e:p xml:lang="ja">気</e:p><e:q rdf:resource="#x"/>
<e:r rdf:nodeID="n"/></e:C><rdf:Description rdf:nodeID="n"><e:p>1</e:p></rdf:Description>`),
    );
    expect(rejects).toEqual([]);
    expect(shortened(triples)).toEqual([
      '<http://e.org/s> <http://e.org/p> "気"@ja',
      '<http://e.org/s> <http://e.org/q> <file:///own.txt#x>',
      '<http://e.org/s> <http://e.org/r> _:f_n',
      '<http://e.org/s> rdf:type <http://e.org/C>',
      '_:f_n <http://e.org/p> "1"',
    ]);
  });

  it('keeps what comes before an error, and reports its line', async () => {
    const { triples, rejects } = await readText(
      'rdf-xml',
      document('<e:C rdf:about="http://e.org/s"/>\n<e:C rdf:about="http://e.org/t"></e:D>'),
    );
    expect(triples.length).toBeGreaterThan(0);
    expect(rejects).toMatchObject([{ line: 5, reason: /rest of the file is skipped/ }]);
  });
});

it('flattens no restriction but "some", and no definition of a class', async () => {
  const { triples } = await readText(
    'owl',
    document(`<owl:Class xmlns:owl="http://www.w3.org/2002/07/owl#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#" rdf:about="http://e.org/s">
<rdfs:label xml:lang="es">pulmón</rdfs:label>
<rdfs:subClassOf><owl:Restriction><owl:onProperty rdf:resource="http://e.org/p"/><owl:allValuesFrom rdf:resource="http://e.org/o"/></owl:Restriction></rdfs:subClassOf>
<owl:equivalentClass><owl:Restriction><owl:onProperty rdf:resource="http://e.org/p"/><owl:someValuesFrom rdf:resource="http://e.org/o"/></owl:Restriction></owl:equivalentClass>
</owl:Class>`),
  );
  expect(shortened(triples)).toEqual([
    '<http://e.org/s> rdf:type owl:Class',
    '<http://e.org/s> rdfs:label "pulmón"@es',
  ]);
});

it('takes nothing from behind a fault, whatever block it stands in', async () => {
  const text = document(
    '<e:C rdf:about="http://e.org/s"/>\n<e:C rdf:about="http://e.org/t" x/>\n<e:C rdf:about="http://e.org/u"/>',
  );
  const whole = await readText('rdf-xml', text, { chunkBytes: 100_000 });
  expect(whole).toEqual(await readText('rdf-xml', text));
  expect(whole.triples.join('\n')).not.toContain('http://e.org/u');
});
