import '../dom.fixture.ts';

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CATALOG } from './models.ts';
import { MoleculeTable } from './molecule-table.tsx';

// As where a network is gone before the first reason.
vi.mock('./value-reasons.tsx', () => {
  throw new Error('The script could not be loaded.');
});
afterEach(cleanup);

it('keeps all values where what says why cannot be loaded', async () => {
  const predicted = { status: 'predicted', smiles: 'CCO', value: 0.5 } as const;
  const row = {
    smiles: 'CCO',
    predictions: [
      { ...predicted, model: 'logS' },
      { ...predicted, model: 'hERG' },
    ],
  } as const;
  const models = CATALOG.filter(({ name }) => name === 'logS' || name === 'hERG');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<MoleculeTable molecules={[{ name: 'ethanol', row }]} models={models} isLocal />);
  fireEvent.click(screen.getByLabelText('Why this hERG value'));
  await screen.findByRole('alert');
  expect(screen.getByText('0.50 log10 mol/L')).toBeDefined();
  expect(screen.getByText('0.50 probability')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Why this hERG value'));
  expect(screen.queryByRole('alert')).toBeNull();
});
