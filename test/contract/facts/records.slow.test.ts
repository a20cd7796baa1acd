import { describe, expect, it } from 'vitest';
import { useFacts } from './facts-service.js';
import { formatFile, getTitle, hasFormatFiles } from './format-files.js';

const STATED = (subject: string, relation: string, object: string) =>
  `${subject} statement:${relation} ?f . ?f value:${relation} ${object}`;

describe.skipIf(!hasFormatFiles)(getTitle('facts of mappings'), () => {
  const wanted = /^MONDO:(?:0004979|0007947)\t/;
  const { holds } = useFacts(async (cut) => ({
    graphSources: await Promise.all([
      ...['doid', 'mesh', 'omim', 'orphanet', 'icd10cm', 'umls'].map((target) =>
        cut.rows(
          `mondo/mondo_exactmatch_${target}.sssom.tsv.gz`,
          new RegExp(`^subject_id|${wanted.source}`),
          0,
        ),
      ),
    ]),
  }));

  it('18: asthma and Marfan syndrome elsewhere', async () => {
    expect(await holds('obo:MONDO_0004979 skos:exactMatch obo:DOID_2841')).toBe(true);
    expect(await holds('obo:MONDO_0007947 skos:exactMatch mesh:D008382')).toBe(true);
  });

  it('19: Marfan syndrome in six vocabularies, twice in Orphanet', async () => {
    for (const other of ['obo:DOID_14323', 'omim:154700', 'orpha:558', 'orpha:284963'])
      expect(await holds(`obo:MONDO_0007947 skos:exactMatch ${other}`), other).toBe(true);
    for (const ending of ['Q87.4', 'C0024796'])
      expect(
        await holds(`obo:MONDO_0007947 skos:exactMatch ?o FILTER(STRENDS(STR(?o), "${ending}"))`),
        ending,
      ).toBe(true);
  });
});

describe.skipIf(!hasFormatFiles)(getTitle('facts of Mondo, Orphanet and ClinGen'), () => {
  const { holds, getMeaning } = useFacts(async (cut) => ({
    graphSources: [
      formatFile('mondo/MONDO-ontology-v2026-05-05.json.gz'),
      await cut.members('orphanet/orphapackets-2025-12-09.json.tar.gz', /_(?:586|399|558)\.json$/),
      formatFile('clingen/clingen_gene_validity_2026-06-21.csv.gz'),
    ],
  }));

  it('20: type 2 diabetes mellitus, and a term that was replaced', async () => {
    for (const name of ['T2DM', 'adult-onset diabetes'])
      expect(await getMeaning(name), name).toBe('obo:MONDO_0005148');
    expect(await holds('obo:MONDO_0000002 owl:deprecated true')).toBe(true);
    expect(await getMeaning('MONDO:0000002')).toBe('obo:MONDO_0009299');
  });

  it('21: cystic fibrosis, its names, OMIM number, phenotypes and genes', async () => {
    for (const name of ['CF', 'Mucoviscidosis'])
      expect(await holds(`orpha:586 oio:hasExactSynonym "${name}"`), name).toBe(true);
    expect(await holds('orpha:586 skos:exactMatch omim:219700')).toBe(true);
    const count = (pattern: string, number: number) =>
      holds(`{ SELECT (COUNT(DISTINCT ?o) AS ?n) WHERE { ${pattern} } } FILTER(?n = ${number})`);
    expect(await count('orpha:586 biolink:has_phenotype ?o', 35)).toBe(true);
    const gene =
      '?o statement:gene_associated_with_condition ?f . ?f value:gene_associated_with_condition orpha:586 ; biolink:association_type ?t';
    expect(await count(`${gene} FILTER(STRSTARTS(?t, "Modifying"))`, 18)).toBe(true);
    expect(
      await holds(
        `${STATED('hgnc:1884', 'gene_associated_with_condition', 'orpha:586')} ; biolink:association_type ?t FILTER(STRSTARTS(?t, "Disease-causing"))`,
      ),
    ).toBe(true);
  });

  it('22: Huntington disease, its genes and a frequency', async () => {
    const typed = (gene: string, start: string) =>
      holds(
        `?g rdfs:label "${gene}" ; statement:gene_associated_with_condition ?f . ?f value:gene_associated_with_condition orpha:399 ; biolink:association_type ?t FILTER(CONTAINS(?t, "${start}"))`,
      );
    expect(await typed('HTT', 'gain of function')).toBe(true);
    expect(await typed('SLC2A3', 'Modifying')).toBe(true);
    const fact = STATED('orpha:399', 'has_phenotype', 'obo:HP_0001288');
    expect(await holds(`${fact} ; biolink:frequency_qualifier obo:HP_0040282`)).toBe(true);
  });

  it('23: Marfan syndrome of Orphanet is broader than OMIM 154700', async () => {
    const fact = STATED('orpha:558', 'has_phenotype', 'obo:HP_0001166');
    expect(await holds(`${fact} ; biolink:frequency_qualifier obo:HP_0040281`)).toBe(true);
    expect(await holds('orpha:558 skos:narrowMatch omim:154700')).toBe(true);
    expect(await holds('orpha:558 skos:exactMatch omim:154700')).toBe(false);
  });

  it('24: grades of ClinGen; a disputed one is no association', async () => {
    const graded = (gene: string, disease: string, grade: string) =>
      holds(
        `${STATED(`hgnc:${gene}`, 'gene_associated_with_condition', `obo:MONDO_${disease}`)} ; biolink:has_evidence "${grade}"`,
      );
    expect(await graded('3603', '0007947', 'Definitive')).toBe(true);
    expect(await graded('3603', '0008426', 'Disputed')).toBe(true);
    expect(await holds('hgnc:3603 biolink:gene_associated_with_condition obo:MONDO_0008426')).toBe(
      false,
    );
    expect(await graded('4851', '0007739', 'Definitive')).toBe(true);
    expect(await graded('1884', '0009061', 'Definitive')).toBe(true);
  });
});

describe.skipIf(!hasFormatFiles)(getTitle('facts of genes and the Gene Ontology'), () => {
  const { holds, getMeaning } = useFacts(async (cut) => ({
    graphSources: [
      await cut.rows('ids/hgnc_complete_set.txt.gz', /^HGNC:(?:3603|7323|1884|4851)\t/),
      await cut.terms('go/go-2019-01-27.obo.gz', [
        'GO:0006915',
        'GO:0012501',
        'GO:0000733',
        'GO:0006805',
      ]),
      await cut.rows('go/goa_human_2019-01-14_cut.gaf.gz', /\tP04637\t.*GO:0000733/, 0),
      await cut.rows('go/goa_human_sample_2023-05.gaf.gz', /\tA0A087X1C5\t/, 0),
    ],
  }));

  it('25: FBN1, its former symbols and identifiers', async () => {
    for (const name of ['FBN', 'MFS1', 'WMS', 'ENSG00000166147', 'NCBIGene:2200'])
      expect(await getMeaning(name), name).toBe('hgnc:3603');
    expect(await holds('hgnc:3603 ?p ?o FILTER(STR(?o) = "15q21.1")')).toBe(true);
    expect(await holds('hgnc:3603 ?p ?o FILTER(CONTAINS(STR(?o), "P35555"))')).toBe(true);
  });

  it('26: SEPTIN9 was SEPT9', async () => {
    for (const name of ['SEPTIN9', 'MSF', 'SEPT9'])
      expect(await getMeaning(name)).toBe('hgnc:7323');
  });

  it('27: CFTR and HTT', async () => {
    expect(await getMeaning('ABCC7')).toBe('hgnc:1884');
    expect(await getMeaning('CF')).toBe('hgnc:1884');
    for (const name of ['IT15', 'HD']) expect(await getMeaning(name)).toBe('hgnc:4851');
  });

  it('28: apoptotic process', async () => {
    for (const name of ['apoptotic cell death', 'GO:0006917'])
      expect(await getMeaning(name), name).toBe('obo:GO_0006915');
    expect(await holds('obo:GO_0006915 oio:hasNarrowSynonym "apoptosis"')).toBe(true);
    expect(await holds('obo:GO_0006915 oio:hasBroadSynonym "cell suicide"')).toBe(true);
    expect(await holds('obo:GO_0006915 rdfs:subClassOf obo:GO_0012501')).toBe(true);
  });

  it('29: annotations of TP53, and what CYP2D7 does not do', async () => {
    expect(
      await holds(
        'uniprot:P04637 ?s ?f . ?f ?v obo:GO_0000733 ; prov:wasDerivedFrom ?r . ?r biolink:publications "PMID:8183576"',
      ),
    ).toBe(true);
    expect(
      await holds(
        'uniprot:A0A087X1C5 ?s ?f . ?f ?v obo:GO_0006805 ; biolink:negated true ; prov:wasDerivedFrom ?r . ?r biolink:publications "PMID:18838503"',
      ),
    ).toBe(true);
  });
});

describe.skipIf(!hasFormatFiles)(getTitle('facts of drugs'), () => {
  const { holds, getMeaning } = useFacts(async (cut) => ({
    graphSources: [
      await cut.rows(
        'drugs/drugsatfda_2019-07-02_Products.txt.gz',
        /\t(?:LIPITOR|GLEEVEC|VYTORIN|SINEMET|PROZAC)\t/,
      ),
      await cut.rows('drugs/drugcentral_structures.smiles.tsv.gz', /imatinib/),
      await cut.rows('drugs/drugcentral_drug.target.interaction.tsv.gz', /^"?imatinib"?\t/),
      await cut.members('drugs/drugmechdb_paths_2026-07-02.yaml.tar.gz', /DB00619/),
      formatFile('hetionet/pharmacotherapydb-1.0_indications.tsv.gz'),
    ],
  }));

  it('30: brands and their ingredients', async () => {
    for (const [brand, ingredient] of [
      ['LIPITOR', 'ATORVASTATIN CALCIUM'],
      ['GLEEVEC', 'IMATINIB MESYLATE'],
      ['PROZAC', 'FLUOXETINE HYDROCHLORIDE'],
    ])
      expect(
        await holds(
          `?b rdfs:label "${brand}" ; biolink:has_active_ingredient ?i . ?i rdfs:label "${ingredient}"`,
        ),
        brand,
      ).toBe(true);
    for (const [brand, ingredient] of [
      ['VYTORIN', 'EZETIMIBE'],
      ['VYTORIN', 'SIMVASTATIN'],
      ['SINEMET', 'CARBIDOPA'],
      ['SINEMET', 'LEVODOPA'],
    ])
      expect(
        await holds(
          `?b rdfs:label "${brand}" ; biolink:has_active_ingredient ?i FILTER(STRENDS(STR(?i), ":${ingredient}"))`,
        ),
        `${brand} ${ingredient}`,
      ).toBe(true);
  });

  it('31: imatinib in DrugCentral', async () => {
    expect(await getMeaning('152459-95-5')).not.toBeNull();
    expect(
      await holds(`?d rdfs:label ?name ; oio:hasDbXref "CAS:152459-95-5", "INCHIKEY:KTUFNOKKBVMGRW-UHFFFAOYSA-N" ; biolink:affects uniprot:P00519 .
        ?d statement:directly_physically_interacts_with ?f . ?f value:directly_physically_interacts_with uniprot:P00519 ; biolink:activity_type "Kd" ; biolink:activity_value 8.96`),
    ).toBe(true);
  });

  it('32: the mechanism of imatinib', async () => {
    const fact = STATED('mesh:D000068877', 'affects', 'uniprot:P00519');
    expect(
      await holds(
        `${fact} ; biolink:object_aspect_qualifier "activity" ; biolink:object_direction_qualifier "decreased" ; prov:wasDerivedFrom ?r . ?r dcterms:source "DB00619_MESH_D015464_1"`,
      ),
    ).toBe(true);
    expect(await holds('uniprot:P00519 biolink:causes mesh:D015464')).toBe(true);
    expect(await holds('mesh:D000068877 biolink:treats mesh:D015464')).toBe(true);
  });

  it('33: donepezil modifies Alzheimer’s disease', async () => {
    const fact = STATED('drugbank:DB00843', 'treats', 'obo:DOID_10652');
    expect(await holds(`${fact} ; biolink:category "DM"`)).toBe(true);
  });
});
