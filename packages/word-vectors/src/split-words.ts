const ASCII = /^[\x20-\x7e]*$/;
const MARK = /\p{M}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text: lower case without marks (NFKD), split at everything but letters and digits. */
export function splitWords(text: string): readonly string[] {
  const plain = ASCII.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').toLowerCase().replace(MARK, '');
  return plain.match(WORD) ?? [];
}
