import type { GraphFormat } from '@biographql/ingest';
import { hasColumns } from '@biographql/ingest/internal';
import { readHpoa } from './read-hpoa.js';

/** HPO annotations (phenotype.hpoa). */
export const HPOA: GraphFormat = {
  name: 'hpoa',
  title: 'HPO annotations (phenotype.hpoa)',
  detect: (head) =>
    hasColumns(head, 'database_id', 'disease_name', 'hpo_id') ||
    hasColumns(head, 'DatabaseID', 'DiseaseName', 'HPO_ID'),
  read: readHpoa,
};
