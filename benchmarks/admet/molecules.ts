import { readFileSync } from 'node:fs';

/** Molecules that the predictor's own tests use, from small to large. */
const FILE = new URL(
  '../../packages/admet-predictor/test/reference-molecules.txt',
  import.meta.url,
);
const GROUPS = ['', 'C', 'CC', 'O', 'N', 'F', 'CCC', 'CO', 'CN', 'C(C)C', 'CCO', 'CCN', 'Cl', 'Br'];
/** A methyl group first, which can take another group. */
const METHYL_FIRST = /^C[CcNO](?!l)/;

/** Returns different molecules: the reference molecules, and those that begin with a methyl group with groups before it. */
export function moleculesOf(most: number): readonly string[] {
  const reference = readFileSync(FILE, 'utf8').trim().split('\n');
  return GROUPS.flatMap((group) =>
    reference
      .filter((smiles) => group === '' || METHYL_FIRST.test(smiles))
      .map((smiles) => group + smiles),
  ).slice(0, most);
}
