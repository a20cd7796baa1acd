import { describe, expect, it } from 'vitest';
import { admetPredictions } from './admet.js';

describe('predictions of the wire', () => {
  it('have `outOfScope` where the row has it, and nowhere else', () => {
    const outOfScope = 'It is a mixture; the value is for one part.';
    const dataframe = [
      { predict: 1, smiles: 'C.N', outOfScope },
      { predict: 2, smiles: 'C' },
    ];
    const result = admetPredictions('logS', ['C.N', 'C'], { modelName: 'logS', dataframe });
    expect(result).toEqual([
      { status: 'predicted', model: 'logS', smiles: 'C.N', value: 1, outOfScope },
      { status: 'predicted', model: 'logS', smiles: 'C', value: 2 },
    ]);
  });

  it('have their certainty where the row has it', () => {
    const sure = {
      interval: [-3, -1],
      expectedError: 0.4,
      inDomain: true,
      similarity: 0.9,
      knownScaffold: true,
    } as const;
    const dataframe = [{ predict: -2, smiles: 'C', ...sure, deviation: 1 }];
    const result = admetPredictions('logS', ['C'], { modelName: 'logS', dataframe });
    expect(result).toEqual([
      { status: 'predicted', model: 'logS', smiles: 'C', value: -2, ...sure },
    ]);
  });
});
