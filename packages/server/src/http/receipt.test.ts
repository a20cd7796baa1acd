import { describe, expect, it } from 'vitest';
import { LONGEST_VARIABLES, receiptOf, sha256 } from './receipt.js';

const issuer = { version: '1.2.3', dataset: { digest: 'sha256:0', release: '2026-11' } };
const operation = { name: 'A', digest: () => 'sha256:d', durationKeys: new Set<string>() };
const answered = (data: Readonly<Record<string, unknown>>) => ({
  data,
  text: JSON.stringify(data),
});

describe('receiptOf', () => {
  it('tells what answered what', () => {
    const answer = answered({ a: 1 });
    expect(receiptOf(issuer, { operation, variables: { x: 1 } }, answer)).toEqual({
      ...issuer,
      document: 'sha256:d',
      operationName: 'A',
      variables: { x: 1 },
      result: sha256('{"a":1}'),
    });
  });

  it('leaves durations out of the digest, under whatever name they were asked', () => {
    const timed = { operation: { ...operation, durationKeys: new Set(['t']) }, variables: {} };
    const [one, other, changed] = [
      { a: { t: 1, b: 2 } },
      { a: { t: 99, b: 2 } },
      { a: { t: 1, b: 3 } },
    ].map((data) => receiptOf(issuer, timed, answered(data)).result);
    expect(one).toBe(other);
    expect(one).not.toBe(changed);
  });

  it('does not repeat long variables', () => {
    const long = { text: 'x'.repeat(LONGEST_VARIABLES) };
    expect(receiptOf(issuer, { operation, variables: long }, answered({})).variables).toBeNull();
  });
});
