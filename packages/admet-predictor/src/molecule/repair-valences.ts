export interface JsonAtom {
  readonly z?: number;
  readonly impHs?: number;
  readonly chg?: number;
  readonly nRad?: number;
}

export interface JsonBond {
  readonly bo?: number;
  readonly atoms: readonly [number, number];
}

export interface RepairedValences {
  readonly atoms: readonly JsonAtom[];
  readonly corrections: readonly string[];
  readonly isRadical: boolean;
}

const NITROGEN = 7;
const OXYGEN = 8;
const SULFUR = 16;

/**
 * Repairs unpaired electrons that must be a mistake in the input: an ammonium `[N+]` whose hydrogens were lost gets
 * them back, and a sulfoxide drawn with a hydrogen, `[S@@H](=O)`, loses it.
 */
export function repairValences(
  atoms: readonly JsonAtom[],
  bonds: readonly JsonBond[],
): RepairedValences {
  if (!atoms.some(({ nRad }) => nRad)) return { atoms, corrections: [], isRadical: false };
  const corrections = new Set<string>();
  let isRadical = false;
  const isSulfoxide = (index: number) =>
    bonds.some(({ bo, atoms: [a, b] }) => {
      if (bo !== 2 || (a !== index && b !== index)) return false;
      return atoms[a === index ? b : a]?.z === OXYGEN;
    });
  const repaired = atoms.map((atom, index) => {
    const { z, chg = 0, impHs = 0, nRad = 0 } = atom;
    if (nRad === 0) return atom;
    if (z === NITROGEN && chg === 1 && impHs === 0) {
      corrections.add(
        'Interpreted `[N+]` without hydrogens as ammonium and added the missing hydrogens.',
      );
      return { ...atom, impHs: nRad };
    }
    if (z === SULFUR && chg === 0 && impHs === 1 && nRad === 1 && isSulfoxide(index)) {
      corrections.add('Interpreted `[SH](=O)` as a sulfoxide and removed the hydrogen.');
      return { ...atom, impHs: 0 };
    }
    isRadical = true;
    return atom;
  });
  return { atoms: repaired, corrections: [...corrections], isRadical };
}
