import '../molecules/toolkit.fixture.ts';
import '../admet/predictor.fixture.ts';

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createExplainer } from '@biographql/admet-lab/explain';
import { describe, expect, it, vi } from 'vitest';
import { shortValue } from '../admet/models.ts';
import { catchDownloads } from '../catch-downloads.fixture.ts';
import {
  fireEvent,
  isAboutMolecules,
  pageOfFile,
  requested,
  screen,
  waitFor,
  within,
} from '../render-app.fixture.tsx';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const TERFENADINE = 'CC(C)(C)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1';
const text = `CCO ethanol\n${TERFENADINE} terfenadine`;
const address = `/?page=admet#smiles=${encodeURIComponent(text)}&models=logS+hERG&local=`;
const open = pageOfFile();
const toDigest = (content: string | Uint8Array) =>
  `sha256:${createHash('sha256').update(content).digest('hex')}`;
const modelFile = (name: string) =>
  readFileSync(
    createRequire(import.meta.url).resolve(`@biographql/admet-predictor/models/${name}.bin`),
  );

describe('a prediction of the browser', () => {
  it('says how a name is looked up where one stands for a structure', async () => {
    open(`/?page=admet#smiles=${encodeURIComponent('warfarin\nC1CC broken')}&models=logS&local=`);
    await waitFor(() => expect(document.querySelectorAll('td.rejected').length).toBe(2));
    const stated = [...document.querySelectorAll('td.rejected')].map(({ textContent }) =>
      /looks like a name.*Press “Look up names” above\.$/.test(textContent ?? ''),
    );
    expect(stated).toEqual([true, false]);
    await screen.findByText(/^No predictions for 2 of 2 molecules/);
    const listed = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^warfarin: .*Press “Look up names” above\.$/),
      'broken: A ring bond is opened and never closed.',
    ]);
  });

  it('says which atoms drive it and what was measured like it, and sends nothing', async () => {
    open(address);
    await screen.findByText('4 of 4 values');
    fireEvent.click(screen.getByRole('button', { name: 'terfenadine' }));
    fireEvent.click(
      await screen.findByRole('button', { name: 'Why this hERG value', hidden: true }),
    );
    const reasons = await screen.findByRole('region', {
      name: 'Explanation of hERG',
      hidden: true,
    });
    await within(reasons).findByText(/^Score: \S+ for an average drug, \S+ for this molecule/);
    const expected = await createExplainer().explain('hERG', TERFENADINE, { similar: 5 });
    if (expected.status !== 'explained') throw new Error('It cannot be explained.');
    const score = `${expected.score > 0 ? '+' : ''}${shortValue(expected.score)}`;
    expect(within(reasons).getByText(/^Score:/).textContent).toContain(
      `${score} for this molecule`,
    );
    await within(reasons).findByRole('img', {
      name: /terfenadine, colored by what its atoms contribute/,
      hidden: true,
    });
    const similar = within(reasons).getByRole('list', { name: /similar measured/, hidden: true });
    expect(within(similar).getAllByRole('listitem', { hidden: true })).toHaveLength(
      expected.similar.length,
    );
    expect(requested.filter(isAboutMolecules)).toEqual([]);
  });

  it('is compared with that of another molecule', async () => {
    open(address);
    await screen.findByText('4 of 4 values');
    const getCard = () => screen.queryByLabelText('Comparison of ethanol, terfenadine');
    expect(getCard()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Compare all' }));
    const heads = getCard()?.querySelectorAll('thead th');
    expect([...(heads ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Molecule',
      expect.stringMatching(/ethanol$/),
      expect.stringMatching(/terfenadine$/),
    ]);
    fireEvent.click(screen.getByText('Close'));
    expect(getCard()).toBeNull();
    for (const name of ['ethanol', 'terfenadine'])
      fireEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(getCard()).not.toBeNull();
  });

  it('is saved with a receipt of its models, molecules and values', async () => {
    vi.stubEnv('ADMET_PREDICTOR_VERSION', '7.8.9');
    open(address);
    await screen.findByText('4 of 4 values');
    const { files, restore } = catchDownloads();
    fireEvent.click(screen.getByRole('button', { name: 'Download JSON Lines' }));
    await waitFor(() => expect(files.has('admet.jsonl')).toBe(true));
    fireEvent.click(await screen.findByRole('button', { name: 'Save receipt' }));
    await waitFor(() => expect(files.has('admet.receipt.json')).toBe(true));
    restore();
    vi.unstubAllEnvs();
    const receipt = JSON.parse((await files.get('admet.receipt.json')?.text()) ?? '');
    const rows = (await files.get('admet.jsonl')?.text()) ?? '';
    expect(rows.trim().split('\n')).toHaveLength(2);
    expect(receipt).toEqual({
      kind: 'admet-in-browser',
      package: '@biographql/admet-predictor',
      version: '7.8.9',
      received: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      models: ['logS', 'hERG'].map((name) => ({ name, digest: toDigest(modelFile(name)) })),
      molecules: { count: 2, digest: toDigest(`CCO\n${TERFENADINE}\n`) },
      result: toDigest(rows),
    });
  });
});
