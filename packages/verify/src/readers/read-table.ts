import { parseArticleId } from '../article-id.js';
import { type DocumentItem, LIMITS, readYear, splitLines, toItem } from './document.js';

/** A cell is an identifier with a prefix, or an address. */
const CURIE = /^(?:[A-Za-z][\w.-]{0,30}:[\w.-]+|https?:\/\/\S+|[A-Z]{2,8}_\d+)$/;
const NAME_COLUMN = /\b(?:label|name|symbol|term|title)\b/;
const ID_COLUMN =
  /\b(?:id|ids|curie|identifier|accession)\b|^(?:hgnc|mondo|doid|omim|mesh|hpo|chebi|subject|object)$/;
const SCHEME = /\b(hgnc|mondo|doid|omim|mesh|hp|go|chebi|efo|ncbigene|uberon)\b/;
const ARTICLE_COLUMN =
  /^(?:pmids?|pubmed(?: ids?)?|doi|pmcid|reference|references|publications?|citation|article|study id|paper id)$/;
const HEADER_ROWS = 12;
const SEPARATOR = /[|;,\s]+/;

type Columns = ReturnType<typeof readHeader>;

/** Reads a table with a header: pairs of identifier and label, and citations. Lines that begin with `#` are comments. */
export function readTable(text: string): readonly DocumentItem[] {
  const rows = splitRows(text);
  const at = rows.slice(0, HEADER_ROWS).findIndex(({ cells }) => isHeader(cells));
  const header = rows[at];
  if (header === undefined) return [];
  const columns = readHeader(header.cells);
  const items: DocumentItem[] = [];
  for (const { cells, line } of rows.slice(at + 1)) {
    if (items.length > LIMITS.items) break;
    items.push(...readRow(cells, columns, line));
  }
  return items;
}

function isHeader(cells: readonly string[]): boolean {
  const { pairs, articles, title } = readHeader(cells);
  return (
    (pairs.length > 0 || articles.length > 0 || title >= 0) &&
    !cells.some((cell) => CURIE.test(cell))
  );
}

function readHeader(cells: readonly string[]) {
  const words = cells.map((cell) => cell.toLowerCase().replace(/[^a-z0-9]+/g, ' '));
  const names = words.map((text) => text.trim());
  const used = new Set<number>();
  const pairs = names.flatMap((name, id) => {
    if (!ID_COLUMN.test(name) || ARTICLE_COLUMN.test(name)) return [];
    const [subject] = name.split(' ');
    const isFree = (index: number) => index !== id && !used.has(index);
    const named = names.findIndex(
      (other, at) => isFree(at) && NAME_COLUMN.test(other) && other.split(' ')[0] === subject,
    );
    const isPlain = named < 0 && subject === 'id';
    const found = isPlain ? names.findIndex((other) => /^(?:name|label|term)$/.test(other)) : named;
    if (found < 0) return [];
    used.add(found);
    return [{ id, name: found, scheme: SCHEME.exec(name)?.[1] ?? null }];
  });
  const one = (pattern: RegExp) =>
    names.findIndex((name, index) => pattern.test(name) && !used.has(index));
  const articles = names.flatMap((name, index) => (ARTICLE_COLUMN.test(name) ? [index] : []));
  return {
    pairs,
    articles,
    title: one(/^(?:title|article title|paper title)$/),
    year: one(/^(?:year|publication year|pub year)$/),
    author: one(/^(?:author|authors|first author)$/),
    quote: one(/^(?:quote|snippet|supporting text|evidence text)$/),
  };
}

function readRow(cells: readonly string[], columns: Columns, line: number) {
  const get = (column: number) => cells[column]?.trim() ?? '';
  const items: DocumentItem[] = [];
  for (const { id, name, scheme } of columns.pairs) {
    const [written, label] = [get(id), get(name)];
    const identifier =
      scheme !== null && /^\d+$/.test(written) ? `${scheme.toUpperCase()}:${written}` : written;
    if (!CURIE.test(identifier) || label === '' || CURIE.test(label)) continue;
    items.push({ item: { identifier, label }, line, shown: `${identifier} ${label}` });
  }
  const title = get(columns.title);
  const [author] = get(columns.author).split(/;|\sand\s/);
  const rest = { title, author, year: readYear(get(columns.year)), quote: get(columns.quote) };
  const cited = columns.articles
    .flatMap((column) => get(column).split(SEPARATOR))
    .filter((text) => parseArticleId(text) !== null);
  for (const article of new Set(cited)) {
    const item = toItem(cited.length === 1 ? { article, ...rest } : { article });
    items.push({ item, line, shown: title || article });
  }
  if (cited.length === 0 && columns.articles.length > 0 && title !== '')
    items.push({ item: toItem({ ...rest, quote: null }), line, shown: title });
  return items;
}

/** Splits a table into cells; quoted cells may hold line breaks and separators. */
function splitRows(text: string) {
  const lines = splitLines(text);
  const sample = lines
    .filter((line) => !line.startsWith('#'))
    .slice(0, HEADER_ROWS)
    .join('\n');
  const separator =
    sample.split('\t').length >= sample.split(',').length / 2 && sample.includes('\t') ? '\t' : ',';
  const rows: { readonly cells: readonly string[]; readonly line: number }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = at + 1;
    let row = lines[at] ?? '';
    if (row.startsWith('#') || row.trim() === '') continue;
    if (separator === ',') {
      for (let more = 0; more < 50 && isOpen(row) && at + 1 < lines.length; more += 1) {
        at += 1;
        row += `\n${lines[at] ?? ''}`;
      }
    }
    rows.push({ cells: separator === '\t' ? row.split('\t').map(unquote) : splitCells(row), line });
  }
  return rows;
}

function isOpen(row: string): boolean {
  return (row.split('"').length - 1) % 2 === 1;
}

function splitCells(row: string): readonly string[] {
  return [...row.matchAll(/(?:^|,)(?:\s*"((?:[^"]|"")*)"\s*|([^,]*))/g)].map(
    ([, inQuotes, plain = '']) =>
      inQuotes === undefined ? plain.trim() : inQuotes.replaceAll('""', '"').trim(),
  );
}

function unquote(cell: string): string {
  return cell.replace(/^"(.*)"$/, '$1').trim();
}
