import { EngineUnavailableError } from '@biographql/core';
import type { AdmetPredictor } from '@biographql/engines';
import { tablePredictor } from '@biographql/server/testing';
import { describe, expect, it } from 'vitest';
import {
  cleanup,
  fireEvent,
  pageOfFile,
  requested,
  screen,
  waitFor,
  within,
} from '../render-app.fixture.tsx';

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
const MOLECULES = `${ASPIRIN} aspirin\nCCO ethanol`;
const smiles = encodeURIComponent(MOLECULES);
const LOG_D: Readonly<Record<string, number>> = { [ASPIRIN]: -1.4, CCO: -0.3 };

/** A service with a custom model in addition to the 28, of which two are in a table. */
function withOwn(): AdmetPredictor {
  const table = tablePredictor({
    logS: { [ASPIRIN]: -1.83, CCO: 1.1 },
    hERG: { [ASPIRIN]: 0.01, CCO: 0.02 },
  });
  const stated = {
    name: 'our-logD',
    kind: 'regression',
    unit: 'log10 ratio',
    base: 'LogD7',
    trainedOn: 1_110,
    crossValidation: { measure: 'R2', random: 0.9, scaffold: 0.5 },
    isExplained: true,
  } as const;
  return {
    ...table,
    customModels: [
      stated,
      {
        ...stated,
        name: 'of two kinds',
        kind: 'classification',
        unit: null,
        crossValidation: { measure: 'accuracy', random: 0.8, scaffold: 0.7 },
        isExplained: false,
      },
    ],
    async predict(texts, model, options) {
      if (model === 'of two kinds')
        return texts.map((text) => ({ status: 'predicted', model, smiles: text, value: 0.7 }));
      if (model !== 'our-logD') return table.predict(texts, model, options);
      const sure = { interval: [-2, 1], expectedError: 0.4, inDomain: true } as const;
      return texts.map((text) => ({
        status: 'predicted',
        model,
        smiles: text,
        value: LOG_D[text] ?? 0,
        ...sure,
      }));
    },
    async explain(text, model, options) {
      if (model !== 'our-logD') return table.explain(text, model, options);
      if (text === 'CCO') throw new EngineUnavailableError('rdkit', 'explain', null);
      if (text === 'CCN') {
        const reason = { code: 'TOOLKIT_FAILURE', message: 'The molecule could not be read.' };
        return { status: 'rejected', model, smiles: text, value: null, reason };
      }
      return {
        status: 'explained',
        model,
        smiles: text,
        value: -1.4,
        scale: 'value',
        base: 0.5,
        score: -1.4,
        atoms: [{ index: 0, element: 6, contribution: -1.5 }],
        rest: [{ name: 'logP', value: 1.31, contribution: -0.4 }],
        similar: [],
        similarNote: 'The file of the model has no measured molecules.',
      };
    },
  };
}

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
const findCustomModels = () => screen.findByRole('group', { name: 'Models of this service' });
/** Documents are sent by their hash; no other has this variable. */
const listings = () => requested.filter((body) => body.includes('"isOwn"')).length;

describe('models that the service has beyond the 28', () => {
  const open = pageOfFile(undefined, withOwn());

  it('are offered with what is known of them, and predicted without a verdict', async () => {
    open(`/?page=admet#smiles=${smiles}&models=`);
    const group = within(await findCustomModels());
    expect(group.getAllByText(/Based on LogD7/).map(({ textContent }) => textContent)).toEqual([
      'log10 ratio Based on LogD7; trained on 1,110 molecules; cross-validated R2 0.90, 0.50 for new scaffolds.',
      'probability Based on LogD7; trained on 1,110 molecules; cross-validated accuracy 80 %, 70 % for new scaffolds.',
    ]);
    expect(screen.getByText('0 of 30')).toBeDefined();
    fireEvent.click(group.getByRole('button', { name: 'our-logD' }));
    fireEvent.click(screen.getByRole('button', { name: / hERG$/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Predict 2 molecules with 2 models' }));
    await screen.findByText('4 of 4 values');
    expect(window.location.hash).toContain('models=hERG+our-logD');

    expect(cell(0, 1)?.textContent).toBe('−1.40');
    expect(cell(0, 1)?.className).toBe('cell is-neutral');
    expect(cell(0, 1)?.getAttribute('aria-label')).toBe('our-logD: −1.40 log10 ratio, neutral');
    cell(0, 1)?.focus();
    const { textContent } = await screen.findByRole('tooltip');
    expect(textContent).toContain('our-logD · custom model based on LogD7');
    expect(textContent).toContain('90 % interval −2.00 to 1.00 log10 ratio.');
    expect(textContent).toContain('error: 0.40 on the model’s training scale.');
    expect(textContent).toContain('No threshold');

    fireEvent.click(screen.getByTitle(/^our-logD: /));
    fireEvent.click(screen.getByTitle(/^our-logD: /));
    expect(window.location.hash).toContain('sort=-own%3Aour-logD');
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toMatch(/^ethanol/);

    fireEvent.click(screen.getByRole('button', { name: 'aspirin' }));
    const card = within(screen.getByLabelText('Details of aspirin'));
    expect(card.getByText('Models of this service')).toBeDefined();
    expect(card.getByText('−1.40 log10 ratio')).toBeDefined();
    expect(
      card.getByText(/^1 favorable, 0 moderate, 0\s+unfavorable, 0 unclear, 1 not rated/),
    ).toBeDefined();
    expect(card.getByLabelText('Why this hERG value')).toBeDefined();
  });

  it('are explained by the service where it says so, and otherwise the page says that they are not', async () => {
    open(`/?page=admet#smiles=${smiles}&models=our-logD+of%2520two%2520kinds`);
    await screen.findByText('4 of 4 values');
    fireEvent.click(screen.getByRole('button', { name: 'aspirin' }));
    const card = within(screen.getByLabelText('Details of aspirin'));
    expect(card.queryByLabelText('Why this of two kinds value')).toBeNull();
    expect(card.getAllByText('No explanation is available for this model.')).toHaveLength(1);
    fireEvent.click(card.getByLabelText('Why this our-logD value'));
    const reasons = within(await card.findByLabelText('Explanation of our-logD'));
    await reasons.findByText(
      'Score: +0.50 for an average drug, −1.40 for this molecule, in the unit of the value.',
    );
    const [row] = reasons.getAllByRole('row', { hidden: true });
    expect(row?.textContent).toBe('logP 1.31−0.40');
    expect(reasons.getByText('The file of the model has no measured molecules.')).toBeDefined();
    const explained = requested.filter((body) => body.includes('"modelName":"our-logD"'));
    expect(explained.some((body) => body.includes(`"smiles":"${ASPIRIN}"`))).toBe(true);
  });

  it('say why a reason is not there, and keep the rest', async () => {
    open(`/?page=admet#smiles=${smiles}&models=hERG+our-logD`);
    await screen.findByText('4 of 4 values');
    fireEvent.click(screen.getByRole('button', { name: 'ethanol' }));
    const card = within(screen.getByLabelText('Details of ethanol'));
    fireEvent.click(card.getByLabelText('Why this our-logD value'));
    const reasons = within(await card.findByLabelText('Explanation of our-logD'));
    const problem = await reasons.findByRole('alert', { hidden: true });
    expect(problem.textContent).toMatch(/rdkit/);
    expect(card.getByText('−0.30 log10 ratio')).toBeDefined();
    fireEvent.click(card.getByLabelText('Why this hERG value'));
    await within(await card.findByLabelText('Explanation of hERG')).findByText(
      /^Score: \+0\.02 for an average/,
    );
    cleanup();

    open('/?page=admet#smiles=CCN&models=our-logD');
    fireEvent.click(await screen.findByRole('button', { name: 'CCN' }));
    fireEvent.click(await screen.findByLabelText('Why this our-logD value'));
    await screen.findByText('The molecule could not be read.');
    expect(screen.getAllByText('0.00 log10 ratio')).toHaveLength(1);
  });

  it('are found by an address, which says what there is not', async () => {
    open(`/?page=admet#smiles=${smiles}&models=our-logD+of%2520two%2520kinds+logS+fun+herg`);
    await screen.findByText('6 of 6 values');
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles.slice(-3)).toEqual(['Solubility', 'our-logD', 'of two kinds']);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'The service has no model “fun”.',
      'The service has no model “herg”. Did you mean hERG?',
    ]);
    // Strict mode mounts twice.
    expect(listings()).toBeLessThanOrEqual(2);
    expect(listings()).toBeGreaterThan(0);
  });

  it('are not in this browser, which says so and has them back without it', async () => {
    open(`/?page=admet#smiles=${smiles}&models=our-logD&local=`);
    const note = await screen.findByText(/^The model “our-logD” is only in the service/);
    expect(note.closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('group', { name: 'Models of this service' })).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /in this browser/ }));
    const chip = within(await findCustomModels()).getByRole('button', { name: 'our-logD' });
    expect(chip.ariaPressed).toBe('true');
  });

  it('are not requested by another page', async () => {
    open('/?entity=Q35869');
    await screen.findByRole('heading', { level: 1, name: 'asthma' });
    expect(requested.length).toBeGreaterThan(0);
    expect(listings()).toBe(0);
  });
});

describe('a service that does not list its models', () => {
  const open = pageOfFile(undefined, {
    ...withOwn(),
    training: () => Promise.reject(new EngineUnavailableError('admet', 'training', null)),
  });

  it('leaves the 28, and says so', async () => {
    open(`/?page=admet#smiles=${smiles}&models=logS`);
    await screen.findByText('2 of 2 values');
    expect(screen.getByText('1 of 28')).toBeDefined();
    const note = await screen.findByText(/^The list of custom models could not be loaded/);
    expect(note.getAttribute('role')).toBe('status');
    const before = listings();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(listings()).toBeGreaterThan(before));
  });
});
