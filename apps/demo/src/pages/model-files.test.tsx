import '../molecules/toolkit.fixture.ts';
import '../admet/predictor.fixture.ts';

import { createExplainer } from '@biographql/admet-lab/explain';
import { readAssayModel, trainModel } from '@biographql/admet-lab/train';
import { createPredictor } from '@biographql/admet-predictor';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { shortValue } from '../admet/models.ts';
import {
  fireEvent,
  isAboutMolecules,
  pageOfFile,
  requested,
  screen,
  waitFor,
  within,
} from '../render-app.fixture.tsx';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const RINGS = ['c1ccccc1', 'c1ccncc1', 'C1CCCCC1', 'C1CCNCC1', 'C1CCOC1'];
const ROWS = RINGS.flatMap((ring) =>
  Array.from({ length: 21 }, (_, length) => ({
    smiles: `${'C'.repeat(length)}${ring}`,
    value: length / 5,
  })),
);
const NAME = 'our logD';
const BUTYL = 'CCCCc1ccccc1';
const PROMPT = [BUTYL, 'CCO'];
const smiles = encodeURIComponent(PROMPT.join('\n'));
const open = pageOfFile();
let bytes: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  ({ bytes } = await trainModel(ROWS, { base: 'LogD7', name: NAME, scale: 'linear' }));
});

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
const add = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText(/^Add a model file/), { target: { files } });
/** Opens the card of the first molecule, and why it has its value there. */
async function askWhy() {
  fireEvent.click(await screen.findByRole('button', { name: BUTYL }));
  fireEvent.click(await screen.findByLabelText(`Why this ${NAME} value`));
  return within(await screen.findByLabelText(`Explanation of ${NAME}`));
}
const closeCard = () =>
  fireEvent.click(screen.getByText('Close', { selector: 'dialog > header > button' }));
const ofFiles = () => screen.findByRole('group', { name: 'Model files' });
const getFile = (content: BlobPart, name: string) => new File([content], name);

/** The same file with another name of the same length. */
function renamed(name: string): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder('latin1').decode(bytes);
  const other = Uint8Array.from(bytes);
  other.set(new TextEncoder().encode(`"model":"${name}"`), text.indexOf(`"model":"${NAME}"`));
  return other;
}

describe('a file of a model', () => {
  it('is predicted with in this browser, and nothing of it is sent', async () => {
    open(`/?page=admet#smiles=${smiles}&models=our%2520logD&local=`);
    await screen.findByText('This browser has no model “our logD”. Add its file below.');
    add(getFile(bytes, 'ours.bin'));
    const group = within(await ofFiles());
    expect(group.getByText(/Based on LogD7; trained on 105 molecules; cross-validated R2/));
    // The address named it: its table comes by itself.
    await screen.findByText('2 of 2 values');
    expect(screen.queryByText(/This browser has no model/)).toBeNull();

    const model = readAssayModel(bytes);
    const expected = await createPredictor({ custom: [model] }).predict(NAME, PROMPT);
    for (const [row, { value }] of expected.entries()) {
      expect(cell(row, 0)?.textContent).toBe(shortValue(value ?? Number.NaN));
    }
    cell(0, 0)?.focus();
    const { textContent } = await screen.findByRole('tooltip');
    expect(textContent).toMatch(/90 % interval .* log10 ratio\. Expected error: [\d.]+ log10/);
    expect(textContent).toContain('No threshold');
    expect(requested.filter(isAboutMolecules)).toEqual([]);
  });

  it('says which atoms drive a value, in this browser', async () => {
    open(`/?page=admet#smiles=${smiles}&models=our%2520logD&local=`);
    await screen.findByText('2 of 2 values');
    const reasons = await askWhy();
    const stated = await reasons.findByText(
      /^Score: \S+ for an average drug, \S+ for this molecule/,
    );
    const model = readAssayModel(bytes);
    const expected = await createExplainer({ custom: [model] }).explain(NAME, BUTYL);
    if (expected.status !== 'explained') throw new Error('It cannot be explained.');
    const signed = (value: number) => `${value > 0 ? '+' : ''}${shortValue(value)}`;
    expect(stated.textContent).toBe(
      `Score: ${signed(expected.base)} for an average drug, ${signed(expected.score)} for this molecule, in the unit of the value.`,
    );
    const [largest] = expected.rest;
    const [row] = reasons.getAllByRole('row', { hidden: true });
    expect(row?.textContent).toContain(signed(largest?.contribution ?? Number.NaN));
    await reasons.findByAltText(
      `Structure of ${BUTYL}, colored by what its atoms contribute to ${NAME}`,
    );
    expect(reasons.queryByLabelText('Most similar measured molecules')).toBeNull();
    expect(reasons.getByText(/^The model file has no measured molecules/)).toBeDefined();
    expect(requested.filter(isAboutMolecules)).toEqual([]);
  });

  it('that is none is named, and what was there stays', async () => {
    open(`/?page=admet#smiles=${smiles}&models=our%2520logD&local=`);
    await screen.findByText('2 of 2 values');
    add(getFile('no model', 'notes.bin'), getFile(renamed('logD_7.4'), 'alias.bin'));
    const problems = await screen.findByText(/^notes\.bin: Not an assay model file/);
    expect(problems.parentElement?.textContent).toContain(
      'alias.bin: The model in this file is called “logD_7.4”, but that name already belongs to LogD7.',
    );
    expect(within(await ofFiles()).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    expect(screen.getByText('2 of 2 values')).toBeDefined();
  });

  it('takes the place of one of the same name, and is forgotten when it is not wanted', async () => {
    open(`/?page=admet#smiles=${smiles}&models=our%2520logD&local=`);
    await screen.findByText('2 of 2 values');
    const first = cell(0, 0)?.textContent;
    const note = /^The model file has no measured molecules/;
    await (await askWhy()).findByText(note);
    closeCard();
    const doubled = ROWS.map((row) => ({ ...row, value: 10 + 2 * row.value }));
    const settings = { base: 'LogD7', name: NAME, scale: 'linear', keepRows: true } as const;
    const again = await trainModel(doubled, settings);
    add(getFile(again.bytes, 'again.bin'));
    await waitFor(() => expect(Number(cell(0, 0)?.textContent)).toBeGreaterThan(10));
    expect(cell(0, 0)?.textContent).not.toBe(first);
    expect(within(await ofFiles()).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);

    // So do its reasons: this file holds measured molecules.
    const reasons = await askWhy();
    const similar = await reasons.findByLabelText('Most similar measured molecules');
    const [nearest] = within(similar).getAllByRole('listitem', { hidden: true });
    expect(nearest?.title).toBe(`${BUTYL}\ntraining rows of ${NAME}`);
    expect(nearest?.textContent).toMatch(/^11\.6 log10 ratiomeasured; similarity 1\.00/);
    expect(reasons.queryByText(note)).toBeNull();
    closeCard();

    fireEvent.click(screen.getByRole('button', { name: `Remove ${NAME}` }));
    await screen.findByText(/^This browser has no model “our logD”/);
    expect(screen.queryByRole('group', { name: 'Model files' })).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
