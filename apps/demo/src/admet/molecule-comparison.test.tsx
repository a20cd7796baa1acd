import '../dom.fixture.ts';

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CATALOG } from './models.ts';
import { MoleculeComparison } from './molecule-comparison.tsx';

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
const rowOf = (group: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${group}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('draws a shape per molecule, and says the same in a table', () => {
  const yes = { value: 0.97, predictionSet: 'yes' };
  const molecules = [
    toMolecule('safe', {}),
    toMolecule('blocker', { hERG: yes, Ames: { predictionSet: 'either' } }),
    toMolecule('strange', { hERG: { inDomain: false }, Ames: { outOfScope: 'It has a metal.' } }),
  ];
  const { container } = render(<MoleculeComparison molecules={molecules} models={CATALOG} />);
  const count = CATALOG.filter(toxicity).filter(({ source }) => source !== '').length;
  expect(rowOf('Toxicity')).toEqual([
    `${count} of ${count}`,
    `${count - 2} of ${count}`,
    `${count - 2} of ${count - 1}`,
  ]);
  screen.getByRole('img', { name: 'Radar plot of safe, blocker, strange' });
  const shapes = [...container.querySelectorAll('polygon.shape')];
  expect(new Set(shapes.map((shape) => shape.getAttribute('points'))).size).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'blocker' }));
  expect(shapes.map((shape) => shape.classList.contains('is-marked'))).toEqual([
    false,
    true,
    false,
  ]);
});

it('draws nothing of fewer than three categories, and leaves out molecules without values there', () => {
  const metal = Object.fromEntries(
    CATALOG.filter(toxicity).map(({ name }) => [name, { outOfScope: 'It has a metal.' }]),
  );
  const molecules = [toMolecule('safe', {}), toMolecule('metal', metal)];
  render(<MoleculeComparison molecules={molecules} models={CATALOG.filter(toxicity)} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(rowOf('Toxicity')[1]).toBe('none rated');
});
