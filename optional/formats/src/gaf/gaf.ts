import type { GraphFormat } from '@biographql/ingest';
import { readGaf } from './read-gaf.js';
import { readGpad } from './read-gpad.js';

const GAF_COLUMNS = [15, 16, 17];

/** Annotations of genes, with a row of columns for each. */
export const GAF: GraphFormat = {
  name: 'gaf',
  title: 'GAF 2.1 and 2.2',
  detect: ({ text }) => /^!\s*gaf-version/i.test(text) || isGafRow(firstRow(text)),
  read: readGaf,
};

/** Annotations of gene products in fewer columns. */
export const GPAD: GraphFormat = {
  name: 'gpad',
  title: 'GPAD 1.2 and 2.0',
  detect: ({ text }) => /^!\s*(?:gpa|gpad)-version/i.test(text),
  read: readGpad,
};

const SEEN_LINES = 500;

function firstRow(text: string): string {
  const lines = text.split(/\r?\n/, SEEN_LINES);
  return lines.find((line) => line.trim() !== '' && !/^[#!]/.test(line)) ?? '';
}

function isGafRow(line: string): boolean {
  const cells = line.split('\t');
  return (
    GAF_COLUMNS.includes(cells.length) &&
    /^[A-Z]+:\d+$/.test(cells[4] ?? '') &&
    /^[FPC]$/.test(cells[8] ?? '')
  );
}
