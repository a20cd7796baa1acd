import type { TableMapping } from '@biographql/ingest/internal';
import { DISEASE_PRESETS } from './disease-presets.js';
import { DRUG_PRESETS } from './drug-presets.js';
import { GENE_PRESETS } from './gene-presets.js';
import { HETIONET_PRESETS } from './hetionet-presets.js';
import { REACTOME_PRESETS } from './reactome-presets.js';

/** Mappings of tables that the field knows, by name. Tables with a header are told by their columns. */
export const PRESETS: Readonly<Record<string, TableMapping>> = {
  ...GENE_PRESETS,
  ...DISEASE_PRESETS,
  ...DRUG_PRESETS,
  ...HETIONET_PRESETS,
  ...REACTOME_PRESETS,
};
