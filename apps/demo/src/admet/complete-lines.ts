import type { BioGraphQLClient } from '@biographql/client';
import { askToolkit } from '../molecules/ask-toolkit.ts';
import { lookUpStructures } from '../molecules/look-up-structures.ts';
import type { MoleculeRecord } from './read-molecules.ts';

/** Lines for the text box, and what is to be said about them. */
export interface CompletedLines {
  readonly text: string;
  /** Empty when there is nothing to say. */
  readonly note: string;
}

/** Turns the records of an SDF into lines of SMILES and name; says which records cannot be read. */
export async function linesOfRecords(records: readonly MoleculeRecord[]): Promise<CompletedLines> {
  const smiles = await readable(records.map(({ molfile }) => molfile));
  const lines = records.flatMap(({ name }, at) => {
    const text = smiles[at];
    return text ? [`${text} ${name}`.trim()] : [];
  });
  const broken = records.flatMap((_, at) => (smiles[at] ? [] : [at + 1]));
  return {
    text: lines.join('\n'),
    note: sentence(broken.map(String), 'record', ['cannot be read', 'cannot be read']),
  };
}

/**
 * Puts structures into the place of lines that are names, identifiers or InChIs: those that the toolkit cannot read as a
 * SMILES are looked up by the service. Lines that nothing is found for stay as they are, and are named.
 *
 * @throws ClientError
 */
export async function completeLines(
  client: BioGraphQLClient,
  text: string,
): Promise<CompletedLines> {
  const lines = text.split(/\r?\n/);
  const isMolecule = await readable(lines.map((line) => line.trim().split(/\s/, 1)[0] ?? ''));
  const unread = lines.flatMap((line, at) =>
    isMolecule[at] || line.trim() === '' || line.startsWith('#') ? [] : [at],
  );
  if (unread.length === 0) return { text, note: '' };
  const found = await lookUpStructures(
    client,
    unread.map((at) => lines[at]?.trim() ?? ''),
  );
  const missing: string[] = [];
  for (const [index, at] of unread.entries()) {
    const structure = found[index];
    const name = lines[at]?.trim() ?? '';
    if (structure) lines[at] = `${structure.smiles} ${structure.label}`;
    else missing.push(name);
  }
  return {
    text: lines.join('\n'),
    note: sentence(missing, 'name', [
      'has no structure in the graph',
      'have no structure in the graph',
    ]),
  };
}

/** Texts that are read in one go: pictures of the page come in between. */
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

/** @param verbs - of one, and of several. */
function sentence(
  parts: readonly string[],
  noun: string,
  [ofOne, ofSeveral]: readonly [string, string],
): string {
  if (parts.length === 0) return '';
  const more = parts.length > NAMED ? ` and ${parts.length - NAMED} more` : '';
  const [one = ''] = parts;
  return parts.length === 1
    ? `The ${noun} ${one} ${ofOne}.`
    : `${parts.length} ${noun}s ${ofSeveral}: ${parts.slice(0, NAMED).join(', ')}${more}.`;
}
