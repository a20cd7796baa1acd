import { ADMET_MODEL_NAMES, getAdmetModel, isAdmetModelName } from '@biographql/admet';
import { useId, useState } from 'react';
import { errorWords } from '../components/error-note.tsx';
import {
  type AssayFile,
  getSettings,
  nameProblem,
  readAssayFile,
  rowsOf,
  type TrainFields,
  useTraining,
} from './train.ts';
import { TrainReport } from './train-report.tsx';

const EMPTY: TrainFields = {
  base: 'LogD7',
  name: 'my-LogD7',
  unit: '',
  scale: '',
  keepsRows: false,
};

/** Trains a model on a table of measurements, in this browser. */
export function TrainPanel({
  onTrained,
  onClose,
}: {
  /** Called with the name of a model that is among those of files from then on. */
  readonly onTrained: (name: string) => void;
  readonly onClose: () => void;
}) {
  const [table, setTable] = useState<AssayFile | null>(null);
  const [fields, setFields] = useState(EMPTY);
  const [problem, setProblem] = useState('');
  const { training, start, cancel } = useTraining(onTrained);
  const fileId = useId();
  const isRunning = training.status === 'running';
  const change = (changed: Partial<TrainFields>) => setFields({ ...fields, ...changed });
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      setTable(readAssayFile(file.name, await file.text()));
      setProblem('');
    } catch (error) {
      setProblem(errorWords(error));
    }
  };
  const begin = () => {
    const wrong = nameProblem(fields.name);
    setProblem(wrong);
    if (table && wrong === '') void start(() => rowsOf(table), getSettings(fields));
  };
  const { unit } = getAdmetModel(fields.base);
  const said = training.status === 'failed' ? training.problem : problem;

  return (
    <section className="card train" aria-label="Train a model">
      <header className="line">
        <h2>Train a model</h2>
        <span className="quiet">
          on 100 measurements or more of your assay, over one of the 28; nothing leaves this browser
        </span>
        <button type="button" className="chip" onClick={onClose}>
          Close
        </button>
      </header>
      <div className="train-fields">
        <p>
          <label className="chip" htmlFor={fileId}>
            CSV or TSV file …
          </label>
          <input
            id={fileId}
            className="sr-only"
            type="file"
            accept=".csv,.tsv,.txt"
            disabled={isRunning}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />{' '}
          <span className="quiet">
            {table ? table.source : 'a column of SMILES, one of values'}
          </span>
        </p>
        {table && (
          <>
            <Choice
              label="Molecules"
              value={table.molecules}
              options={table.titles}
              onChange={(molecules) => setTable({ ...table, molecules })}
            />
            <Choice
              label="Values"
              value={table.values}
              options={table.titles}
              onChange={(values) => setTable({ ...table, values })}
            />
          </>
        )}
        <Choice
          label="Base"
          value={fields.base}
          options={ADMET_MODEL_NAMES}
          onChange={(base) => {
            if (!isAdmetModelName(base)) return;
            const isUsual = fields.name === `my-${fields.base}`;
            change({ base, ...(isUsual ? { name: `my-${base}` } : {}) });
          }}
        />
        <label>
          Name
          <input value={fields.name} onChange={({ target }) => change({ name: target.value })} />
        </label>
        <label>
          Unit
          <input
            value={fields.unit}
            placeholder={unit === 'probability' ? 'none' : unit}
            onChange={({ target }) => change({ unit: target.value })}
          />
        </label>
        <label>
          Scale
          <select
            value={fields.scale}
            onChange={({ target: { value } }) =>
              change({ scale: value === 'linear' || value === 'log10' ? value : '' })
            }
          >
            <option value="">as the base learns</option>
            <option value="linear">values as they are</option>
            <option value="log10">their logarithms</option>
          </select>
        </label>
      </div>
      <p>
        <label>
          <input
            type="checkbox"
            checked={fields.keepsRows}
            onChange={({ target }) => change({ keepsRows: target.checked })}
          />{' '}
          keep the molecules and their values in the model
        </label>{' '}
        <span className="quiet">
          so that reasons show the most similar ones; whoever gets its file can read them
        </span>
      </p>
      <p className="line">
        <button
          type="button"
          className="button is-main"
          disabled={!table || isRunning}
          onClick={begin}
        >
          Train
        </button>
        {training.status === 'running' && (
          <>
            <progress max={100} value={training.percent} aria-label="Progress of the training" />
            <span className="quiet" role="status">
              {training.phase === 'read' ? 'Reading molecules' : 'Cross-validating and learning'}:{' '}
              {training.percent} %
            </span>
            <button type="button" className="button" onClick={cancel}>
              Cancel
            </button>
          </>
        )}
      </p>
      {said !== '' && (
        <p className="error" role="alert">
          {said}
        </p>
      )}
      {training.status === 'done' && <TrainReport trained={training.trained} />}
    </section>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {[...new Set(options)].map((option) => (
          <option key={option} value={option}>
            {option || '(no title)'}
          </option>
        ))}
      </select>
    </label>
  );
}
