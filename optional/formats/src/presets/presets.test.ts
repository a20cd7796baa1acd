import { parseMapping } from '@biographql/ingest';
import { columnsOfMapping, formatOfHead } from '@biographql/ingest/internal';
import { shortened } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { readText } from '../../test/read-text.js';
import { PRESETS } from './presets.js';

/** Reads a row of cells by name through a preset, and returns the preset that its header selects. */
async function read(name: string, cells: Readonly<Record<string, string>>) {
  const mapping = PRESETS[name];
  if (mapping === undefined) throw new Error(`There is no preset ${name}`);
  const columns = mapping.columns ?? columnsOfMapping(mapping);
  const mark = mapping.delimiter === 'comma' ? ',' : '\t';
  const rows = [columns, columns.map((column) => cells[column] ?? '')];
  const text = (mapping.columns === undefined ? rows : rows.slice(1))
    .map((row) => row.join(mark))
    .join('\n');
  const { triples, rejects } = await readText('table', text, { mapping, chunkBytes: 10_000 });
  return {
    found: formatOfHead(Buffer.from(text), '', { presets: PRESETS })?.mapping ?? null,
    mapping,
    lines: shortened(triples),
    rejects,
  };
}

describe('presets', () => {
  it.each(Object.entries(PRESETS))(
    '%s is a mapping, recognized by its columns',
    async (name, preset) => {
      expect(parseMapping(JSON.stringify(preset), name)).toEqual(preset);
      const { found } = await read(name, {});
      if (preset.columns === undefined) expect(found).toBe(preset);
    },
  );

  it.each([
    [
      'hgnc',
      { hgnc_id: 'HGNC:1', symbol: 'GRY1', prev_symbol: 'OLD|OLDER' },
      '<http://identifiers.org/hgnc/1> oio:hasRelatedSynonym "OLDER"',
    ],
    [
      'hgnc',
      { hgnc_id: 'HGNC:1', entrez_id: '7' },
      '<http://identifiers.org/hgnc/1> skos:exactMatch <http://identifiers.org/ncbigene/7>',
    ],
    [
      'hpo-genes-to-disease',
      { ncbi_gene_id: 'NCBIGene:7', disease_id: 'OMIM:5' },
      '<http://identifiers.org/ncbigene/7> biolink:gene_associated_with_condition <https://omim.org/entry/5>',
    ],
    [
      'hpo-genes-to-phenotype',
      { ncbi_gene_id: '7', hpo_id: 'HP:1', frequency: '4/4', disease_id: 'OMIM:5' },
      'bq:fact:# biolink:disease_context_qualifier <https://omim.org/entry/5>',
    ],
    [
      'disease-symptom',
      { disease_id: 'DOID:1', symptom_id: 'SYMP:2' },
      'obo:DOID_1 biolink:has_phenotype obo:SYMP_2',
    ],
    [
      'do-names',
      { id: 'DOID:1', label: 'grey', subClassOf: 'lung' },
      'obo:DOID_1 rdfs:label "grey"',
    ],
    ['do-cross-references', { id: 'DOID:1', xref: 'MIM:5' }, 'obo:DOID_1 oio:hasDbXref "MIM:5"'],
    [
      'clingen-validity',
      { 'GENE ID (HGNC)': 'HGNC:1', 'DISEASE ID (MONDO)': 'MONDO:2', CLASSIFICATION: 'Definitive' },
      '<http://identifiers.org/hgnc/1> biolink:gene_associated_with_condition obo:MONDO_2',
    ],
    [
      'mesh-names',
      { id: 'D1', label: 'grey', 'entry terms': 'ash|ashen' },
      '<http://id.nlm.nih.gov/mesh/D1> oio:hasExactSynonym "ashen"',
    ],
    [
      'drugcentral-targets',
      { STRUCT_ID: '1', ACCESSION: 'P1|P2', MOA: '1' },
      '<http://drugcentral.org/drugcard/1> biolink:affects <http://purl.uniprot.org/uniprot/P2>',
    ],
    [
      'drugcentral-structures',
      { ID: '1', SMILES: 'CCO' },
      '<http://drugcentral.org/drugcard/1> biolink:smiles "CCO"',
    ],
    [
      'drugs-at-fda',
      { DrugName: 'GREYOL', ActiveIngredient: 'GREYIN; ASHIN' },
      '<urn:drugsatfda:product:GREYOL> biolink:has_active_ingredient <urn:drugsatfda:ingredient:ASHIN>',
    ],
    [
      'pharmacotherapydb',
      { drugbank_id: 'DB1', doid_id: 'DOID:1', category: 'SYM' },
      '<http://identifiers.org/drugbank/DB1> biolink:ameliorates_condition obo:DOID_1',
    ],
    [
      'hetionet-nodes',
      { id: 'Gene::7', name: 'GRY1', kind: 'Gene' },
      '<http://identifiers.org/ncbigene/7> biolink:category biolink:Gene',
    ],
    [
      'hetionet-edges',
      { source: 'Disease::DOID:1', metaedge: 'DpS', target: 'Symptom::D1' },
      'obo:DOID_1 biolink:has_phenotype <http://id.nlm.nih.gov/mesh/D1>',
    ],
    [
      'reactome-go',
      { Identifier: 'R-HSA-1', GO_Term: 'GO:2' },
      '<http://identifiers.org/reactome/R-HSA-1> biolink:close_match obo:GO_2',
    ],
    [
      'reactome-pathways',
      { id: 'R-HSA-1', name: 'greying', species: 'x' },
      '<http://identifiers.org/reactome/R-HSA-1> rdfs:label "greying"',
    ],
    [
      'reactome-hierarchy',
      { parent: 'R-HSA-1', child: 'R-HSA-2' },
      '<http://identifiers.org/reactome/R-HSA-1> biolink:has_part <http://identifiers.org/reactome/R-HSA-2>',
    ],
  ])('%s makes triples of its columns', async (name, cells, triple) => {
    const { lines, rejects } = await read(name, cells);
    expect(rejects).toEqual([]);
    expect(lines).toContain(triple);
  });

  it.each([
    [
      'clingen-validity',
      { 'GENE ID (HGNC)': 'HGNC:1', 'DISEASE ID (MONDO)': 'MONDO:2', CLASSIFICATION: 'Disputed' },
      'biolink:gene_associated_with_condition obo:',
    ],
    [
      'pharmacotherapydb',
      { drugbank_id: 'DB1', doid_id: 'DOID:1', category: 'NOT' },
      'biolink:treats obo:',
    ],
    [
      'hpo-genes-to-phenotype',
      { ncbi_gene_id: '7', hpo_id: 'HP:1', frequency: '0/4', disease_id: 'OMIM:5' },
      'biolink:has_phenotype obo:',
    ],
  ])('%s states no negative finding as a fact', async (name, cells, fact) => {
    const { lines } = await read(name, cells);
    expect(lines).toContain('bq:fact:# biolink:negated "true"^^xsd:boolean');
    expect(lines.join('\n')).not.toContain(fact);
  });
});
