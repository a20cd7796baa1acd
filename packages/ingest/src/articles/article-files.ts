import { openBytes, STANDARD_INPUT } from '../bytes/open-bytes.js';
import { archiveHolds, isTar } from '../bytes/tar-members.js';
import { isGraphOrArchive } from '../formats/built-in-formats.js';
import { listFiles, type SourceFile } from '../source-files.js';

export const ARTICLE_FORMATS = {
  'pubmed-xml': 'PubMed XML',
  jats: 'JATS full text',
  nbib: 'nbib (MEDLINE)',
  ris: 'RIS',
  'europe-pmc': 'Europe PMC JSON',
  'json-lines': 'JSON Lines with article records',
  tar: 'tar archives of such files',
} as const;

export type ArticleFormat = keyof typeof ARTICLE_FORMATS;

const PUBMED = /<(?:PubmedArticle(?:Set)?|PubmedBookArticle|DeleteCitation)[\s>]/;
const JATS =
  /<!DOCTYPE\s+article\s[^>]*(?:JATS|NLM\/\/DTD|archivearticle|journalpublishing)|<article[\s>](?:(?!<html)[\s\S])*?<(?:front|article-meta)[\s>]/i;
const EUROPE_PMC = /^\{[\s\S]*"resultList"\s*:\s*\{\s*"result"\s*:/;
const RECORD = /"(?:pmid|pmcid|doi)"\s*:/;
const ENDING = /\.(xml|nxml|jsonl|ndjson|nbib|ris)(?:\.(?:gz|bz2|zst|br))?$/i;
const BY_ENDING: Readonly<Record<string, ArticleFormat>> = {
  xml: 'pubmed-xml',
  nxml: 'jats',
  jsonl: 'json-lines',
  ndjson: 'json-lines',
  nbib: 'nbib',
  ris: 'ris',
};
/**
 * Returns the format of a file by its first bytes (decompressed, about 64 KiB); if they don't show any, by
 * its name's ending. Null if it is not a file of articles.
 */
export function getArticleFormat(head: Buffer, name: string): ArticleFormat | null {
  const stated = statedBy(head);
  if (stated !== null) return stated;
  return BY_ENDING[ENDING.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

function statedBy(head: Buffer): ArticleFormat | null {
  if (isTar(head)) return 'tar';
  const text = new TextDecoder()
    .decode(head)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text.startsWith('<')) {
    if (PUBMED.test(text)) return 'pubmed-xml';
    return JATS.test(text) ? 'jats' : null;
  }
  if (text.startsWith('{')) {
    if (EUROPE_PMC.test(text)) return 'europe-pmc';
    return RECORD.test(text.split('\n', 1)[0] ?? '') ? 'json-lines' : null;
  }
  if (text.startsWith('[')) return RECORD.test(text) ? 'europe-pmc' : null;
  if (/^PMID ?- \d/.test(text)) return 'nbib';
  return /^TY {1,2}- /m.test(text.slice(0, 1000)) ? 'ris' : null;
}

export type ArticleFile = SourceFile<ArticleFormat | 'unknown'>;

export const NO_ARTICLES = `unknown article format; supported formats are ${Object.values(ARTICLE_FORMATS).join(', ')}`;

/**
 * Finds the files of articles at a path: itself, or all in the folder and its folders, in order of their names. The format
 * is detected by the content, and by the ending (`.xml`, `.jsonl` …) if the content does not show it; other files in
 * a folder, such as graphs, are skipped. An archive is recognized by its first 50 files. The standard input (`-`) is
 * one file.
 * @throws InvalidArgumentError when nothing is there.
 */
export async function articleFilesAt(path: string): Promise<readonly ArticleFile[]> {
  if (path === STANDARD_INPUT) return [{ path, format: 'unknown', bytes: 0 }];
  const files: ArticleFile[] = [];
  for (const file of await listFiles(path)) {
    const format = await getFormat(file.path, file.path !== path);
    if (format !== null) files.push({ ...file, format });
  }
  return files;
}

async function getFormat(path: string, isInFolder: boolean): Promise<ArticleFormat | null> {
  await using source = openBytes(path);
  const head = await source.head();
  if (isInFolder && isGraphOrArchive(head, path)) return null;
  const format = getArticleFormat(head, path);
  if (format !== 'tar') return format;
  return (await archiveHolds(source.chunks, isArticle)) ? format : null;
}

function isArticle(head: Buffer, name: string): boolean {
  return !isGraphOrArchive(head, name) && getArticleFormat(head, name) !== null;
}
