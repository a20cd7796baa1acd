import type { ToolkitLoader } from '@biographql/admet-predictor';
import {
  createMoleculeReader,
  createPause,
  defaultToolkit,
} from '@biographql/admet-predictor/internal';
import { InvalidArgumentError } from '@biographql/core';
import type { AssayKind, AssayScale } from '../custom/assay-row.js';
import { variance } from '../custom/line.js';
import type {
  AssayColumns,
  AssayRecord,
  ImportProblem,
  ImportProblemCode,
} from './assay-record.js';
import { chooseRecords, createIdentifier, type RecordChoice } from './choose-records.js';
import {
  type ImportedMolecule,
  type Measured,
  mergeReplicates,
  type ReplicateSpread,
} from './merge-replicates.js';
import { ASSAY_PRESETS, type AssayPreset, type AssayPresetName } from './presets.js';
import { type AssayTableText, readExport } from './read-export.js';
import { parseActive, readMeasurement } from './read-measurement.js';
import { parseUnit, type UnitScale } from './units.js';

/** How tables are merged into one assay. Options override the preset. */
export interface AssayImportSettings extends Omit<RecordChoice, 'types'> {
  readonly preset?: AssayPresetName | undefined;
  /** Columns whose titles differ from those in exports. */
  readonly columns?: AssayColumns | undefined;
  /** Unit of values without a unit column, such as `nM`. */
  readonly unit?: string | undefined;
  /** Unit or scale to bring values to, such as `uL/min/mg` or `-log10 mol/L`. Default: the preset's, or unchanged. */
  readonly to?: string | undefined;
  /** Scale of learning, and of distances between replicates. Default: the preset's, or `linear`. */
  readonly scale?: AssayScale | undefined;
  /** Accepted types; rows without one are accepted too. Default: the preset's, else all rows must have one type. */
  readonly types?: readonly string[] | undefined;
  /** `leave-out` (default), or `keep`: a limit such as `>50` counts as 50. With `active`, a deciding limit always counts. */
  readonly limits?: 'leave-out' | 'keep' | undefined;
  /** Makes classes: the rule for active, such as `<=10`, on the scale of `to`. */
  readonly active?: string | undefined;
  /**
   * For numbers: how far apart measurements of one molecule may be, on the scale of learning; default 1 for logarithms
   * (a factor of ten), else one standard deviation of all values.
   */
  readonly tolerance?: number | undefined;
}

/** Options of an import. */
export interface AssayImportOptions extends AssayImportSettings {
  /** URL of `RDKit_minimal.wasm`, or a function that makes a toolkit instance. */
  readonly wasm?: string | URL | ToolkitLoader | undefined;
  /** Stops at the next row; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each row. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Result of an import. */
export interface AssayImportSummary {
  readonly kind: AssayKind;
  /** Unit of the values, for `admet train --unit`; null for classes, and if none was requested. */
  readonly unit: string | null;
  readonly scale: AssayScale;
  readonly rows: number;
  /** Rows that contribute to a molecule's value. */
  readonly rowsUsed: number;
  readonly molecules: number;
  /** Rows that were left out, by reason. */
  readonly leftOut: Readonly<Partial<Record<ImportProblemCode, number>>>;
  /** Number of molecules of class 1; classes only. */
  readonly active: number | null;
  readonly spread: ReplicateSpread;
  /** Rows per condition, by column. More than one condition in a column means mixed measurements. */
  readonly conditions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A table for `trainModel`, and a summary of the import. */
export interface ImportedAssay {
  /** Each molecule once, in the order of their first rows. */
  readonly molecules: readonly ImportedMolecule[];
  /** Rows that were left out. */
  readonly problems: readonly ImportProblem[];
  readonly summary: AssayImportSummary;
}

/**
 * Reads tables of an assay as public sources export them (ChEMBL activities, PubChem BioAssay data tables, or any with
 * named columns), brings values to one unit and the measurements of each molecule to one: salts, charge forms, tautomers
 * and stereoisomers are one molecule, as models see them. A bad row never affects the others.
 *
 * @throws InvalidArgumentError for an unknown column or unit, a table without molecules or values, an invalid `active`,
 * or several types without `types`; PredictorError if the toolkit can't be loaded; the signal's reason when aborted.
 * @example
 * ```ts
 * import { importAssay } from '@biographql/admet-lab/train';
 *
 * const text = 'Smiles;Standard Type;Standard Relation;Standard Value;Standard Units\nCCO;LD50;=;7060;mg.kg-1';
 * const { molecules, summary } = await importAssay([{ name: 'chembl.csv', text }], { preset: 'ld50' });
 * console.log(molecules[0]?.value, summary.unit); // 0.81…, -log10 mol/kg
 * ```
 */
export async function importAssay(
  tables: readonly AssayTableText[],
  options: AssayImportOptions = {},
): Promise<ImportedAssay> {
  const { columns = {}, wasm, signal, onProgress, limits, active } = options;
  const preset: AssayPreset | undefined = options.preset && ASSAY_PRESETS[options.preset];
  const scale = options.scale ?? preset?.scale ?? 'linear';
  const unit = options.to ?? preset?.to;
  const to = unit === undefined ? undefined : getScale('to', unit);
  if (options.unit !== undefined) getScale('unit', options.unit);
  const exports = tables.map((table) => readExport(table, columns, options.unit));
  const isOfWords =
    exports.length > 0 && unit === undefined && exports.every(({ isOutcome }) => isOutcome);
  const records = exports.flatMap((read) => read.records);
  const choice = { types: options.types ?? preset?.types, only: options.only };
  const { chosen, problems } = chooseRecords(records, choice);
  const kind = isOfWords || active !== undefined ? 'classification' : 'regression';
  const rule = {
    to,
    isOfWords,
    active: active === undefined ? undefined : parseActive(active),
    range: options.to === undefined ? preset?.range : undefined,
    keepsLimits: limits === 'keep',
    isLog10: kind === 'regression' && scale === 'log10',
  };

  const nap = createPause();
  const identify = createIdentifier(
    createMoleculeReader(typeof wasm === 'function' ? wasm : defaultToolkit(wasm)),
  );
  const groups = new Map<string, Measured[]>();
  const all: ImportProblem[] = [...problems];
  const leaveOut = (
    { table, line, smiles }: AssayRecord,
    code: ImportProblemCode,
    message: string,
  ) => all.push({ table, line, smiles, code, message });
  for (const [place, record] of chosen.entries()) {
    const found = await identify(record.smiles);
    await nap();
    signal?.throwIfAborted();
    onProgress?.(place + 1, chosen.length);
    if ('problem' in found) {
      leaveOut(record, 'MOLECULE', found.problem);
      continue;
    }
    const measured = readMeasurement(record, rule, found.weight);
    if ('code' in measured) {
      leaveOut(record, measured.code, measured.message);
      continue;
    }
    const group = groups.get(found.key);
    if (group) group.push({ record, value: measured.value });
    else groups.set(found.key, [{ record, value: measured.value }]);
  }

  const learnt = Float64Array.from([...groups.values()].flat(), ({ value }) =>
    rule.isLog10 ? Math.log10(value) : value,
  );
  const isLogarithm = rule.isLog10 || (to !== undefined && to.log !== 0);
  const tolerance = options.tolerance ?? (isLogarithm ? 1 : Math.sqrt(variance(learnt)));
  const merged = mergeReplicates(groups.values(), { kind, isLog10: rule.isLog10, tolerance });
  const sorted = [...all, ...merged.problems].sort(inOrder(tables));
  const leftOut: Partial<Record<ImportProblemCode, number>> = {};
  for (const { code } of sorted) leftOut[code] = (leftOut[code] ?? 0) + 1;
  const isClass = kind === 'classification';
  return {
    molecules: merged.used,
    problems: sorted,
    summary: {
      kind,
      unit: isClass ? null : (unit ?? options.unit ?? null),
      scale: isClass ? 'linear' : scale,
      rows: records.length,
      rowsUsed: records.length - sorted.length,
      molecules: merged.used.length,
      leftOut,
      active: isClass ? merged.used.filter(({ value }) => value === 1).length : null,
      spread: merged.spread,
      conditions: getConditions(groups.values()),
    },
  };
}

function getScale(argument: string, text: string): UnitScale {
  const scale = parseUnit(text);
  if (scale) return scale;
  throw new InvalidArgumentError(
    argument,
    'must be a unit such as nM, mg/kg or -log10 mol/L',
    text,
  );
}

const CONDITIONS: readonly string[] = [
  ...['assayorganism', 'targetorganism', 'assaytissuename', 'assaycelltype'],
  ...['assaysubcellularfraction', 'organism', 'species', 'route'],
];

function getConditions(
  groups: Iterable<readonly Measured[]>,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const found: Record<string, Record<string, number>> = {};
  for (const group of groups)
    for (const { record } of group)
      for (const [name, value] of record.cells) {
        if (value === '' || !CONDITIONS.includes(name.toLowerCase().replace(/[^a-z]/g, '')))
          continue;
        const counts = found[name] ?? {};
        counts[value] = (counts[value] ?? 0) + 1;
        found[name] = counts;
      }
  return found;
}

function inOrder(tables: readonly AssayTableText[]) {
  const place = ({ table }: ImportProblem) => tables.findIndex(({ name }) => name === table);
  return (a: ImportProblem, b: ImportProblem) => place(a) - place(b) || a.line - b.line;
}
