import type {
  AssayRow,
  AssaySettings,
  TrainedAssay,
  TrainingProgress,
} from '@biographql/admet-lab/train';
import { useEffect, useRef, useState } from 'react';
import { errorWords } from '../error-words.ts';
import { tableWords } from './assay-table.ts';
import { addModelFile } from './model-files.ts';
import { trainer } from './trainer.ts';

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

/** Trains one model at a time, and puts it among the models of files; what is left is stopped. */
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
