import { describe, expect, it } from 'vitest';
import { InvalidAdmetValueError, UnknownAdmetModelError } from './errors.js';

describe('UnknownAdmetModelError', () => {
  it('names the text and the nearest model', () => {
    const error = new UnknownAdmetModelError('CYP1A2i');
    expect(`${error}`).toBe(
      'UnknownAdmetModelError: No ADMET model is named "CYP1A2i". Did you mean CYPIA2i?',
    );
    expect(error).toMatchObject({
      code: 'UNKNOWN_ADMET_MODEL',
      text: 'CYP1A2i',
      suggestion: 'CYPIA2i',
    });
  });

  it('stays silent where nothing is near, and cuts long text', () => {
    const error = new UnknownAdmetModelError('q'.repeat(1000));
    expect(error.message).toBe(`No ADMET model is named "${'q'.repeat(60)}".`);
    expect(error.suggestion).toBeUndefined();
  });
});

describe('InvalidAdmetValueError', () => {
  it('names the model, the number and the rule', () => {
    const error = new InvalidAdmetValueError('hERG', 1.5);
    expect(`${error}`).toBe(
      'InvalidAdmetValueError: 1.5 is not a value of hERG: finite numbers only, probabilities from 0 to 1.',
    );
    expect(error).toMatchObject({ code: 'INVALID_ADMET_VALUE', model: 'hERG', value: 1.5 });
    expect(error).toBeInstanceOf(RangeError);
  });
});
