import type { AdmetThresholds } from '../model.js';

/** Probability limits 0.3 and 0.7 for a class that is a liability, as Xiong et al. 2021 color their predictions. */
export const LIKELY_IS_UNFAVORABLE = {
  bands: [
    { to: 0.3, label: 'unlikely', verdict: 'favorable' },
    { from: 0.3, to: 0.7, label: 'uncertain', verdict: 'moderate' },
    { from: 0.7, label: 'likely', verdict: 'unfavorable' },
  ],
  sources: ['xiong2021'],
} as const satisfies AdmetThresholds;

/** The same limits mirrored, because that work predicts the unwanted class where ours is the wanted one. */
export const LIKELY_IS_FAVORABLE = {
  bands: [
    { to: 0.3, label: 'unlikely', verdict: 'unfavorable' },
    { from: 0.3, to: 0.7, label: 'uncertain', verdict: 'moderate' },
    { from: 0.7, label: 'likely', verdict: 'favorable' },
  ],
  sources: ['xiong2021'],
} as const satisfies AdmetThresholds;
