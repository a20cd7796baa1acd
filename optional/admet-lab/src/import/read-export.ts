import { readMolecules } from '@biographql/admet-predictor/molecules';
import { InvalidArgumentError } from '@biographql/core';
import type { AssayRow } from '../custom/assay-row.js';
import type { AssayColumns, AssayRecord } from './assay-record.js';

/** A table as it was downloaded. */
export interface AssayTableText {
  /** Names it in problems, such as its file. */
  readonly name: string;
  /** CSV, TSV or separated by semicolons, with a heading. */
  readonly text: string;
}

/** Titles of columns. Default: `smiles`, `structure`, `molecule` or the first column; the last column has the values. */
export type AssayCsvOptions = Pick<AssayColumns, 'molecules' | 'values'>;

export interface ReadExport {
  readonly records: readonly AssayRecord[];
  /** Whether values are the words of PubChem's outcomes. */
  readonly isOutcome: boolean;
}

const USUAL: Readonly<Record<keyof AssayColumns, readonly string[]>> = {
  molecules: ['smiles', 'canonicalsmiles', 'pubchemextdatasourcesmiles', 'structure', 'molecule'],
  values: ['standardvalue', 'value', 'activityvalue'],
  relation: ['standardrelation', 'relation', 'qualifier', 'activityqualifier'],
  units: ['standardunits', 'standardunit', 'units', 'unit'],
  type: ['standardtype', 'activitytype', 'type', 'endpoint'],
};

const OUTCOME = 'PUBCHEM_ACTIVITY_OUTCOME';

/**
 * Reads rows of a CSV or TSV text with a heading. Lines count from 1, the heading included; empty ones are passed over.
 * @throws InvalidArgumentError for an unknown column, or a text without two columns.
 */
export function parseAssayCsv(text: string, options: AssayCsvOptions = {}): readonly AssayRow[] {
  const { format, columns: names, molecules: rows } = readMolecules(text);
  if (format === 'lines' || names.length < 2)
    throw new InvalidArgumentError('csv', 'must have a header and at least two columns');
  const molecules = findColumn('molecules', names, options.molecules) ?? 0;
  const last = molecules === names.length - 1 ? names.length - 2 : names.length - 1;
  const values = options.values === undefined ? last : findColumn('values', names, options.values);
  return rows.map(({ line, cells }) => ({
    smiles: cells[molecules] ?? '',
    value: cells[values ?? last],
    line,
  }));
}

/**
 * Reads the rows of a table: of ChEMBL's activities, of a PubChem BioAssay, or any other with named columns.
 * @throws InvalidArgumentError for an unknown column, or a table without molecules or values.
 */
export function readExport(
  { name, text }: AssayTableText,
  columns: AssayColumns = {},
  usualUnit = '',
): ReadExport {
  const { columns: names, molecules: rows } = readMolecules(text);
  const isPubchem = names[0] === 'PUBCHEM_RESULT_TAG';
  const isChembl = folded(names).includes('standardvalue');
  const isOutcome = isPubchem && (columns.values ?? OUTCOME) === OUTCOME;
  const find = (what: keyof AssayColumns) => findColumn(what, names, columns[what], ` of ${name}:`);
  const molecules = find('molecules');
  const values = isOutcome ? names.indexOf(OUTCOME) : find('values');
  if (molecules === undefined || values === undefined || values < 0)
    throw new InvalidArgumentError(
      'table',
      `must have a column of molecules and a column of values; ${name} has the columns ${names.join(', ')}`,
    );
  const [relation, units, type] = [find('relation'), find('units'), find('type')];
  const unitRow = isPubchem ? rows.find(({ cells: [tag] }) => tag === 'RESULT_UNIT') : undefined;
  const records = rows.flatMap(({ line, cells }): readonly AssayRecord[] => {
    if (isPubchem && !/^\d+$/.test(cells[0] ?? '')) return [];
    const cell = (place: number | undefined) => cells[place ?? -1] ?? '';
    const named = new Map(names.map((each, at) => [each, cell(at)]));
    return [
      {
        table: name,
        line,
        smiles: cell(molecules),
        value: cell(values),
        // ChEMBL quotes relations.
        relation: cell(relation).replace(/^'(.*)'$/, '$1'),
        unit: cell(units) || unitRow?.cells[values] || usualUnit,
        type: cell(type),
        flag: isChembl ? getFlag(named) : '',
        cells: named,
      },
    ];
  });
  return { records, isOutcome };
}

function findColumn(
  what: keyof AssayColumns,
  names: readonly string[],
  stated: string | undefined,
  table = ':',
): number | undefined {
  if (stated !== undefined) {
    const place = names.indexOf(stated);
    if (place >= 0) return place;
    throw new InvalidArgumentError(
      what,
      `must be one of the columns${table} ${names.join(', ')}`,
      stated,
    );
  }
  const known = folded(names);
  const usual = USUAL[what].find((each) => known.includes(each));
  return usual === undefined ? undefined : known.indexOf(usual);
}

function folded(names: readonly string[]): readonly string[] {
  return names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function getFlag(cells: ReadonlyMap<string, string>): string {
  const named = new Map([...cells].map(([name, value]) => [folded([name])[0], value]));
  const comment = named.get('datavaliditycomment') ?? '';
  if (comment !== '' && !/^manually validated$/i.test(comment)) return comment;
  const isCopy = /^(?:1|true|t|yes)$/i.test(named.get('potentialduplicate') ?? '');
  return isCopy ? 'Copied from another publication' : '';
}
