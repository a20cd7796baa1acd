import { ADMET_MODEL_NAMES, type AdmetModelName } from '@biographql/admet';

/** What is to be predicted, and by whom: the whole state of the page. */
export interface AdmetRun {
  /** Lines of SMILES and name; empty for nothing yet. */
  readonly text: string;
  readonly models: readonly AdmetModelName[];
  /** In this browser, where no molecule leaves the page; otherwise by the service. */
  readonly isLocal: boolean;
}

/** Reads the fragment of an address, which no server is told. Without a list of models all are meant. */
export function readRun(fragment: string): AdmetRun {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const named = parameters.get('models')?.split(' ');
  return {
    text: parameters.get('smiles') ?? '',
    models: ADMET_MODEL_NAMES.filter((name) => named?.includes(name) ?? true),
    isLocal: parameters.has('local'),
  };
}

/** The fragment of an address behind {@link readRun}. */
export function fragmentOf({ text, models, isLocal }: AdmetRun): string {
  const parameters = new URLSearchParams({ smiles: text.trim() });
  if (models.length < ADMET_MODEL_NAMES.length) parameters.set('models', models.join(' '));
  if (isLocal) parameters.set('local', '');
  return `#${parameters}`;
}
