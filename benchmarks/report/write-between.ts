/** Marks what a document gets from the bench. */
const BEGIN = '<!-- report -->';
const END = '<!-- end of report -->';

/**
 * Returns a document with another text between its two marks.
 * @throws Error when it has no such marks.
 */
export function writeBetween(document: string, text: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} … ${END}.`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${text.trim()}\n\n${document.slice(end)}`;
}
