import { InvalidSparqlError } from '@biographql/core';

/** Percent-encodes SPARQL text for a URL or for services that want it encoded. */
export function encodeSparql(text: string): string {
  return encodeURIComponent(text);
}

/**
 * Undoes percent-encoding where the text is encoded, once or twice, and returns plain text unchanged.
 * Every SELECT and ASK holds a `{`, which encoded text cannot, so the two are distinguished without guessing;
 * `+` means a space only where no other encoded space occurs.
 * @throws InvalidSparqlError when encoded text is damaged.
 */
export function decodeSparql(text: string): string {
  let plain = text;
  for (let round = 0; round < 2 && isEncoded(plain); round += 1) plain = decode(plain);
  return plain;
}

function isEncoded(text: string): boolean {
  if (/\s/.test(text.trim())) return false;
  return text.includes('{') ? text.includes('%20') : /%(?:25)?7B/i.test(text);
}

function decode(text: string): string {
  const spaced = /%(?:25)?20/.test(text) ? text : text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    const column = text.search(/%(?![\dA-Fa-f]{2})/) + 1;
    throw new InvalidSparqlError(
      'the percent-encoding is damaged: encode the whole text.',
      column > 0 ? { line: 1, column } : undefined,
    );
  }
}
