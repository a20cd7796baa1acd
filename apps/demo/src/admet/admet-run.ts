import { ADMET_MODEL_NAMES, isAdmetModelName } from '@biographql/admet';
import { keepList, keptList } from './kept-lists.ts';
import { modelKey, type RowOrder } from './order-rows.ts';

/** What is to be predicted, by whom, and how it is shown: the whole state of the page. */
export interface AdmetRun {
  /** Lines of SMILES and name; empty for nothing yet. */
  readonly text: string;
  /** Names of the 28 in their order, then of others; that there are such models is not checked here. */
  readonly models: readonly string[];
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
  const list = parameters.get('list');
  return {
    text: list === null ? (parameters.get('smiles') ?? '') : (keptList(list) ?? ''),
    models: readModels(parameters.get('models')),
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
  if (models.join() !== ADMET_MODEL_NAMES.join())
    parameters.set('models', models.map(escaped).join(' '));
  if (isLocal) parameters.set('local', '');
  if (order) parameters.set('sort', `${order.isDescending ? '-' : ''}${order.by}`);
  return `#${parameters}`;
}

function readOrder(text: string | null): RowOrder | null {
  const by = text?.replace(/^-/, '');
  const isDescending = text?.startsWith('-') === true;
  if (by === 'name' || by === 'concerns' || isAdmetModelName(by)) return { by, isDescending };
  return by?.startsWith('own:') ? { by: modelKey(by.slice('own:'.length)), isDescending } : null;
}

function readModels(text: string | null): readonly string[] {
  if (text === null) return ADMET_MODEL_NAMES;
  const named = new Set(text.split(' ').filter(Boolean).map(unescaped));
  const others = [...named].filter((name) => !isAdmetModelName(name));
  return [...ADMET_MODEL_NAMES.filter((name) => named.has(name)), ...others];
}

/** Names are parted by blanks, which those of own models may hold. */
function escaped(name: string): string {
  return name.replace(/[%\s]/g, encodeURIComponent);
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
