import { resolveAdmetModel } from '@biographql/admet';
import {
  type AssayRow,
  type AssaySettings,
  parseAssayCsv,
  type TrainedAssay,
  type TrainingProgress,
} from '@biographql/admet-lab/train';
import { createWorkerTrainer } from '@biographql/admet-lab/worker-client';
import { useEffect, useRef, useState } from 'react';
import { errorWords } from '../components/error-note.tsx';
import { readCsv } from '../exports/csv.ts';
import { addModelFile } from './browser-models.ts';

/** A table of measurements, and which of its columns are meant. */
export interface AssayFile {
  /** What the file is called. */
  readonly source: string;
  readonly text: string;
  readonly titles: readonly string[];
  /** The title of the column of molecules. */
  readonly molecules: string;
  readonly values: string;
}

const MOLECULES = /smiles|^structure$|^molecule$/i;

/** Reads the titles of a table; the first that sounds like molecules is taken for these, the last other one for values. @throws Error for a text without two columns. */
export function readAssayFile(source: string, text: string): AssayFile {
  const titles = (readCsv(text)[0] ?? []).map((title) => title.replace(/^\uFEFF/, '').trim());
  const molecules = titles.find((title) => MOLECULES.test(title)) ?? titles[0];
  const values = titles.findLast((title) => title !== molecules);
  if (molecules === undefined || values === undefined)
    throw new Error(`${source} has no two columns: one of molecules and one of values are needed.`);
  return { source, text, titles, molecules, values };
}

/** The rows of a table. @throws InvalidArgumentError */
export function rowsOf({ text, molecules, values }: AssayFile): readonly AssayRow[] {
  return parseAssayCsv(text, { molecules, values });
}

/** Why a model cannot be called so; empty when it can. */
export function nameProblem(name: string): string {
  if (name.trim() === '') return 'The model needs a name.';
  const other = resolveAdmetModel(name);
  return other === undefined ? '' : `“${name}” is a name of ${other}.`;
}

/** Form values of the training settings; empty strings use the defaults. */
export interface TrainFields {
  readonly base: AssaySettings['base'];
  readonly name: string;
  readonly unit: string;
  readonly scale: '' | 'linear' | 'log10';
  /** Whether molecules and values go into the file, so that reasons show the most similar ones. */
  readonly keepsRows: boolean;
}

/** What the fields mean. */
export function getSettings({ base, name, unit, scale, keepsRows }: TrainFields): AssaySettings {
  return {
    base,
    name: name.trim(),
    keepRows: keepsRows,
    ...(unit.trim() === '' ? {} : { unit: unit.trim() }),
    ...(scale === '' ? {} : { scale }),
  };
}

/** Rewords a training error about `rows` for users, who gave a table. */
function tableWords(problem: string): string {
  return problem
    .replace(/^`rows` must have/, 'The table must have')
    .replace(/ Received: "?(\d+)"?\.$/, ' It has $1.');
}

/** Trains in a worker of this browser: no row leaves the page, and the page is never blocked. */
const trainer = createWorkerTrainer({
  worker: () => new Worker(new URL('./train-worker.ts', import.meta.url), { type: 'module' }),
  models: `${import.meta.env.BASE_URL}admet/models/`,
  wasm: `${import.meta.env.BASE_URL}admet/toolkit.wasm`,
});

/** How far a training is. */
export type Training =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly phase: TrainingProgress['phase'];
      readonly percent: number;
    }
  | { readonly status: 'done'; readonly trained: TrainedAssay }
  | { readonly status: 'failed'; readonly problem: string };

/** Trains one model at a time and adds it to the models from files. Unmounting stops the training. */
export function useTraining(onTrained: (name: string) => void) {
  const [training, setTraining] = useState<Training>({ status: 'idle' });
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (rows: () => readonly AssayRow[], settings: AssaySettings) => {
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current?.abort();
    underWay.current = controller;
    const tell = (next: Training) => {
      if (!signal.aborted) setTraining(next);
    };
    let last = '';
    const onProgress = ({ phase, done, total }: TrainingProgress) => {
      const percent = Math.floor((100 * done) / total);
      if (last === `${phase} ${percent}`) return;
      last = `${phase} ${percent}`;
      tell({ status: 'running', phase, percent });
    };
    tell({ status: 'running', phase: 'read', percent: 0 });
    try {
      const trained = await trainer.train(rows(), { ...settings, signal, onProgress });
      const { name } = await addModelFile(new Blob([trained.bytes]));
      if (signal.aborted) return;
      tell({ status: 'done', trained });
      onTrained(name);
    } catch (error) {
      tell({ status: 'failed', problem: tableWords(errorWords(error)) });
    }
  };
  const cancel = () => {
    underWay.current?.abort();
    setTraining({ status: 'idle' });
  };
  return { training, start, cancel };
}
