import { expect, it } from 'vitest';
import { storageProblem } from './output.js';

const failing = (code: string) => Object.assign(new Error('the words of the system'), { code });

it.each([
  ['ENOSPC', 'The disk is full.'],
  ['SQLITE_FULL', 'The disk is full.'],
  ['EROFS', 'is read-only'],
  ['SQLITE_READONLY_DIRECTORY', 'is read-only'],
  ['EACCES', 'Permission denied'],
  ['SQLITE_IOERR_WRITE', 'read or write error'],
])('says what %s means, in the system’s words as well', (code, meaning) => {
  expect(storageProblem(failing(code))).toContain(meaning);
  expect(storageProblem(failing(code))).toContain('(the words of the system)');
  expect(storageProblem(new Error('an ingest failed', { cause: failing(code) }))).toContain(
    meaning,
  );
});

it('leaves other errors alone', () => {
  for (const error of [failing('ECONNREFUSED'), new TypeError('x'), 'ENOSPC', null]) {
    expect(storageProblem(error)).toBeUndefined();
  }
});
