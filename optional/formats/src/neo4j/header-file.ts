import { existsSync } from 'node:fs';

const PART = /^(.*)-part\d+\.(?:csv|tsv|txt)(?:\.(?:gz|bz2|zst|br))?$/i;
const ENDINGS = ['csv', 'tsv', 'txt'];

/** Returns the path of the header that lies beside a part of BioCypher's output; null for another file. */
export function getNeo4jHeader(path: string): string | null {
  const base = PART.exec(path)?.[1];
  if (base === undefined) return null;
  return ENDINGS.map((ending) => `${base}-header.${ending}`).find(existsSync) ?? null;
}
