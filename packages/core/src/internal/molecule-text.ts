import { guessKind, isLikelySmiles, isSmilesAlphabet } from './text-kinds.js';

/** A molecule's text without what people write around it. */
export interface MoleculeText {
  readonly smiles: string;
  readonly start: number;
  readonly name: string;
}

/** Marks of a list, such as `- `, `2. ` and `SMILES: `. */
const LEAD =
  /^\s*(?:[-*•·]\s+)?(?:\(?\d{1,6}[.):]\s+|\(?[a-z][.)]\s+)?(?:(?:\w+[ _])?smiles\s*[:=]\s*)?/i;
const QUOTED = /^(["'`]|\*\*)([^\n]*?)\1(?=[\s,;:]|$)([^\n]*)$/;

/**
 * Finds the SMILES in a text such as `"CCO"`, `CCO ethanol`, `- ethanol: CCO` or `CCO |(0,0;1,0;2,0)| ethanol`
 * (CXSMILES): marks of a list, quotes, coordinates and the name are cut off. A text without one stays whole.
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

/** Typographic quotes, dashes and spaces as a keyboard has them, in the same places. */
function withPlainCharacters(text: string): string {
  return text
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200d\u2060]/g, ' ');
}
