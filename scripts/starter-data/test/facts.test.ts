import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MONDO_TERMS } from './mondo.fixture.js';
import { tar } from './tar.fixture.js';

const SCRIPT = fileURLToPath(new URL('../build.mjs', import.meta.url));
const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const BIOLINK = 'https://w3id.org/biolink/vocab/';
const DOID = 'http://purl.obolibrary.org/obo/DOID_';

vi.setConfig({ testTimeout: 60_000 }); // the build is a Node process of its own

const GRAPH = [
  ...entity('Q1', 'Marfan syndrome', 'Q12136', { P699: 'DOID:14323', P486: 'D008382' }),
  ...entity('Q2', 'fibrillin 1', 'Q7187', { P354: '3603' }),
  ...entity('Q3', 'contradicted disease', 'Q12136', { P699: 'DOID:2', P486: 'D000002' }),
  ...entity('Q4', 'other disease', 'Q12136', { P486: 'D000003' }),
  ...entity('Q5', 'losartan', 'Q12140', { P486: 'D019808' }),
  ...entity('Q6', 'microfibril', 'Q5058355', { P686: 'GO:0001527' }),
  ...entity('Q8', 'tall stature', 'Q169872', {}),
  ...entity('Q9', 'fibrillin 9', 'Q7187', { P354: '3699' }),
  `<${WD}Q7> <${LABEL}> "stroke"@en .`,
  `<${WD}Q7> <${WDT}P486> "D020521" .`,
  `<${DOID}0051061> <${LABEL}> "stroke"@en .`,
  `<${DOID}0051061> <${WDT}P31> <${WD}Q12136> .`,
  `<${DOID}0051061> <${WDT}P699> "DOID:0051061" .`,
  `<${WD}Q12136> <${LABEL}> "disease"@en .`,
];
const SSSOM = 'subject_id\tsubject_label\tpredicate_id\tobject_id';
const FILES: Readonly<Record<string, string | Buffer>> = {
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
    'CHEBI:1\tNewdrug\t1\tRX\t\t\t0\tA10BX99\tDRUGBANK:DB99999|CAS:50-00-0|CAS:200-064-1|CAS:50-78-2\tCCO',
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

let folder: string;
let lines: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starter-facts-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), gzipSync(content));
  }
  const out = join(folder, 'out');
  const options = ['--source', folder, '--out', out, '--quality', '1'];
  await promisify(execFile)(process.execPath, [SCRIPT, ...options]);
  lines = brotliDecompressSync(await readFile(join(out, 'graph.nt.br')))
    .toString()
    .split('\n');
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('facts of further sources', () => {
  it('stand in both directions, with a reference that names their source', () => {
    expect(toValues(`${WD}Q1`, 'P2293')).toEqual([`${WD}Q2`]);
    expect(toValues(`${WD}Q2`, 'P2293')).toEqual([`${WD}Q1`]);
    expect(toValues(`${WD}Q5`, 'P2175')).toEqual([`${WD}Q1`]);
    expect(toValues(`${WD}Q1`, 'P2176')).toContain(`${WD}Q5`);
    expect(toValues(`${WD}Q5`, 'P129')).toEqual([`${WD}Q2`]);
    expect(getReference('Q1-P2293-Q2')).toBe('https://search.clinicalgenome.org/kb/gene-validity');
    expect(getReference('Q5-P2175-Q1')).toBe(
      'https://github.com/SuLab/DrugMechDB-agentic/blob/b83cc5ddb680/kb/paths/one.yaml',
    );
    expect(getReference('Q2-P681-Q6')).toBe(
      'https://www.ebi.ac.uk/QuickGO/annotations?geneProductId=P35555',
    );
  });

  it('leave out what is negated, refuted, only tested or guessed', () => {
    expect(toValues(`${WD}Q2`, 'P681')).toEqual([`${WD}Q6`]);
    expect(lines.filter((line) => /P680>|P682>/u.test(line))).toEqual([]);
    expect(toValues(`${WD}Q7`, 'P2293')).toEqual([]);
    expect(lines.filter((line) => line.includes('reference:orphanet'))).toHaveLength(3);
    expect(lines.filter((line) => line.includes('HP_0001250'))).toEqual([]);
  });

  it('name current drugs with codes and structure, and mark those that are discontinued', () => {
    const [current, old] = ['DB99999', 'DB99998'].map(
      (id) => `https://identifiers.org/drugbank:${id}`,
    );
    expect(lines).toContain(`<${current}> <${WDT}P267> "A10BX99" .`);
    const numbers = lines.filter((line) => line.startsWith(`<${current}> <${WDT}P231>`));
    expect(numbers.map((line) => line.split('"')[1])).toEqual(['50-00-0', '50-78-2']);
    expect(lines).toContain(`<${current}> <${WDT}P233> "CCO" .`);
    const discontinued = lines.filter((line) =>
      line.includes('drug discontinued in the United States'),
    );
    expect(discontinued).toHaveLength(1);
    expect(discontinued[0]?.startsWith(`<${old}>`)).toBe(true);
  });

  it('name current drugs without a DrugBank identifier, and mixtures with their ingredients', () => {
    const mixture = 'https://identifiers.org/rxcui:5';
    const ingredients = ['https://identifiers.org/drugbank:DB99999', `${WD}Q5`];
    expect(toValues(mixture, 'P3781').toSorted()).toEqual(ingredients.toSorted());
    expect(lines).toContain(`<${mixture}> <${LABEL}> "losartan / newdrug"@en .`);
    const substance = 'https://identifiers.org/unii:6';
    expect(lines).toContain(`<${substance}> <${LABEL}> "unknownib"@en .`);
    expect(lines).toContain(`<${substance}> <${WDT}P233> "CCCCCCCCCCCCN" .`);
    expect(lines.filter((line) => line.includes('unii:7'))).toEqual([]);
  });

  it('state contraindications apart, and never an indication against one', () => {
    const current = 'https://identifiers.org/drugbank:DB99999';
    expect(toValues(current, 'P2175')).toEqual([`${WD}Q1`]);
    expect(lines).toContain(`<${current}> <${BIOLINK}contraindicated_in> <${WD}Q7> .`);
    expect(getReference('DB99999-contraindicated_in-Q7')).toBe('https://github.com/everycure-org/');
    expect(lines.filter((line) => line.includes('DB99997') && line.includes('P2175'))).toEqual([]);
  });

  it('set aside a contraindication that another source contradicts', async () => {
    const set = await readFile(join(folder, 'out', 'quarantine.tsv'), 'utf8');
    expect(set).toContain(`${WD}Q5 losartan\tcontraindicated_in\t${WD}Q1 Marfan syndrome\t`);
    expect(lines).not.toContain(`<${WD}Q5> <${BIOLINK}contraindicated_in> <${WD}Q1> .`);
  });

  it('carry what an expert panel refuted as deprecated, with the report', () => {
    const statement = 'urn:kg:statement:Q2-P2293-Q7-denied';
    expect(lines).toContain(
      `<${statement}> <http://wikiba.se/ontology#rank> <http://wikiba.se/ontology#DeprecatedRank> .`,
    );
    expect(getReference('Q2-P2293-Q7-denied')).toBe(
      'https://search.clinicalgenome.org/kb/gene-validity/CGGV:1',
    );
  });

  it('keep what articles name together apart from symptoms', () => {
    expect(lines).toContain(`<${WD}Q1> <${BIOLINK}occurs_together_in_literature_with> <${WD}Q7> .`);
  });

  it('are not told of a disease to which two mappings lead differently', () => {
    expect(toValues(`${WD}Q3`, 'P2293')).toEqual([]);
    expect(toValues(`${WD}Q4`, 'P2293')).toEqual([]);
  });

  it('name a symptom as the graph does, or by the name of the source', () => {
    const arachnodactyly = 'http://purl.obolibrary.org/obo/HP_0001166';
    expect(toValues(`${WD}Q1`, 'P780')).toEqual([arachnodactyly, `${WD}Q7`, `${WD}Q8`].sort());
    expect(lines).toContain(`<${arachnodactyly}> <${LABEL}> "Arachnodactyly"@en .`);
    expect(lines).toContain(`<${arachnodactyly}> <${WDT}P3841> "HP:0001166" .`);
  });

  it('add a human disease that the graph lacks, under the one that it is a kind of', () => {
    const term = 'http://purl.obolibrary.org/obo/MONDO_4';
    expect(toValues(`${WD}Q9`, 'P2293')).toEqual([term]);
    expect(toValues(term, 'P279')).toEqual([`${WD}Q1`]);
    expect(lines).toContain(`<${term}> <${LABEL}> "Marfan syndrome 9"@en .`);
    expect(lines).toContain(`<${term}> <${WDT}P5270> "MONDO:4" .`);
  });

  it('read symptoms from the definition of a disease, with the term as reference', () => {
    expect(toValues(`${WD}Q1`, 'P780')).toContain(`${WD}Q8`);
    expect(getReference('Q1-P780-Q8')).toBe('http://purl.obolibrary.org/obo/MONDO_1');
  });

  it('are said of the item where a term of the ontology is the same disease', () => {
    expect(lines).toContain(`<${WD}Q7> <${WDT}P699> "DOID:0051061" .`);
    expect(lines.filter((line) => line.includes(DOID))).toEqual([]);
  });
});

function toValues(subject: string, property: string): readonly string[] {
  const start = `<${subject}> <${WDT}${property}> <`;
  return lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length, -3));
}

function getReference(statement: string): string | undefined {
  const getObject = (subject: string, predicate: string) => {
    const start = `<${subject}> <${predicate}> <`;
    return lines.find((line) => line.startsWith(start))?.slice(start.length, -3);
  };
  const reference = getObject(
    `urn:kg:statement:${statement}`,
    'http://www.w3.org/ns/prov#wasDerivedFrom',
  );
  return getObject(reference ?? '', 'http://www.wikidata.org/prop/reference/P854');
}

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
