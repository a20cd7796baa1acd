import type { SubstructureSearch } from '@biographql/core';
import { scanSmiles } from '@biographql/core/internal';
import type { Toolkit, ToolkitMolecule } from './toolkit.js';

const LONGEST_PATTERN = 300;
const MAX_ATOMS = 60;
/** Nested environments, `$(…)`: each is matched again for each atom. */
const MAX_ENVIRONMENTS = 5;

/** A hydrogen in brackets, except at stereocenters, or a character that only SMARTS has. */
const smartsOnly = /\[[^\]@]*H|[~$!&,;?*]|#\d/;

/**
 * Finds which molecules hold a pattern. A SMILES without hydrogens in brackets is a structure that may be substituted
 * anywhere; any other pattern is SMARTS. Molecules that the toolkit can't read don't match.
 */
export function matchSubstructure(
  toolkit: Toolkit,
  pattern: string,
  smiles: readonly string[],
): SubstructureSearch {
  const text = pattern.trim();
  const message = findFault(text);
  if (message) return { status: 'rejected', message };
  const structure = smartsOnly.test(text) ? null : toolkit.get_mol(text);
  const query = structure ?? toolkit.get_qmol?.(text);
  if (!query)
    return {
      status: 'rejected',
      message: 'It is neither SMILES nor SMARTS. Examples: `c1ccc2[nH]ccc2c1`, `[NX3;H2]C(=O)`.',
    };
  try {
    const matches = smiles.map((each) => holds(toolkit, each, query));
    return { status: 'searched', readAs: structure ? 'SMILES' : 'SMARTS', matches };
  } finally {
    query.delete();
  }
}

function findFault(text: string): string | undefined {
  if (text === '') return 'It is empty.';
  if (text.length > LONGEST_PATTERN)
    return `It has ${text.length} characters; at most ${LONGEST_PATTERN} are allowed.`;
  if (/[.>]/.test(text)) return 'It must be one connected structure, without dots or arrows.';
  if (text.split('$(').length - 1 > MAX_ENVIRONMENTS)
    return `It has more than ${MAX_ENVIRONMENTS} nested environments \`$(…)\`.`;
  if (scanSmiles(text).heavyAtoms > MAX_ATOMS)
    return `It has more than the maximum of ${MAX_ATOMS} atoms.`;
  return undefined;
}

function holds(toolkit: Toolkit, smiles: string, query: ToolkitMolecule): boolean {
  const molecule = toolkit.get_mol(smiles);
  if (!molecule) return false;
  try {
    return (molecule.get_substruct_match?.(query) ?? '{}') !== '{}';
  } finally {
    molecule.delete();
  }
}
