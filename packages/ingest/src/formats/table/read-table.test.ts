import { InvalidArgumentError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../../../test/testing/read-text.js';
import { mappingFor, parseMapping } from './parse-mapping.js';

const MAPPING = `
source: Lab list
skip:
  - { column: note, is: [draft] }
entities:
  gene:
    id: 'HGNC:{gene}'
    category: Gene
    name: '{symbol}'
    relatedSynonyms:
      - { value: '{aliases}', split: ';' }
  disease:
    id: { value: '{disease}', split: ';', replace: [['^OMIM ', 'OMIM:']] }
    category: Disease
relations:
  - subject: gene
    predicate: { value: '{kind}', map: { cause: causes, '*': gene_associated_with_condition } }
    object: disease
    when: [{ column: kind, isNot: [none] }]
    negated: [{ column: verdict, matches: '^no' }]
    qualifiers: { has_evidence: '{verdict}' }
    publications: ['PMID:{pmid}']
`;
const HEADER = 'gene,symbol,aliases,disease,kind,verdict,pmid,note';

async function read(rows: readonly string[], mapping = MAPPING) {
  const text = [HEADER, ...rows].join('\n');
  const { triples, rejects } = await readText('table', text, {
    mapping: parseMapping(mapping, 'own.yaml'),
    chunkBytes: 100_000,
  });
  return { triples: shortened(triples), rejects };
}

describe('readTable', () => {
  it('makes entities and facts of the columns that a mapping names', async () => {
    const { triples, rejects } = await read([
      '1,"GRY1, grey",a;b ;,OMIM 5;DOID:6,cause,yes,77,',
      '2,GRY2,,DOID:6,other,no doubt,,',
    ]);
    const [first, second] = ['<http://identifiers.org/hgnc/1>', '<http://identifiers.org/hgnc/2>'];
    expect(rejects).toEqual([]);
    expect(triples).toEqual(
      [
        `${first} rdfs:label "GRY1, grey"`,
        `${first} biolink:category biolink:Gene`,
        `${first} oio:hasRelatedSynonym "a"`,
        `${first} oio:hasRelatedSynonym "b"`,
        `${second} rdfs:label "GRY2"`,
        `${second} biolink:category biolink:Gene`,
        '<https://omim.org/entry/5> biolink:category biolink:Disease',
        'obo:DOID_6 biolink:category biolink:Disease',
        `${first} biolink:causes <https://omim.org/entry/5>`,
        `${first} biolink:causes obo:DOID_6`,
        `${first} bq:statement:causes bq:fact:#`,
        `${first} bq:statement:causes bq:fact:#`,
        'bq:fact:# bq:value:causes <https://omim.org/entry/5>',
        'bq:fact:# bq:value:causes obo:DOID_6',
        'bq:fact:# biolink:has_evidence "yes"',
        'bq:fact:# biolink:has_evidence "yes"',
        'bq:fact:# prov:wasDerivedFrom bq:reference:#',
        'bq:fact:# prov:wasDerivedFrom bq:reference:#',
        'bq:reference:# biolink:publications "PMID:77"',
        'bq:reference:# dcterms:source "Lab list"',
        `${second} bq:statement:gene_associated_with_condition bq:fact:#`,
        'bq:fact:# bq:value:gene_associated_with_condition obo:DOID_6',
        'bq:fact:# biolink:negated "true"^^xsd:boolean',
        'bq:fact:# biolink:has_evidence "no doubt"',
        'bq:fact:# prov:wasDerivedFrom bq:reference:#',
        'bq:reference:# dcterms:source "Lab list"',
      ].sort(),
    );
  });

  it('leaves out rows and relations as the mapping says', async () => {
    const { triples } = await read(['1,GRY1,,DOID:6,cause,,,draft', '2,GRY2,,DOID:6,none,,,']);
    expect(triples.join('\n')).not.toContain('GRY1');
    expect(triples.join('\n')).not.toContain('biolink:causes');
    expect(triples).toContain('<http://identifiers.org/hgnc/2> rdfs:label "GRY2"');
  });

  it('rejects rows with their line, also after cells of several lines', async () => {
    const { triples, rejects } = await read([
      '1,"GRY1\nof two lines",,DOID:6,cause,,,',
      '2,GRY2,,nothing,cause,,,',
      ',x,,,,,,',
      '3,GRY3,,DOID:7,cause,,,',
    ]);
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'the identifier "nothing" of "disease" is neither a CURIE nor an IRI'],
      [5, 'the row has no entity identifier'],
    ]);
    expect(triples).toContain('<http://identifiers.org/hgnc/3> rdfs:label "GRY3"');
  });

  it('finds the header below a banner, and the delimiter by it', async () => {
    const rows = [
      'made by the lab',
      '',
      `#${HEADER.replaceAll(',', '\t')}`,
      '1\tGRY1\t\tDOID:6\tcause',
    ];
    const mapping = parseMapping(MAPPING, 'own.yaml');
    expect(mappingFor(Buffer.from(rows.join('\n')), [mapping])).toBe(mapping);
    for (const chunkBytes of [7, 10_000]) {
      const { triples } = await readText('table', rows.join('\n'), { mapping, chunkBytes });
      expect(shortened(triples)).toContain(
        '<http://identifiers.org/hgnc/1> biolink:causes obo:DOID_6',
      );
    }
  });

  it('reads a table without a header by the names that the mapping gives', async () => {
    const mapping = parseMapping(
      "{source: x, columns: [a, b], entities: {one: {id: 'DOID:{a}', name: '{b}'}}}",
      'own.yaml',
    );
    const { triples } = await readText('table', '1\tone\n2\ttwo\n', { mapping, chunkBytes: 100 });
    expect(shortened(triples)).toEqual([
      'obo:DOID_1 rdfs:label "one"',
      'obo:DOID_2 rdfs:label "two"',
    ]);
  });

  it('keeps what comes before a quotation mark that is never closed', async () => {
    const { triples, rejects } = await read([
      '1,GRY1,,DOID:6,cause,,,',
      '2,"GRY2,,DOID:7,cause,,,',
    ]);
    expect(triples).toContain('<http://identifiers.org/hgnc/1> biolink:causes obo:DOID_6');
    expect(rejects).toMatchObject([{ reason: /rest of the file is skipped/ }]);
  });

  it('reports which columns a table has not', async () => {
    const mapping = parseMapping(MAPPING, 'own.yaml');
    const { rejects } = await readText('table', 'gene,symbol\n1,GRY1\n', {
      mapping,
      chunkBytes: 100,
    });
    expect(rejects).toMatchObject([
      { reason: /no header row has the columns of the mapping: .*"disease"/ },
    ]);
  });
});

describe('parseMapping', () => {
  it.each([
    ['no YAML', 'entities: [', /must be a valid mapping: /],
    ['an unknown key', "source: x\nentities: {a: {id: '{b}', nam: '{c}'}}", /entities\.a\.nam/],
    ['a missing id', 'source: x\nentities: {a: {name: "{b}"}}', /entities\.a\.id/],
    [
      'an entity that is not there',
      "source: x\nentities: {a: {id: '{b}'}}\nrelations: [{subject: a, predicate: treats, object: c}]",
      /relations\.0\.object: there is no entity "c"/,
    ],
    [
      'a bad pattern',
      "source: x\nentities: {a: {id: {value: '{b}', replace: [['(', '']]}}}",
      /entities\.a\.id\.replace: "\(" is not a valid regular expression/,
    ],
    [
      'a column that is not named',
      "source: x\ncolumns: [a]\nentities: {a: {id: '{b}'}}",
      /columns: the mapping uses "b", which is not listed/,
    ],
    ['no columns', 'source: x\nentities: {a: {id: "DOID:1"}}', /no entity refers to a column/],
  ])('rejects %s, with its place', (_, text, message) => {
    const parse = () => parseMapping(text, 'own.yaml');
    expect(parse).toThrow(InvalidArgumentError);
    expect(parse).toThrow(message);
  });
});
