import {
  loadingWords,
  megabytes,
  PART_NAMES,
  type PartState,
  problemWords,
  TAB_PARTS,
  type TabLine,
  type TabState,
} from '@biographql/static-app/client';
import { useSyncExternalStore } from 'react';
import { inDigits } from '../components/controls.tsx';
import '../styles/tab.css';

/** Says that the service runs in this tab, on which data, and how much is loaded. */
export function TabStatus({ line }: { readonly line: TabLine }) {
  const state = useSyncExternalStore(line.subscribe, line.getState);
  const problem = problemWords(state);
  return (
    <aside className="tab-status" aria-label="The service in this tab">
      {problem !== null && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
      <details>
        <summary>
          <span role="status">{getSummary(state)}</span>
        </summary>
        <Details state={state} />
      </details>
    </aside>
  );
}

function Details({ state }: { readonly state: TabState }) {
  const { dataset, parts, isKept, memoryBytes } = state;
  return (
    <div>
      <p>
        This page is its own service: the graph, the articles and the models are in this tab, and no
        question leaves it.
      </p>
      {dataset !== null && (
        <dl>
          <dt>Data</dt>
          <dd>
            {dataset.release}: {inDigits(dataset.triples)} triples about{' '}
            {inDigits(dataset.entities)} entities, {inDigits(dataset.articles)} articles
          </dd>
          <dt>Digest</dt>
          <dd>
            <code>{dataset.digest ?? 'none'}</code>
          </dd>
          {TAB_PARTS.map((part) => (
            <Part key={part} name={PART_NAMES[part]} part={parts[part]} />
          ))}
          <dt>Memory</dt>
          <dd>{megabytes(memoryBytes)} for databases and graph</dd>
          <dt>Kept</dt>
          <dd>{keptWords(isKept)}</dd>
        </dl>
      )}
    </div>
  );
}

function Part({ name, part }: { readonly name: string; readonly part: PartState }) {
  const { status, loadedBytes, totalBytes, readyMs } = part;
  const words = {
    waiting: 'waits',
    loading: `${megabytes(loadedBytes)} of ${megabytes(totalBytes)}`,
    ready: `ready after ${((readyMs ?? 0) / 1_000).toFixed(1)} s`,
    failed: part.problem ?? 'failed',
  }[status];
  return (
    <>
      <dt>{name[0]?.toUpperCase() + name.slice(1)}</dt>
      <dd>{words}</dd>
    </>
  );
}

function keptWords(isKept: boolean | null): string {
  if (isKept === null) return 'not known yet';
  return isKept
    ? 'in this browser, so that the next visit needs no network'
    : 'not in this browser: the next visit loads all again';
}

function getSummary(state: TabState): string {
  const loading = loadingWords(state);
  if (loading !== '') return `Runs in this tab: ${loading}`;
  return `Runs in this tab on ${state.dataset?.release}`;
}
