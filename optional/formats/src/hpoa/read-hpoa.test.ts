import { shortened } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { readText } from '../../test/read-text.js';

const HEADER = `#description: "own"
#version: 2026-01-01
database_id\tdisease_name\tqualifier\thpo_id\treference\tevidence\tonset\tfrequency\tsex\tmodifier\taspect\tbiocuration
`;

function row(cells: Readonly<Record<string, string>>): string {
  const columns = 'qualifier hpo_id reference evidence onset frequency sex modifier aspect'.split(
    ' ',
  );
  const given: Readonly<Record<string, string>> = {
    hpo_id: 'HP:1',
    reference: 'PMID:1',
    evidence: 'PCS',
    aspect: 'P',
    ...cells,
  };
  return `OMIM:1\tGrey "lung", syndrome\t${columns.map((column) => given[column] ?? '').join('\t')}\town\n`;
}

describe('readHpoa', () => {
  it('reads a phenotype with its qualifiers, evidence and references', async () => {
    const cells = {
      frequency: '3/53',
      sex: 'MALE',
      onset: 'HP:0003577',
      reference: 'PMID:1;PMID:2',
    };
    const { triples, rejects } = await readText('hpoa', HEADER + row(cells));
    const disease = '<https://omim.org/entry/1>';
    expect(rejects).toEqual([]);
    expect(shortened(triples)).toEqual(
      [
        `${disease} rdfs:label "Grey \\"lung\\", syndrome"`,
        `${disease} biolink:category biolink:Disease`,
        'obo:HP_1 biolink:category biolink:PhenotypicFeature',
        `${disease} biolink:has_phenotype obo:HP_1`,
        `${disease} bq:statement:has_phenotype bq:fact:#`,
        'bq:fact:# bq:value:has_phenotype obo:HP_1',
        'bq:fact:# biolink:frequency_qualifier "3/53"',
        'bq:fact:# biolink:has_count "3"^^xsd:integer',
        'bq:fact:# biolink:has_total "53"^^xsd:integer',
        'bq:fact:# biolink:onset_qualifier obo:HP_0003577',
        'bq:fact:# biolink:sex_qualifier "MALE"',
        'bq:fact:# biolink:has_evidence "PCS"',
        'bq:fact:# prov:wasDerivedFrom bq:reference:#',
        'bq:reference:# biolink:publications "PMID:1"',
        'bq:reference:# biolink:publications "PMID:2"',
        'bq:reference:# dcterms:source "HPO annotations 2026-01-01"',
      ].sort(),
    );
  });

  it.each([
    ['NOT', { qualifier: 'NOT' }],
    ['0/12', { frequency: '0/12' }],
    ['0 %', { frequency: '0%' }],
    ['excluded', { frequency: 'HP:0040285' }],
  ])('states nothing of what is absent: %s', async (_, cells) => {
    const lines = shortened((await readText('hpoa', HEADER + row(cells))).triples);
    expect(lines.join('\n')).not.toContain('biolink:has_phenotype obo:');
    expect(lines).toContain('bq:fact:# biolink:negated "true"^^xsd:boolean');
  });

  it.each([
    ['I', 'has_mode_of_inheritance'],
    ['C', 'has_attribute'],
    ['H', 'has_attribute'],
    ['M', 'has_attribute'],
  ])('takes aspect %s for no phenotype', async (aspect, relation) => {
    const lines = shortened((await readText('hpoa', HEADER + row({ aspect }))).triples);
    expect(lines).toContain(`<https://omim.org/entry/1> biolink:${relation} obo:HP_1`);
    expect(lines.join('\n')).not.toContain('phenotype');
  });

  it('merges the evidence of rows that repeat a pair', async () => {
    const text = HEADER + row({}) + row({ reference: 'PMID:2' }) + row({ frequency: '1/2' });
    const lines = shortened((await readText('hpoa', text)).triples);
    expect(lines.filter((line) => line.includes('biolink:has_phenotype obo:'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('bq:statement:'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('prov:wasDerivedFrom'))).toHaveLength(3);
  });

  it('reads older headers, and rejects rows with their line', async () => {
    const header =
      '#DatabaseID\tDiseaseName\tQualifier\tHPO_ID\tReference\tEvidence\tOnset\tFrequency\tSex\tModifier\tAspect\tBiocuration\n';
    const { triples, rejects } = await readText(
      'hpoa',
      header + row({ aspect: 'X' }) + row({ hpo_id: '' }) + row({}),
    );
    expect(triples.length).toBeGreaterThan(5);
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'the aspect "X" is not one of P, I, C, H, M'],
      [3, 'the term "" is not a CURIE'],
    ]);
  });
});
