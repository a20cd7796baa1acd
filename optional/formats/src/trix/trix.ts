import type { GraphFormat } from '@biographql/ingest';
import { rootElement } from '@biographql/ingest/internal';
import { readTrix } from './read-trix.js';

/** TriX. */
export const TRIX: GraphFormat = {
  name: 'trix',
  title: 'TriX',
  detect: (head) => rootElement(head)?.name === 'TriX',
  read: readTrix,
};
