import { describe, expect, it } from 'vitest';
import { useFacts } from './facts-service.js';
import { formatFile, getTitle, hasFormatFiles } from './format-files.js';

const MARFAN_FACT = `obo:MONDO_0007947 statement:has_phenotype ?f .
  ?f value:has_phenotype obo:HP_0000483 ; biolink:has_count 3 ; biolink:has_total 53 ; prov:wasDerivedFrom ?r .
  ?r biolink:publications "PMID:33436942"`;
const FBN1_FACT = 'hgnc:3603 biolink:gene_associated_with_condition obo:MONDO_0007947';

describe.skipIf(!hasFormatFiles)(getTitle('facts of the Marfan graph in KGX'), () => {
  const { holds } = useFacts(async () => ({
    graphSources: ['kgx/eds_marfan_kg_nodes.tsv.gz', 'kgx/eds_marfan_kg_edges.tsv.gz'].map(
      formatFile,
    ),
  }));

  it('34: a phenotype of Marfan syndrome with counts and its source, and the gene', async () => {
    expect(await holds(`${MARFAN_FACT} . ?f biolink:original_subject omim:154700`)).toBe(true);
    expect(await holds(FBN1_FACT)).toBe(true);
  });
});

describe.skipIf(!hasFormatFiles)(getTitle('facts of the Marfan graph of BioCypher'), () => {
  const { holds } = useFacts(async () => ({ graphSources: [formatFile('biocypher')] }));

  it('34: the same, without the original subject', async () => {
    expect(await holds(MARFAN_FACT)).toBe(true);
    expect(await holds('?f biolink:original_subject ?o')).toBe(false);
    expect(await holds(FBN1_FACT)).toBe(true);
    for (const [category, count] of [
      ['Disease', 110],
      ['PhenotypicFeature', 1419],
      ['Gene', 23],
    ] as const)
      expect(
        await holds(
          `{ SELECT (COUNT(DISTINCT ?s) AS ?n) WHERE { ?s biolink:category biolink:${category} } } FILTER(?n = ${count})`,
        ),
        category,
      ).toBe(true);
  });
});

describe.skipIf(!hasFormatFiles)(
  getTitle('facts of Hetionet, registries, trials and articles'),
  () => {
    const { holds, getMeaning, send } = useFacts(async (cut) => ({
      graphSources: [
        await cut.rows(
          'hetionet/hetionet-v1.0-nodes_cut.tsv.gz',
          /\t(?:Hoarseness|Sneezing|Ciclesonide|asthma)\t/,
        ),
        await cut.rows('hetionet/hetionet-v1.0-edges-5k_cut.sif.gz', /Disease::DOID:2841/),
        formatFile('ids/bioregistry.json.gz'),
        await cut.rows('ids/mesh_id_label_mappings.tsv.gz', /^D00124\d\t/),
        await cut.rows('reactome/ReactomePathways.txt.gz', /^R-HSA-109(?:581|606)\t/),
        await cut.rows('reactome/ReactomePathwaysRelation.txt.gz', /^R-HSA-109581\t/),
        formatFile('rdf/nanopub_simple1.trig'),
        formatFile('trials'),
      ],
      articleSources: [formatFile('literature')],
    }));

    it('35: asthma in Hetionet', async () => {
      for (const symptom of ['D006685', 'D012912'])
        expect(await holds(`obo:DOID_2841 biolink:has_phenotype mesh:${symptom}`), symptom).toBe(
          true,
        );
      expect(await holds('drugbank:DB01410 biolink:treats obo:DOID_2841')).toBe(true);
    });

    it('36: prefixes, their forms and properties', async () => {
      for (const [prefix, property] of [
        ['doid', 'P699'],
        ['mondo', 'P5270'],
        ['hp', 'P3841'],
        ['hgnc', 'P354'],
        ['mesh', 'P486'],
        ['drugbank', 'P715'],
      ])
        expect(
          await holds(
            `registry:${prefix} <https://bioregistry.io/schema/#wikidata_property> "${property}"`,
          ),
          prefix,
        ).toBe(true);
      expect(
        await holds(
          'registry:doid <https://bioregistry.io/schema/#uri_format> "http://purl.obolibrary.org/obo/DOID_$1"',
        ),
      ).toBe(true);
      for (const [name, prefix] of [
        ['UMLS_CUI', 'umls'],
        ['EntrezGene', 'ncbigene'],
        ['SCTID', 'snomedct'],
      ])
        expect(await getMeaning(name ?? ''), name).toBe(`registry:${prefix}`);
    });

    it('37: entry terms of asthma', async () => {
      for (const term of ['Asthmas', 'Bronchial Asthma', 'Asthma, Bronchial'])
        expect(await getMeaning(term), term).toBe('mesh:D001249');
    });

    it('38: a part of apoptosis', async () => {
      expect(
        await holds(
          'reactome:R-HSA-109581 rdfs:label "Apoptosis" ; biolink:has_part reactome:R-HSA-109606',
        ),
      ).toBe(true);
    });

    it('39: the graphs of a nanopublication are sources', async () => {
      expect(
        await holds(
          '?f prov:wasDerivedFrom <http://example.org/nanopub-validator-example/assertion>',
        ),
      ).toBe(true);
    });

    it('40: an article and trials', async () => {
      const { searchInsights } = await send(
        'query ($query: String) { searchInsights(searchInput: { query: $query }) { data { ... on TextResults { documents { id title } } } } }',
        { query: 'budesonide formoterol as needed in mild asthma' },
      );
      expect(searchInsights.data.documents[0]).toMatchObject({
        id: expect.stringContaining('29768149'),
        title: 'Inhaled Combined Budesonide-Formoterol as Needed in Mild Asthma.',
      });
      const names = (trial: string, condition: string, intervention: string) =>
        holds(`trial:${trial} biolink:clinical_trial_conditions ?c ; biolink:clinical_trial_interventions ?i .
        ?c rdfs:label ?condition . ?i rdfs:label ?intervention
        FILTER(LCASE(STR(?condition)) = "${condition}" && LCASE(STR(?intervention)) = "${intervention}")`);
      expect(await names('NCT02210780', 'atopic dermatitis', 'dupilumab')).toBe(true);
      expect(await holds('trial:NCT02210780 biolink:clinical_trial_phase "PHASE2"')).toBe(true);
      expect(await names('NCT00023673', 'lung cancer', 'carboplatin')).toBe(true);
    });

    it('40: the full texts are there with the others', async () => {
      const { searchInsights } = await send(
        'query { searchInsights(searchInput: { query: "" , pageSize: 50 }) { data { ... on TextResults { totalItems } } } }',
      );
      // 6 full texts, 9 articles of PubMed, 6 records of MEDLINE; the references of reference managers have no identifier.
      expect(searchInsights.data.totalItems).toBe(21);
    });
  },
);
