import type { GraphFormat } from '@biographql/ingest';
import { hasColumns } from '@biographql/ingest/internal';
import { readBabelon } from './read-babelon.js';

/** Babelon TSV. */
export const BABELON: GraphFormat = {
  name: 'babelon',
  title: 'Babelon TSV',
  detect: (head) =>
    hasColumns(head, 'translation_value', 'predicate_id') ||
    hasColumns(head, 'translation_text', 'predicate'),
  read: readBabelon,
};
