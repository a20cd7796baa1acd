import type { GraphFormat } from '../graph-format.js';
import { detectJson } from './detect-json.js';
import { detectRdf } from './detect-rdf.js';
import { detectTable } from './detect-table.js';
import { detectXml } from './detect-xml.js';

/**
 * Returns the format that the first bytes of a file tell (decompressed, about 64 KiB); null when they tell none. Tables
 * that need a mapping, articles and pages are none.
 */
export function detectFormat(head: Buffer): GraphFormat | null {
  if (head.includes(0)) return null;
  const text = new TextDecoder().decode(head).replace(/^\uFEFF/, '');
  const begin = text.trimStart();
  if (begin === '') return null;
  if (begin.startsWith('{') || begin.startsWith('[')) {
    return isObo(begin) ? 'obo' : detectJson(begin);
  }
  if (
    begin.startsWith('<?xml') ||
    /^<(?:!--|!DOCTYPE|[A-Za-z][\w.-]*(?::[A-Za-z][\w.-]*)?[\s/>])/.test(begin)
  ) {
    return detectXml(begin);
  }
  if (isObo(begin)) return 'obo';
  return detectTable(begin) ?? detectRdf(begin);
}

function isObo(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('!'));
  const [first = ''] = lines;
  return /^format-version:|^\[(?:Term|Typedef|Instance)\]\s*$/.test(first.trim());
}
