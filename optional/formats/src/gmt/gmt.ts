import type { GraphFormat } from '@biographql/ingest';
import { readGmt } from './read-gmt.js';

/** Sets of genes, each with a link. */
export const GMT: GraphFormat = {
  name: 'gmt',
  title: 'GMT gene sets',
  detect: ({ text }) => isGmt(text),
  read: readGmt,
};

/** Whether there are sets with a link, and more genes in one than in another. */
function isGmt(text: string): boolean {
  const rows = text.split(/\r?\n/, 5).map((line) => line.split('\t'));
  const isSet = ([name = '', link = '', ...genes]: readonly string[]) =>
    name !== '' && /^https?:\/\//.test(link) && genes.length > 0 && genes.every(isGene);
  const lengths = new Set(rows.map((row) => row.length));
  return rows.length > 1 && lengths.size > 1 && rows.slice(0, -1).every(isSet);
}

function isGene(cell: string): boolean {
  return /^[\w.-]*$/.test(cell);
}
