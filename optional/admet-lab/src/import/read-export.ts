import { InvalidArgumentError } from '@biographql/core';
import Papa from 'papaparse';
import type { AssayColumns, AssayRecord } from './assay-record.js';

/** A table as it was downloaded. */
export interface AssayTableText {
  /** Names it in problems, such as its file. */
  readonly name: string;
  /** CSV, TSV or separated by semicolons, with a heading. */
  readonly text: string;
}

export type ExportForm = 'chembl' | 'pubchem' | 'plain';

export interface ReadExport {
  readonly form: ExportForm;
  readonly records: readonly AssayRecord[];
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
 * Reads the rows of a table: of ChEMBL's activities, of a PubChem BioAssay, or any other with named columns.
 * @throws InvalidArgumentError for a column that there is not, or a table without molecules or values.
 */
export function readExport(
  { name, text }: AssayTableText,
  columns: AssayColumns = {},
  usualUnit = '',
): ReadExport {
  const whole = text.replace(/^\uFEFF/, '');
  const { data } = Papa.parse<readonly string[]>(whole, { delimiter: getDelimiter(whole) });
  const [heading = [], ...lines] = data;
  const names = heading.map((each) => each.trim());
  const isPubchem = names[0] === 'PUBCHEM_RESULT_TAG';
  const form = isPubchem ? 'pubchem' : folded(names).includes('standardvalue') ? 'chembl' : 'plain';
  const find = (what: keyof AssayColumns) => getPlace(what, names, columns[what], name);
  const molecules = find('molecules');
  const values =
    isPubchem && columns.values === undefined ? names.indexOf(OUTCOME) : find('values');
  if (molecules === undefined || values === undefined || values < 0)
    throw new InvalidArgumentError(
      'table',
      `must have columns of molecules and of values; ${name} has ${names.join(', ')}`,
    );
  const [relation, units, type] = [find('relation'), find('units'), find('type')];
  const unitOfColumn = isPubchem ? unitRow(lines)?.[values] : undefined;
  const cell = (cells: readonly string[], place: number | undefined) =>
    place === undefined ? '' : (cells[place] ?? '').trim();
  const records = lines.flatMap((cells, place): readonly AssayRecord[] => {
    if (cells.every((each) => each.trim() === '') || (isPubchem && !/^\d+$/.test(cells[0] ?? '')))
      return [];
    const named = new Map(names.map((each, at) => [each, cell(cells, at)]));
    return [
      {
        table: name,
        line: place + 2,
        smiles: cell(cells, molecules),
        value: cell(cells, values),
        // ChEMBL quotes relations.
        relation: cell(cells, relation).replace(/^'(.*)'$/, '$1'),
        unit: cell(cells, units) || (unitOfColumn ?? '') || usualUnit,
        type: cell(cells, type),
        flag: form === 'chembl' ? getFlag(named) : '',
        cells: named,
      },
    ];
  });
  return { form, records };
}

function getDelimiter(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const plain = heading.replace(/"[^"]*"/g, '');
  const counts = [',', '\t', ';'].map((mark) => [plain.split(mark).length, mark] as const);
  return counts.sort(([a], [b]) => b - a)[0]?.[1] ?? ',';
}

export function isOutcome(form: ExportForm, { values }: AssayColumns): boolean {
  return form === 'pubchem' && (values === undefined || values === OUTCOME);
}

function getPlace(
  what: keyof AssayColumns,
  names: readonly string[],
  stated: string | undefined,
  table: string,
): number | undefined {
  if (stated !== undefined) {
    const place = names.indexOf(stated);
    if (place >= 0) return place;
    throw new InvalidArgumentError(
      what,
      `must be one of the columns of ${table}: ${names.join(', ')}`,
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

function unitRow(lines: readonly (readonly string[])[]): readonly string[] | undefined {
  return lines.find(([tag]) => tag === 'RESULT_UNIT');
}

function getFlag(cells: ReadonlyMap<string, string>): string {
  const find = (...wanted: readonly string[]) => {
    for (const [name, value] of cells)
      if (folded([name]).some((each) => wanted.includes(each))) return value;
    return '';
  };
  const comment = find('datavaliditycomment');
  if (comment !== '' && !/^manually validated$/i.test(comment)) return comment;
  const isCopy = /^(?:1|true|t|yes)$/i.test(find('potentialduplicate'));
  return isCopy ? 'Taken over from another publication' : '';
}
