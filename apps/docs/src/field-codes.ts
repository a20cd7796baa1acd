import { addressOf, type Page } from './page.js';
import { readSource } from './repository.js';

/** The error codes that each root field of the schema was seen to answer. */
export type FieldCodes = Readonly<
  Record<string, { readonly errors: readonly string[]; readonly rows: readonly string[] }>
>;

/** Returns what tests saw: `docs/field-codes.json`. */
export function readFieldCodes(): FieldCodes {
  return JSON.parse(readSource('docs/field-codes.json'));
}

/** Returns the error codes of a field as a sentence with their pages; null for a field that none was seen of. */
export function codesSentence(field: string, codes: FieldCodes): string | null {
  const { errors = [], rows = [] } = codes[field] ?? {};
  const links = (names: readonly string[]) =>
    names.map((code) => `[\`${code}\`](/errors/${code})`).join(', ');
  const parts = [
    errors.length === 0 ? '' : `Errors that it was seen to answer: ${links(errors)}.`,
    rows.length === 0 ? '' : `In a row, the others unaffected: ${links(rows)}.`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}

/** Returns the page of an error code with the fields that answer it; other pages as they are. */
export function withFields(page: Page, codes: FieldCodes): Page {
  const [, code = ''] = /^\/errors\/([A-Z_]+)$/.exec(addressOf(page.route)) ?? [];
  const fields = Object.entries(codes)
    .filter(([, { errors, rows }]) => errors.includes(code) || rows.includes(code))
    .map(([field]) => `[\`${field}\`](/schema/#${field.toLowerCase()})`);
  if (fields.length === 0) return page;
  const sentence = `**Fields.** It was seen of ${fields.join(', ')} ([how](/errors/#by-field-of-the-schema)).`;
  // Before the example, where there is one.
  const [text = '', ...examples] = page.markdown.trim().split(/\n(?=```)/);
  const markdown = `${[`${text.trim()}\n\n${sentence}\n`, ...examples].join('\n')}\n`;
  return { ...page, markdown };
}
