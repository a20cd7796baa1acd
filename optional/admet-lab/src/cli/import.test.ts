import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runAdmet as run } from './run-admet.fixture.js';

vi.setConfig({ testTimeout: 240_000 });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Made-up doses of alcohols and amides, as ChEMBL exports activities. */
const rows = Array.from({ length: 60 }, (_, size) => {
  const species = size % 2 === 0 ? 'Rattus norvegicus' : 'Mus musculus';
  return [
    `${'C'.repeat(size + 2)}O;LD50;'=';${100 + 20 * size};mg.kg-1;${species}`,
    `${'C'.repeat(size + 2)}C(=O)Nc1ccccc1;LD50;'=';${80 + 10 * size};mg.kg-1;${species}`,
  ];
}).flat();
const table = [
  'Smiles;Standard Type;Standard Relation;Standard Value;Standard Units;Assay Organism',
  ...rows,
  "CCO;LD50;'=';110;mg.kg-1;Rattus norvegicus",
  "CCN;LD50;'>';5000;mg.kg-1;Rattus norvegicus",
  "C1CC(;LD50;'=';50;mg.kg-1;Rattus norvegicus",
].join('\n');

it('makes a table from an export, from which a model is trained that predicts', async () => {
  const file = join(folder, 'chembl.csv');
  const out = join(folder, 'ld50.csv');
  const model = join(folder, 'ld50.bin');
  await writeFile(file, table);
  const imported = await run('import', file, '--preset', 'ld50', '--out', out);
  expect(imported.failed).not.toContain('error');
  expect(imported.code).toBe(0);
  expect(imported.text).toContain('123 rows read: 121 used (120 molecules), 2 left out.');
  expect(imported.text).toContain('LIMIT 1, e.g. chembl.csv:123: “<');
  expect(imported.text).toContain('MOLECULE 1, e.g. chembl.csv:124');
  expect(imported.text).toMatch(/measurements of a molecule\): 0\.0\d+ for all rows/);
  expect(imported.text).toContain('--only "Assay Organism=Rattus norvegicus"');
  expect(imported.text).toContain('--unit "-log10 mol/kg"');
  const rejects = (await readFile(`${out}.rejects.jsonl`, 'utf8')).trim().split('\n');
  expect(rejects.map((line) => JSON.parse(line).code)).toEqual(['LIMIT', 'MOLECULE']);
  const [heading] = (await readFile(out, 'utf8')).split('\n');
  expect(heading).toBe('smiles,measurements,lowest,highest,rows,value');

  const unit = ['--unit=-log10 mol/kg', '--name', 'acute-toxicity'];
  const trained = await run('train', out, '--base', 'LogD7', '--out', model, ...unit);
  expect(trained.failed).not.toContain('error');
  expect(trained.text).toContain('in -log10 mol/kg; 120 molecules from 120 rows');
  expect(trained.text).toMatch(/intervals cover \d/);
  const [prediction] = JSON.parse(
    (await run('predict', 'CCCCCCO', '--custom', model, '--json')).text,
  ).predictions;
  expect(prediction).toMatchObject({ model: 'acute-toxicity', knownScaffold: true });
  expect(prediction.expectedError).toBeGreaterThan(0);
});

it('writes nothing on a dry run', async () => {
  const file = join(folder, 'again.csv');
  await writeFile(file, table);
  const before = await readdir(folder);
  const { code, text } = await run(
    'import',
    file,
    ...['--preset', 'ld50', '--only', 'Assay Organism=Mus musculus', '--dry-run', '--json'],
  );
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({
    summary: { molecules: 60, leftOut: { OTHER_CONDITION: 63 } },
  });
  expect(await readdir(folder)).toEqual(before);
});

it('says what is wrong', async () => {
  const file = join(folder, 'small.csv');
  const out = join(folder, 'none.csv');
  await writeFile(file, 'smiles;value\nnothing;1\n');
  const rejected = async (...argv: readonly string[]) => {
    const { code, failed } = await run('import', ...argv);
    expect(code).not.toBe(0);
    return failed;
  };
  expect(await rejected(file)).toContain('--dry-run');
  expect(await rejected(file, '--out', out)).toContain('usable row');
  expect(await rejected(file, '--preset', 'LD', '--out', out)).toContain('ld50');
  expect(await rejected(file, '--only', 'x', '--out', out)).toContain('separated by =');
  expect(await rejected(file, '--tolerance', 'x', '--out', out)).toContain('--tolerance');
  expect(await rejected(file, '--active', '10', '--out', out)).toContain('<=10');
});
