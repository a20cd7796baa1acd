import { expect, it } from 'vitest';
import { PredictorError, type PredictorErrorCode } from './contract.js';

it.each<[PredictorErrorCode, boolean]>([
  ['INVALID_MODEL_FILE', false],
  ['MODEL_UNAVAILABLE', true],
  ['TOOLKIT_UNAVAILABLE', true],
])('%s names its page, and whether to try again', (code, isRetryable) => {
  const error = new PredictorError(code, 'It is so.');
  expect(`${error}`).toBe(
    `PredictorError: It is so.\nSee https://github.com/biographql/biographql/blob/main/docs/errors/${code}.md`,
  );
  expect(error.isRetryable).toBe(isRetryable);
});
