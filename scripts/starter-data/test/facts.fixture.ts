import { MONDO_TERMS } from './mondo.fixture.js';
import { tar } from './tar.fixture.js';

/** What the sources of further facts look like, in small: files of the data folder by their paths. */
export const WD = 'http://www.wikidata.org/entity/';
export const WDT = 'http://www.wikidata.org/prop/direct/';
export const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
export const BIOLINK = 'https://w3id.org/biolink/vocab/';
export const DOID = 'http://purl.obolibrary.org/obo/DOID_';

const GRAPH = [
  ...entity('Q1', 'Marfan syndrome', 'Q12136', { P699: 'DOID:14323', P486: 'D008382' }),
  ...entity('Q2', 'fibrillin 1', 'Q7187', { P354: '3603' }),
  ...entity('Q3', 'contradicted disease', 'Q12136', { P699: 'DOID:2', P486: 'D000002' }),
  ...entity('Q4', 'other disease', 'Q12136', { P486: 'D000003' }),
  ...entity('Q5', 'losartan', 'Q12140', { P486: 'D019808' }),
  ...entity('Q6', 'microfibril', 'Q5058355', { P686: 'GO:0001527' }),
  ...entity('Q8', 'tall stature', 'Q169872', {}),
  ...entity('Q9', 'fibrillin 9', 'Q7187', { P354: '3699' }),
  ...entity('Q13', 'tapinarof', 'Q12140', {}),
  ...entity('Q14', 'psoriasis', 'Q12136', {}),
  ...entity('Q15', 'long legs', 'Q169872', {}),
  `<${WD}Q7> <${LABEL}> "stroke"@en .`,
  `<${WD}Q7> <${WDT}P486> "D020521" .`,
  `<${DOID}0051061> <${LABEL}> "stroke"@en .`,
  `<${DOID}0051061> <${WDT}P31> <${WD}Q12136> .`,
  `<${DOID}0051061> <${WDT}P699> "DOID:0051061" .`,
  `<${WD}Q12136> <${LABEL}> "disease"@en .`,
  `<${WD}Q169872> <${LABEL}> "symptom"@en .`,
];
const SSSOM = 'subject_id\tsubject_label\tpredicate_id\tobject_id';
export const FILES: Readonly<Record<string, string | Buffer>> = {
  'graph/graph_cc0.nt.gz': `${GRAPH.join('\n')}\n`,
  'articles/articles.jsonl.gz': JSON.stringify({ pmid: '1', title: 'First', date: '2001' }),
  'formats/mondo/mondo_exactmatch_doid.sssom.tsv.gz': [
    '#curie_map:',
    SSSOM,
    'MONDO:1\tMarfan syndrome\tskos:exactMatch\tDOID:14323',
    'MONDO:2\tdisputed disorder\tskos:exactMatch\tDOID:2',
    'MONDO:3\tstroke disorder\tskos:exactMatch\tDOID:0051061',
  ].join('\n'),
  'formats/do/doid-2024-01-31.obo.gz': '[Term]\nid: DOID:14323\nname: Marfan syndrome\n',
  'formats/mondo/MONDO-ontology-v2026-05-05.json.gz': JSON.stringify(MONDO_TERMS),
  'formats/mondo/mondo_exactmatch_mesh.sssom.tsv.gz': [
    SSSOM,
    'MONDO:2\tdisputed disorder\tskos:exactMatch\tmesh:D000003',
  ].join('\n'),
  'formats/mondo/mondo_exactmatch_orphanet.sssom.tsv.gz': [
    SSSOM,
    'MONDO:1\tMarfan syndrome\tskos:exactMatch\tOrphanet:558',
  ].join('\n'),
  'formats/ids/hgnc_complete_set.txt.gz':
    'hgnc_id\tsymbol\talias_symbol\tprev_symbol\tuniprot_ids\tensembl_gene_id\nHGNC:3603\tFBN1\t\t\tP35555\t\nHGNC:3699\tFBN9\t\t\t\t',
  'formats/clingen/clingen_gene_validity_2026-06-21.csv.gz': [
    '"FBN1","HGNC:3603","Marfan syndrome","MONDO:1","AD","SOP10","Definitive"',
    '"FBN9","HGNC:3699","Marfan syndrome 9","MONDO:4","AD","SOP10","Definitive"',
    '"FBN9","HGNC:3699","Marfan syndrome of the mouse","MONDO:5","AD","SOP10","Definitive"',
    '"FBN1","HGNC:3603","stroke","MONDO:3","AD","SOP10","Refuted","https://search.clinicalgenome.org/kb/gene-validity/CGGV:1"',
    '"FBN1","HGNC:3603","contradicted disease","MONDO:2","AD","SOP10","Definitive"',
  ].join('\n'),
  'formats/hetionet/hetionet-v1.0-edges-5k_cut.sif.gz':
    'source\tmetaedge\ttarget\nDisease::DOID:14323\tDpS\tSymptom::D020521',
  'medic/medic_drugs_2025-08-29.tsv.gz': [
    'curie\tcurie_label\tapproved_usa\tmarketing_status_usa\tapproved_europe\tapproved_japan\tis_vaccine_or_antigen\tatc_codes\talternate_ids\tsmiles',
    'CHEBI:1\tNewdrug\t1\tRX\t\t\t0\tA10BX99\tDRUGBANK:DB99999|CAS:11126-35-5|CAS:200-064-1|CAS:50-78-2\tCCO',
    'CHEBI:2\tOlddrug\t1\tDISCONTINUED\t\t\t0\tM01AH02\tDRUGBANK:DB99998\tCC',
    'CHEBI:3\tContrast\t1\tRX\t\t\t0\tV08AB01\tDRUGBANK:DB99997\t',
    'RXCUI:5\tlosartan / Newdrug Oral Product\t1\tRX\t\t\t0\t\tRXCUI:5\t',
    'UNII:6\tUNKNOWNIB PHOSPHATE\t\t\t1\t\t0\t\tUNII:6\tCCCCCCCCCCCCN.OP(O)(O)=O',
    'UNII:7\tFORMERDRUG\t1\tDISCONTINUED\t\t\t0\t\tUNII:7\tCCC',
  ].join('\n'),
  'medic/medic_indications_2025-07-02.tsv.gz': [
    'drug_id\tdrug_label\tdisease_id\tdisease_label',
    'CHEBI:1\tNewdrug\tMONDO:1\tMarfan syndrome',
    'CHEBI:1\tNewdrug\tMONDO:3\tstroke',
    'CHEBI:2\tOlddrug\tMONDO:1\tMarfan syndrome',
    'CHEBI:3\tContrast\tMONDO:1\tMarfan syndrome',
  ].join('\n'),
  'medic/medic_contraindications_2025-07-02.tsv.gz': [
    'drug_id\tdrug_label\tdisease_id\tdisease_label',
    'CHEBI:1\tNewdrug\tMONDO:3\tstroke',
    'CHEBI:4\tlosartan\tMONDO:1\tMarfan syndrome',
  ].join('\n'),
  'formats/drugs/drugsatfda_2019-07-02_Products.txt.gz': [
    'ApplNo\tProductNo\tForm\tStrength\tReferenceDrug\tDrugName\tActiveIngredient\tReferenceStandard',
    '1\t001\tTABLET\t1MG\t0\tOLDDRUG\tOLDDRUG\t0',
  ].join('\n'),
  'formats/drugs/drugsatfda_2019-07-02_MarketingStatus.txt.gz':
    'MarketingStatusID\tApplNo\tProductNo\n3\t1\t001',
  'formats/go/goa_human_2019-01-14_cut.gaf.gz': [
    '!gaf-version: 2.1',
    'UniProtKB\tP35555\tFBN1\t\tGO:0001527\tPMID:1\tIDA\t\tC',
    'UniProtKB\tP35555\tFBN1\tNOT\tGO:0001527\tPMID:2\tIDA\t\tF',
    'UniProtKB\tP35555\tFBN1\t\tGO:0001527\tPMID:3\tISS\t\tP',
  ].join('\n'),
  'formats/orphanet/orphapackets-2025-12-09.json.tar.gz': tar({
    'json/ORPHApacket_558.json': JSON.stringify({
      Orphapacket: {
        ORPHAcode: '558',
        Genes: [orphanetGene('Candidate gene tested in')],
        Phenotypes: [
          phenotype('HP:0001166', 'Arachnodactyly', 'Very frequent (99-80%)'),
          phenotype('HP:0001297', 'Stroke', 'Obligate (100%)'),
          phenotype('HP:0000098', 'Long legs', 'Frequent (79-30%)'),
          phenotype('HP:0002650', 'Scoliosis', 'Frequent (79-30%)'),
          phenotype('HP:0000545', 'Myopia', 'Occasional (29-5%)'),
          phenotype('HP:0001250', 'Seizure', 'Excluded (0%)'),
        ],
      },
    }),
  }),
  'formats/drugs/drugmechdb_paths_2026-07-02.yaml.tar.gz': tar({
    'kb/paths/one.yaml': [
      'graph: { drug: losartan, drug_mesh: "MESH:D019808", drugbank: "DB:DB00678", disease_mesh: "MESH:D008382" }',
      'nodes:',
      '  - { id: "MESH:D019808", label: Drug, name: losartan }',
      '  - { id: "UniProt:P35555", label: Protein, name: Fibrillin-1 }',
      'links:',
      '  - { key: decreases activity of, source: "MESH:D019808", target: "UniProt:P35555" }',
    ].join('\n'),
  }),
};

function entity(
  id: string,
  label: string,
  type: string,
  identifiers: Readonly<Record<string, string>>,
): readonly string[] {
  return [
    `<${WD}${id}> <${LABEL}> "${label}"@en .`,
    `<${WD}${id}> <${WDT}P31> <${WD}${type}> .`,
    ...Object.entries(identifiers).map(
      ([property, value]) => `<${WD}${id}> <${WDT}${property}> "${value}" .`,
    ),
  ];
}

function orphanetGene(relation: string) {
  return {
    Gene: {
      ExternalReferences: [{ ExternalReference: { Source: 'HGNC', Reference: '3603' } }],
      DisorderGeneAssociationType: relation,
    },
  };
}

function phenotype(HPOId: string, HPOTerm: string, HPOFrequency: string) {
  return { Phenotype: { HPOId, HPOTerm, HPOFrequency } };
}
