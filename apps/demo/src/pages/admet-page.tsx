import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { type AdmetRun, fragmentOf, isListLost, readRun } from '../admet/admet-run.ts';
import { EXAMPLES } from '../admet/examples.ts';
import { ModelPicker } from '../admet/model-picker.tsx';
import { MoleculeInput } from '../admet/molecule-input.tsx';
import { Predictions } from '../admet/predictions.tsx';
import { countLines, MOST_MOLECULES } from '../admet/read-molecules.ts';
import '../styles/admet.css';

/** ADMET predictions for the user's molecules. What is predicted stands in the address, and nowhere else. */
export function AdmetPage() {
  const fragment = useSyncExternalStore(subscribe, () => window.location.hash);
  const run = useMemo(() => readRun(fragment), [fragment]);
  // A table of ten thousand molecules is begun when the form is there again.
  const shown = useDeferredValue(run, NOTHING);
  const asked = useMemo(() => askedOf(run), [run]);
  // The form begins anew where the address was changed by others; its own run leaves it as it is.
  const [form, setForm] = useState({ key: asked, asked });
  if (form.asked !== asked) setForm({ key: asked, asked });
  const start = (next: AdmetRun) => {
    setForm({ ...form, asked: askedOf(next) });
    show({ ...next, order: null }, 'push');
  };
  return (
    <>
      <h1 className="sr-only">ADMET</h1>
      {isListLost(fragment) && (
        <p className="error" role="alert">
          The list of this address was too long for it and stayed in the tab that it was given to.
          Give it again here.
        </p>
      )}
      <RunForm key={`form ${form.key}`} run={run} onRun={start} />
      {shown.text !== '' && (
        <Predictions
          key={askedOf(shown)}
          run={shown}
          onChange={(changed) => show(changed, 'replace')}
        />
      )}
    </>
  );
}

/** By default the service predicts about as many values in a minute. */
const MANY_VALUES = 30_000;

const NOTHING = readRun('');

/** What the next run will be, until it is in the address. */
function RunForm({
  run,
  onRun,
}: {
  readonly run: AdmetRun;
  readonly onRun: (run: AdmetRun) => void;
}) {
  const [draft, setDraft] = useState({ ...run, text: run.text || EXAMPLES });
  const change = (changed: Partial<AdmetRun>) => setDraft({ ...draft, ...changed });
  const count = Math.min(countLines(draft.text), MOST_MOLECULES);
  const chosen = new Set(draft.models);
  return (
    <>
      <div className="columns admet-input">
        <MoleculeInput text={draft.text} onChange={(text) => change({ text })} />
        <ModelPicker
          chosen={chosen}
          onChange={(next) =>
            change({ models: ADMET_MODEL_NAMES.filter((name) => next.has(name)) })
          }
        />
      </div>
      <p className="predict">
        <button
          type="button"
          className="button is-main"
          disabled={count === 0 || chosen.size === 0}
          onClick={() => onRun(draft)}
        >
          Predict {count.toLocaleString('en-US')} molecules with {chosen.size} models
        </button>
        <label>
          <input
            type="checkbox"
            checked={draft.isLocal}
            onChange={(event) => change({ isLocal: event.target.checked })}
          />{' '}
          in this browser: no molecule leaves it
        </label>
        {!draft.isLocal && count * chosen.size > MANY_VALUES && (
          <span className="quiet">
            So many values are faster in this browser: the service limits what one page may ask in a
            minute.
          </span>
        )}
      </p>
    </>
  );
}

/** What a run asks for, however it is shown. */
function askedOf(run: AdmetRun): string {
  return fragmentOf({ ...run, order: null });
}

// The fragment is written without the browser's jump to it.
function show(run: AdmetRun, how: 'push' | 'replace'): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${fragmentOf(run)}`;
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
  window.dispatchEvent(new Event('hashchange'));
}

function subscribe(listener: () => void): () => void {
  for (const event of ['hashchange', 'popstate']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['hashchange', 'popstate']) window.removeEventListener(event, listener);
  };
}
