/** An atom of a SMILES text: in brackets, or of the organic subset. */
const ATOM = /\[[^\]]*\]|Br|Cl|[BCNOPSFIbcnops*]/g;
const PLAIN_HYDROGEN = '[H]';
/** Characters that are shown on either side. */
const AROUND = 16;

export type MarkAtom = (index: number) => string | null;

/** Shows an atom in braces, which no SMILES has: `CC(=O){O}c1ccc…`. Counted from 0 without plain hydrogens. */
export function atomMarker(smiles: string): MarkAtom {
  const places = Array.from(smiles.matchAll(ATOM), ({ index, 0: text }) => ({ index, text }));
  const atoms = places.filter(({ text }) => text !== PLAIN_HYDROGEN);
  return (index) => {
    const atom = atoms[index];
    if (atom === undefined) return null;
    const start = Math.max(0, atom.index - AROUND);
    const end = atom.index + atom.text.length;
    const before = `${start > 0 ? '…' : ''}${smiles.slice(start, atom.index)}`;
    const after = `${smiles.slice(end, end + AROUND)}${end + AROUND < smiles.length ? '…' : ''}`;
    return `${before}{${atom.text}}${after}`;
  };
}
