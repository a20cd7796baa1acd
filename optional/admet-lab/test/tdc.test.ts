import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 600_000 });

const SCRIPT = fileURLToPath(new URL('../training/tdc.py', import.meta.url));
const LIBRARIES =
  process.env.BIOGRAPHQL_TRAINING_PYTHON ??
  fileURLToPath(new URL('../.features/venv/bin/python', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

let data = '';
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'biographql-tdc-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** Alcohols and acids of many lengths: values that grow with the length, classes by the group. */
function table(from: number, count: number, isClass: boolean): string {
  const rows = Array.from({ length: count }, (_, place) => {
    const size = from + Math.floor(place / 2);
    const isAcid = place % 2 === 1;
    const value = isClass ? Number(isAcid) : -size / 4;
    return `"Drug, ${place}",${'C'.repeat(size)}${isAcid ? 'C(=O)O' : 'O'},${value}`;
  });
  return `Drug_ID,Drug,Y\n${rows.join('\n')}\n`;
}

async function write(task: string, train: string, test: string): Promise<void> {
  await mkdir(join(data, 'admet_group', task), { recursive: true });
  await writeFile(join(data, 'admet_group', task, 'train_val.csv'), train);
  await writeFile(join(data, 'admet_group', task, 'test.csv'), test);
}

function run(...flags: readonly string[]) {
  const words = [
    '--',
    '--data',
    data,
    '--work',
    join(data, 'work'),
    '--python',
    LIBRARIES,
    ...flags,
  ];
  const { status, stdout, stderr } = spawnSync('python3', [SCRIPT, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe.skipIf(!hasPython)('bench:tdc', () => {
  it('says which file, column or row is missing before anything is trained', async () => {
    expect(run('--only', 'dili').stderr).toContain('no folder of dili');
    await write('dili', 'Drug_ID,Drug\n1,C\n', '');
    expect(run('--only', 'dili').stderr).toContain(
      'train_val.csv has no column Y; it has Drug_ID, Drug',
    );
    await write('dili', table(2, 4, true), 'Drug_ID,Drug,Y\n1,C,maybe\n');
    expect(run('--only', 'dili').stderr).toContain(
      'test.csv, line 2: no molecule, or no number: C, maybe',
    );
    await write('dili', table(2, 4, false), table(2, 4, true));
    expect(run('--only', 'dili').stderr).toContain('values of Y beside 0 and 1');
    await rm(join(data, 'admet_group', 'dili', 'test.csv'));
    const { status, stderr } = run('--only', 'dili');
    expect(stderr).toMatch(/no such file: .*test.csv|beside 0 and 1/);
    expect(status).not.toBe(0);
    expect(run('--only', 'nothing').stderr).toContain('no task is named "nothing"');
    expect(run('--only', 'dili', '--seeds', 'x').stderr).toContain('no list of whole numbers');
  });

  it.skipIf(!existsSync(LIBRARIES))(
    'trains and measures tasks, and goes on where it was stopped (needs the libraries of training)',
    async () => {
      const unreadable = 'x,C1CC(,1\n';
      await write('caco2_wang', table(2, 60, false), table(4, 20, false) + unreadable);
      await write('dili', table(2, 60, true), table(4, 20, true) + unreadable);
      const first = run('--only', 'caco2_wang,dili', '--seeds', '1');
      expect(first.stderr).toContain('dili: seed 1');
      const { status, stdout, stderr } = run('--task', 'caco2_wang,dili', '--seeds', '1,2');
      expect(status).toBe(0);
      expect(stderr).toContain('dili: seed 2');
      expect(stderr).not.toContain('dili: seed 1');
      const lines = stdout.trim().split('\n');
      expect(lines.slice(2, 4).map((line) => line.split(' | ').slice(0, 3).join(' '))).toEqual([
        '| caco2_wang mae lower',
        '| dili roc-auc higher',
      ]);
      const summary = JSON.parse(lines.at(-1) ?? '');
      expect(Object.keys(summary.dili.seeds)).toEqual(['1', '2']);
      expect(summary.dili).toMatchObject({ metric: 'roc-auc', trainedOn: 60, tested: 21 });
      expect(summary.dili.mean).toBeGreaterThan(0.9);
      expect(summary.caco2_wang.mean).toBeLessThan(2);
      const kept = JSON.parse(await readFile(join(data, 'work', 'results.json'), 'utf8'));
      expect(kept.dili.seeds['1']).toBeCloseTo(summary.dili.seeds['1'], 12);
      // Other files: nothing that was measured on the old ones counts.
      await write('dili', table(2, 62, true), table(4, 20, true));
      expect(run('--only', 'dili', '--seeds', '1').stderr).toContain('dili: seed 1');
    },
  );
});
