import { parseArticleId } from '../article-id.js';
import {
  citationItems,
  type DocumentItem,
  LIMITS,
  readYear,
  splitLines,
  UnreadableDocumentError,
} from './document.js';

const ENTRY = /@(\w+)\s*[{(]/g;
const FIELD = /[\s,]*([A-Za-z][\w-]*)\s*=\s*/y;
/** LaTeX's accents, and the combining characters for them in the same order. */
const ACCENTS = '"\'`^~cv=.H';
const COMBINING = '\u0308\u0301\u0300\u0302\u0303\u0327\u030c\u0304\u0307\u030b';
const SPECIAL = 'ss ae AE aa AA o O l L i'.split(' ');
const LETTERS = 'ßæÆåÅøØłŁı';

/** Reads the entries of a BibTeX file. @throws UnreadableDocumentError for a value nested too deeply or not closed. */
export function readBibtex(text: string): readonly DocumentItem[] {
  const items: DocumentItem[] = [];
  let line = 1;
  let counted = 0;
  for (const found of text.matchAll(ENTRY)) {
    const [all, type = ''] = found;
    if (found.index < counted || /^(?:comment|string|preamble)$/i.test(type)) continue;
    for (; counted < found.index; counted += 1) if (text[counted] === '\n') line += 1;
    const start = found.index + all.length;
    const fields = readFields(text, text.indexOf(',', start) + 1);
    const author = fields.get('author')?.split(/\s+and\s+/i)[0];
    const ids = [fields.get('pmid'), fields.get('doi'), fields.get('pmcid')];
    const isPubmed = /pubmed|pmid/i.test(
      fields.get('eprinttype') ?? fields.get('archiveprefix') ?? '',
    );
    if (isPubmed) ids.push(fields.get('eprint'));
    const year = readYear(fields.get('year') ?? fields.get('date'));
    items.push(...citationItems(ids, { title: fields.get('title'), author, year }, line));
    if (items.length > LIMITS.items) break;
  }
  return items;
}

function readFields(text: string, start: number): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let at = start;
  for (;;) {
    FIELD.lastIndex = at;
    const found = FIELD.exec(text);
    if (found === null) return fields;
    const [value, end] = readValue(text, FIELD.lastIndex);
    fields.set((found[1] ?? '').toLowerCase(), toPlainText(value));
    at = end;
  }
}

/** Reads a value and where it ends: in braces, in quotation marks, or a number or a name. */
function readValue(text: string, start: number): readonly [string, number] {
  const opening = text[start];
  if (opening !== '{' && opening !== '"') {
    const [bare = ''] = /^[^,}\n]*/.exec(text.slice(start, start + 200)) ?? [];
    return [bare.trim(), start + bare.length];
  }
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth > LIMITS.depth) {
      const message = `Braces are nested more than ${LIMITS.depth} levels deep. Check the BibTeX file.`;
      throw new UnreadableDocumentError(message);
    }
    const isEnd = opening === '{' ? depth === 0 : character === '"' && depth === 0 && at > start;
    if (isEnd) return [text.slice(start + 1, at), at + 1];
  }
  const message = 'A BibTeX value is not closed. Check its braces and quotation marks.';
  throw new UnreadableDocumentError(message);
}

function toPlainText(value: string): string {
  return value
    .replace(/\\(["'`^~cvH=.])\s*\{?\\?([A-Za-z])\}?/g, (_, accent: string, letter: string) =>
      `${letter}${COMBINING[ACCENTS.indexOf(accent)]}`.normalize('NFC'),
    )
    .replace(
      /\\(ss|ae|AE|aa|AA|o|O|l|L|i)(?![A-Za-z])\s?/g,
      (_, name: string) => LETTERS[SPECIAL.indexOf(name)] ?? '',
    )
    .replace(/\\([&%_#$])/g, '$1')
    .replace(/\\(?:emph|textit|textbf|mathrm|textsuperscript|textsubscript)\b/g, '')
    .replace(/[{}$]/g, '')
    .replace(/---?/g, '–')
    .replace(/~/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const FORMS = {
  ris: { line: /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/, first: 'TY' },
  nbib: { line: /^([A-Z]{2,4}) *- ?(.*)$/, first: 'PMID' },
} as const;

/** Reads the citations of an RIS or nbib (MEDLINE) file, also those that have no identifier. */
export function readTagged(text: string, format: keyof typeof FORMS): readonly DocumentItem[] {
  const { line: pattern, first } = FORMS[format];
  const items: DocumentItem[] = [];
  let record = new Map<string, string[]>();
  let begin = 0;
  let last: string[] | null = null;
  const finish = () => {
    if (record.size > 0) items.push(...toItems(record, begin));
    record = new Map();
    last = null;
  };
  for (const [index, line] of splitLines(text).entries()) {
    const [, tag, value = ''] = pattern.exec(line) ?? [];
    if (tag === first) {
      finish();
      begin = index + 1;
    }
    if (tag !== undefined && begin > 0) {
      last = record.get(tag) ?? [];
      last.push(value.trim());
      record.set(tag, last);
    } else if (last !== null && /^\s{2,}\S/.test(line)) {
      last[last.length - 1] = `${last.at(-1) ?? ''} ${line.trim()}`;
    }
  }
  finish();
  return items;
}

function toItems(record: ReadonlyMap<string, readonly string[]>, line: number) {
  const all = (...tags: readonly string[]) =>
    tags.flatMap((tag) => record.get(tag) ?? []).filter((value) => value !== '');
  const isPubmed = all('DB', 'DP').some((name) => /pubmed|medline|nlm/i.test(name));
  const links = all('UR', 'L1', 'L2', 'LK').map((link) => parseArticleId(link)?.text);
  const dois = all('DO', 'LID', 'AID', 'M3').map((value) => value.replace(/\s*\[doi\]$/, ''));
  const ids = [
    ...all('PMID', ...(isPubmed ? ['AN'] : [])),
    ...dois.filter((value) => parseArticleId(value)?.kind === 'doi'),
    ...all('PMC', 'C2').filter((value) => /^PMC\d/i.test(value)),
  ];
  const [title] = all('TI', 'T1', 'CT');
  const [author] = all('FAU', 'AU', 'A1');
  const year = readYear(all('DP', 'PY', 'Y1', 'DA').find((value) => readYear(value) !== null));
  return citationItems(ids.length > 0 ? ids : links, { title, author, year }, line);
}
