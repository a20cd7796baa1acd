import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type AdmetRun, fragmentOf, readRun } from '../admet/admet-run.ts';
import { EXAMPLES } from '../admet/examples.ts';
import { ModelPicker } from '../admet/model-picker.tsx';
import { MoleculeInput } from '../admet/molecule-input.tsx';
import { Predictions } from '../admet/predictions.tsx';
import { readLines } from '../admet/read-molecules.ts';
import '../styles/admet.css';

/** ADMET predictions for the user's molecules. What is predicted stands in the address, and nowhere else. */
export function AdmetPage() {
  const fragment = useSyncExternalStore(subscribe, () => window.location.hash);
  const run = useMemo(() => readRun(fragment), [fragment]);
  return (
    <>
      <h1 className="sr-only">ADMET</h1>
      <RunForm key={fragment} run={run} />
      {run.text !== '' && <Predictions run={run} />}
    </>
  );
}

/** What the next run will be, until it is in the address. */
function RunForm({ run }: { readonly run: AdmetRun }) {
  const [draft, setDraft] = useState({ ...run, text: run.text || EXAMPLES });
  const change = (changed: Partial<AdmetRun>) => setDraft({ ...draft, ...changed });
  const count = readLines(draft.text).length;
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
          onClick={() => {
            window.location.hash = fragmentOf(draft);
          }}
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
      </p>
    </>
  );
}

function subscribe(listener: () => void): () => void {
  for (const event of ['hashchange', 'popstate']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['hashchange', 'popstate']) window.removeEventListener(event, listener);
  };
}
