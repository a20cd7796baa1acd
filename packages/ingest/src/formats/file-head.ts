/** The beginning of a file, by which its format is detected. */
export interface FileHead {
  readonly path: string;
  readonly bytes: Buffer;
  /** The bytes as text, without a byte order mark and leading space; empty for binary files. */
  readonly text: string;
}

export function fileHead(path: string, bytes: Buffer): FileHead {
  const isBinary = bytes.includes(0);
  return { path, bytes, text: isBinary ? '' : new TextDecoder().decode(bytes).trimStart() };
}

export function isJson({ text }: FileHead): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

const XML = /^<(?:\?xml|!--|!DOCTYPE|[A-Za-z][\w.-]*(?::[A-Za-z][\w.-]*)?[\s/>])/;
const PROLOG = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[\s\S]*?\])*>)*/;
const ROOT = /^<(?:[A-Za-z][\w.-]*:)?([A-Za-z][\w.-]*)([^>]*)/;

export function isXml({ text }: FileHead): boolean {
  return XML.test(text);
}

export function rootElement(
  head: FileHead,
): { readonly name: string; readonly attributes: string } | null {
  if (!isXml(head)) return null;
  const [, name, attributes = ''] = ROOT.exec(head.text.replace(PROLOG, '')) ?? [];
  return name === undefined ? null : { name, attributes };
}
