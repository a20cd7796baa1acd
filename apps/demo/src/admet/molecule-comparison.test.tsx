import '../dom.fixture.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CATALOG } from './models.ts';
import { MoleculeComparison } from './molecule-card.tsx';

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
const toxicity = ({ group }: (typeof CATALOG)[number]) => group === 'Toxicity';
const rowOf = (title: string) => screen.getByText(title, { selector: 'th' }).closest('tr');
const textsOf = (title: string) =>
  [...(rowOf(title)?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

it('draws a shape per molecule, and has the values side by side with the differences marked', () => {
  const yes = { value: 0.97, predictionSet: 'yes' };
  const molecules = [
    toMolecule('safe', {}),
    toMolecule('blocker', { hERG: yes, Ames: { predictionSet: 'either' } }),
    toMolecule('strange', { hERG: { inDomain: false }, Ames: { outOfScope: 'It has a metal.' } }),
  ];
  const { container } = render(
    <MoleculeComparison molecules={molecules} models={CATALOG} isLocal />,
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
  screen.getByRole('img', { name: 'Radar plot of safe, blocker, strange' });
  const shapes = [...container.querySelectorAll('polygon.shape')];
  expect(new Set(shapes.map((shape) => shape.getAttribute('points'))).size).toBe(3);
});

it('draws nothing of fewer than three categories', () => {
  const molecules = [toMolecule('one', {}), toMolecule('other', {})];
  render(<MoleculeComparison molecules={molecules} models={CATALOG.filter(toxicity)} isLocal />);
  expect(screen.queryByRole('img')).toBeNull();
});
