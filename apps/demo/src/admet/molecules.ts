import { readMolecules } from '@biographql/admet-predictor/molecules';
import { type BioGraphQLClient, getMolecules } from '@biographql/client';
import { tableText } from '../exports/csv.ts';
import { askToolkit } from '../molecules/ask-toolkit.ts';

export type Molecule = { readonly smiles: string; readonly name: string };

export interface GivenColumns {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface MoleculeList {
  readonly molecules: readonly Molecule[];
  /** Number of molecules in the text, also above the maximum. */
  readonly count: number;
  /** What stands in the place of each structure: a SMILES, or a name of several words. */
  readonly written: readonly string[];
  readonly columns: GivenColumns;
}

export const MAX_MOLECULES = 10_000;

/** Titles of the column of names, the likeliest first. A table without titles has columns such as `column 1`. */
const NAME_TITLES = [
  /^((compound|molecule|drug)[_ ]?)?(name|title)$/i,
  /^((compound|molecule|drug)[_ ]?)?id$/i,
  /^column \d+$/,
];

/** The page reads the same text several times. */
let latest = { text: '', list: read('') };

/** Reads lines of SMILES and name, or a table with a column of structures, which its title `smiles` or its content shows. */
export function readList(text: string): MoleculeList {
  if (latest.text !== text) latest = { text, list: read(text) };
  return latest.list;
}

function read(text: string): MoleculeList {
  const { format, columns, molecules: all, moleculeColumn } = readMolecules(text);
  const find = (pattern: RegExp) =>
    columns.findIndex((title, at) => at !== moleculeColumn && pattern.test(title.trim()));
  const nameColumn = NAME_TITLES.map(find).find((at) => at >= 0) ?? -1;
  const given = [...columns.keys()].filter((at) => at !== moleculeColumn && at !== nameColumn);
  const listed = all.filter(({ text: smiles }) => smiles !== '');
  const used = listed.slice(0, MAX_MOLECULES);
  return {
    count: listed.length,
    written: used.map(({ text: smiles, cells }) =>
      format === 'lines' ? cells.join(' ').trim() : smiles,
    ),
    molecules: used.map(({ text: cell, cells }) => {
      const [, smiles = '', rest = ''] = /^(InChI=\S*|[^\s,;]*)[\s,;]*(.*)$/.exec(cell) ?? [];
      return { smiles, name: (cells[nameColumn] || rest).trim() };
    }),
    columns: {
      titles: given.map((at) => columns[at] || `column ${at + 1}`),
      rows: used.map(({ cells }) => given.map((at) => cells[at] ?? '')),
    },
  };
}

function write(molecules: readonly Molecule[], { titles, rows }: GivenColumns): string {
  if (titles.length === 0)
    return molecules.map(({ smiles, name }) => `${smiles} ${name}`.trim()).join('\n');
  const table = molecules.map(({ smiles, name }, at) => [smiles, name, ...(rows[at] ?? [])]);
  const columns = ['smiles', 'name', ...titles];
  return tableText({ columns, rows: table }, { extension: 'tsv' }).trimEnd();
}

const NAME_FIELD = /name|_id$|^(?:id|title)$/i;

/** Turns an SDF or molfile into a list, with a note of the records that cannot be read. Any other text is unchanged. */
export async function readFile(text: string) {
  const { format, columns, molecules } = readMolecules(text);
  if (format !== 'sdf') return { text: text.trim(), note: '' };
  const smiles = await readable(molecules.map(({ text: molfile }) => molfile));
  const places = [...molecules.keys()];
  const read = places.filter((at) => smiles[at]);
  const fields = [...columns.keys()].filter((at) => columns[at] !== 'name');
  const getName = (cells: readonly string[]) =>
    cells.find((cell, at) => cell !== '' && NAME_FIELD.test(columns[at] ?? '')) ?? '';
  const broken = places.filter((at) => !smiles[at]).map((at) => String(at + 1));
  return {
    text: write(
      read.map((at) => ({ smiles: smiles[at] ?? '', name: getName(molecules[at]?.cells ?? []) })),
      {
        titles: fields.map((at) => columns[at] ?? ''),
        rows: read.map((at) => fields.map((field) => molecules[at]?.cells[field] ?? '')),
      },
    ),
    note: broken.length > 0 ? `Records that cannot be read: ${listed(broken)}.` : '',
  };
}

const CAS = /^\d{2,7}-\d\d-\d$/;

/** Molecules of one request: the maximum of the service. */
const LOOKED_UP = 100;

/** Replaces names, identifiers and InChIs by structures that the service knows; the note lists the others. @throws ClientError */
export async function lookUp(client: BioGraphQLClient, text: string) {
  const { molecules, written, columns } = readList(text);
  const isMolecule = await readable(molecules.map(({ smiles }) => smiles));
  const unread = [...molecules.keys()].filter((at) => !isMolecule[at]);
  const completed = [...molecules];
  const missing: string[] = [];
  const renamed: string[] = [];
  for (let first = 0; first < unread.length; first += LOOKED_UP) {
    const places = unread.slice(first, first + LOOKED_UP);
    const texts = places.map((at) => written[at] ?? '');
    const found = await getMolecules(client, { texts, models: [], similar: 0 });
    for (const [index, at] of places.entries()) {
      const asked = texts[index] ?? '';
      const { smiles = null, name } = found[index] ?? {};
      if (smiles === null) missing.push(CAS.test(asked) ? `the CAS number ${asked}` : asked);
      else completed[at] = { smiles, name: name ?? asked };
      if (name && name.toLowerCase() !== asked.toLowerCase() && !asked.startsWith('InChI='))
        renamed.push(`${asked} as ${name}`);
    }
  }
  const notes = [
    missing.length > 0 && `No structure was found for ${listed(missing)}.`,
    renamed.length > 0 && `Read ${listed(renamed)}.`,
  ];
  return { text: write(completed, columns), note: notes.filter(Boolean).join(' ') };
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
