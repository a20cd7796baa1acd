import '../styles/admet.css';
import { useBioGraphQL } from '@biographql/react';
import { lazy, Suspense, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { type AdmetRun, getFragment, isListLost, readRun } from '../admet/admet-run.ts';
import { removeModelFile } from '../admet/browser-models.ts';
import {
  type KnownModels,
  ModelFileInput,
  ModelPicker,
  ModelsElsewhere,
  modelsOfRun,
  UnknownModels,
  useKnownModels,
} from '../admet/model-picker.tsx';
import {
  EXAMPLES,
  findNames,
  lookUp,
  MAX_MOLECULES,
  type ReadText,
  readFile,
  readList,
} from '../admet/molecules.ts';
import { Predictions } from '../admet/predictions.tsx';
import {
  Button,
  Chip,
  DropCard,
  FileChip,
  inDigits,
  Problem,
  Problems,
} from '../components/controls.tsx';
import { errorWords, Skeleton } from '../components/error-note.tsx';
import { listenTo } from '../place.ts';

export function AdmetPage() {
  const fragment = useSyncExternalStore(subscribe, () => window.location.hash);
  const run = useMemo(() => readRun(fragment), [fragment]);
  // The form renders before a table of ten thousand molecules.
  const shown = useDeferredValue(run, NOTHING);
  const known = useKnownModels();
  const { models, isAwaited } = useMemo(() => modelsOfRun(shown, known), [shown, known]);
  const requested = useMemo(() => getRequested(run), [run]);
  // The form is reset if something else changed the URL.
  const [form, setForm] = useState({ key: requested, requested });
  if (form.requested !== requested) setForm({ key: requested, requested });
  const start = (next: AdmetRun) => {
    setForm({ ...form, requested: getRequested(next) });
    show({ ...next, order: null }, 'push');
  };
  return (
    <>
      <h1 className="sr-only">ADMET</h1>
      <Problem>{isListLost(fragment) ? LIST_LOST : null}</Problem>
      <UnknownModels run={run} known={known} />
      <RunForm key={`form ${form.key}`} run={run} known={known} onRun={start} />
      {shown.text !== '' && isAwaited && <Skeleton label="Loading the models" height="24rem" />}
      {shown.text !== '' && !isAwaited && models.length > 0 && (
        <Predictions
          key={getRequested(shown)}
          run={shown}
          models={models}
          onChange={(changed) => show(changed, 'replace')}
        />
      )}
    </>
  );
}

const LIST_LOST =
  'The list of molecules was too long to fit in the address, so it is available only in the tab where you entered it. Paste the list here again.';
/** About the default limit of the service per minute. */
const MANY_VALUES = 30_000;

const NOTHING = readRun('');

function RunForm(props: {
  readonly run: AdmetRun;
  readonly known: KnownModels;
  readonly onRun: (run: AdmetRun) => void;
}) {
  const { run, known, onRun } = props;
  const [draft, setDraft] = useState({ ...run, text: run.text || EXAMPLES });
  const client = useBioGraphQL();
  const [isReading, setIsReading] = useState(false);
  const [notes, setNotes] = useState(NO_NOTES);
  const change = (changed: Partial<AdmetRun>) => setDraft((now) => ({ ...now, ...changed }));
  const complete = async (reading: Promise<ReadText>, empty = '') => {
    setIsReading(true);
    const { text, ...read } = await reading.catch((error: unknown) => ({
      ...NO_NOTES,
      text: draft.text,
      problems: [errorWords(error)],
    }));
    const isEmpty = readList(text).count === 0;
    setNotes(isEmpty ? { note: '', problems: [empty, ...read.problems] } : read);
    if (!isEmpty) change({ text });
    setIsReading(false);
    return isEmpty ? draft.text : text;
  };
  const predict = async (models: readonly string[]) => {
    // In this browser no name leaves the page.
    const mayAsk = !draft.isLocal && findNames(readList(draft.text).molecules).length > 0;
    const text = mayAsk ? await complete(lookUp(client, draft.text)) : draft.text;
    onRun({ ...draft, text, models });
  };
  const addModel = (name: string) => setDraft((now) => ({ ...now, models: [...now.models, name] }));
  const count = readList(draft.text).molecules.length;
  // Models of the other predictor stay selected.
  const offered = draft.isLocal ? known.browser : known.service;
  const chosen = new Set(draft.models);
  const { models, isAwaited } = modelsOfRun(draft, known);
  const names = isAwaited ? draft.models : models.map(({ name }) => name);
  return (
    <>
      <div className="columns admet-input">
        <MoleculeInput
          text={draft.text}
          onChange={(text) => {
            setNotes(NO_NOTES);
            change({ text });
          }}
          isBusy={isReading}
          notes={notes}
          onRead={(reading, empty) => void complete(reading, empty)}
        />
        <ModelPicker
          models={offered}
          chosen={chosen}
          onChange={(next) => change({ models: [...next] })}
          onRemove={removeModelFile}
        >
          {draft.isLocal && <ModelFileInput onAdd={addModel} />}
          <ModelsElsewhere isLocal={draft.isLocal} known={known} />
        </ModelPicker>
      </div>
      <p className="line">
        <Button
          className="button is-main"
          disabled={isReading || count === 0 || names.length === 0}
          onClick={() => void predict(names)}
        >
          Predict {counted(count, 'molecule')} with {counted(names.length, 'model')}
        </Button>
        <label>
          <input
            type="checkbox"
            checked={draft.isLocal}
            onChange={(event) => change({ isLocal: event.target.checked })}
          />{' '}
          Run in this browser (structures stay on your computer)
        </label>
        {isReading && <span role="status">Reading the list …</span>}
        {run.text !== '' && draft.text.trim() !== run.text.trim() && (
          <span className="quiet">The list changed. These results are for the previous one.</span>
        )}
        {!draft.isLocal && count * names.length > MANY_VALUES && (
          <span className="quiet">
            To predict this many values, check “Run in this browser”: the service limits requests
            per minute.
          </span>
        )}
      </p>
    </>
  );
}

function counted(count: number, noun: string): string {
  return `${inDigits(count)} ${count === 1 ? noun : `${noun}s`}`;
}

function getRequested(run: AdmetRun): string {
  return getFragment({ ...run, order: null });
}

// Writes the fragment without scrolling to it.
function show(run: AdmetRun, how: 'push' | 'replace'): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${getFragment(run)}`;
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
  window.dispatchEvent(new Event('hashchange'));
}

const subscribe = listenTo('hashchange', 'popstate');

const NO_NOTES: Omit<ReadText, 'text'> = { note: '', problems: [] };

/** What was read, and the lines that could not be. */
function ReadNotes({ note, problems }: Omit<ReadText, 'text'>) {
  return (
    <>
      {note && <output className="line quiet">{note}</output>}
      <Problems texts={problems} />
    </>
  );
}

const Sketcher = lazy(async () => ({
  default: (await import('../molecules/sketcher.tsx')).Sketcher,
}));

function MoleculeInput(props: {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Whether a file is being read, or names are being looked up. */
  readonly isBusy: boolean;
  readonly notes: Omit<ReadText, 'text'>;
  /** Takes a list that is being read, and what to say if it is empty. */
  readonly onRead: (reading: Promise<ReadText>, empty?: string) => void;
}) {
  const { text, onChange, isBusy, notes, onRead } = props;
  const client = useBioGraphQL();
  const [isDrawing, setIsDrawing] = useState(false);
  const { count, withoutStructure } = readList(text);
  const take = (file: File | undefined) =>
    file && onRead(file.text().then(readFile), `${file.name} contains no molecules.`);

  return (
    <DropCard label="Molecules" className="molecules" onFile={take}>
      <header className="line">
        <h2>Molecules</h2>
        <span className="quiet">
          {inDigits(count)}
          {count > MAX_MOLECULES && `; predictions for the first ${inDigits(MAX_MOLECULES)} only`}
          {withoutStructure > 0 &&
            `; left out: ${counted(withoutStructure, 'row')} without a structure`}
        </span>
      </header>
      <textarea
        aria-label="SMILES, one per line"
        placeholder="Enter one SMILES per line, optionally followed by a name, or paste a table with a column of structures. Names can be looked up. You can also drop a CSV or SDF file here."
        spellCheck={false}
        rows={9}
        readOnly={isBusy}
        wrap="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // Pasted text replaces the examples, and a pasted molfile becomes SMILES.
          if (text !== EXAMPLES && !/^M {2}END|V[23]000\s*$/m.test(pasted)) return;
          event.preventDefault();
          onRead(readFile(pasted), 'The pasted text contains no molecules.');
        }}
      />
      {isDrawing && (
        <Suspense fallback={<Skeleton label="Loading the sketcher" height="24rem" />}>
          <Sketcher
            onAdd={(smiles) => onChange(`${smiles}\n${text}`.trim())}
            onClose={() => setIsDrawing(false)}
          />
        </Suspense>
      )}
      <div className="line">
        <Chip onClick={() => onChange(EXAMPLES)}>Examples</Chip>
        <Chip onClick={() => onChange('')}>Clear</Chip>
        <Chip aria-expanded={isDrawing} onClick={() => setIsDrawing(!isDrawing)}>
          Draw …
        </Chip>
        <Chip
          disabled={isBusy || count === 0}
          title="Uses the service to look up structures by name, identifier or InChI"
          onClick={() => onRead(lookUp(client, text))}
        >
          {isBusy ? 'Reading …' : 'Look up names'}
        </Chip>
        <FileChip accept=".csv,.tsv,.smi,.txt,.sdf,.mol" onFiles={([file]) => take(file)}>
          CSV or SDF file …
        </FileChip>
      </div>
      <ReadNotes {...notes} />
    </DropCard>
  );
}
