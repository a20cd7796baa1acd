import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset } from '@biographql/ingest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../main.js';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
let dataDir = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-admet-'));
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `biographql admet predict`, and returns how it ended and what it wrote. */
async function run(...argv: readonly string[]) {
  const written: string[] = [];
  const failed: string[] = [];
  const stream = (to: string[]) => ({ write: (text: string) => to.push(text) > 0 });
  const given = ['admet', 'predict', '--models', 'logS', '--data-dir', dataDir, ...argv];
  const code = await main(['node', 'biographql', ...given], {
    stdout: stream(written),
    stderr: stream(failed),
  });
  return { code, text: written.join(''), failed: failed.join('') };
}

async function file(name: string, content: string) {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** Rows of a table by their titles. */
function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [titles = [], ...rows] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));
}

const LOGS = 'logS (log10 mol/L)';
const MOLFILE = `ethanol
  made

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.5000    0.0000    0.0000 C   0  0
    2.2500    1.3000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END
> <batch>
7

$$$$
`;

describe('admet predict', () => {
  it.each([
    ['a CSV with the id first', 'b.csv', 'id,smiles\n1,CCO\n2,CCC\n', ['id', 'smiles']],
    ['quoted fields', 'a.csv', 'smiles,name\n"CCO","alcohol, ethyl"\n\nCCC propane\n', ['name']],
    ['a TSV with names', 'c.tsv', 'Name\tMolecule\nethanol\tCCO\npropane\tCCC\n', ['Name']],
    ['lines with names and coordinates', 'd.smi', 'CCO |(0,0,;1,0,;2,0,)|\nCCC\tpropane\n', []],
  ])('reads %s and keeps its columns', async (_, name, content, titles) => {
    const { code, text } = await run('--file', await file(name, content));
    expect(code).toBe(0);
    const rows = rowsOf(text);
    expect(rows).toHaveLength(2);
    const plain = rowsOf((await run('CCO', 'CCC')).text);
    expect(rows.map((row) => row[LOGS])).toEqual(plain.map((row) => row[LOGS]));
    for (const title of titles) expect(rows[0]).toHaveProperty([title]);
  });

  it('reads an SDF with its fields', async () => {
    const { code, text } = await run('--file', await file('m.sdf', MOLFILE));
    expect(code).toBe(0);
    const [ethanol] = rowsOf((await run('CCO')).text);
    expect(rowsOf(text)).toEqual([
      expect.objectContaining({
        smiles: 'CCO',
        name: 'ethanol',
        batch: '7',
        [LOGS]: ethanol?.[LOGS],
      }),
    ]);
  });

  it('ends with 1 when nothing was predicted, and says what the text looks like', async () => {
    const { code, text, failed } = await run('aspirin', 'CHEMBL25', '50-78-2');
    expect(code).toBe(1);
    expect(rowsOf(text).map(({ remarks }) => remarks)).toEqual([
      expect.stringContaining('a name'),
      expect.stringContaining('a ChEMBL id'),
      expect.stringContaining('a CAS number'),
    ]);
    expect(failed).toContain('3 of 3 molecules could not be predicted.');
    expect(failed).toContain('Names were not looked up. ');
    expect((await run('aspirin', 'CCO')).code).toBe(0);
  });

  it('takes no file for a molecule, and says how one is given', async () => {
    const { code, failed } = await run('list.csv');
    expect(code).not.toBe(0);
    expect(failed).toMatch(/must be molecules; for a file use --file list\.csv/);
  });

  it('looks names up in the dataset, and says what was read and what has no structure', async () => {
    const about = (property: string, value: string) =>
      `<http://www.wikidata.org/entity/Q19484> <${property}> ${value} .\n`;
    const graph = await file(
      'graph.nt',
      about('http://www.w3.org/2000/01/rdf-schema#label', '"metformin"@en') +
        about(
          'http://www.wikidata.org/prop/direct/P31',
          '<http://www.wikidata.org/entity/Q12140>',
        ) +
        about('http://www.wikidata.org/prop/direct/P233', '"CN(C)C(=N)NC(=N)N"'),
    );
    dataDir = join(folder, 'named');
    await buildDataset({ dataDir, graphSources: [graph], withStarter: false });
    const { code, text, failed } = await run('Metformin', 'metformin hydrochloride', 'nosuchdrug');
    expect(code).toBe(0);
    const [metformin, salt, unknown] = rowsOf(text);
    expect(metformin).toMatchObject({ smiles: 'CN(C)C(=N)NC(=N)N', name: 'Metformin' });
    expect(salt).toMatchObject({ ...metformin, name: 'metformin hydrochloride' });
    expect(unknown?.remarks).toContain('The graph has no structure for it.');
    expect(failed).toContain(
      'Used the structure of metformin, the parent compound of metformin hydrochloride.',
    );
    const table = await run('--file', await file('n.csv', 'drug,dose\nmetformin,5\nCCO,6\n'));
    expect(rowsOf(table.text)).toEqual([
      expect.objectContaining({ structure: 'CN(C)C(=N)NC(=N)N', drug: 'metformin', dose: '5' }),
      expect.objectContaining({ structure: 'CCO', drug: 'CCO', dose: '6' }),
    ]);
  });

  it('adds properties, rules and alerts on request', async () => {
    const { text } = await run('CC(=O)Oc1ccccc1C(=O)O', 'C1CC(', '--properties');
    const [aspirin, broken] = rowsOf(text);
    expect(aspirin).toMatchObject({
      formula: 'C9H8O4',
      'Molecular weight (g/mol)': '180.2',
      'H-bond donors': '1',
      'rules not met': '',
    });
    expect(broken).toMatchObject({ formula: '', 'Molecular weight (g/mol)': '' });
    expect(rowsOf((await run('CCO')).text)[0]).not.toHaveProperty('formula');
    const { code, failed } = await run('CCO', '--properties', '--format', 'long');
    expect(code).toBe(1);
    expect(failed).toContain('--format wide');
  });

  it('lists few molecules line by line on a terminal', async () => {
    const written: string[] = [];
    const stdout = { write: (text: string) => written.push(text), isTTY: true };
    const argv = ['node', 'biographql', 'admet', 'predict', '--models', 'logS,HIA', 'CCO ethanol'];
    await main(argv, { stdout, stderr: { write: () => true } });
    const [title, logS, HIA] = written.join('').split('\n');
    expect(title).toBe('ethanol CCO');
    expect(logS).toMatch(/^ {2}logS +1\.\d+ log10 mol\/L +.*soluble/);
    expect(HIA).toMatch(/^ {2}HIA +0\.99\d* +Confident: absorbed/);
  });

  it('writes a CSV that Excel reads as UTF-8', async () => {
    const out = join(folder, 'out.csv');
    expect((await run('CCO', '--properties', '--out', out)).code).toBe(0);
    expect(await readFile(out, 'utf8')).toMatch(/^\uFEFFsmiles,name,formula,.*TPSA \(Å²\)/);
  });
});
