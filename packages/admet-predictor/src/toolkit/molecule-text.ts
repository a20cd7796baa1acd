/** A molecule's text without what people write around it. */
export interface MoleculeText {
  readonly smiles: string;
  readonly start: number;
  readonly name: string;
}

/**
 * Finds the SMILES in a text such as `"CCO"`, `CCO ethanol` or `CCO |(0,0;1,0;2,0)| ethanol` (CXSMILES): quotes, the
 * coordinates and the name are cut off.
 */
export function findSmiles(text: string): MoleculeText {
  const [, lead = '', quote = '', rest = ''] = /^(\s*)(["']?)([\s\S]*)$/.exec(text) ?? [];
  const trimmed = rest.trimEnd();
  const isQuoted = quote !== '' && trimmed.endsWith(quote);
  const inner = isQuoted ? trimmed.slice(0, -1) : trimmed;
  const start = lead.length + (isQuoted ? 1 : 0);
  const whole = isQuoted ? inner : quote + inner;
  const blank = whole.search(/\s/);
  if (blank < 0) return { smiles: whole, start, name: '' };
  const after = whole.slice(blank).trim();
  return { smiles: whole.slice(0, blank), start, name: after.replace(/^\|[^|]*\|\s*/, '') };
}

/** Kinds of text that are often given in place of a SMILES. */
const OTHER_KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^InChI=/, 'an InChI'],
  [/^[A-Z]{14}-[A-Z]{10}-[A-Z]$/, 'an InChIKey'],
  [/^CHEMBL\d+$/i, 'a ChEMBL id'],
  [/^\d{2,7}-\d\d-\d$/, 'a CAS number'],
  [/^(?:CID|DB|HMDB)\d+$/i, 'a database id'],
  [/(?<!-)>/, 'a reaction'],
  [/\[(?:#\d|[!$]|[A-Z]?[a-z]?[;,&])|\$\(/, 'a SMARTS pattern'],
  [/^\d+-[a-z]|^[A-Za-z][A-Za-z-]*[adeghijkmqtuvwxyzADEGHJKLMQRTUVWXYZ][A-Za-z-]*$/, 'a name'],
];

/** Says what a text that is not a SMILES looks like, or undefined. */
export function guessKind(text: string): string | undefined {
  return OTHER_KINDS.find(([pattern]) => pattern.test(text))?.[1];
}

/** Whether a text is a molfile (V2000 or V3000). */
export function isMolfile(text: string): boolean {
  return /^M {2}END/m.test(text);
}

export function countMolfileAtoms(text: string): number {
  const count = /^M {2}V30 COUNTS (\d+)/m.exec(text)?.[1] ?? text.split('\n', 4)[3]?.slice(0, 3);
  return Number(count) || 0;
}

export function hasStereo(text: string): boolean {
  return !isMolfile(text) && /[@/\\]/.test(findSmiles(text).smiles);
}

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
