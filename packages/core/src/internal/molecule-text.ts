/** A SMILES, its offset in the text, and the molecule's name. */
export interface MoleculeText {
  readonly smiles: string;
  readonly start: number;
  readonly name: string;
}

/** List markers, such as `- `, `2. ` and `SMILES: `. */
const LEAD =
  /^\s*(?:[-*•·]\s+)?(?:\(?\d{1,6}[.):]\s+|\(?[a-z][.)]\s+)?(?:(?:\w+[ _])?smiles\s*[:=]\s*)?/i;
const QUOTED = /^(["'`]|\*\*)([^\n]*?)\1(?=[\s,;:]|$)([^\n]*)$/;

/**
 * Finds the SMILES in a text such as `"CCO"`, `CCO ethanol`, `- ethanol: CCO` or `CCO |(0,0;1,0;2,0)| ethanol`
 * (CXSMILES): cuts off list markers, quotes, coordinates and the name. A text without a SMILES stays whole.
 */
export function findSmiles(text: string): MoleculeText {
  const plain = withPlainCharacters(text);
  let start = LEAD.exec(plain)?.[0].length ?? 0;
  const [number = '', counted] = /^\d{1,6}\s+(\S+)/.exec(plain.slice(start)) ?? [];
  if (counted && isLikelySmiles(counted)) start += number.length - counted.length;
  const rest = plain.slice(start).trimEnd();
  if (rest.includes('\n')) return { smiles: rest, start, name: '' };
  const [, quote = '', quoted = '', after = ''] = QUOTED.exec(rest) ?? [];
  const found = split(quote === '' ? rest : quoted, start + quote.length);
  return { ...found, name: found.name || cleanName(after) };
}

function split(whole: string, start: number): MoleculeText {
  if (!/[\s,;]/.test(whole)) return { smiles: whole, start, name: '' };
  const token = (/^\S+/.exec(whole)?.[0] ?? '').replace(/[,;]+$/, '');
  // Not `N,N-dimethylaniline`.
  const cut = /^[^,;]{2,}(?=[,;])/.exec(token)?.[0] ?? '';
  const smiles = isSmilesAlphabet(cut) ? cut : token;
  const kind = guessKind(whole)?.kind ?? '';
  if (isList(kind)) return { smiles: whole, start, name: '' };
  const first = { smiles, start, name: cleanName(whole.slice(smiles.length)) };
  if (first.name === '' || isSmilesAlphabet(smiles)) return first;
  const [, before = '', last = ''] = /^(.*\S)\s+(\S+)$/.exec(whole) ?? [];
  // Not `vitamin C`.
  const isStructure = /[:=]$/.test(before) || /CC|[=#()[\]]|[cn]\d/.test(last);
  if (isStructure && isLikelySmiles(last)) {
    const name = before.replace(/(?<![\s:=|-])[\s:=|-]+$/, '');
    return { smiles: last, start: start + whole.length - last.length, name };
  }
  return /^a (?:name|CAS|ChEMBL|database)/.test(kind) ? { smiles: whole, start, name: '' } : first;
}

function isList(kind: string): boolean {
  return kind === 'a reaction' || kind.startsWith('several');
}

function cleanName(after: string): string {
  return after.replace(/^[\s,;:]+(?:\|[^|]*\|\s*)?/, '').trim();
}

/** Replaces typographic quotes, dashes and spaces with ASCII; positions stay the same. */
function withPlainCharacters(text: string): string {
  return text
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200d\u2060]/g, ' ');
}

/** Whether a text is a molfile (V2000 or V3000), also a damaged one. */
export function isMolfile(text: string): boolean {
  return /^M {2}END|^.{0,80}V[23]000\s*$/m.test(text);
}

/** Guess at a text that is not a SMILES, with advice. */
export interface TextKind {
  readonly kind: string;
  readonly advice: string;
}

export const LOOK_UP = 'Look up its structure first.';

/** Letters that no SMILES has outside of brackets; `l` and `r` stand in Cl and Br. */
const LETTER_OF_WORDS = /[adeghijkmqtuvwxyzADEGHJKLMQRTUVWXYZ\u0370-\u03ff]/;

type Kind = readonly [pattern: RegExp, kind: string, advice: string];

/** The toolkit reads some of these as SMILES. */
const NEVER_SMILES: readonly Kind[] = [
  [/\n/, 'several lines', 'Give one molecule per string, or read the list with `readMolecules`.'],
  [/^[{<]|^\[\s*["'{]|^PEPTIDE\d|^RNA\d/, 'JSON, HTML or another format', 'Give a SMILES.'],
  [
    /(?<!-)>|^\S+\s+(?:-+>|=>|[\u2192\u21cc+])\s/,
    'a reaction',
    'Give each molecule separately, without arrows.',
  ],
  [
    /^(?:[BCNOPSFIbcnopslr\d=#()[\]@+/\\.-]+\s+){2,}[BCNOPSFIbcnopslr\d=#()[\]@+/\\.-]+$/,
    'several molecules, or one with spaces',
    'Give one molecule per string, without spaces.',
  ],
  [
    /\[(?:#\d|[!$]|[A-Z]?[a-z]?[;,&])|\$\(/,
    'a SMARTS pattern',
    'Give a whole molecule. To search drugs with a pattern, use `drugsWithSubstructure`.',
  ],
];

/** Length above which, of `KINDS`, only InChIs are recognized. */
const LONGEST = 500;

/** Checked in order; the remaining texts may be names. */
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
    'Give the monomer, or a short chain with its end groups.',
  ],
  [
    /^(?=.*(?:H.*\d|\d.*H|HCl|HBr|Na|Ca|Mg|Li|Fe|Zn|Cu|Al|Ag|K[BCFI]))(?:(?:Cl|Br|Na|Ca|Mg|Li|Fe|Zn|Cu|Al|Si|Ag|Se|[HCNOPSFIBK])\d*|[()]\d*)+$/,
    'a formula',
    'Many structures can share a formula. Give the structure.',
  ],
  [
    /^(?=.*[ADEGHKLMQRTVWY])[ACDEFGHIKLMNPQRSTVWY]{20,}$|^(?=C*[AGTU])[ACGTU]{10,}$/,
    'a protein or DNA sequence',
    'The models are made for small molecules.',
  ],
];

/** Structures with parts that are not atoms. Without these parts, the rest is a SMILES. */
const PLACEHOLDERS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\[R\d*'?\]|R\d*'?(?![a-z])|(?<=[()])X\d?(?=[)])/g, 'a structure with R groups'],
  [
    /(?:Me|Et|Ph|Bn|Boc|Ac|[ti]?Bu|[in]?Pr|Ts|Ms|Tf|OH|NH2?|CH[23]?)(?![a-z])/g,
    'a structure with abbreviations',
  ],
];

const ALPHABET = /^(?:\[[\w@+:*#-]+\]|Br|Cl|[BCNOPSFIbcnops*]|[-=#$:/\\.()]|%\d\d|\d)+$/;

/** Whether a text is written in the alphabet of SMILES. Words and numbers aren't. */
function isSmilesAlphabet(text: string): boolean {
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
 * Returns the likely kind of a text that is not a SMILES, or undefined.
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
      return { kind, advice: 'Replace them with atoms.' };
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
  if (/[=#@\\$~{}|]/.test(bare) || !LETTER_OF_WORDS.test(bare)) return false;
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
