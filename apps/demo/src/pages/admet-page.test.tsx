import { describe, expect, it } from 'vitest';
import { fireEvent, pageOfFile, screen, waitFor } from '../render-app.fixture.tsx';

const open = pageOfFile();
const TERFENADINE = 'CC(C)(C)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1';
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

describe('ADMET', () => {
  it('predicts what is typed, with the models chosen, and explains each value', async () => {
    open('/?page=admet');
    const area = await screen.findByRole('textbox', { name: /SMILES/ });
    const lines = ['CC(=O)Oc1ccccc1C(=O)O aspirin', `${TERFENADINE} terfenadine`, 'C1CC broken'];
    fireEvent.change(area, { target: { value: lines.join('\n') } });
    fireEvent.click(screen.getByRole('button', { name: 'None' }));
    for (const name of [/ logS$/, / hERG$/]) {
      fireEvent.click(screen.getByRole('button', { name }));
    }
    fireEvent.click(screen.getByRole('button', { name: 'Predict 3 molecules with 2 models' }));

    await screen.findByText('6 of 6 values');
    expect(window.location.hash).toContain('models=logS+hERG');
    expect(screen.getByRole('rowheader', { name: /^aspirin/ })).toBeDefined();
    expect(cell(0, 0)?.textContent).toBe('−1.83');
    expect(cell(0, 0)?.className).toContain('is-favorable');
    expect(cell(1, 1)?.getAttribute('aria-label')).toBe(
      'hERG: 0.94 probability, unclear, outside the applicability domain',
    );
    expect(cell(1, 1)?.className).toContain('is-unclear is-outside');
    expect(cell(1, 0)?.className).not.toMatch(/is-outside/);
    expect(
      screen.getByText('The molecule is not in the table.').closest('td')?.getAttribute('colspan'),
    ).toBe('2');

    cell(0, 0)?.focus();
    for (const key of ['ArrowDown', 'ArrowRight']) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    }
    expect(document.activeElement).toBe(cell(1, 1));
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toMatch(
      /hERG.*unclear.*Unclear: hERG blocker or not a hERG blocker.*Thresholds: Xiong et al\. 2021/s,
    );
    expect(tooltip.textContent).toContain(
      'Unclear: yes and no are both possible. Expected error rate: 20 %.',
    );
    cell(1, 0)?.focus();
    expect((await screen.findByRole('tooltip')).textContent).toContain(
      '90 % interval −8.00 to −5.00 log10 mol/L.',
    );
    cell(1, 1)?.focus();

    fireEvent.click(screen.getByRole('checkbox', { name: 'Sort by fewest concerns' }));
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^aspirin/),
        expect.stringMatching(/^terfenadine/),
        expect.stringMatching(/^broken/),
      ]),
    );
  });

  it('greys a value that the model was not made for, and says why', async () => {
    open('/?page=admet#smiles=CC%5BHg%5D&models=logS+hERG');
    await screen.findByText('2 of 2 values');
    expect(cell(0, 1)?.className).toBe('cell is-out-of-scope');
    expect(cell(0, 1)?.getAttribute('aria-label')).toBe(
      'hERG: 0.02 probability, It contains a metal.',
    );
    expect(screen.getByRole('rowheader').textContent).toMatch(
      /Out of scope: It contains a metal\./,
    );
    cell(0, 1)?.focus();
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toMatch(/out of scope.*It contains a metal\./);
    expect(tooltip.textContent).not.toMatch(/favorable/);
  });

  it('takes molecules from a CSV file', async () => {
    open('/?page=admet#smiles=CCO');
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /SMILES/ });
    const file = new File(['name,smiles\naspirin,CC(=O)Oc1ccccc1C(=O)O\n'], 'drugs.csv');
    fireEvent.change(screen.getByLabelText(/CSV or SDF file/), { target: { files: [file] } });
    await waitFor(() => expect(area.value).toBe('name,smiles\naspirin,CC(=O)Oc1ccccc1C(=O)O'));
    expect(screen.getByRole('button', { name: /^Predict 1 molecule with/ })).toBeDefined();
  });

  it('says that models are missing, and keeps what was predicted', async () => {
    open('/?page=admet#smiles=CC(%3DO)Oc1ccccc1C(%3DO)O&models=logS+Ames');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Values that could not/);
    expect(cell(0, 0)?.textContent).toBe('−1.83');
    expect(cell(0, 1)?.textContent).toBe('!');
  });
});
