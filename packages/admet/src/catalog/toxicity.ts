import type { AdmetModel } from '../model.js';
import { LIKELY_IS_UNFAVORABLE } from './probability.js';

/** Toxicity models, in table order. */
export const toxicity = [
  {
    name: 'Ames',
    category: 'Toxicity',
    meaning: 'Ames mutagenicity test',
    description:
      'Whether the substance causes mutations in bacteria, a standard warning sign for damage to DNA and for cancer.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'mutagenic',
    direction: 'lower',
    thresholds: LIKELY_IS_UNFAVORABLE,
    published: { method: 'Random Forests', figure: 0.82, measure: 'accuracy' },
  },
  {
    name: 'DILI',
    category: 'Toxicity',
    meaning: 'drug-induced liver injury',
    description:
      'Whether the substance resembles drugs that are known to injure the liver of patients.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'of concern for liver injury',
    direction: 'lower',
    thresholds: LIKELY_IS_UNFAVORABLE,
    published: { method: 'Random Forests', figure: 0.84, measure: 'accuracy' },
  },
  {
    name: 'SkinS',
    category: 'Toxicity',
    meaning: 'skin sensitivity',
    description: 'Whether contact with the substance can make the skin allergic to it.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'skin sensitizer',
    direction: 'lower',
    thresholds: LIKELY_IS_UNFAVORABLE,
    published: { method: 'Random Forests', figure: 0.706, measure: 'accuracy' },
  },
  {
    name: 'hERG',
    category: 'Toxicity',
    meaning: 'human ether-a-go-go related gene',
    description:
      'Whether the substance blocks the hERG potassium channel of the heart, which can disturb its rhythm.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'hERG blocker (IC50 below 10 uM)',
    direction: 'lower',
    thresholds: LIKELY_IS_UNFAVORABLE,
    published: { method: 'Random Forests', figure: 0.844, measure: 'accuracy' },
  },
  {
    name: 'HHT',
    category: 'Toxicity',
    meaning: 'human hepatotoxicity',
    description: 'Whether the substance harms the human liver in any reported way.',
    kind: 'classification',
    unit: 'probability',
    typicalRange: [0, 1],
    positiveClass: 'toxic to the human liver',
    direction: 'lower',
    thresholds: LIKELY_IS_UNFAVORABLE,
    published: { method: 'Random Forests', figure: 0.69, measure: 'accuracy' },
  },
] as const satisfies readonly AdmetModel[];
