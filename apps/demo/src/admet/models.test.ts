import type { AdmetCell, AdmetRow } from '@biographql/client';
import { describe, expect, it } from 'vitest';
import { rowProblem } from './models.ts';

const CELLS = {
  awaited: { status: 'awaited' },
  predicted: { status: 'predicted', value: 1 },
  rejected: { status: 'rejected', reason: { message: 'A ring is open.', position: 1 } },
  failed: { status: 'failed', error: { shortMessage: 'No answer.' } },
} as unknown as Record<string, AdmetCell>;

function problemOf(...statuses: readonly string[]) {
  const predictions = statuses.flatMap((status) => CELLS[status] ?? []);
  return rowProblem({ smiles: 'C1CC', predictions } as unknown as AdmetRow)?.message ?? null;
}

describe('the problem of a row', () => {
  it('is that of a structure as soon as one model cannot read it', () => {
    expect(problemOf('rejected', 'awaited')).toBe('A ring is open.');
    expect(problemOf('awaited', 'rejected', 'rejected')).toBe('A ring is open.');
  });

  it('is none while a value may come, or where there is one', () => {
    expect(problemOf('awaited', 'awaited')).toBeNull();
    expect(problemOf('failed', 'awaited')).toBeNull();
    expect(problemOf('rejected', 'predicted')).toBeNull();
    expect(problemOf('failed', 'failed')).toBe('No answer.');
  });
});
