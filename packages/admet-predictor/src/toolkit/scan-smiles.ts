export interface SmilesScan {
  readonly heavyAtoms: number;
  readonly atomPositions: readonly number[];
  /** Position of the first ring-bond label that is never closed; -1 when all are. */
  readonly openRing: number;
}

const atomPattern = /\[[^\]]*\]?|Cl|Br|[BCNOPSFIbcnops*]|%\d\d|\d/g;
const bareHydrogen = /^\[\d*H[+-]?\d*(:\d+)?\]$/;

export function scanSmiles(text: string): SmilesScan {
  const atomPositions: number[] = [];
  const open = new Map<string, number>();
  let heavyAtoms = 0;
  for (const match of text.matchAll(atomPattern)) {
    const [token] = match;
    if (/^[%\d]/.test(token)) {
      const label = token.replace('%', '').replace(/^0/, '') || '0';
      if (!open.delete(label)) open.set(label, match.index);
      continue;
    }
    atomPositions.push(match.index);
    if (!bareHydrogen.test(token)) heavyAtoms += 1;
  }
  return { heavyAtoms, atomPositions, openRing: open.size > 0 ? Math.min(...open.values()) : -1 };
}
