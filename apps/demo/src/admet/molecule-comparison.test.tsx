import '../dom.fixture.ts';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CATALOG } from './models.ts';
import { MoleculeCard } from './molecule-card.tsx';

afterEach(cleanup);

type Values = Readonly<Record<string, object>>;

const toMolecule = (name: string, values: Values) => ({
  name,
  row: {
    smiles: name,
    predictions: CATALOG.map((model) => ({
      status: 'predicted' as const,
      smiles: name,
      model: model.name,
      value: 0.01,
      predictionSet: 'no' as const,
      inDomain: true,
      ...values[model.name],
    })),
  },
});
const rowOf = (title: string) => screen.getByText(title, { selector: 'th' }).closest('tr');
const textsOf = (title: string) =>
  [...(rowOf(title)?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

it('has the values of molecules side by side with the differences marked', () => {
  const yes = { value: 0.97, predictionSet: 'yes' };
  const molecules = [
    toMolecule('safe', {}),
    toMolecule('blocker', { hERG: yes, Ames: { predictionSet: 'either' } }),
    toMolecule('strange', { hERG: { inDomain: false }, Ames: { outOfScope: 'It has a metal.' } }),
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoleculeCard molecules={molecules} models={CATALOG} isLocal onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(textsOf('hERG blocker')).toEqual([
    expect.stringMatching(/^0\.01 probability.*favorable/),
    expect.stringMatching(/^0\.97 probability.*unfavorable/),
    expect.stringMatching(/^0\.01 probability.*Outside the domain/),
  ]);
  expect(textsOf('Main concerns')[1]).toMatch(/likely hERG blocker/);
  expect(rowOf('hERG blocker')?.className).toBe('differs');
  expect(rowOf('CYP1A2 inhibitor')?.className).toBe('');
  expect(textsOf('Ames mutagenicity')[2]).toContain('It has a metal.');
  screen.getByLabelText('Comparison of safe, blocker, strange');
});
