import { expect, it } from 'vitest';
import { judgePrediction, listConcerns } from './judge-prediction.js';

const sure = { expectedError: 0.05, inDomain: true } as const;

it('says which class is left and how sure that is', () => {
  const safe = judgePrediction({ model: 'hERG', value: 0.03, predictionSet: 'no', ...sure });
  expect(safe.statement).toBe('Confident: not a hERG blocker (95 %)');
  expect(safe.verdict).toBe('favorable');
  const open = judgePrediction({ model: 'hERG', value: 0.8, predictionSet: 'either', ...sure });
  expect(open.statement).toBe('Unclear: hERG blocker or not a hERG blocker (probability 0.80)');
  expect(open).toMatchObject({ verdict: 'unclear', isInconclusive: true, isOutside: false });
});

it('judges the value where nothing says how sure it is', () => {
  expect(judgePrediction({ model: 'hERG', value: 0.02 })).toMatchObject({
    verdict: 'favorable',
    statement: 'Probability 0.02: unlikely',
  });
});

it('gives an amount a verdict only where the whole interval has it', () => {
  const narrow = judgePrediction({ model: 'VD', value: 1, interval: [0.4, 2.5], inDomain: true });
  expect(narrow.statement).toBe('1 L/kg (90 %: 0.4 to 2.5): usual for drugs');
  expect(narrow.verdict).toBe('favorable');
  const wide = judgePrediction({ model: 'THALF', value: 20, interval: [3, 120], inDomain: true });
  expect(wide.verdict).toBe('unclear');
  expect(wide.statement).toContain('unclear');
});

it('gives no verdict to a molecule that the model was not made for', () => {
  const metal = {
    model: 'hERG',
    value: 0.9,
    predictionSet: 'yes',
    outOfScope: 'It contains a metal.',
  } as const;
  expect(judgePrediction(metal)).toMatchObject({
    verdict: 'unclear',
    isOutside: true,
    statement: 'The model was not made for this molecule. It contains a metal.',
  });
});

it('orders concerns: likely before possible, then by severity and confidence', () => {
  const judged = [
    judgePrediction({ model: 'DILI', value: 0.8, predictionSet: 'either', ...sure }),
    judgePrediction({ model: 'CYP3A4i', value: 0.9, predictionSet: 'yes', ...sure }),
    judgePrediction({ model: 'hERG', value: 0.95, predictionSet: 'yes', ...sure }),
    judgePrediction({ model: 'Ames', value: 0.02, predictionSet: 'no', ...sure }),
    judgePrediction({
      model: 'HHT',
      value: 0.9,
      predictionSet: 'yes',
      expectedError: 0.4,
      inDomain: false,
    }),
  ];
  expect(listConcerns(judged).map(({ model, certainty }) => `${model} ${certainty}`)).toEqual([
    'hERG likely',
    'CYP3A4i likely',
    'DILI possible',
    'HHT possible',
  ]);
});
