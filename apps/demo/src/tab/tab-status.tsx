import {
  loadingWords,
  megabytes,
  problemWords,
  type TabLine,
  type TabState,
} from '@biographql/static-app/client';
import { useSyncExternalStore } from 'react';
import { inDigits, Problem } from '../components/controls.tsx';

export function TabStatus({ line }: { readonly line: TabLine }) {
  const state = useSyncExternalStore(line.subscribe, line.getState);
  const problem = problemWords(state);
  const { dataset, isCached, memoryBytes } = state;
  const rows = dataset && [
    [
      'Data',
      `${dataset.release}: ${inDigits(dataset.triples)} triples about ${inDigits(dataset.entities)} entities, ${inDigits(dataset.articles)} articles`,
    ],
    ['Digest', dataset.digest ?? 'none'],
    ['Memory', `${megabytes(memoryBytes)} for databases and graph`],
    [
      'Cached for the next visit',
      isCached === null ? 'not known yet' : CACHE_STATES[isCached ? 'yes' : 'no'],
    ],
  ];
  return (
    <aside className="tab-status quiet" aria-label="The service in this tab">
      <Problem>{problem}</Problem>
      <details>
        <summary>
          <span role="status">{getSummary(state)}</span>
        </summary>
        <p>
          This page runs its own service: the graph, the articles and the models are in this tab,
          and your queries never leave it.
        </p>
        <dl>
          {rows?.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}

const CACHE_STATES = {
  yes: 'in this browser, so that the next visit needs no network',
  no: 'not in this browser: everything is downloaded again on the next visit',
};

function getSummary(state: TabState): string {
  const loading = loadingWords(state);
  if (loading !== '') return `The service runs in this tab: ${loading}`;
  return `The service runs in this tab. Dataset: ${state.dataset?.release}`;
}
