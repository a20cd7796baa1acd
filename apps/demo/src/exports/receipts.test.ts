import type { Receipt } from '@biographql/client';
import { describe, expect, it } from 'vitest';
import { findReceipts, sourceNote, storeReceipt } from './download.ts';

const receipt = (operationName: string, variables: Receipt['variables']): Receipt => ({
  version: '1.0.0',
  dataset: { digest: null, release: 'test' },
  document: `sha256:${operationName}`,
  operationName,
  variables,
  result: null,
});

describe('retained receipts', () => {
  it('are found by operation and variables, one for each request', () => {
    const first = receipt('rows', { input: { qid: 'Q1', offset: 0 } });
    for (const one of [first, receipt('rows', { input: { qid: 'Q2' } }), receipt('other', null)]) {
      storeReceipt(one);
      storeReceipt(one);
    }
    const received = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(findReceipts('rows', 'Q1')).toEqual([{ ...first, received }]);
    expect(findReceipts('rows', 'Q2')).toHaveLength(1);
    expect(findReceipts('other', 1)).toEqual([]);
  });

  it('say in one line where an answer is from', () => {
    const retained = { ...receipt('rows', {}), received: '2026-01-02T03:04:05.000Z' };
    expect(sourceNote(retained)).toBe('test, retrieved on 2026-01-02');
  });

  it('do not grow without end', () => {
    for (let at = 0; at < 600; at += 1) storeReceipt(receipt('many', { at }));
    expect(findReceipts('many', 599)).toHaveLength(1);
    expect(findReceipts('many', 99)).toEqual([]);
    expect(findReceipts('many', 100)).toHaveLength(1);
  });
});
