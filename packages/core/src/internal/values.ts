import { parseEntityIri } from '../ids.js';

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Entries<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

export function getOrAdd<Key, Value>(
  map: Entries<Key, Value>,
  key: Key,
  create: () => NoInfer<Value>,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

/** Returns a body's persisted document id (specification's appendix or Apollo's link) with `sha256:`; else null. */
export function readDocumentId({
  documentId,
  extensions,
}: Readonly<Record<string, unknown>>): string | null {
  const persisted = isRecord(extensions) ? extensions.persistedQuery : undefined;
  const sent = documentId ?? (isRecord(persisted) ? persisted.sha256Hash : undefined);
  if (typeof sent !== 'string') return null;
  return sent.startsWith('sha256:') ? sent : `sha256:${sent}`;
}

/** Returns an input with its `entity` normalized to an IRI; anything else unchanged. */
export function withEntityIri(input: unknown): unknown {
  if (!isRecord(input) || typeof input.entity !== 'string') return input;
  try {
    return { ...input, entity: parseEntityIri(input.entity) };
  } catch {
    // The service reports what is wrong with it.
    return input;
  }
}

/** The depth and size of a JSON text, measured before parsing. */
export interface JsonShape {
  /** Nesting depth of objects and lists. */
  readonly depth: number;
  /** Members of all objects. */
  readonly members: number;
  /** Commas between members and between items of lists. */
  readonly commas: number;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;

/** Measures a JSON text in one pass without recursion. For invalid JSON the numbers are arbitrary. */
export function jsonShape(text: string): JsonShape {
  let depth = 0;
  let deepest = 0;
  let members = 0;
  let commas = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON) members += 1;
    else if (code === COMMA) commas += 1;
    // `[` and `{` differ in the bit that `]` and `}` differ in.
    else if ((code | 32) === 123) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if ((code | 32) === 125) depth -= 1;
  }
  return { depth: deepest, members, commas };
}

/** Index of the quote that closes the string at `start`; the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}
