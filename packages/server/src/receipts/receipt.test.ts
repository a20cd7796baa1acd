import { describe, expect, it } from 'vitest';
import { writeData } from './data-text.js';
import { LONGEST_VARIABLES, receiptText } from './receipt.js';
import { sha256 } from './sha256.js';

const issuer = { version: '1.2.3', dataset: { digest: 'sha256:0', release: '2026-11' } };
const operation = { name: 'A', digest: () => 'sha256:d', durationKeys: new Set<string>() };
describe('receiptText', () => {
  it('tells what answered what', () => {
    const result = sha256('{"a":', '1}');
    expect(JSON.parse(receiptText(issuer, { operation, variables: { x: 1 } }, result))).toEqual({
      ...issuer,
      document: 'sha256:d',
      operationName: 'A',
      variables: { x: 1 },
      result: sha256('{"a":1}'),
    });
  });

  it('leaves durations out of the digest, under whatever name they were asked', async () => {
    const timed = { operation: { ...operation, durationKeys: new Set(['t']) }, variables: {} };
    const resultOf = (data: Readonly<Record<string, unknown>>) => {
      const written = writeData({ data }, { issuer, asked: timed, maxBytes: 1_000_000 });
      expect(JSON.parse(written).data).toEqual(data);
      return JSON.parse(written).extensions.receipt.result;
    };
    const one = resultOf({ a: { t: 1, b: 2 } });
    const other = resultOf({ a: { t: 99, b: 2 } });
    const changed = resultOf({ a: { t: 1, b: 3 } });
    expect(one).toBe(sha256('{"a":{"b":2}}'));
    expect(one).toBe(other);
    expect(one).not.toBe(changed);
    const rows = Array.from({ length: 20_000 }, (_, b) => ({ t: b, b }));
    const many = resultOf({ rows });
    expect(many).toBe(sha256(JSON.stringify({ rows: rows.map(({ b }) => ({ b })) })));
  });

  it('does not repeat long variables', () => {
    const long = { text: 'x'.repeat(LONGEST_VARIABLES) };
    expect(
      JSON.parse(receiptText(issuer, { operation, variables: long }, null)).variables,
    ).toBeNull();
  });
});
