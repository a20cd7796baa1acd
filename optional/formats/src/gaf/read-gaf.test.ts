import { shortened } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { readText } from '../../test/read-text.js';

const PRODUCT = '<http://purl.uniprot.org/uniprot/P1>';

function row(qualifier: string, { term = 'GO:0000001', aspect = 'F', form = '' } = {}): string {
  return `UniProtKB\tP1\tGRY1\t${qualifier}\t${term}\tPMID:1|GO_REF:2\tIDA\tUniProtKB:P9\t${aspect}\tGrey protein 1\tGRY|grey-1\tprotein\ttaxon:9606|taxon:562\t20260101\tUniProt\tpart_of(CL:1)\t${form}\n`;
}

async function read(version: string, rows: string) {
  const { triples, rejects } = await readText('gaf', `!gaf-version: ${version}\n!\n${rows}`);
  return { triples: shortened(triples), rejects };
}

describe('readGaf', () => {
  it('reads the gene product and its annotation', async () => {
    const { triples, rejects } = await read('2.2', row('enables', { form: 'UniProtKB:P1-2' }));
    expect(rejects).toEqual([]);
    expect(triples).toEqual(
      [
        `${PRODUCT} rdfs:label "GRY1"`,
        `${PRODUCT} oio:hasExactSynonym "Grey protein 1"`,
        `${PRODUCT} oio:hasRelatedSynonym "GRY"`,
        `${PRODUCT} oio:hasRelatedSynonym "grey-1"`,
        `${PRODUCT} biolink:category biolink:Protein`,
        `${PRODUCT} biolink:in_taxon obo:NCBITaxon_9606`,
        `${PRODUCT} biolink:enables obo:GO_0000001`,
        `${PRODUCT} bq:statement:enables bq:fact:#`,
        'bq:fact:# bq:value:enables obo:GO_0000001',
        'bq:fact:# biolink:has_evidence "IDA"',
        'bq:fact:# <http://geneontology.org/lego/evidence-with> <http://purl.uniprot.org/uniprot/P9>',
        'bq:fact:# biolink:subject_form_or_variant_qualifier <http://purl.uniprot.org/uniprot/P1-2>',
        'bq:fact:# biolink:species_context_qualifier obo:NCBITaxon_562',
        'bq:fact:# biolink:qualifiers "part_of(CL:1)"',
        'bq:fact:# prov:wasDerivedFrom bq:reference:#',
        'bq:reference:# biolink:publications "PMID:1"',
        'bq:reference:# biolink:publications "GO_REF:2"',
        'bq:reference:# dcterms:source "UniProt"',
      ].sort(),
    );
  });

  it('reads several relations of a row, in any letter case', async () => {
    const { triples, rejects } = await read('2.2', row('is_active_in|Located_in'));
    expect(rejects).toEqual([]);
    expect(triples).toContain(`${PRODUCT} biolink:active_in obo:GO_0000001`);
    expect(triples).toContain(`${PRODUCT} biolink:located_in obo:GO_0000001`);
  });

  it.each([
    ['2.1', 'NOT', 'F', 'enables'],
    ['2.1', 'NOT|contributes_to', 'F', 'contributes_to'],
    ['2.2', 'NOT|involved_in', 'P', 'actively_involved_in'],
  ])('%s: states %s never as a fact', async (version, qualifier, aspect, relation) => {
    const { triples } = await read(version, row(qualifier, { aspect }));
    expect(triples).toContain(`${PRODUCT} bq:statement:${relation} bq:fact:#`);
    expect(triples).toContain('bq:fact:# biolink:negated "true"^^xsd:boolean');
    expect(triples.join('\n')).not.toContain(`biolink:${relation} obo:GO`);
  });

  it.each([
    ['F', 'enables'],
    ['P', 'actively_involved_in'],
    ['C', 'located_in'],
  ])('gives an annotation of 2.1 the relation of its branch %s', async (aspect, relation) => {
    const { triples } = await read('2.1', row('', { aspect }));
    expect(triples).toContain(`${PRODUCT} biolink:${relation} obo:GO_0000001`);
  });

  it('rejects rows with their line', async () => {
    const { rejects } = await read('2.2', `a\tb\n${row('eats')}${row('enables', { term: 'x' })}`);
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'the row has only 2 of 17 columns'],
      [4, 'the relation "eats" is not known'],
      [5, 'the term "x" is not a CURIE'],
    ]);
  });
});

describe('readGpad', () => {
  it('reads both forms into the same facts', async () => {
    const first =
      'UniProtKB\tP1\tNOT|involved_in\tGO:0000001\tPMID:1\tECO:0000314\t\t\t20260101\tUniProt\t\t\n';
    const second =
      'UniProtKB:P1\tNOT\tRO:0002331\tGO:0000001\tPMID:1\tECO:0000314\t\t\t2026-01-01\tUniProt\t\t\n';
    const old = await readText('gpad', `!gpa-version: 1.1\n${first}`);
    const present = await readText('gpad', `!gpad-version: 2.0\n${second}`);
    expect(old.rejects).toEqual([]);
    expect(present.triples).toEqual(old.triples);
    expect(shortened(old.triples)).toContain('bq:fact:# biolink:has_evidence obo:ECO_0000314');
    expect(shortened(old.triples)).toContain('bq:fact:# biolink:negated "true"^^xsd:boolean');
  });
});
