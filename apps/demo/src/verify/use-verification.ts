import { type BioGraphQLClient, type Verdict, verifyItems } from '@biographql/client';
import type { VerifiableDocument } from '@biographql/verify';
import { useEffect, useReducer, useRef } from 'react';
import { errorWords } from '../components/error-note.tsx';

/** Items per request: few enough that progress shows and Stop is prompt. */
const BATCH = 100;

export interface VerifiedRow {
  readonly document: string;
  readonly line: number;
  readonly shown: string;
  readonly item: VerifiableDocument['items'][number]['item'];
  readonly verdict: Verdict;
}

export type Verification = typeof IDLE;

const IDLE = {
  state: 'idle' as 'idle' | 'reading' | 'running' | 'stopped' | 'done' | 'failed',
  name: '',
  format: '',
  total: 0,
  rows: [] as readonly VerifiedRow[],
  message: '',
};

export function useVerification(client: BioGraphQLClient) {
  const [verification, change] = useReducer(
    (before: Verification, changes: Partial<Verification>) => ({ ...before, ...changes }),
    IDLE,
  );
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (name: string, content: string | Uint8Array) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const { signal } = own;
    change({ ...IDLE, state: 'reading', name });
    try {
      const { readDocument } = await import('@biographql/verify');
      const { items, format, problems } = await readDocument(name, content);
      if (signal.aborted) return;
      change({ state: 'running', format, total: items.length, message: problems.join(' ') });
      const rows: VerifiedRow[] = [];
      for (let start = 0; start < items.length; start += BATCH) {
        const batch = items.slice(start, start + BATCH);
        const verdicts = await verifyItems(
          client,
          { items: batch.map(({ item }) => item) },
          { signal },
        );
        for (const [index, each] of batch.entries()) {
          const verdict = verdicts[index];
          if (verdict !== undefined) rows.push({ ...each, document: name, verdict });
        }
        change({ rows: [...rows] });
      }
      change({ state: 'done' });
    } catch (error) {
      if (signal.aborted) return;
      change({ state: 'failed', message: errorWords(error) });
    }
  };

  const stop = () => {
    controller.current?.abort();
    change({ state: 'stopped' });
  };
  return { verification, run, stop };
}
