import type { AdmetModel } from '../model.js';
import { LIKELY_IS_FAVORABLE, LIKELY_IS_UNFAVORABLE } from './probability.js';

/** Absorption models, in table order. */
export const absorption = [
  {
    name: 'Caco2',
    category: 'Absorption',
    meaning: 'Caco-2 cell permeability',
    description:
      'How fast the substance passes a layer of human gut cells in the laboratory, as a power of ten. Faster passage suggests better uptake from the gut.',
    kind: 'regression',
    unit: 'log10 cm/s',
    typicalRange: [-6.6, -4.2],
    direction: 'higher',
    thresholds: {
      bands: [
        { to: -5.15, label: 'low permeability', verdict: 'unfavorable' },
        { from: -5.15, label: 'good permeability', verdict: 'favorable' },
      ],
      sources: ['xiong2021'],
    },
    published: { method: 'Random Forests', figure: 0.845, measure: 'R2' },
  },
  {
    name: 'PGPi',
    category: 'Absorption',
    meaning: 'P-glycoprotein inhibitor',
    description:
      'Whether the substance blocks P-glycoprotein, a pump that throws foreign substances out of cells. Blocking it can raise the level of other drugs.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'P-glycoprotein inhibitor',
    direction: 'lower',
    thresholds: LIKELY_IS_UNFAVORABLE,
    published: { method: 'SVM', figure: 0.848, measure: 'accuracy' },
  },
  {
    name: 'PGPs',
    category: 'Absorption',
    meaning: 'P-glycoprotein substrate',
    description:
      'Whether the pump P-glycoprotein throws this substance out of cells, which limits its uptake from the gut and its way into the brain.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'P-glycoprotein substrate',
    direction: 'lower',
    thresholds: LIKELY_IS_UNFAVORABLE,
    published: { method: 'SVM', figure: 0.824, measure: 'accuracy' },
  },
  {
    name: 'HIA',
    category: 'Absorption',
    meaning: 'human intestinal absorption',
    description: 'Whether at least 30 % of a swallowed dose is taken up from the human gut.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'absorbed (at least 30 %)',
    direction: 'higher',
    thresholds: LIKELY_IS_FAVORABLE,
    published: { method: 'Random Forests', figure: 0.782, measure: 'accuracy' },
  },
  {
    name: 'F20',
    category: 'Absorption',
    meaning: 'human oral bioavailability (20%)',
    description:
      'Whether at least 20 % of a swallowed dose reaches the blood unchanged, after losses in gut and liver.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'oral bioavailability of at least 20 %',
    direction: 'higher',
    thresholds: LIKELY_IS_FAVORABLE,
    published: { method: 'Random Forests', figure: 0.689, measure: 'accuracy' },
  },
  {
    name: 'F30',
    category: 'Absorption',
    meaning: 'human oral bioavailability (30%)',
    description:
      'Whether at least 30 % of a swallowed dose reaches the blood unchanged, after losses in gut and liver.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'oral bioavailability of at least 30 %',
    direction: 'higher',
    thresholds: LIKELY_IS_FAVORABLE,
    published: { method: 'Random Forests', figure: 0.669, measure: 'accuracy' },
  },
] as const satisfies readonly AdmetModel[];
