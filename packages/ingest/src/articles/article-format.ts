import { isTar } from '../bytes/tar-members.js';

export const ARTICLE_FORMATS = {
  'pubmed-xml': 'PubMed XML',
  jats: 'JATS full text',
  nbib: 'nbib (MEDLINE)',
  ris: 'RIS',
  'europe-pmc': 'Europe PMC JSON',
  'json-lines': 'JSON Lines of article records',
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
 * Returns the format that the first bytes of a file tell (decompressed, about 64 KiB); where they tell none, the one that
 * its name's ending means. Null for what is no file of articles.
 */
export function getArticleFormat(head: Buffer, name: string): ArticleFormat | null {
  const told = toldBy(head);
  if (told !== null) return told;
  return BY_ENDING[ENDING.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

function toldBy(head: Buffer): ArticleFormat | null {
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
