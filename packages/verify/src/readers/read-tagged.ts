import { parseArticleId } from '../article-id.js';
import { citationItems, type DocumentItem, readYear, splitLines } from './document.js';

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

function toItems(
  record: ReadonlyMap<string, readonly string[]>,
  line: number,
): readonly DocumentItem[] {
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
  return citationItems(
    {
      ids: ids.length > 0 ? ids : links,
      title: all('TI', 'T1', 'CT')[0],
      author: all('FAU', 'AU', 'A1')[0],
      year: readYear(all('DP', 'PY', 'Y1', 'DA').find((value) => readYear(value) !== null)),
    },
    line,
  );
}
