import {
  INITIAL_STATE,
  type PartState,
  type TabDataset,
  type TabLine,
  type TabState,
} from '@biographql/static-app/client';
import '../dom.fixture.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TabStatus } from './tab-status.tsx';

const FILE = { name: 'a.bin', bytes: 16_000_000, plainBytes: 41_000_000 };
const DATASET: TabDataset = {
  digest: 'sha256:6c3c',
  release: 'starter data 7eab',
  triples: 1_170_268,
  articles: 40_000,
  entities: 66_389,
  vocabularies: ['wikidata'],
  credits: [],
  files: { labels: FILE, articles: FILE, graph: FILE },
};
const READY: PartState = {
  status: 'ready',
  loadedBytes: 16_000_000,
  totalBytes: 16_000_000,
  readyMs: 2_700,
  problem: null,
};

function show(state: Partial<TabState>): void {
  const whole = { ...INITIAL_STATE, ...state };
  const line: TabLine = { fetch, getState: () => whole, subscribe: () => () => {} };
  render(<TabStatus line={line} />);
}

afterEach(cleanup);

describe('TabStatus', () => {
  it('shows what is loading, in megabytes', () => {
    const graph: PartState = { ...READY, status: 'loading', loadedBytes: 4_000_000 };
    show({
      dataset: DATASET,
      parts: { labels: READY, graph, articles: INITIAL_STATE.parts.articles },
    });
    expect(screen.getByRole('status').textContent).toBe(
      'The service runs in this tab: loading graph 4.0 MB of 16.0 MB, articles',
    );
  });

  it('shows which data it runs on, and its size', () => {
    show({
      dataset: DATASET,
      parts: { labels: READY, graph: READY, articles: READY },
      isCached: false,
      memoryBytes: 521_000_000,
    });
    expect(screen.getByRole('status').textContent).toBe(
      'The service runs in this tab. Dataset: starter data 7eab',
    );
    const all = screen.getByLabelText('The service in this tab').textContent;
    for (const words of ['1,170,268 triples', 'sha256:6c3c', '521 MB', 'not in this browser']) {
      expect(all).toContain(words);
    }
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what failed', () => {
    const graph: PartState = { ...READY, status: 'failed', problem: 'The host answers 404.' };
    show({ dataset: DATASET, parts: { ...INITIAL_STATE.parts, graph } });
    expect(screen.getByRole('alert').textContent).toContain(
      'The graph could not be loaded. The host answers 404.',
    );
  });

  it('says why nothing can be answered', () => {
    show({ problem: 'This browser has no WebAssembly.' });
    expect(screen.getByRole('alert').textContent).toContain('no WebAssembly');
  });
});
