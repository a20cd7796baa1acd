import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';
import { parseArticleId } from '../article-id.js';
import {
  citationItems,
  type DocumentItem,
  LIMITS,
  readYear,
  toItem,
  UnreadableDocumentError,
} from './document.js';

const ARTICLE_KEYS = 'pmid doi pmcid reference publication article citation source'.split(' ');
const QUOTE_KEYS = 'quote snippet supporting_text supportingtext exact_quote evidence_text'.split(
  ' ',
);
const ID_KEYS = ['id', 'curie', 'identifier', 'ontology_id', 'term_id'];
/** In order of preference: next to a name, `label` is often the type. */
const LABEL_KEYS = ['name', 'preferred_term', 'term', 'label', 'title'];
const CURIE = /^(?:[A-Za-z][\w.-]{0,30}:[\w.-]+|https?:\/\/\S+)$/;

/** Reads citations, quotes and identifiers with labels from a YAML or JSON file. Aliases are not followed. */
export function readRecords(text: string): readonly DocumentItem[] {
  checkDepth(text);
  const lines = new LineCounter();
  const documents = parse(text, lines);
  const items: DocumentItem[] = [];
  const visit = (node: unknown, depth: number): void => {
    if (items.length > LIMITS.items || isAlias(node)) return;
    if (depth > LIMITS.depth) throw new UnreadableDocumentError(tooDeep());
    if (isSeq(node)) for (const item of node.items) visit(item, depth + 1);
    if (!isMap(node)) return;
    const values = new Map<string, string>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value).toLowerCase().replaceAll('-', '_') : '';
      const text = toText(value);
      if (text !== null && !values.has(name)) values.set(name, text);
    }
    const line = lines.linePos((node as Node).range?.[0] ?? 0).line;
    items.push(...readMap(values, line));
    for (const { value } of node.items) visit(value, depth + 1);
  };
  for (const document of documents) visit(document.contents, 0);
  return items;
}

function parse(text: string, lineCounter: LineCounter) {
  try {
    const options = { lineCounter, uniqueKeys: false, logLevel: 'silent' } as const;
    const documents = [parseAllDocuments(text, options)].flat();
    const [problem] = documents.flatMap(({ errors }) => errors);
    if (problem === undefined) return documents;
    const [reason] = problem.message.split('\n');
    throw new UnreadableDocumentError(`The file is not valid YAML or JSON: ${reason}`);
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableDocumentError(tooDeep());
    throw error;
  }
}

function tooDeep(): string {
  return `Lists and objects are nested more than ${LIMITS.depth} levels deep. Check the file.`;
}

/** Counts brackets before the parser recurses into them. */
function checkDepth(text: string): void {
  let depth = 0;
  for (const [bracket] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    else if (bracket === ']' || bracket === '}') depth = Math.max(0, depth - 1);
    if (depth > LIMITS.depth) throw new UnreadableDocumentError(tooDeep());
  }
  const indents = /^(?:[-?:] ){101}|^ {2000}/m;
  if (indents.test(text)) throw new UnreadableDocumentError(tooDeep());
}

function toText(node: unknown): string | null {
  if (isScalar(node)) return node.value === null ? null : String(node.value).trim();
  if (isMap(node)) return node.has('date-parts') ? String(node.get('date-parts')) : null;
  if (!isSeq(node)) return null;
  const [first] = node.items;
  if (isScalar(first) && node.items.length === 1) return toText(first);
  if (!isMap(first)) return null;
  const family = first.get('family') ?? first.get('literal') ?? first.get('last');
  return typeof family === 'string' ? family : null;
}

function readMap(values: ReadonlyMap<string, string>, line: number): readonly DocumentItem[] {
  const get = (...keys: readonly string[]) =>
    keys.map((key) => values.get(key)).find((value) => value !== undefined && value !== '');
  const quote = get(...QUOTE_KEYS);
  const ids = ARTICLE_KEYS.flatMap((key) => {
    const text = values.get(key);
    if (text === undefined || parseArticleId(text) === null) return [];
    // Bare digits are a PMID only under its own key.
    return /^\d+$/.test(text) && key !== 'pmid' ? [] : [text];
  });
  const title = get('title', 'reference_title');
  const hasCitation =
    ids.length > 0 || (title !== undefined && (values.has('author') || values.has('issued')));
  const items: DocumentItem[] = [];
  if (hasCitation) {
    const year = readYear(get('year', 'issued', 'date'));
    const author = get('author', 'authors', 'first_author');
    const cited = citationItems(ids, { title, author, year }, line);
    items.push(
      ...cited.map(({ item, shown }) => ({
        item: toItem({ ...item, quote }),
        line,
        shown: quote ?? shown,
      })),
    );
  }
  const claim = get('claim', 'assertion');
  const [subject, relation, object] = [get('subject'), get('relation', 'predicate'), get('object')];
  const [article] = ids;
  if (claim !== undefined) {
    items.push({ item: toItem({ claim, article }), line, shown: claim });
  } else if (subject && relation && object) {
    const item = toItem({ statement: { subject, relation, object }, article });
    items.push({ item, line, shown: `${subject} ${relation} ${object}` });
  }
  const identifier = get(...ID_KEYS);
  const label = get(...LABEL_KEYS);
  const isIdentifier =
    identifier !== undefined && CURIE.test(identifier) && parseArticleId(identifier) === null;
  if (isIdentifier && label !== undefined && !hasCitation)
    items.push({ item: { identifier, label }, line, shown: `${identifier} ${label}` });
  return items;
}
