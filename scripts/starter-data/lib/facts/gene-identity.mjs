import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getCarriers, rowsOf } from '../name-tables.mjs';

/** States HGNC and UniProt identifiers of the same gene. */
const GENE_FILE = 'formats/ids/hgnc_complete_set.txt.gz';

/** Finds the entity of a gene by its HGNC identifier, or by that of a protein that no other gene encodes. */
export async function geneIdentity(source, survey) {
  const path = join(source, GENE_FILE);
  const byHgnc = getCarriers(survey, 'P354');
  const byProtein = new Map();
  const isThere = existsSync(path);
  for (const { hgnc_id: id, uniprot_ids: proteins } of isThere ? await rowsOf(path) : []) {
    const gene = byHgnc.get(id.replace('HGNC:', ''));
    for (const protein of proteins.replaceAll('"', '').split('|').filter(Boolean))
      byProtein.set(protein, byProtein.has(protein) ? undefined : gene);
  }
  return {
    ofHgnc: (id) => byHgnc.get(id?.replace('HGNC:', '')),
    ofProtein: (id) => byProtein.get(id),
    files: isThere ? [GENE_FILE] : [],
  };
}
