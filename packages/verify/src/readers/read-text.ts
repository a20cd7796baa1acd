import { parseArticleId } from '../article-id.js';
import type { VerifyItem } from '../verdict.js';
import { type DocumentItem, LIMITS, readYear, splitLines, toItem } from './document.js';

const CITED =
  /\bPMID[:\s]*\d{1,9}\b|\bPMC\d{3,9}\b|https?:\/\/(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/\d{1,9}|(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi:\s?|\b)10\.\d{4,9}\/[^\s"<>|]+/gi;
const CURIE =
  /\b(?:MONDO|DOID|HP|GO|HGNC|CHEBI|UBERON|CL|EFO|MESH|NCIT|ORPHA|OMIM|NCBIGene|UniProtKB|ENSEMBL|DRUGBANK):[A-Z]?[\w.-]*\d\w*\b|\bCHEMBL\d+\b/g;
const ENTITY_URL =
  /\/obo\/[A-Za-z]+_\d+$|identifiers\.org|bioregistry\.io|monarchinitiative\.org\/[A-Z]+:/;
const CURIE_LINK = /\[([^\]\n]{2,120})\]\((https?:\/\/[^\s)]{5,200})\)/g;
/** `MONDO:0004979 (asthma)`, `MONDO:0004979 ! asthma`, `MONDO:0004979 "asthma"`. */
const LABEL_AFTER =
  /^\s*(?:\(([^()\d][^()]{1,118})\)|!\s*([^\n|;,]{2,120})|["“]([^"”\n]{2,120})["”])/;
/** `**asthma** (MONDO:0004979)`, `"asthma" (MONDO:0004979)`. */
const LABEL_BEFORE =
  /(?:\*\*([^*\n]{2,120})\*\*|_([^_\n]{2,120})_|["“]([^"”\n]{2,120})["”]|`([^`\n]{2,120})`)\s*[([]\s*$/;
const QUOTE = /["“]([^"“”\n]{25,3000})["”]/g;
/** A quote belongs to the citation that follows it within this many characters. */
const QUOTE_DISTANCE = 60;
const LONGEST_REFERENCE = 3_000;
/** `Smith J, Miller AB. Title of it. J Med. 2014;` */
const AUTHOR = /(?:[\p{Ll}’']{1,4} ){0,2}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2} \p{Lu}{1,4}/u
  .source;
const VANCOUVER = new RegExp(
  `^\\s*(?:\\[?\\d{1,4}[\\].)]\\s*|[-*]\\s+)?(${AUTHOR})(?:, ${AUTHOR}){0,60}(?:,? et al|,? and ${AUTHOR})?\\.\\s+([^.?!]{15,300})[.?!]\\s`,
  'u',
);
/** `Smith, J. (2014). Title of it. ` */
const APA =
  /^\s*(?:[-*]\s+)?([\p{Lu}][\p{L}'’-]+),\s[^()]{2,300}\((\d{4})[a-z]?\)\.\s+([^.?!]{15,300})[.?!]\s/u;

type Citation = ReturnType<typeof findCitations>[number];

/** Reads citations, quotes with their citation, and identifiers with labels from running text or Markdown. */
export function readText(text: string): readonly DocumentItem[] {
  const items: DocumentItem[] = [];
  for (const [index, line] of splitLines(text).entries()) {
    if (items.length > LIMITS.items) break;
    if (line.length > 4) items.push(...readLine(line, index + 1));
  }
  return items;
}

function readLine(line: string, number: number): readonly DocumentItem[] {
  const citations = findCitations(line);
  const reference = citations.length > 0 ? readReference(line) : null;
  const items: DocumentItem[] = [];
  const quoted = new Map<Citation, string>();
  for (const found of line.matchAll(QUOTE)) {
    const end = found.index + found[0].length;
    const next = citations.find(({ start }) => start >= end && start - end <= QUOTE_DISTANCE);
    if (next !== undefined) quoted.set(next, found[1] ?? '');
  }
  for (const citation of citations) {
    const quote = quoted.get(citation);
    const { article } = citation;
    const parts = quote === undefined ? reference : { quote };
    const shown = quote ?? reference?.title ?? article;
    items.push({ item: toItem({ article, ...parts }), line: number, shown });
  }
  return [...items, ...readIdentifiers(line, number)];
}

function findCitations(line: string) {
  const seen = new Set<string>();
  return [...line.matchAll(CITED)].flatMap(({ 0: written, index }) => {
    // Drop the period of a sentence, and a closing parenthesis after a DOI.
    const bare = written.replace(/[.,;:]+$/, '');
    const closed = !bare.includes('(') ? bare.replace(/[)\]}]+[.,;:]*$/, '') : bare;
    const id = parseArticleId(closed);
    if (id === null || seen.has(id.id)) return [];
    seen.add(id.id);
    return [{ article: closed, start: index, end: index + closed.length }];
  });
}

/** Title, first author and year of a line of a reference list; null for a line in an unknown format. */
function readReference(line: string): Pick<VerifyItem, 'title' | 'author' | 'year'> | null {
  const start = line.slice(0, LONGEST_REFERENCE);
  const [, family, published, heading] = APA.exec(start) ?? [];
  if (heading) return { author: family, year: Number(published), title: heading.trim() };
  const [all = '', author, title] = VANCOUVER.exec(start) ?? [];
  return title ? { author, title: title.trim(), year: readYear(start.slice(all.length)) } : null;
}

function readIdentifiers(line: string, number: number): readonly DocumentItem[] {
  const items: DocumentItem[] = [];
  const add = (identifier: string, written = '') => {
    const label = written.trim();
    const item = toItem({ identifier, label });
    items.push({ item, line: number, shown: `${identifier} ${label}`.trim() });
  };
  for (const { 1: label = '', 2: url = '' } of line.matchAll(CURIE_LINK))
    if (ENTITY_URL.test(url) && parseArticleId(url) === null) add(url, label.replace(/[*_`]/g, ''));
  for (const { 0: curie, index } of line.matchAll(CURIE)) {
    if (/[/\w]$/.test(line.slice(0, index))) continue;
    const before = LABEL_BEFORE.exec(line.slice(Math.max(0, index - 140), index)) ?? [];
    const after = LABEL_AFTER.exec(line.slice(index + curie.length)) ?? [];
    add(
      curie,
      [...before.slice(1), ...after.slice(1)].find((part) => part !== undefined),
    );
  }
  return items;
}
