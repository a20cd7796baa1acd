/** What a text that is not a SMILES looks like, and what to do with it. */
export interface TextKind {
  readonly kind: string;
  readonly advice: string;
}

export const LOOK_UP = 'Look up its structure first.';

/** Letters that no SMILES has outside of brackets; `l` and `r` stand in Cl and Br. */
const FOREIGN_LETTER = /[adeghijkmqtuvwxyzADEGHJKLMQRTUVWXYZ\u0370-\u03ff]/;

type Kind = readonly [pattern: RegExp, kind: string, advice: string];

/** The toolkit reads some of these as SMILES. */
const NEVER_SMILES: readonly Kind[] = [
  [/\n/, 'several lines', 'Give one molecule per text, or read the list with `readMolecules`.'],
  [/^[{<]|^\[\s*["'{]|^PEPTIDE\d|^RNA\d/, 'JSON, HTML or another format', 'Give a SMILES.'],
  [
    /(?<!-)>|^\S+\s+(?:-+>|=>|[\u2192\u21cc+])\s/,
    'a reaction',
    'Give its molecules one by one, without arrows.',
  ],
  [
    /^(?:[BCNOPSFIbcnopslr\d=#()[\]@+/\\.-]+\s+){2,}[BCNOPSFIbcnopslr\d=#()[\]@+/\\.-]+$/,
    'several molecules, or one with spaces',
    'Give one molecule per text, without spaces.',
  ],
  [
    /\[(?:#\d|[!$]|[A-Z]?[a-z]?[;,&])|\$\(/,
    'a SMARTS pattern',
    'Give a whole molecule; search patterns among drugs.',
  ],
];

/** Length above which only InChIs are recognized. */
const LONGEST = 500;

/** In this order; a name is what is none of them. */
const KINDS: readonly Kind[] = [
  [/^InChI=\S*$/, 'an InChI', LOOK_UP],
  [/^(?:InChIKey\s*[:=]\s*)?[A-Z]{14}-[A-Z]{10}-[A-Z]$/i, 'an InChIKey', LOOK_UP],
  [/^CHEMBL[ :_-]?\d+$/i, 'a ChEMBL id', LOOK_UP],
  [/^(?:CAS\b[^\d]*)?\d{2,7}-\d\d-\d$/i, 'a CAS number', LOOK_UP],
  [
    /^(?:PubChem\s+)?(?:CID|SID|DB|HMDB|ZINC|MFCD|CHEBI|NSC|DTXSID|SCHEMBL|Q)[\s:#=_-]*\d+$/i,
    'a database id',
    LOOK_UP,
  ],
  [/^https?:/i, 'a web address', 'Give the structure itself.'],
  [/^[-+]?[\d.,]+(?:e[-+]?\d+)?%?$/i, 'a number', 'Choose the column with the structures.'],
  [
    /^(?:#N\/A|#(?:NAME|REF|VALUE)[?!]|nan|null|none|n\/?a|n\.?d\.?|unknown|[-?]+)$/i,
    'a missing value',
    'Fill in the structure, or remove the row.',
  ],
  [/^(?=.*(?:\[=|Branch|Ring))(?:\[[^[\]]+\])+$/, 'SELFIES', 'Convert it to SMILES.'],
  [
    /[)\]](?:[nx]\b|\d{2,}$|\{)|\{[^}]*\}|^poly[ (-]/,
    'a polymer',
    'Give its monomer, or a short chain with its ends.',
  ],
  [
    /^(?=.*(?:H.*\d|\d.*H|HCl|HBr|Na|Ca|Mg|Li|Fe|Zn|Cu|Al|Ag|K[BCFI]))(?:(?:Cl|Br|Na|Ca|Mg|Li|Fe|Zn|Cu|Al|Si|Ag|Se|[HCNOPSFIBK])\d*|[()]\d*)+$/,
    'a formula',
    'Many structures can have one formula. Give the structure or the name.',
  ],
  [
    /^(?=.*[ADEGHKLMQRTVWY])[ACDEFGHIKLMNPQRSTVWY]{20,}$|^(?=C*[AGTU])[ACGTU]{10,}$/,
    'a protein or DNA sequence',
    'The models are made for small molecules.',
  ],
];

/** Of structures with parts that are not atoms. What remains without them is a SMILES. */
const PLACEHOLDERS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\[R\d*'?\]|R\d*'?(?![a-z])|(?<=[()])X\d?(?=[)])/g, 'a structure with R groups'],
  [
    /(?:Me|Et|Ph|Bn|Boc|Ac|[ti]?Bu|[in]?Pr|Ts|Ms|Tf|OH|NH2?|CH[23]?)(?![a-z])/g,
    'a structure with abbreviations',
  ],
];

const ALPHABET = /^(?:\[[\w@+:*#-]+\]|Br|Cl|[BCNOPSFIbcnops*]|[-=#$:/\\.()]|%\d\d|\d)+$/;

/** Whether a text is written in the alphabet of SMILES. Words and numbers aren't. */
export function isSmilesAlphabet(text: string): boolean {
  return ALPHABET.test(text) && /[BCNOPSFIbcnops*[]/.test(text);
}

/** Whether a text is a SMILES by its alphabet, parentheses and rings. */
export function isLikelySmiles(text: string): boolean {
  return isBalanced(text) && /[A-Z[\d]/.test(text) && !find(NEVER_SMILES, text);
}

function isBalanced(text: string): boolean {
  if (!isSmilesAlphabet(text) || scanSmiles(text).openRing >= 0) return false;
  return text.split('(').length === text.split(')').length;
}

/**
 * Says what a text looks like that is not a SMILES, or undefined.
 * @param isRejected - whether the toolkit cannot read it either.
 */
export function guessKind(text: string, isRejected = false): TextKind | undefined {
  const never = find(NEVER_SMILES, text);
  if (never || (!isRejected && isBalanced(text))) return never;
  const isLong = text.length > LONGEST;
  const found = find(isLong ? KINDS.slice(0, 1) : KINDS, text);
  if (found || isLong) return found;
  const isStructure = /[()[\]=#]|^R\d/.test(text);
  for (const [pattern, kind] of PLACEHOLDERS) {
    const replaced = text.replace(pattern, '*');
    if (isStructure && replaced !== text && isSmilesAlphabet(replaced))
      return { kind, advice: 'Replace them by atoms.' };
  }
  return isName(text) ? { kind: 'a name', advice: LOOK_UP } : undefined;
}

export function describeKind({ kind, advice }: TextKind): string {
  return `This looks like ${kind}, not a SMILES. ${advice}`;
}

function find(kinds: readonly Kind[], text: string): TextKind | undefined {
  const found = kinds.find(([pattern]) => pattern.test(text));
  return found && { kind: found[1], advice: found[2] };
}

function isName(text: string): boolean {
  const bare = text.replace(/\[[^\]]*\]/g, '');
  if (/^[A-Z]{1,5}[- ]?\d{2,}[A-Za-z]?$/.test(bare)) return true;
  if (/[=#@\\$~{}|]/.test(bare) || !FOREIGN_LETTER.test(bare)) return false;
  return !/[()]/.test(bare) || /[A-Za-z]{4}/.test(bare);
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
