import { BioGraphQLError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { InvalidAdmetValueError } from './interpret.js';
import { getAdmetModel } from './models.js';

/** What untyped code gets for a text that is no wire name. */
function getRejection(text: string): BioGraphQLError {
  try {
    getAdmetModel(text as 'CL');
  } catch (error) {
    if (BioGraphQLError.is(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('an unknown model', () => {
  it('is reported with its text and the most similar name', () => {
    const error = getRejection('CYP1A2i');
    expect(`${error}`).toBe(
      'UnknownModelError: There is no ADMET model "CYP1A2i". Did you mean `CYPIA2i`?\nSee https://github.com/biographql/biographql/blob/main/docs/errors/UNKNOWN_MODEL.md',
    );
    expect(error).toMatchObject({
      code: 'UNKNOWN_MODEL',
      modelName: 'CYP1A2i',
      nearest: 'CYPIA2i',
    });
  });

  it('gets no suggestion where nothing is near, and a long text is cut', () => {
    const error = getRejection('q'.repeat(1000));
    expect(error.shortMessage).toBe(`There is no ADMET model "${'q'.repeat(80)}…".`);
    expect(error.facts).toEqual({ modelName: `${'q'.repeat(200)}…` });
  });
});

describe('InvalidAdmetValueError', () => {
  it('names the model, the number and the rule', () => {
    const error = new InvalidAdmetValueError('hERG', 1.5);
    expect(`${error}`).toBe(
      'InvalidAdmetValueError: 1.5 is not a valid value for hERG: it must be a finite number, and a probability must be from 0 to 1.\nSee https://github.com/biographql/biographql/blob/main/docs/errors/INVALID_ADMET_VALUE.md',
    );
    expect(error).toMatchObject({ code: 'INVALID_ADMET_VALUE', model: 'hERG', value: 1.5 });
  });
});
