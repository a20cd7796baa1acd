import { ADMET_MODEL_NAMES, type AdmetModelName, isAdmetModelName } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';
import { getBalance } from './models.ts';

export interface AdmetRun {
  readonly text: string;
  /** Names of the 28 in their order, then custom ones; whether those exist isn't checked here. */
  readonly models: readonly string[];
  /** In this browser, where no molecule leaves the page; otherwise by the service. */
  readonly isLocal: boolean;
  readonly order: RowOrder | null;
}

/** Maximum length of a list in the URL, in characters: not every browser and mail client takes longer ones. */
const LONGEST_IN_ADDRESS = 8_000;

/** Reads the fragment of the URL, which isn't sent to a server. Without a list of models all are used. */
export function readRun(fragment: string): AdmetRun {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const list = parameters.get('list');
  return {
    text: list === null ? (parameters.get('smiles') ?? '') : (storedList(list) ?? ''),
    models: readModels(parameters.get('models')),
    isLocal: parameters.has('local'),
    order: readOrder(parameters.get('sort')),
  };
}

/** Whether a URL names a list that only another tab has. */
export function isListLost(fragment: string): boolean {
  const list = new URLSearchParams(fragment.replace(/^#/, '')).get('list');
  return list !== null && storedList(list) === null;
}

/** The inverse of {@link readRun}. A list that is too long for a URL stays in this tab, and the URL has its key. */
export function getFragment({ text, models, isLocal, order }: AdmetRun): string {
  const trimmed = text.trim();
  const parameters = new URLSearchParams(
    trimmed.length > LONGEST_IN_ADDRESS ? { list: storeList(trimmed) } : { smiles: trimmed },
  );
  const isAll = models.length === ADMET_MODEL_NAMES.length && models.every(isAdmetModelName);
  if (!isAll)
    // Spaces separate names, and names of custom models may contain them.
    parameters.set(
      'models',
      models.map((name) => name.replace(/[%\s]/g, encodeURIComponent)).join(' '),
    );
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

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Lists of this tab by key. A reload finds them in its storage. */
const lists = new Map<string, string>();
const PREFIX = 'biographql-molecules-';

/** Stores a list in this tab and returns its key: length and FNV-1a hash, since a tab has few lists. */
function storeList(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  const key = `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
  if (lists.has(key)) return key;
  lists.set(key, text);
  try {
    window.sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // Without space in the tab's storage the list lasts until the page is closed.
  }
  return key;
}

function storedList(key: string): string | null {
  return lists.get(key) ?? window.sessionStorage.getItem(PREFIX + key);
}

export interface RowOrder {
  /** A model's value, the name, or how many limits a molecule misses. */
  readonly by: ModelKey | 'name' | 'concerns';
  readonly isDescending: boolean;
}

/** A model that rows are ordered by. Custom models have a prefix, since one may be called `name`. */
export type ModelKey = AdmetModelName | `own:${string}`;

export function modelKey(name: string): ModelKey {
  return isAdmetModelName(name) ? name : `own:${name}`;
}

/** Returns the row indexes in sorted order; molecules without a value come last. */
export function orderRows(
  rows: readonly AdmetRow[],
  order: RowOrder | null,
  names: readonly string[],
): readonly number[] {
  const places = rows.map((_, at) => at);
  if (!order) return places;
  const direction = order.isDescending ? -1 : 1;
  const keys = rows.map((row, at) =>
    order.by === 'name' ? (names[at] || row.smiles).toLowerCase() : getNumber(row, order.by),
  );
  return places.sort((one, other) => compare(keys[one], keys[other], direction) || one - other);
}

type Key = string | number | null | undefined;

function compare(one: Key, other: Key, direction: number): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  return one < other ? -direction : direction;
}

function getNumber(row: AdmetRow, by: ModelKey | 'concerns'): number | null {
  if (by === 'concerns') return getConcerns(row);
  return row.predictions.find(({ model }) => modelKey(model) === by)?.value ?? null;
}

/** An unchanged row is the same object, so each row is counted once while a table fills. */
const counted = new WeakMap<AdmetRow, number | null>();

function getConcerns(row: AdmetRow): number | null {
  if (!counted.has(row)) counted.set(row, getBalance(row)?.concerns.length ?? null);
  return counted.get(row) ?? null;
}
