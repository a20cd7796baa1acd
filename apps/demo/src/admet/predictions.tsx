import type { ServedAdmetModelName } from '@biographql/admet';
import { useAdmetPredictions, useBioGraphQL, useMolecules } from '@biographql/react';
import { admetPredictionsOptions } from '@biographql/react/options';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Button, inDigits, Problems } from '../components/controls.tsx';
import { ErrorNote, Skeleton } from '../components/error-note.tsx';
import { Downloads } from '../components/export-menu.tsx';
import { type Form, findReceipts, tableForms, toForm } from '../exports/download.ts';
import type { AdmetRun, RowOrder } from './admet-run.ts';
import { browserSource, findFile, type ModelFile, useModelFiles } from './browser-models.ts';
import {
  browserReceipt,
  type PredictionsTable,
  predictionsTable,
  sdfOfPredictions,
} from './export-predictions.ts';
import { Matrix } from './matrix.tsx';
import { explainRows, rowProblem, type ShownModel } from './models.ts';
import { MAX_COMPARED, MoleculeCard } from './molecule-card.tsx';
import {
  findNames,
  LOOKED_UP,
  MAX_MOLECULES,
  type Molecule,
  type MoleculeList,
  readList,
} from './molecules.ts';

const MAX_IN_REQUEST = 1_000;

export function Predictions(props: {
  readonly run: AdmetRun;
  readonly models: readonly ShownModel[];
  readonly onChange: (run: AdmetRun) => void;
}) {
  const { run, models, onChange } = props;
  const { text, isLocal, order } = run;
  const client = useBioGraphQL();
  const cache = useQueryClient();
  const [isStopped, setIsStopped] = useState(false);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [compared, setCompared] = useState<readonly number[]>([]);
  const compare = useCallback(
    (place: number) =>
      setCompared((now) =>
        now.includes(place) ? now.filter((other) => other !== place) : [...now, place],
      ),
    [],
  );
  const open = useCallback((place: number) => setOpened([place]), []);
  const list = useMemo(() => readList(text), [text]);
  const { molecules, count } = list;
  const request = useMemo(
    () => ({
      models: models.map(({ name }) => name),
      smiles: molecules.map(({ smiles }) => smiles),
    }),
    [models, molecules],
  );
  const files = useModelFiles();
  // Few large requests: the service limits requests per minute.
  const ofService = molecules.length > MAX_IN_REQUEST ? { chunkSize: MAX_IN_REQUEST } : {};
  const settings = isLocal ? settingsOfBrowser(models, files) : ofService;
  const query = useAdmetPredictions<ServedAdmetModelName>(request, {
    ...settings,
    enabled: !isStopped,
  });
  const { data: predicted, error, refetch, isFetching } = query;
  const reasons = useReasons(list, isLocal);
  const data = useMemo(
    () => predicted && { ...predicted, rows: explainRows(predicted.rows, reasons) },
    [predicted, reasons],
  );
  const stop = () => {
    setIsStopped(true);
    const { queryKey } = admetPredictionsOptions(client, request, settings);
    // Reverting would empty the table.
    void cache.cancelQueries({ queryKey, exact: true }, { revert: false });
  };
  const retry = () => void refetch();
  if (error && !isStopped) return <ErrorNote error={error} onRetry={retry} />;
  if (!data) return <Skeleton label="Predicting" height="24rem" />;
  const setOrder = (next: RowOrder | null) => onChange({ ...run, order: next });
  const { done, total, failed } = data;
  const table = (hasDetails: boolean) => predictionsTable(data, models, list, { hasDetails });
  const shown = opened.flatMap((place) => {
    const row = data.rows[place];
    return row ? [{ name: molecules[place]?.name ?? '', row }] : [];
  });
  const few = molecules.length > MAX_COMPARED ? [] : data.rows;
  const readable = few.flatMap((row, at) => (rowProblem(row) ? [] : at));
  const unread = data.rows.flatMap((row, at) => {
    const { message } = rowProblem(row) ?? {};
    return message ? `${molecules[at]?.name || row.smiles}: ${message}` : [];
  });
  const chosen = compared.length > 1 ? compared : readable;
  return (
    <section className="card" aria-label="Predictions">
      <header className="line">
        <h2>Predictions</h2>
        <progress max={total} value={done} aria-label="Progress" />
        <span className="quiet" role="status">
          {inDigits(done)} of {inDigits(total)} values
        </span>
        {isLocal && <span className="quiet">predicted in this browser</span>}
        {isFetching && done < total && <Button onClick={stop}>Stop</Button>}
        {!isFetching && done < total && (
          <Button onClick={() => setIsStopped(false)}>Continue</Button>
        )}
        <Downloads
          name="admet"
          isDisabled={isFetching && done < total}
          forms={getForms(table)}
          receipts={async () =>
            isLocal
              ? [await browserReceipt(models, list, table(true), files)]
              : getReceipts(models, molecules)
          }
        />
      </header>
      {count > molecules.length && (
        <p className="note" role="note">
          {inDigits(count)} molecules were given; the first {inDigits(MAX_MOLECULES)} are in the
          table, and the other {inDigits(count - molecules.length)} were left out.
        </p>
      )}
      <Legend />
      {failed > 0 && (
        <ErrorNote
          error={`Values that could not be fetched: ${inDigits(failed)}.`}
          onRetry={retry}
        />
      )}
      {unread.length > 0 && (
        <p className="note" role="note">
          No predictions for {inDigits(unread.length)} of {inDigits(molecules.length)} molecules:
        </p>
      )}
      <Problems texts={unread} />
      <label className="line small">
        <input
          type="checkbox"
          checked={order?.by === 'concerns'}
          onChange={({ target }) => setOrder(target.checked ? MIN_CONCERNS : null)}
        />
        Sort by fewest concerns
      </label>
      {molecules.length > 1 && (
        <p className="line quiet">
          <Button disabled={chosen.length < 2} onClick={() => setOpened(chosen)}>
            {compared.length < 2 && chosen.length > 1 ? 'Compare all' : 'Compare'}
          </Button>
          {compared.length < 2 && `Select 2 to ${MAX_COMPARED} molecules to compare them.`}
        </p>
      )}
      <Matrix
        table={data}
        models={models}
        molecules={molecules}
        order={order}
        onOrder={setOrder}
        onOpen={open}
        compared={compared}
        onCompare={compare}
      />
      {shown.length > 0 && (
        <MoleculeCard
          molecules={shown}
          models={models}
          isLocal={isLocal}
          onClose={() => setOpened([])}
        />
      )}
    </section>
  );
}

/** Why names have no structure, as the service says. In this browser no name leaves the page. */
function useReasons({ molecules }: MoleculeList, isLocal: boolean): ReadonlyMap<string, string> {
  const names = useMemo(() => findNames(molecules).slice(0, LOOKED_UP), [molecules]);
  const texts = names.map((at) => molecules[at]?.smiles ?? '');
  const isNone = isLocal || texts.length === 0;
  const { data } = useMolecules(isNone ? null : { texts, models: [], similar: 0 });
  return useMemo(
    () => new Map(data?.flatMap(({ text, error }) => (error ? [[text, error.message]] : []))),
    [data],
  );
}

const LEGEND = {
  favorable: 'favorable',
  moderate: 'moderate',
  unfavorable: 'unfavorable',
  neutral: 'neutral: no published threshold',
  unclear: '? unclear: the interval crosses a threshold, or both classes are possible',
  'out-of-scope': 'out of scope: the model was not made for this kind of molecule',
  outside: 'outside the applicability domain',
};

function Legend() {
  return (
    <p className="line quiet">
      {Object.entries(LEGEND).map(([tone, words]) => (
        <span key={tone}>
          <i className={`dot is-${tone}`} /> {words}
        </span>
      ))}
      <span>Thresholds apply to oral small-molecule drugs.</span>
      <span className="scrolls">Scroll the table sideways to see all models.</span>
    </p>
  );
}

// One worker reads each molecule once. Predictions of a replaced model file must not come from the cache.
function settingsOfBrowser(models: readonly ShownModel[], files: readonly ModelFile[]) {
  const { name, predict } = browserSource;
  const editions = models.flatMap((model) => findFile(files, model.name)?.edition ?? []);
  return { source: { name: [name, ...editions].join(' '), predict }, concurrency: 1 };
}

const MIN_CONCERNS: RowOrder = { by: 'concerns', isDescending: false };

function getForms(getTable: (hasDetails: boolean) => PredictionsTable): readonly Form[] {
  const withUnits = (hasDetails: boolean) =>
    tableForms(() => {
      const { headings, rows } = getTable(hasDetails);
      return { columns: headings, rows };
    });
  const [compact] = withUnits(false);
  const [full, tsv] = withUnits(true);
  const [, , jsonLines] = tableForms(() => getTable(true));
  // Excel takes a CSV for UTF-8 only with a byte order mark.
  const toCsv = (name: string, extension: string, form: Form | undefined) =>
    toForm(name, extension, 'text/csv', async () => `\uFEFF${await form?.content()}`);
  return [
    toCsv('CSV', 'csv', compact),
    toCsv('Full CSV', 'full.csv', full),
    ...[tsv, jsonLines].flatMap((form) => form ?? []),
    toForm('SDF', 'sdf', 'chemical/x-mdl-sdfile', () => sdfOfPredictions(getTable(true))),
  ];
}

function getReceipts(models: readonly ShownModel[], molecules: readonly Molecule[]) {
  const shown = new Set(molecules.map(({ smiles }) => smiles));
  return models
    .flatMap(({ name: modelName }) => findReceipts('admetPredict', modelName))
    .filter(({ variables }) => {
      const smiles = variables?.smiles;
      return Array.isArray(smiles) && smiles.every((text) => shown.has(String(text)));
    });
}
