import type { Article } from '@biographql/client';
import { getPmid } from '../components/article-entry.tsx';

export function toRis(articles: readonly Article[]): string {
  return articles.map((article) => `${risLines(article).join('\r\n')}\r\n`).join('\r\n');
}

export function toBibtex(articles: readonly Article[]): string {
  const keys = new Map<string, number>();
  return articles
    .map((article) => {
      const key = keyOf(article);
      const before = keys.get(key) ?? 0;
      keys.set(key, before + 1);
      return bibtexEntry(article, before === 0 ? key : `${key}-${before + 1}`);
    })
    .join('\n');
}

function risLines(article: Article): readonly string[] {
  const { title, authors, issued, journal, doi, abstract } = article;
  const [year, month = '', day = ''] = issued?.split('-') ?? [];
  const pmid = getPmid(article);
  const field = (tag: string, value: string | null | undefined) =>
    value ? [`${tag}  - ${value.replace(/\s+/g, ' ')}`] : [];
  return [
    'TY  - JOUR',
    ...authors.flatMap(({ family, given }) =>
      field('AU', [family, given].filter(Boolean).join(', ')),
    ),
    ...field('TI', title),
    ...field('JO', journal),
    ...field('PY', year),
    ...field('DA', year && `${year}/${month}/${day}/`),
    ...field('DO', doi),
    ...field('AN', pmid),
    ...field('UR', pmid && `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`),
    ...field('AB', abstract),
    'ER  - ',
  ];
}

function bibtexEntry(article: Article, key: string): string {
  const { title, authors, issued, journal, doi } = article;
  const names = authors.map(({ family, given }) =>
    given === '' ? `{${escaped(family)}}` : `${escaped(family)}, ${escaped(given)}`,
  );
  const pmid = getPmid(article);
  const fields = {
    author: names.join(' and '),
    // Letter case counts: names of genes and drugs are in titles.
    title: `{${escaped(title)}}`,
    journal: escaped(journal ?? ''),
    year: issued?.slice(0, 4) ?? '',
    doi: escaped(doi ?? ''),
    note: pmid === null ? '' : `PMID: ${pmid}`,
  };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@article{${key},\n${lines.join('')}}\n`;
}

function keyOf({ authors, issued, id }: Article): string {
  const [first] = authors;
  const name = (first?.family ?? id)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
  return `${name || 'article'}${issued?.slice(0, 4) ?? ''}`;
}

function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\{}]/g, (sign) => TEX[sign] ?? '')
    .replace(/[&%$#_]/g, '\\$&')
    .replaceAll('~', '\\textasciitilde ')
    .replaceAll('^', '\\textasciicircum ');
}

// A lone brace would end the field.
const TEX: Readonly<Record<string, string>> = { '\\': '/', '{': '(', '}': ')' };
