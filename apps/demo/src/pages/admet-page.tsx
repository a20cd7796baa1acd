import { ADMET_MODEL_NAMES, type AdmetModelName } from '@biographql/admet';
import { useState } from 'react';
import { EXAMPLES } from '../admet/examples.ts';
import { ModelPicker } from '../admet/model-picker.tsx';
import { MoleculeInput } from '../admet/molecule-input.tsx';
import { Predictions, type Run } from '../admet/predictions.tsx';
import { readLines } from '../admet/read-molecules.ts';
import { go, type Parameters, usePlace } from '../place.ts';
import '../styles/admet.css';

/** A longer list of molecules is not put into the address, where some programs would cut it off. */
const MOST_IN_ADDRESS = 1800;

/** ADMET predictions for the user's molecules. */
export function AdmetPage() {
  const { page, parameters } = usePlace();
  const { smiles = '', models = '' } = parameters;
  return (
    <AdmetView
      key={`${smiles} ${models}`}
      initial={parameters}
      onShare={(next) => go({ page, parameters: next })}
    />
  );
}

function AdmetView({
  initial: { smiles = '', models = '' },
  onShare,
}: {
  readonly initial: Parameters;
  readonly onShare: (parameters: Parameters) => void;
}) {
  const named = new Set(models.split(' '));
  const asked = ADMET_MODEL_NAMES.filter((name) => models === '' || named.has(name));
  const [text, setText] = useState(smiles || EXAMPLES);
  const [chosen, setChosen] = useState<ReadonlySet<AdmetModelName>>(new Set(asked));
  const [isLocal, setIsLocal] = useState(false);
  const [run, setRun] = useState<Run | null>(
    smiles === '' ? null : { molecules: readLines(smiles), models: asked, isLocal },
  );
  const molecules = readLines(text);

  const predict = () => {
    const columns = ADMET_MODEL_NAMES.filter((name) => chosen.has(name));
    const isAll = columns.length === ADMET_MODEL_NAMES.length;
    const next = { smiles: text.trim(), models: isAll ? '' : columns.join(' ') };
    const isSame = next.smiles === smiles && next.models === models;
    // Whoever predicts in the browser wants no molecule in the address either, which the server is told.
    if (!isLocal && !isSame && text.length <= MOST_IN_ADDRESS) onShare(next);
    else setRun({ molecules, models: columns, isLocal });
  };

  return (
    <>
      <h1 className="sr-only">ADMET</h1>
      <div className="columns admet-input">
        <MoleculeInput text={text} onChange={setText} />
        <ModelPicker chosen={chosen} onChange={setChosen} />
      </div>
      <p className="predict">
        <button
          type="button"
          className="button is-main"
          disabled={molecules.length === 0 || chosen.size === 0}
          onClick={predict}
        >
          Predict {molecules.length.toLocaleString('en-US')} molecules with {chosen.size} models
        </button>
        <label>
          <input
            type="checkbox"
            checked={isLocal}
            onChange={(event) => setIsLocal(event.target.checked)}
          />{' '}
          in this browser: no molecule leaves it
        </label>
      </p>
      {run && <Predictions run={run} />}
    </>
  );
}
