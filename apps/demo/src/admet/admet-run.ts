import { ADMET_MODEL_NAMES, type AdmetModelName } from '@biographql/admet';
import { keepList, keptList } from './kept-lists.ts';
import type { RowOrder } from './order-rows.ts';

/** What is to be predicted, by whom, and how it is shown: the whole state of the page. */
export interface AdmetRun {
  /** Lines of SMILES and name; empty for nothing yet. */
  readonly text: string;
  readonly models: readonly AdmetModelName[];
  /** In this browser, where no molecule leaves the page; otherwise by the service. */
  readonly isLocal: boolean;
  /** Null for the order in which the molecules were given. */
  readonly order: RowOrder | null;
}

/** Longer lists stay in this tab: not every browser and mail takes an address of more. In characters. */
const LONGEST_IN_ADDRESS = 8_000;

/** Reads the fragment of an address, which no server is told. Without a list of models all are meant. */
export function readRun(fragment: string): AdmetRun {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const named = parameters.get('models')?.split(' ');
  const list = parameters.get('list');
  return {
    text: list === null ? (parameters.get('smiles') ?? '') : (keptList(list) ?? ''),
    models: ADMET_MODEL_NAMES.filter((name) => named?.includes(name) ?? true),
    isLocal: parameters.has('local'),
    order: readOrder(parameters.get('sort')),
  };
}

/** Tells whether an address names a list that only another tab had. */
export function isListLost(fragment: string): boolean {
  const list = new URLSearchParams(fragment.replace(/^#/, '')).get('list');
  return list !== null && keptList(list) === null;
}

/** The fragment of an address behind {@link readRun}. A list that is too long for one is kept by this tab, and named there. */
export function fragmentOf({ text, models, isLocal, order }: AdmetRun): string {
  const trimmed = text.trim();
  const parameters = new URLSearchParams(
    trimmed.length > LONGEST_IN_ADDRESS ? { list: keepList(trimmed) } : { smiles: trimmed },
  );
  if (models.length < ADMET_MODEL_NAMES.length) parameters.set('models', models.join(' '));
  if (isLocal) parameters.set('local', '');
  if (order) parameters.set('sort', `${order.isDescending ? '-' : ''}${order.by}`);
  return `#${parameters}`;
}

function readOrder(text: string | null): RowOrder | null {
  const by = text?.replace(/^-/, '');
  const column = (['name', 'concerns', ...ADMET_MODEL_NAMES] as const).find((name) => name === by);
  return column === undefined ? null : { by: column, isDescending: text?.startsWith('-') === true };
}
