import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runAdmet } from './run-admet.fixture.js';

vi.setConfig({ testTimeout: 60_000 });

const run = (...argv: readonly string[]) => runAdmet('report', ...argv);

it('reports on models', async () => {
  const { code, text } = await run('--models', 'hERG,logS');
  expect(code).toBe(0);
  expect(text).toContain('# QSAR model report: hERG');
  expect(text).toContain('# QSAR model report: logS');
  expect(text).toContain('OECD principle 5');
  const { reports } = JSON.parse((await run('--json')).text);
  expect(reports).toHaveLength(28);
});

it('reports on predictions, also of what is no molecule, and writes files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-reports-'));
  try {
    const { code, text } = await run('CCO', 'no molecule', '--models', 'logS', '--out', folder);
    expect(code).toBe(0);
    expect((await readdir(folder)).sort()).toEqual([
      '1-logS-qprf.json',
      '1-logS-qprf.md',
      '2-logS-qprf.json',
      '2-logS-qprf.md',
    ]);
    expect(text.split('\n')).toHaveLength(5);
    const sound = await readFile(join(folder, '1-logS-qprf.md'), 'utf8');
    expect(sound).toContain('Measured molecule 1');
    const broken = JSON.parse(await readFile(join(folder, '2-logS-qprf.json'), 'utf8'));
    expect(JSON.stringify(broken)).toContain('None. INVALID_SMILES');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('takes a model by alias', async () => {
  const { code, text } = await run('--models', 'herg');
  expect(code).toBe(0);
  expect(text).toContain('# QSAR model report: hERG');
});

it('rejects a model that there is not, with the nearest name', async () => {
  const { code, failed } = await run('--models', 'hERGG');
  expect(code).toBe(1);
  expect(failed).toContain('Did you mean `hERG`?');
});
