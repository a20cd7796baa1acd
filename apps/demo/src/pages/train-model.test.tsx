import '../molecules/toolkit.fixture.ts';
import '../admet/predictor.fixture.ts';

import { describe, expect, it, vi } from 'vitest';
import { asked, fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

vi.setConfig({ testTimeout: 240_000 });

const RINGS = ['c1ccccc1', 'c1ccncc1', 'C1CCCCC1', 'C1CCNCC1', 'C1CCOC1'];
const LINES = RINGS.flatMap((ring) =>
  Array.from(
    { length: 21 },
    (_, length) => `m${length},${'C'.repeat(length)}${ring},${length / 5}`,
  ),
);
const TITLES = 'id,SMILES,logD';
const open = pageOfFile();

async function openPanel() {
  open('/?page=admet#smiles=CCO&models=logS&local=');
  fireEvent.click(await screen.findByRole('button', { name: 'Train a model …' }));
  return within(await screen.findByRole('region', { name: 'Train a model' }));
}

function give(panel: Awaited<ReturnType<typeof openPanel>>, lines: readonly string[]) {
  const files = [new File([lines.join('\n')], 'assay.csv')];
  fireEvent.change(panel.getByLabelText(/^CSV or TSV file/), { target: { files } });
  return panel.findByText('assay.csv');
}

describe('training in the page', () => {
  it('makes a model of a table, says what to expect of it, and predicts with it', async () => {
    const panel = await openPanel();
    await give(panel, [TITLES, ...LINES, 'bad,C1CC(,1']);
    expect(panel.getByLabelText<HTMLSelectElement>('Molecules').value).toBe('SMILES');
    expect(panel.getByLabelText<HTMLSelectElement>('Values').value).toBe('logD');
    fireEvent.change(panel.getByLabelText('Base'), { target: { value: 'logS' } });
    expect(panel.getByLabelText<HTMLInputElement>('Name').value).toBe('my-logS');
    fireEvent.change(panel.getByLabelText('Unit'), { target: { value: 'nm' } });

    fireEvent.click(panel.getByRole('checkbox', { name: /^keep the molecules and their values/ }));
    const train = panel.getByRole<HTMLButtonElement>('button', { name: 'Train' });
    fireEvent.click(train);
    await panel.findByText(/^(Reading molecules|Cross-validating)/);
    expect(train.disabled).toBe(true);
    fireEvent.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(train.disabled).toBe(false);

    fireEvent.click(train);
    const told = await panel.findByText(/105 molecules of\s+106 rows/, {}, { timeout: 200_000 });
    expect(told.textContent).toMatch(/^my-logS: .* in nm\. It is among the models of files\.$/);
    expect(panel.getAllByRole('columnheader', { name: 'RMSE' })).toHaveLength(2);
    const row = within(panel.getByRole('row', { name: /^the new model/ }));
    expect(row.getAllByRole('cell').every((cell) => /^−?\d/.test(cell.textContent ?? ''))).toBe(
      true,
    );
    expect(panel.getByRole('row', { name: /^logS alone/ }).textContent).toBe(
      `logS alone${'–'.repeat(6)}`,
    );
    expect(panel.getByText(/^line 107: /)).toBeDefined();
    expect(panel.getByText(/^The file holds the molecules and their values/)).toBeDefined();
    expect(panel.getByRole('button', { name: 'Download the model' })).toBeDefined();

    const files = within(screen.getByRole('group', { name: 'Model files' }));
    expect(files.getByRole('button', { name: 'my-logS' }).ariaPressed).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Predict 1 molecule with 2 models' }));
    await screen.findByText('2 of 2 values');
    expect(window.location.hash).toContain('my-logS');
    fireEvent.click(screen.getByRole('button', { name: 'CCO' }));
    fireEvent.click(await screen.findByLabelText('Why this value of my-logS'));
    const similar = await screen.findByLabelText('Most similar measured molecules');
    const items = within(similar).getAllByRole('listitem', { hidden: true });
    expect(items).toHaveLength(5);
    expect(items[0]?.textContent).toMatch(/^[\d.]+ nm.*rows that my-logS was trained on$/);
    // The list of the service's own models alone is asked for.
    expect(asked.filter((body) => !body.includes('"isOwn"'))).toEqual([]);
  });

  it('says what is wrong with a table, and with a name', async () => {
    const panel = await openPanel();
    const train = panel.getByRole<HTMLButtonElement>('button', { name: 'Train' });
    expect(train.disabled).toBe(true);
    const files = [new File(['only\n1\n'], 'one.csv')];
    fireEvent.change(panel.getByLabelText(/^CSV or TSV file/), { target: { files } });
    expect((await panel.findByRole('alert')).textContent).toMatch(/^one\.csv has no two columns/);

    await give(panel, [TITLES, ...LINES.slice(0, 20)]);
    fireEvent.change(panel.getByLabelText('Name'), { target: { value: 'herg' } });
    fireEvent.click(train);
    expect(panel.getByRole('alert').textContent).toBe('“herg” is a name of hERG.');
    fireEvent.change(panel.getByLabelText('Name'), { target: { value: 'mine' } });
    fireEvent.click(train);
    await waitFor(() =>
      expect(panel.getByRole('alert').textContent).toMatch(
        /^The table must have at least 100 valid molecules .* It has \d+\.$/,
      ),
    );
    expect(train.disabled).toBe(false);
  });
});
