import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../names.mjs', import.meta.url));
const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';

const drug = (id: string, label: string) => [
  `<${WD}${id}> <${LABEL}> "${label}"@en .`,
  `<${WD}${id}> <${WDT}P31> <${WD}Q12140> .`,
];
const GRAPH = [
  ...drug('Q177094', 'imatinib'),
  ...drug('Q27114666', 'imatinib mesylate'),
  ...drug('Q300989', 'levodopa'),
  ...drug('Q1', 'sodium'),
  ...drug('Q2', 'carbidopa'),
  `<${WD}Q199804> <${LABEL}> "chronic obstructive pulmonary disease"@en .`,
  `<${WD}Q199804> <${WDT}P699> "DOID:3083" .`,
  `<${WD}Q3> <${LABEL}> "schistosomiasis"@en .`,
  `<${WD}Q3> <${WDT}P31> <${WD}Q12136> .`,
  `<${WD}Q4> <${LABEL}> "PTGS2"@en .`,
  `<${WD}Q4> <${WDT}P31> <${WD}Q7187> .`,
  `<${WD}Q5> <${LABEL}> "bilharzia"@en .`,
];
const PRODUCTS = [
  'DrugName\tActiveIngredient',
  'GLEEVEC\tIMATINIB MESYLATE',
  'DOPAR\tLEVODOPA',
  'SINEMET\tCARBIDOPA; LEVODOPA',
  'MIXED\tLEVODOPA',
  'MIXED\tCARBIDOPA; LEVODOPA',
  'TWOFOLD\tLEVODOPA',
  'TWOFOLD\tCARBIDOPA',
  'SALINE\tSODIUM CHLORIDE',
  'LEVODOPA PLAIN\tLEVODOPA',
];

vi.setConfig({ testTimeout: 60_000 }); // a Node process of its own

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starter-names-'));
  await mkdir(join(folder, 'graph'));
  await mkdir(join(folder, 'formats/drugs'), { recursive: true });
  await writeFile(join(folder, 'graph/graph.nt.gz'), gzipSync(`${GRAPH.join('\n')}\n`));
  const products = join(folder, 'formats/drugs/drugsatfda_2019-07-02_Products.txt.gz');
  await writeFile(products, gzipSync(`${PRODUCTS.join('\n')}\n`));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('names.mjs', () => {
  it('gives a brand to its only ingredient rather than to the salt, and none to a combination', async () => {
    const out = join(folder, 'names.tsv');
    const { stderr } = await run(process.execPath, [SCRIPT, '--source', folder, out]);
    expect((await readFile(out, 'utf8')).split('\n')).toEqual([
      'name\tidentifier',
      expect.stringMatching(/^# Drugs@FDA/u),
      `Dopar\t${WD}Q300989`,
      `Gleevec\t${WD}Q177094`,
      expect.stringMatching(/^# Clinical abbreviations/u),
      `COPD\t${WD}Q199804\tshort`,
      `L-DOPA\t${WD}Q300989\tshort`,
      expect.stringMatching(/^# Brands, lay names/u),
      `Glivec\t${WD}Q177094`,
      `Larodopa\t${WD}Q300989`,
      `smoker's lung\t${WD}Q199804`,
      `smoker's cough\t${WD}Q199804`,
      `bilharzia\t${WD}Q3`,
      `snail fever\t${WD}Q3`,
      `bilharziasis\t${WD}Q3`,
      `COX-2\t${WD}Q4\tshort`,
      `cyclooxygenase-2\t${WD}Q4`,
      '',
    ]);
    expect(stderr).toMatch(/name nothing in the graph: .*semaglutide/u);
    expect(stderr).toMatch(/also the label of something else, and ambiguous: bilharzia/u);
  });

  it('explains itself, and rejects what it does not know with exit code 2', async () => {
    expect((await run(process.execPath, [SCRIPT, '--help'])).stdout).toContain('--graph');
    await expect(run(process.execPath, [SCRIPT])).rejects.toMatchObject({ code: 2 });
  });
});

describe('abbreviations.tsv', () => {
  it('has an identifier and a label for each abbreviation, each once', async () => {
    const path = fileURLToPath(new URL('../lib/abbreviations.tsv', import.meta.url));
    const rows = (await readFile(path, 'utf8'))
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    expect(rows.length).toBeLessThanOrEqual(150);
    expect(rows.filter((row) => !/^\S+\t(?:DOID:\d+|Q\d+)\t\S.*$/u.test(row))).toEqual([]);
    expect(new Set(rows.map((row) => row.split('\t')[0])).size).toBe(rows.length);
  });
});

describe('own-names.tsv', () => {
  it('has a kind, an entity and names in each row, and no entity or name twice', async () => {
    const path = fileURLToPath(new URL('../lib/own-names.tsv', import.meta.url));
    const rows = (await readFile(path, 'utf8'))
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    expect(rows.filter((row) => !/^(?:drug|disease|gene)\t[^\t]+\t[^\t]+$/u.test(row))).toEqual([]);
    const cells = rows.map((row) => row.split('\t'));
    const names = cells.flatMap(([, , cell = '']) => cell.split('|'));
    const entities = cells.map(([kind, entity = '']) => `${kind} ${entity.split('|')[0]}`);
    expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
    for (const listed of [names, entities])
      expect(listed.filter((one, index) => listed.indexOf(one) !== index)).toEqual([]);
  });
});
