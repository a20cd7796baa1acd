export interface OboTag {
  readonly tag: string;
  readonly value: string;
}

const TAG_LINE = /^([^\s:][^:]*):\s?(.*)$/;
const QUOTED = /^"((?:[^"\\]|\\.)*)"\s*(.*)$/s;
const ESCAPE = /\\(.)/gs;
const CHARACTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', W: ' ', r: '\r' };
const MODIFIERS = /\s+\{[^{}]*=[^{}]*\}\s*$/;

export function getTag(line: string): OboTag | null {
  const [, tag, value] = TAG_LINE.exec(line) ?? [];
  return tag === undefined || value === undefined ? null : { tag, value: value.trim() };
}

export function toQuoted(value: string): { readonly text: string; readonly rest: string } | null {
  const [, text, rest] = QUOTED.exec(value) ?? [];
  return text === undefined || rest === undefined ? null : { text: unescaped(text), rest };
}

/** Returns the words of a value that names terms, without the comment after `!` and the modifiers in braces. */
export function getIds(value: string): readonly string[] {
  const bare = value.replace(/(?:^|\s)!\s.*$/s, '').replace(/(?:^|\s)\{.*$/s, '');
  return bare
    .split(/(?<!\\)\s+/)
    .filter((word) => word !== '')
    .map(unescaped);
}

/** Returns one identifier, which may have spaces, without its description, modifiers and comment. */
export function getIdentifier(value: string): string {
  return unescaped(value.replace(/(?:^|\s)(?:!\s|["{]).*$/s, '').trim());
}

export function getPlain(value: string): string {
  return unescaped(value.replace(MODIFIERS, ''));
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (_, letter: string) => CHARACTERS[letter] ?? letter);
}

/** OBO begins with its version, or with other tags of a header before its first stanza. */
export function isObo(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('!'));
  if (lines[0]?.startsWith('format-version:')) return true;
  const stanza = lines.findIndex((line) => /^\[(?:Term|Typedef|Instance)\]\s*$/.test(line));
  return stanza >= 0 && lines.slice(0, stanza).every((line) => /^[a-z][a-z-]*:\s/.test(line));
}
