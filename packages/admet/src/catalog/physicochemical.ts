import type { AdmetModel } from '../model.js';

/** Basic physicochemical properties, in table order. */
export const physicochemical = [
  {
    name: 'logS',
    category: 'Basic physicochemical property',
    meaning: 'log of aqueous solubility',
    description:
      'How much of the substance dissolves in water, as a power of ten: -2 is 0.01 mol per liter. A drug that does not dissolve is hardly absorbed.',
    kind: 'regression',
    unit: 'log10 mol/L',
    typicalRange: [-7, 0.5],
    direction: 'higher',
    thresholds: {
      bands: [
        { to: -6, label: 'poorly soluble', verdict: 'unfavorable' },
        { from: -6, to: -4, label: 'moderately soluble', verdict: 'moderate' },
        { from: -4, label: 'soluble', verdict: 'favorable' },
      ],
      sources: ['daina2017'],
    },
    published: { method: 'Random Forests', figure: 0.86, measure: 'R2' },
  },
  {
    name: 'LogD7',
    category: 'Basic physicochemical property',
    meaning: 'log of n-octanol/water distribution coefficient at pH 7.4',
    description:
      'Whether the substance prefers fat or water at the pH of blood: 2 means a hundred times more in the fatty layer. Too low hinders passage through membranes, too high hinders dissolving and speeds up breakdown.',
    kind: 'regression',
    unit: 'log10 ratio',
    typicalRange: [-1.1, 4.8],
    direction: 'window',
    thresholds: {
      bands: [
        { to: 1, label: 'below the optimum', verdict: 'moderate' },
        { from: 1, to: 3, label: 'optimal', verdict: 'favorable' },
        { from: 3, label: 'above the optimum', verdict: 'moderate' },
      ],
      sources: ['xiong2021'],
    },
    published: { method: 'Random Forests', figure: 0.877, measure: 'R2' },
  },
] as const satisfies readonly AdmetModel[];
