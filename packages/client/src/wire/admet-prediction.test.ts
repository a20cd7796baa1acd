import { describe, expect, it } from 'vitest';
import { admetPredictions } from './admet-prediction.js';

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
});
