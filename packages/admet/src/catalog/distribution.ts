import type { AdmetModel } from '../model.js';

/** Distribution models, in table order. */
export const distribution = [
  {
    name: 'PPB',
    category: 'Distribution',
    meaning: 'plasma protein binding',
    description:
      'Share of the substance in the blood that sticks to proteins; only the rest can act. Many marketed drugs are above 90 %, so read this as a hint.',
    kind: 'regression',
    unit: '%',
    typicalRange: [12, 99.7],
    direction: 'lower',
    thresholds: {
      bands: [
        { to: 90, label: 'enough unbound', verdict: 'favorable' },
        { from: 90, label: 'highly bound', verdict: 'unfavorable' },
      ],
      sources: ['xiong2021'],
    },
    published: { method: 'Random Forests', figure: 0.691, measure: 'R2' },
  },
  {
    name: 'VD',
    category: 'Distribution',
    meaning: 'volume of distribution',
    description:
      'How far the substance spreads from the blood into tissue. Low values stay in the blood, high values sit in tissue.',
    kind: 'regression',
    unit: 'L/kg',
    typicalRange: [0.13, 15],
    direction: 'window',
    thresholds: {
      bands: [
        { to: 0.04, label: 'very low', verdict: 'unfavorable' },
        { from: 0.04, to: 20, label: 'usual for drugs', verdict: 'favorable' },
        { from: 20, label: 'very high', verdict: 'unfavorable' },
      ],
      sources: ['xiong2021'],
    },
    published: {
      method: 'Random Forests',
      figure: 0.912,
      measure: 'R2',
      caveat:
        'Looks like a fit to the training rows: cross-validation on public data gives about 0.55.',
    },
  },
  {
    name: 'BBB',
    category: 'Distribution',
    meaning: 'blood-brain barrier',
    description:
      'Whether the substance passes from the blood into the brain: wanted for drugs that act there, unwanted for most others.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'crosses the blood-brain barrier',
    direction: 'neutral',
    published: { method: 'SVM', figure: 0.926, measure: 'accuracy' },
  },
] as const satisfies readonly AdmetModel[];
