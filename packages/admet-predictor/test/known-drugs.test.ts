import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { knownDrugsPage } from '../bench/known-drugs-page.js';
import { createPredictor } from '../src/index.js';
import groups from './tautomers/tautomers.fixture.json' with { type: 'json' };

// All models are loaded, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

it('KNOWN-DRUGS.md is what the models say today; `bench/known-drugs.ts` writes it', async () => {
  const { text, comparisons } = await knownDrugsPage();
  expect(text).toBe(readFileSync(new URL('../KNOWN-DRUGS.md', import.meta.url), 'utf8'));
  const faults = comparisons.filter(({ fault }) => fault);
  expect(faults.map(({ drug, model }) => `${drug} ${model}`)).toContain('metformin BBB');

  const numbers = comparisons.filter(({ model }) => model !== 'BBB');
  expect(numbers.length).toBeGreaterThan(270);
  expect(numbers.filter(({ isGross }) => isGross)).toEqual([]);
  expect(numbers.filter(({ holds }) => !holds).length / numbers.length).toBeLessThan(0.1);
});

it('no value of a well-known drug changes with the tautomer, except those of levodopa', async () => {
  const predictor = createPredictor();
  const changed: string[] = [];
  let compared = 0;
  for (const [name, drawings] of Object.entries(groups)) {
    const [first = [], ...others] = await predictor.predictAll(drawings);
    const values = (row: typeof first) => row.map(({ status, value }) => ({ status, value }));
    expect(first.map(({ status }) => status)).not.toContain('rejected');
    compared += others.length;
    if (others.some((row) => JSON.stringify(values(row)) !== JSON.stringify(values(first))))
      changed.push(name);
  }
  expect(compared).toBeGreaterThan(400);
  expect(changed).toEqual(['levodopa']);
});
