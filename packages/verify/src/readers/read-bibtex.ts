import {
  citationItems,
  type DocumentItem,
  LIMITS,
  readYear,
  UnreadableDocumentError,
} from './document.js';

const ENTRY = /@(\w+)\s*[{(]/g;
const FIELD = /[\s,]*([A-Za-z][\w-]*)\s*=\s*/y;
const ACCENTS: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  c: '\u0327',
  v: '\u030c',
  '=': '\u0304',
  '.': '\u0307',
  H: '\u030b',
};
const SPECIAL: Readonly<Record<string, string>> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ae: 'æ',
  AE: 'Æ',
  aa: 'å',
  AA: 'Å',
  i: 'ı',
  '&': '&',
  '%': '%',
  _: '_',
  '#': '#',
  $: '$',
};

/** Reads the entries of a BibTeX file. @throws UnreadableDocumentError for braces that are nested too deep. */
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
    items.push(...citationItems({ ids, title: fields.get('title'), author, year }, line));
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
      throw new UnreadableDocumentError(
        `Braces are nested more than ${LIMITS.depth} deep. Check the BibTeX file.`,
      );
    }
    const isEnd = opening === '{' ? depth === 0 : character === '"' && depth === 0 && at > start;
    if (isEnd) return [text.slice(start + 1, at), at + 1];
  }
  throw new UnreadableDocumentError(
    'A BibTeX value has no end. Check its braces and quotation marks.',
  );
}

function toPlainText(value: string): string {
  return value
    .replace(/\\(["'`^~cvH=.])\s*\{?\\?([A-Za-z])\}?/g, (_, accent: string, letter: string) =>
      `${letter}${ACCENTS[accent] ?? ''}`.normalize('NFC'),
    )
    .replace(
      /\\(ss|ae|AE|aa|AA|o|O|l|L|i)(?![A-Za-z])\s?/g,
      (_, name: string) => SPECIAL[name] ?? '',
    )
    .replace(/\\([&%_#$])/g, '$1')
    .replace(/\\(?:emph|textit|textbf|mathrm|textsuperscript|textsubscript)\b/g, '')
    .replace(/[{}$]/g, '')
    .replace(/---?/g, '–')
    .replace(/~/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
