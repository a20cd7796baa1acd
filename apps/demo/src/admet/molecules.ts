import { readMolecules } from '@biographql/admet-predictor/molecules';
import { type BioGraphQLClient, getMolecules } from '@biographql/client';
import { askToolkit } from '../molecules/ask-toolkit.ts';

export interface Molecule {
  readonly smiles: string;
  readonly name: string;
}

/** Maximum number of molecules; the page says if more were given. */
export const MAX_MOLECULES = 10_000;

/** Reads lines of SMILES and name or a pasted table, without comments (`#`) and header. */
export function readLines(text: string): readonly Molecule[] {
  return moleculeLines(text)
    .slice(0, MAX_MOLECULES)
    .map((line) => {
      const [, smiles = '', name = ''] = /^(InChI=\S*|[^\s,;]*)[\s,;]*(.*)$/.exec(line) ?? [];
      return { smiles, name: name.trim() };
    });
}

/** Number of molecules in a text, also above the maximum. */
export function countLines(text: string): number {
  return moleculeLines(text).length;
}

/** Header of a list that was copied from a table, e.g. `SMILES,name`. */
const HEADER = /^(?:canonical[_ ])?smiles(?:[\s,;]|$)/i;

/** The page reads the same text several times. */
let latest: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [] };

function moleculeLines(text: string): readonly string[] {
  if (latest.text !== text) {
    const lines = withoutTable(text)
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(
        (line, at) => line !== '' && !line.startsWith('#') && !(at === 0 && HEADER.test(line)),
      );
    latest = { text, lines };
  }
  return latest.lines;
}

/** A file of molecules, read without the toolkit. */
export type MoleculeFile =
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'table'; readonly table: MoleculeTable }
  | { readonly kind: 'records'; readonly records: readonly MoleculeRecord[] };

export interface MoleculeTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The column of structures, found by its title or its content. */
  readonly smiles: number;
  /** The column of names; -1 for none. */
  readonly name: number;
}

/** A molfile with its name and data fields in an SDF. */
export interface MoleculeRecord {
  readonly molfile: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Detects an SDF or molfile, a table with a column of structures, or lines of SMILES. */
export function readMoleculeFile(text: string): MoleculeFile {
  const { format, columns: titles, molecules, moleculeColumn: smiles } = readMolecules(text);
  const rows = molecules.map(({ cells }) => cells);
  if (format === 'sdf')
    return {
      kind: 'records',
      records: molecules.map(({ text: molfile, cells }) => {
        const fields = titles.map((title, at) => [title, cells[at] ?? ''] as const);
        const named = fields.filter(([title, value]) => NAME_FIELD.test(title) && value !== '');
        return { molfile, name: named[0]?.[1] ?? '', fields: Object.fromEntries(fields) };
      }),
    };
  if (format === 'lines') return { kind: 'lines', text };
  const find = (pattern: RegExp) =>
    titles.findIndex((title, at) => at !== smiles && pattern.test(title.trim()));
  // A table without titles has columns such as `column 1`.
  const patterns = [
    /^((compound|molecule|drug)[_ ]?)?(name|title)$/i,
    /^((compound|molecule|drug)[_ ]?)?id$/i,
    /^column \d+$/,
  ];
  const name = patterns.map(find).find((at) => at >= 0) ?? -1;
  return { kind: 'table', table: { titles, rows, smiles, name } };
}

export function linesOfTable({ rows, smiles, name }: MoleculeTable): string {
  return rows
    .map((row) => `${row[smiles]?.trim() ?? ''} ${row[name]?.trim() ?? ''}`.trim())
    .join('\n');
}

/** A pasted table as lines; any other text as it is. */
function withoutTable(text: string): string {
  const file = readMoleculeFile(text);
  return file.kind === 'table' ? linesOfTable(file.table) : text;
}

const NAME_FIELD = /name|_id$|^(?:id|title)$/i;

/** Further columns that a file has, a row for each molecule of the list. */
export interface GivenColumns {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Columns of files by the list they became: the list itself is only SMILES and names. */
const given = new Map<string, GivenColumns>();

/** Keeps the columns of a file for exports of its list in this tab. */
export function keepColumns(text: string, { titles, rows }: GivenColumns): void {
  const lines = text.split('\n').map((line) => line.trim());
  const used = rows.filter((_, at) => lines[at] !== '' && !lines[at]?.startsWith('#'));
  if (titles.length > 0 && used.length === countLines(text))
    given.set(text.trim(), { titles, rows: used });
}

/** The columns of the file that a list comes from. */
export function getColumns(text: string): GivenColumns | undefined {
  const kept = given.get(text.trim());
  if (kept !== undefined) return kept;
  const file = readMoleculeFile(text);
  return file.kind === 'table' ? columnsOfTable(file.table) : undefined;
}

/** The columns of a table but those that are in its list. */
export function columnsOfTable({ titles, rows, smiles, name }: MoleculeTable): GivenColumns {
  const kept = [...titles.keys()].filter((at) => at !== smiles && at !== name);
  return {
    titles: kept.map((at) => titles[at] || `column ${at + 1}`),
    rows: rows.map((row) => kept.map((at) => row[at] ?? '')),
  };
}

/** Lines for the text box with a note. */
export interface CompletedLines {
  readonly text: string;
  readonly note: string;
  readonly columns?: GivenColumns | undefined;
}

/** Turns the records of an SDF into lines of SMILES and name; says which records cannot be read. */
export async function linesOfRecords(records: readonly MoleculeRecord[]): Promise<CompletedLines> {
  const smiles = await readable(records.map(({ molfile }) => molfile));
  const read = records.filter((_, at) => smiles[at]);
  const lines = records.flatMap(({ name }, at) => {
    const text = smiles[at];
    return text ? [`${text} ${name}`.trim()] : [];
  });
  const titles = Object.keys(records[0]?.fields ?? {}).filter((title) => title !== 'name');
  const broken = records.flatMap((_, at) => (smiles[at] ? [] : [String(at + 1)]));
  return {
    text: lines.join('\n'),
    columns: { titles, rows: read.map(({ fields }) => titles.map((each) => fields[each] ?? '')) },
    note: broken.length > 0 ? `Records that cannot be read: ${listed(broken)}.` : '',
  };
}

/** Molecules of one request: the maximum of the service. */
const LOOKED_UP = 100;

/** Replaces names, identifiers and InChIs by structures that the service knows; the note lists the others. @throws ClientError */
export async function completeLines(
  client: BioGraphQLClient,
  text: string,
): Promise<CompletedLines> {
  const lines = withoutTable(text).split(/\r?\n/);
  const isMolecule = await readable(lines.map((line) => line.trim().split(/[\s,;]/, 1)[0] ?? ''));
  const unread = [...lines.keys()].filter(
    (at) => !isMolecule[at] && lines[at]?.trim() !== '' && !lines[at]?.startsWith('#'),
  );
  const missing: string[] = [];
  const renamed: string[] = [];
  for (let first = 0; first < unread.length; first += LOOKED_UP) {
    const places = unread.slice(first, first + LOOKED_UP);
    const texts = places.map((at) => lines[at]?.trim() ?? '');
    const found = await getMolecules(client, { texts, models: [], similar: 0 });
    for (const [index, at] of places.entries()) {
      const text = texts[index] ?? '';
      const { smiles = null, name } = found[index] ?? {};
      if (smiles === null) missing.push(text);
      else lines[at] = `${smiles} ${name ?? text}`;
      if (name && name.toLowerCase() !== text.toLowerCase() && !text.startsWith('InChI='))
        renamed.push(`${text} as ${name}`);
    }
  }
  const notes = [
    missing.length > 0 && `No structure was found for ${listed(missing)}.`,
    renamed.length > 0 && `Read ${listed(renamed)}.`,
  ];
  return {
    text: lines.join('\n'),
    columns: getColumns(text),
    note: notes.filter(Boolean).join(' '),
  };
}

/** Texts per request to the toolkit, so that pictures don't wait for all of them. */
const READ_AT_ONCE = 200;

async function readable(texts: readonly string[]): Promise<readonly (string | null)[]> {
  const read: (string | null)[] = [];
  for (let first = 0; first < texts.length; first += READ_AT_ONCE) {
    const part = texts.slice(first, first + READ_AT_ONCE);
    read.push(...(await askToolkit({ kind: 'smiles', texts: part })));
  }
  return read;
}

const NAMED = 5;

function listed(parts: readonly string[]): string {
  const more = parts.length > NAMED ? ` and ${parts.length - NAMED} more` : '';
  return `${parts.slice(0, NAMED).join(', ')}${more}`;
}

/** Well-known drugs, as lines of SMILES and name. Structures from PubChem. */
export const EXAMPLES = `CC(=O)Oc1ccccc1C(=O)O aspirin
CN1C=NC2=C1C(=O)N(C(=O)N2C)C caffeine
CC(C)Cc1ccc(cc1)C(C)C(=O)O ibuprofen
CC(=O)Nc1ccc(O)cc1 paracetamol
CN(C)C(=N)NC(=N)N metformin
CC(C)NCC(O)COc1cccc2ccccc12 propranolol
Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(n1)-c1cccnc1 imatinib
CC(C)c1c(C(=O)Nc2ccccc2)c(-c2ccccc2)c(-c2ccc(F)cc2)n1CCC(O)CC(O)CC(=O)O atorvastatin
CC(C)(C(=O)O)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1 fexofenadine
CC(C)(C)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1 terfenadine
CCN(CC)CCNC(=O)c1ccc(N)cc1 procainamide
c1ccccc1C( broken`;
