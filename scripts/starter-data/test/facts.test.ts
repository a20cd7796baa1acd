import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BIOLINK, DOID, FILES, LABEL, WD, WDT } from './facts.fixture.js';

const SCRIPT = fileURLToPath(new URL('../build.mjs', import.meta.url));
vi.setConfig({ testTimeout: 60_000 }); // the build is a Node process of its own

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
    expect(lines.filter((line) => line.includes('reference:orphanet'))).toHaveLength(4);
    expect(lines.filter((line) => /HP_0001250|HP_0000545|HP_0002650/u.test(line))).toEqual([]);
  });

  it('name current drugs with codes and structure, and mark those that are discontinued', () => {
    const [current, old] = ['DB99999', 'DB99998'].map(
      (id) => `https://identifiers.org/drugbank:${id}`,
    );
    expect(lines).toContain(`<${current}> <${WDT}P267> "A10BX99" .`);
    const numbers = lines.filter((line) => line.startsWith(`<${current}> <${WDT}P231>`));
    expect(numbers.map((line) => line.split('"')[1])).toEqual(['50-78-2', '11126-35-5']);
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

  it('are left out for a disease with conflicting mappings', () => {
    expect(toValues(`${WD}Q3`, 'P2293')).toEqual([]);
    expect(toValues(`${WD}Q4`, 'P2293')).toEqual([]);
  });

  it('name a symptom as the graph does, or by the name of the source', () => {
    const arachnodactyly = 'http://purl.obolibrary.org/obo/HP_0001166';
    expect(toValues(`${WD}Q1`, 'P780')).toEqual(
      [arachnodactyly, `${WD}Q7`, `${WD}Q8`, `${WD}Q15`].sort(),
    );
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

  it('state what recent drugs are labeled for, with the label', () => {
    expect(toValues(`${WD}Q13`, 'P2175')).toEqual([`${WD}Q14`]);
    expect(getReference('Q13-P2175-Q14')).toBe(
      'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=tapinarof',
    );
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
