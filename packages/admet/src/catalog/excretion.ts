import type { AdmetModel } from '../model.js';

/** Excretion models, in table order. */
export const excretion = [
  {
    name: 'CL',
    category: 'Excretion',
    meaning: 'drug clearance',
    description:
      'Volume of blood plasma freed of the substance per minute and kilogram of body weight. Low means long action and slow removal; which is better depends on the dosing plan.',
    kind: 'regression',
    unit: 'mL/min/kg',
    typicalRange: [0.34, 33],
    direction: 'neutral',
    thresholds: {
      bands: [
        { to: 5, label: 'low clearance', verdict: 'neutral' },
        { from: 5, to: 15, label: 'moderate clearance', verdict: 'neutral' },
        { from: 15, label: 'high clearance', verdict: 'neutral' },
      ],
      sources: ['xiong2021'],
    },
    published: {
      method: 'Random Forests',
      figure: 0.877,
      measure: 'R2',
      caveat:
        'Looks like a fit to the training rows: cross-validation on public data gives about 0.28.',
    },
  },
  {
    name: 'THALF',
    category: 'Excretion',
    meaning: 'drug half-life',
    description:
      'Hours until half of the substance has left the blood. Between half a day and two days suits one tablet a day.',
    kind: 'regression',
    unit: 'h',
    typicalRange: [0.5, 51],
    direction: 'window',
    thresholds: {
      bands: [
        { to: 12, label: 'short for dosing once a day', verdict: 'moderate' },
        { from: 12, to: 48, label: 'suits dosing once a day', verdict: 'favorable' },
        { from: 48, label: 'long for dosing once a day', verdict: 'moderate' },
      ],
      sources: ['smith2018'],
    },
    published: {
      method: 'Random Forests',
      figure: 0.897,
      measure: 'R2',
      caveat:
        'Looks like a fit to the training rows: cross-validation on public data gives about 0.35.',
    },
  },
] as const satisfies readonly AdmetModel[];
