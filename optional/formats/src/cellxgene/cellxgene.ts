import type { GraphFormat } from '@biographql/ingest';
import { readCellxgene } from './read-cellxgene.js';

const TERM = /^\{\s*"[\w.]+:\w+"\s*:\s*\{\s*"(?:ancestors|label)"\s*:/;

/** CELLxGENE ontology guide JSON. */
export const CELLXGENE: GraphFormat = {
  name: 'cellxgene',
  title: 'CELLxGENE ontology guide JSON',
  detect: ({ text }) => TERM.test(text),
  read: readCellxgene,
};
