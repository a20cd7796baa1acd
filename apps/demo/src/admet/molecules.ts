import { isNameLike, readMolecules } from '@biographql/admet-predictor/molecules';
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
  readonly columns: GivenColumns;
  readonly withoutStructure: number;
  /** Title of the table's molecule column; empty for plain lines. */
  readonly title: string;
}

export const MAX_MOLECULES = 10_000;

/** The page reads the same text several times. */
let latest = { text: '', list: read('') };

/** Reads lines of SMILES and name, or a table with a column of structures, which its title `smiles` or its content shows. */
export function readList(text: string): MoleculeList {
  if (latest.text !== text) latest = { text, list: read(text) };
  return latest.list;
}

function read(text: string): MoleculeList {
  const { format, columns, molecules: all, moleculeColumn, nameColumn } = readMolecules(text);
  const listed = all.filter(({ text: smiles }) => smiles !== '');
  const used = listed.slice(0, MAX_MOLECULES);
  const given = [...columns.keys()].filter((at) => at !== moleculeColumn && at !== nameColumn);
  return {
    title: format === 'table' ? (columns[moleculeColumn] ?? '') : '',
    count: listed.length,
    withoutStructure: all.length - listed.length,
    molecules: used.map(({ text: smiles, name }) => ({ smiles, name })),
    columns: {
      titles: given.map((at) => columns[at] ?? ''),
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

export interface ReadText {
  readonly text: string;
  readonly note: string;
  /** One sentence for each text or record that was not read. */
  readonly problems: readonly string[];
}

/** Turns an SDF or molfile into a list. Any other text is unchanged. */
export async function readFile(text: string): Promise<ReadText> {
  const { format, molecules: records } = readMolecules(text);
  if (format !== 'sdf') return { text: text.trim(), note: '', problems: [] };
  const { molecules, columns } = readList(text);
  const smiles = await readable(records.map(({ text: molfile }) => molfile));
  const read = [...records.keys()].filter((at) => smiles[at]);
  const problems = records.flatMap(({ name, problem = 'It cannot be read.' }, at) =>
    smiles[at] ? [] : `Record ${at + 1}${name && ` (${name})`}: ${problem}`,
  );
  const found = read.map((at) => ({ smiles: smiles[at] ?? '', name: molecules[at]?.name ?? '' }));
  const rows = read.map((at) => columns.rows[at] ?? []);
  return { text: write(found, { ...columns, rows }), note: '', problems };
}

/** Molecules of one request: the maximum of the service. */
export const LOOKED_UP = 100;

export function findNames(molecules: readonly Molecule[]): readonly number[] {
  return molecules.flatMap(({ smiles }, at) => (isNameLike(smiles) ? at : []));
}

/** Replaces names, identifiers and InChIs by structures that the service knows. @throws ClientError */
export async function lookUp(client: BioGraphQLClient, text: string): Promise<ReadText> {
  const { molecules, columns: given, title } = readList(text);
  const columns = withTexts(title, molecules, given);
  const unread = findNames(molecules);
  const completed = [...molecules];
  const problems: string[] = [];
  const renamed: string[] = [];
  const firstLine = columns.titles.length > 0 ? 2 : 1;
  for (let first = 0; first < unread.length; first += LOOKED_UP) {
    const places = unread.slice(first, first + LOOKED_UP);
    const texts = places.map((at) => molecules[at]?.smiles ?? '');
    const found = await getMolecules(client, { texts, models: [], similar: 0 });
    for (const [index, at] of places.entries()) {
      const requested = texts[index] ?? '';
      const { smiles = null, name, error } = found[index] ?? {};
      if (smiles === null) {
        const reason = error?.message ?? 'Nothing was found.';
        problems.push(`Line ${at + firstLine} (${requested}): ${reason}`);
      } else completed[at] = { smiles, name: molecules[at]?.name || (name ?? requested) };
      if (name && name.toLowerCase() !== requested.toLowerCase() && !requested.startsWith('InChI='))
        renamed.push(`${requested} as ${name}`);
    }
  }
  const structures = completed.map(({ smiles }) => smiles);
  const again = completed.filter(({ smiles }, at) => structures.indexOf(smiles) < at);
  const repeated = new Set(again.map(({ smiles, name }) => name || smiles));
  const read = renamed.length > 0 ? `Interpreted ${listed(renamed)}. ` : '';
  const twice = repeated.size > 0 ? `Given more than once: ${listed([...repeated])}.` : '';
  return { text: write(completed, columns), note: (read + twice).trim(), problems };
}

/** Structures take the place of names and identifiers, whose original column stays in the table. */
function withTexts(title: string, molecules: readonly Molecule[], { titles, rows }: GivenColumns) {
  if (title === '' || /^smiles$/i.test(title)) return { titles, rows };
  return {
    titles: [/^name$/i.test(title) ? `given ${title}` : title, ...titles],
    rows: rows.map((cells, at) => [molecules[at]?.smiles ?? '', ...cells]),
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
