import {
  type DocumentItem,
  LIMITS,
  UnreadableDocumentError,
  type VerifiableDocument,
} from './document.js';
import { readBibtex, readTagged } from './read-citations.js';
import { readDocx } from './read-docx.js';
import { readTable } from './read-table.js';
import { readText } from './read-text.js';

type ReadItems = (text: string) => Promise<readonly DocumentItem[]> | readonly DocumentItem[];

const records: ReadItems = async (text) => (await import('./read-records.js')).readRecords(text);

const FORMATS: Readonly<Record<string, readonly [format: string, read: ReadItems]>> = {
  md: ['Markdown', readText],
  markdown: ['Markdown', readText],
  txt: ['text', readText],
  bib: ['BibTeX', readBibtex],
  ris: ['RIS', (text) => readTagged(text, 'ris')],
  nbib: ['nbib', (text) => readTagged(text, 'nbib')],
  json: ['JSON', records],
  yaml: ['YAML', records],
  yml: ['YAML', records],
  tsv: ['TSV', readTable],
  csv: ['CSV', readTable],
};

export const DOCUMENT_ENDINGS: readonly string[] = [...Object.keys(FORMATS), 'docx'];

/**
 * Reads what can be verified in a document: Markdown, text, BibTeX, RIS, nbib, CSL-JSON, JSON, YAML, TSV, CSV, or the
 * text of a DOCX, by the ending of its name; with any other ending it is text. At most 32 MB, 50,000 items and, except
 * in BibTeX, JSON and YAML, 1,000,000 characters per line.
 * @throws UnreadableDocumentError.
 * @example
 * ```ts
 * import { readDocument } from '@biographql/verify';
 *
 * const text = '- Asthma is MONDO:0004979 (asthma), see PMID:20198754.';
 * const { items } = await readDocument('notes.md', text);
 * for (const { item, line } of items) console.log(line, item);
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/verify.md}
 */
export async function readDocument(
  name: string,
  content: string | Uint8Array,
): Promise<VerifiableDocument> {
  if (content.length > LIMITS.bytes) {
    const message = `The file is larger than ${LIMITS.bytes / 1024 / 1024} MB. Split it.`;
    throw new UnreadableDocumentError(message);
  }
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isDocx = ending === 'docx';
  const text =
    typeof content === 'string' ? content : isDocx ? await readDocx(content) : decode(content);
  const [format, read] = isDocx
    ? (['DOCX', readText] as const)
    : (FORMATS[ending] ?? (['text', readText] as const));
  const all = await read(text);
  const items = all.slice(0, LIMITS.items);
  const problems =
    all.length > items.length
      ? [`Only the first ${LIMITS.items.toLocaleString('en-US')} items are read. Split the file.`]
      : [];
  return { name, format, items, problems, source: isDocx ? null : text };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableDocumentError('The file is not UTF-8 text. Save it as UTF-8, or as DOCX.');
  }
}
