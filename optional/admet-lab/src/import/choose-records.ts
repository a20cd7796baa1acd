import {
  featurize,
  knownMass,
  type MoleculeGraph,
  type MoleculeReader,
  toSparse,
} from '@biographql/admet-predictor/internal';
import { InvalidArgumentError } from '@biographql/core';
import { moleculeKey } from '../custom/collect-molecules.js';
import type { AssayRecord, ImportProblem } from './assay-record.js';

export interface RecordChoice {
  /** Accepted types, in any letter case. */
  readonly types?: readonly string[] | undefined;
  /** Accepted values by column, in any letter case. */
  readonly only?: readonly RowCondition[] | undefined;
}

/** Condition on a column. */
export interface RowCondition {
  readonly column: string;
  readonly value: string;
}

/**
 * Separates the rows of the assay from the others.
 * @throws InvalidArgumentError for an unknown column, and for rows of several types if none is given.
 */
export function chooseRecords(
  records: readonly AssayRecord[],
  { types, only = [] }: RecordChoice,
): { readonly chosen: readonly AssayRecord[]; readonly problems: readonly ImportProblem[] } {
  checkTypes(records, types);
  const wanted = types?.map(folded);
  const conditions = byColumn(records, only);
  const problems: ImportProblem[] = [];
  const chosen = records.filter((record) => {
    const problem = getProblem(record, wanted, conditions);
    if (problem === undefined) return true;
    const { table, line, smiles } = record;
    problems.push({ table, line, smiles, ...problem });
    return false;
  });
  return { chosen, problems };
}

function checkTypes(records: readonly AssayRecord[], types: readonly string[] | undefined): void {
  if (types !== undefined) return;
  const found = new Set(records.map(({ type }) => type));
  if (found.size < 2) return;
  const names = [...found].map((type) => (type === '' ? '(none)' : type)).sort();
  const shown = names.slice(0, 12).join(', ');
  throw new InvalidArgumentError(
    'type',
    `must be set, because the table has more than one type: ${shown}`,
  );
}

function byColumn(
  records: readonly AssayRecord[],
  only: readonly RowCondition[],
): ReadonlyMap<string, readonly string[]> {
  const conditions = new Map<string, string[]>();
  for (const { column, value } of only) {
    if (records.length > 0 && !records.some(({ cells }) => cells.has(column)))
      throw new InvalidArgumentError('only', 'must name a column of the tables', column);
    conditions.set(column, [...(conditions.get(column) ?? []), folded(value)]);
  }
  return conditions;
}

function getProblem(
  { type, cells, flag }: AssayRecord,
  types: readonly string[] | undefined,
  conditions: ReadonlyMap<string, readonly string[]>,
): Pick<ImportProblem, 'code' | 'message'> | undefined {
  if (types !== undefined && type !== '' && !types.includes(folded(type)))
    return { code: 'OTHER_TYPE', message: `The type ${type} was not requested.` };
  for (const [column, values] of conditions) {
    const value = cells.get(column) ?? '';
    if (!values.includes(folded(value)))
      return {
        code: 'OTHER_CONDITION',
        message: `The value of “${column}” is ${value === '' ? 'empty' : `“${value}”`}, which was not requested.`,
      };
  }
  return flag === '' ? undefined : { code: 'FLAGGED', message: `Flagged by the source: ${flag}.` };
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

export type Identity =
  | {
      readonly key: string;
      /** g/mol as it was written, counter-ions included; undefined with an element whose weight is not known. */
      readonly weight: number | undefined;
    }
  | { readonly problem: string };

export function createIdentifier(reader: MoleculeReader): (smiles: string) => Promise<Identity> {
  const known = new Map<string, Identity>();
  const identify = async (smiles: string): Promise<Identity> => {
    const outcome = await reader.read(smiles);
    if ('rejection' in outcome) return { problem: outcome.rejection.message };
    const { graph } = outcome.molecule;
    return {
      key: moleculeKey(graph, toSparse(featurize(graph))),
      weight: getWeight(outcome.given),
    };
  };
  return async (smiles) => {
    const found = known.get(smiles) ?? (await identify(smiles));
    known.set(smiles, found);
    return found;
  };
}

function getWeight({ atoms }: MoleculeGraph): number | undefined {
  let weight = 0;
  for (const { element, hydrogens } of atoms) {
    const mass = knownMass(element);
    if (mass === undefined) return undefined;
    weight += mass + hydrogens * (knownMass(1) ?? 0);
  }
  return weight;
}
