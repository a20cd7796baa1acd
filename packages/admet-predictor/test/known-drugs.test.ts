import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { changesOf } from '../bench/change-by-drawing.js';
import { knownDrugsPage } from '../bench/known-drugs-page.js';
import { createPredictor } from '../src/index.js';
import groups from './tautomers/tautomers.fixture.json' with { type: 'json' };

// All models are loaded, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

it('KNOWN-DRUGS.md is what the models say today; `bench/known-drugs.ts` writes it', async () => {
  const { text, faults } = await knownDrugsPage();
  expect(text).toBe(readFileSync(new URL('../KNOWN-DRUGS.md', import.meta.url), 'utf8'));
  expect(faults.map(({ drug, model }) => `${drug} ${model}`)).toContain('metformin BBB');
});

it('no value of a well-known drug changes with the tautomer, but those of levodopa', async () => {
  const drugs = Object.entries(groups).map(([name, drawings]) => ({ name, drawings }));
  const { changed, rejected, drawings } = await changesOf(createPredictor(), drugs);
  expect(drawings).toBeGreaterThan(400);
  expect({ changed, rejected }).toEqual({ changed: ['levodopa'], rejected: [] });
});
