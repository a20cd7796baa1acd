import type { GraphFormat } from '@biographql/ingest';
import { rootElement } from '@biographql/ingest/internal';
import { readUniprot } from './read-uniprot.js';

const FLAT_ENTRY = /^ID {3}\w+_\w+ +(?:Reviewed|Unreviewed);/;

/** UniProt XML and flat files. */
export const UNIPROT: GraphFormat = {
  name: 'uniprot',
  title: 'UniProt XML and flat files',
  detect: (head) => FLAT_ENTRY.test(head.text) || rootElement(head)?.name === 'uniprot',
  read: readUniprot,
};
