import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderScores, scoreFolder } from './external.js';
import { scoreRows } from './score-table.js';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-external-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('figures', () => {
  it('of values are those of a small example', () => {
    const figures = scoreRows({ measured: [1, 2, 3, 4], predicted: [1, 2, 4, 3], isClass: false });
    expect(figures).toMatchObject({ mae: 0.5, rae: 0.5, r2: 0.6, rocAuc: null });
    expect(figures.spearman).toBeCloseTo(0.8);
  });

  it('of classes count half of a pair of equal scores', () => {
    const figures = scoreRows({
      measured: [1, 0, 1, 0],
      predicted: [0.9, 0.5, 0.5, 0.1],
      isClass: true,
    });
    expect(figures).toMatchObject({ rocAuc: 0.875, accuracy: 0.75, mae: null });
  });

  it('are missing where nothing varies', () => {
    expect(scoreRows({ measured: [2, 2], predicted: [1, 2], isClass: false })).toMatchObject({
      mae: 0.5,
      rae: null,
      r2: null,
      spearman: null,
    });
  });
});

describe('a folder of tables', () => {
  it('is scored by its models, next to another program', async () => {
    await writeFile(
      join(folder, 'logS.csv'),
      'id,smiles,value\n1,CCO,1.1\n2,c1ccccc1,-1.6\n3,CCCCCCCC,-5.2\n4,C1CC(,1\n5,CCN,\n',
    );
    await writeFile(
      join(folder, 'THALF.tsv'),
      'smiles\tvalue\nCC(=O)Oc1ccccc1C(=O)O\t0.3\nCCO\t3\n',
    );
    await writeFile(join(folder, 'readme.txt'), 'Made up.');
    const requested: string[] = [];
    const scores = await scoreFolder(folder, async (endpoint, smiles) => {
      requested.push(endpoint);
      return smiles.map((_, at) => at + 1);
    });
    expect(requested).toEqual(['Half_Life_Obach', 'Solubility_AqSolDB']);
    expect(scores.map(({ model, by, molecules }) => [model, by, molecules])).toEqual([
      ['THALF', 'BioGraphQL', 2],
      ['THALF', 'ADMET-AI', 2],
      ['logS', 'BioGraphQL', 3],
      ['logS', 'ADMET-AI', 3],
    ]);
    const [half, peer, solubility] = scores;
    expect(solubility).toMatchObject({ leftOut: 2, coverage: 1, rocAuc: null });
    expect(solubility?.spearman).toBeCloseTo(1);
    // On log10: 0.3 against 1, 3 against 2.
    expect(peer?.mae).toBeCloseTo((Math.log10(1 / 0.3) + Math.log10(3 / 2)) / 2);
    expect(half?.coverage).not.toBeNull();
    expect(renderScores(scores)).toContain('| logS | BioGraphQL | 3 | 2 |');
  });

  it('is rejected with what to do when a table is named by no model', async () => {
    const path = join(folder, 'solubilities of 2025.csv');
    await writeFile(path, 'smiles,value\nCCO,1\n');
    await expect(scoreFolder(folder)).rejects.toThrow(/name of no model\. Rename it/);
    await rm(path);
  });
});
