import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runAdmet as run } from './run-admet.fixture.js';

vi.setConfig({ testTimeout: 240_000 });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-assay-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Alcohols and amides of many lengths, with a made-up value. */
const table = [
  'id,smiles,logD',
  ...Array.from({ length: 60 }, (_, size) => [
    `${size},${'C'.repeat(size + 2)}O,${size / 10}`,
    `${size},${'C'.repeat(size + 2)}C(=O)Nc1ccccc1,${size / 10 + 1}`,
  ]).flat(),
  '99,C1CC(,2',
  '100,CCN,>4',
].join('\n');

it('trains a model from a table, and predicts with its file', async () => {
  const file = join(folder, 'assay.csv');
  const out = join(folder, 'mine.bin');
  await writeFile(file, table);
  const trained = await run('train', file, '--base', 'LogD7', '--out', out, '--name', 'mine');
  expect(trained.failed).not.toContain('error');
  expect(trained.code).toBe(0);
  expect(trained.text).toContain(
    'mine: regression model based on LogD7, in log10 ratio; 120 molecules from 122 rows',
  );
  expect(trained.text).toContain('left out, line 122: A parenthesis is opened and never closed.');
  expect(trained.text).toContain('left out, line 123');
  expect(trained.text).toMatch(/the new model +RMSE/);
  expect(trained.text).toMatch(/the base model itself +RMSE/);
  expect((await readFile(out)).subarray(0, 4).toString()).toBe('BGAM');

  const plain = await run('predict', 'CCCCCCO', 'C1CC(', '--custom', out, '--models', 'LogD7');
  expect(plain.code).toBe(0);
  const lines = plain.text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const [heading, hexanol, broken] = lines;
  expect(heading?.slice(0, 5)).toEqual([
    'smiles',
    'name',
    'LogD7 (log10 ratio)',
    'LogD7 verdict',
    'mine',
  ]);
  expect(hexanol?.[0]).toBe('CCCCCCO');
  expect(Math.abs(Number(hexanol?.[4]) - 0.4)).toBeLessThan(1);
  expect(broken?.at(-1)).toContain('A parenthesis is opened');

  const list = join(folder, 'list.smi');
  await writeFile(list, 'smiles name\nCCO ethanol\n\nCCCO propanol\n');
  const { predictions } = JSON.parse(
    (await run('predict', '--file', list, '--custom', out, '--json')).text,
  );
  expect(
    predictions.map(({ smiles, model }: { smiles: string; model: string }) => [smiles, model]),
  ).toEqual([
    ['CCO', 'mine'],
    ['CCCO', 'mine'],
  ]);

  await explains(out);
  await reportsOn(out);
});

/** Explains a value of a custom model and of one of the 28. */
async function explains(out: string) {
  const plain = await run('explain', 'CCCCCCO', 'C1CC(', '--custom', out);
  expect(plain.code).toBe(0);
  const lines = plain.text.split('\n').map((line) => line.split('\t'));
  const getParts = (text: string) =>
    lines.flatMap(([smiles, , part = '', adds]) => (smiles === text ? [[part, adds]] : []));
  expect(getParts('CCCCCCO').map(([part]) => part)).toEqual(
    expect.arrayContaining(['average drug', 'atom 6 CCCCCC{O}', 'score (value)', 'value']),
  );
  expect(getParts('CCCCCCO').at(-1)?.[0]).toContain('has no measured molecules');
  expect(getParts('C1CC(')).toEqual([[expect.stringMatching(/^rejected: /), '']]);
  const { explanations } = JSON.parse(
    (await run('explain', 'CCO', '--custom', out, '--models', 'logS', '--json')).text,
  );
  expect(explanations.map(({ model }: { model: string }) => model)).toEqual(['logS', 'mine']);
  for (const { base, score, atoms, rest } of explanations) {
    const sum = [...atoms, ...rest].reduce((all, { contribution }) => all + contribution, base);
    expect(sum).toBeCloseTo(score, 6);
  }
}

async function reportsOn(out: string) {
  const model = await run('report', '--custom', out);
  expect(model.code).toBe(0);
  expect(model.text.match(/^# .*/gm)).toEqual(['# QSAR model report: mine']);
  expect(model.text).toContain('rows left out, by reason: MOLECULE 1, QUALIFIED');
  const into = join(folder, 'reports');
  const files = await run('report', 'CCCCCCO', '--custom', out, '--models', 'logS', '--out', into);
  expect(files.text.trim().split('\n')).toEqual(
    ['1-logS-qprf.md', '1-logS-qprf.json', '1-mine-qprf.md', '1-mine-qprf.json'].map((name) =>
      join(into, name),
    ),
  );
  const report = await readFile(join(into, '1-mine-qprf.md'), 'utf8');
  expect(report).toContain('# QSAR prediction report: mine');
  expect(report).toMatch(/Atoms that contribute most:\*\* atom \d/);
}

it('stores rows in the file only with --keep-rows', async () => {
  const file = join(folder, 'stored.csv');
  const out = join(folder, 'stored.bin');
  await writeFile(file, table);
  const flags = ['--base', 'SkinS', '--out', out, '--keep-rows'];
  const { text } = await run('train', file, ...flags);
  expect(text).toContain('The model file contains all 120 molecules with their measured values.');
  const { explanations } = JSON.parse(
    (await run('explain', 'CCCO', '--custom', out, '--json')).text,
  );
  expect(explanations[0].similar[0]).toMatchObject({ smiles: 'CCCO', value: 0.1, similarity: 1 });
});

it('says what is wrong', async () => {
  const file = join(folder, 'small.csv');
  await writeFile(file, 'smiles,y\nCCO,1\n');
  const out = join(folder, 'none.bin');
  const rejected = async (...argv: readonly string[]) => {
    const { code, failed } = await run(...argv);
    expect(code).not.toBe(0);
    return failed;
  };
  expect(await rejected('train', file, '--base', 'LogD7', '--out', out)).toContain('at least 100');
  expect(await rejected('train', file, '--base', 'logd', '--out', out)).toContain('LogD7');
  expect(await rejected('train', file, '--out', out)).toContain('--base');
  const column = ['--base', 'logS', '--out', out, '--values', 'z'];
  expect(await rejected('train', file, ...column)).toContain('smiles, y');
  expect(await rejected('train', file, '--base', 'logS', '--out', out, '--seed', 'x')).toContain(
    '--seed',
  );
  expect(await rejected('predict', 'CCO', '--custom', file)).toContain('Not an assay model file');
  expect(await rejected('predict')).toContain('must not be empty');
});
