import type { GraphFormat } from '@biographql/ingest';
import { isParquet } from './parquet-file.js';
import { readParquet } from './read-parquet.js';

/** Parquet (BioCypher, KGX, tables with a mapping file). */
export const PARQUET: GraphFormat = {
  name: 'parquet',
  title: 'Parquet (BioCypher, KGX, tables with a mapping file)',
  detect: ({ bytes }) => isParquet(bytes),
  read: readParquet,
};
