import { parseEntityIri } from '@biographql/core';
import { getOrAdd, isRecord } from '@biographql/core/internal';
import recorded from './generated/recordings.json' with { type: 'json' };
import { pageOfArticles, pageOfNeighbors, pageOfProperties, pageOfRows } from './pages.js';

/** Recorded response to one request. */
export interface Recording {
  /** The operation's name, e.g. `searchEntity`. */
  readonly operation: string;
  /** As they were sent. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The `data` of the answer; durations are 0. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Real answers of the service on its small graph of asthma, Alzheimer's disease and type 2 diabetes: at least one for each
 * operation, without duplicates. A test compares them with the service.
 */
export const RECORDINGS: readonly Recording[] = recorded;

const byOperation = new Map<string, Recording[]>();
for (const recording of RECORDINGS) {
  getOrAdd(byOperation, recording.operation, () => []).push(recording);
}
export const RECORDINGS_BY_OPERATION: ReadonlyMap<string, readonly Recording[]> = byOperation;

type Variables = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, unknown>>;

/** Pages of a recorded list, other forms of an identifier and any choice of recorded molecules and names count as recorded. */
export function recordedData(operation: string, variables: Variables): Data | null {
  const recordings = RECORDINGS_BY_OPERATION.get(operation) ?? [];
  return (RULES[operation] ?? sameVariables)(recordings, variables);
}

type Rule = (recordings: readonly Recording[], variables: Variables) => Data | null;

const RULES: Readonly<Record<string, Rule>> = {
  searchArticles: pagedBy(['pageNumber', 'pageSize'], pageOfArticles),
  graphInsights: pagedBy(['maxNeighbors', 'offset'], pageOfNeighbors),
  nodeProperties: pagedBy(['maxNeighbors'], pageOfProperties),
  getInsightRows: pagedBy(['limit', 'offset'], pageOfRows),
  resolveEntities: eachName,
  admetPredict: eachMolecule,
};

function sameVariables(recordings: readonly Recording[], variables: Variables): Data | null {
  return getRecording(recordings, variables, [])?.data ?? null;
}

function pagedBy(
  paging: readonly string[],
  page: (data: Data, variables: Variables) => Data | null,
): Rule {
  return (recordings, variables) => {
    const whole = getRecording(recordings, variables, paging);
    return whole === undefined ? null : page(whole.data, variables);
  };
}

function eachName(recordings: readonly Recording[], { names, ...others }: Variables): Data | null {
  if (!Array.isArray(names)) return null;
  const found = names.map((name) => sameVariables(recordings, { ...others, names: [name] }));
  const entries = found.flatMap((data) => (data === null ? [] : listIn(data.resolveEntities)));
  return entries.length === names.length ? { resolveEntities: entries } : null;
}

function eachMolecule(recordings: readonly Recording[], variables: Variables): Data | null {
  const recording = getRecording(recordings, variables, ['smiles']);
  const result = recording?.data.admetPredict;
  if (!isRecord(result) || !Array.isArray(variables.smiles)) return null;
  const known = listIn(recording?.variables.smiles);
  const places = variables.smiles.map((smiles) => known.indexOf(smiles));
  if (places.includes(-1)) return null;
  const rows = listIn(result.dataframe);
  return { admetPredict: { ...result, dataframe: places.map((place) => rows[place]) } };
}

function getRecording(
  recordings: readonly Recording[],
  variables: Variables,
  paging: readonly string[],
): Recording | undefined {
  const key = keyOf(variables, paging);
  return recordings.find((recording) => keyOf(recording.variables, paging) === key);
}

/** Returns the same key for equivalent variables. */
function keyOf(variables: Variables, paging: readonly string[]): string {
  const stated = Object.entries(variables)
    .filter(([name, value]) => value != null && name !== 'engineID' && !paging.includes(name))
    .map(([name, value]) => [name, canonical(name, value, paging)] as const)
    .filter(([name, value]) => !(ORDERS.has(name) && value === 'RELEVANCE'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(stated);
}

const ENTITIES: ReadonlySet<string> = new Set(['startNode', 'entityFilter', 'qid']);
const ORDERS: ReadonlySet<string> = new Set(['sortOrder', 'sort']);

function canonical(name: string, value: unknown, paging: readonly string[]): unknown {
  if (isRecord(value)) return keyOf(value, paging);
  // Some clients sort the keys of objects in lists.
  if (Array.isArray(value)) return value.map((item) => canonical(name, item, paging));
  if (typeof value !== 'string') return value;
  if (ENTITIES.has(name)) return getEntity(value);
  if (ORDERS.has(name)) return value.toUpperCase();
  return name === 'searchText' ? value.toLowerCase() : value;
}

function getEntity(text: string): string {
  try {
    return parseEntityIri(text);
  } catch {
    return text;
  }
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
