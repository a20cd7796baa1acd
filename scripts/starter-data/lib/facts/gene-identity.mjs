import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getCarriers, rowsOf } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';

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

const PROTEIN = `${WD}Q8054`;
const NAMES = ['name', 'symbol', 'alias_name', 'alias_symbol', 'prev_name'];

/** The Ensembl identifier that HGNC gives a gene, and the proteins of the graph that have a name of one human gene: what it encodes. */
export async function* geneProductFacts(path, { survey, genes }) {
  const named = new Map();
  for (const row of await rowsOf(path)) {
    const gene = genes.ofHgnc(row.hgnc_id);
    if (gene === undefined) continue;
    yield { kind: 'main', entity: gene, property: 'P594', value: row.ensembl_gene_id };
    for (const [place, column] of NAMES.entries())
      for (const name of (row[column] ?? '').replaceAll('"', '').split('|').filter(Boolean)) {
        const key = toKey(name);
        const known = named.get(key);
        if (known === undefined || place < known.place) named.set(key, { gene, place });
        else if (place === known.place && gene !== known.gene) known.gene = undefined;
      }
  }
  for (const [protein, { label, aliases, classes }] of survey.entities) {
    if (label === undefined || !classes.includes(PROTEIN)) continue;
    const found = [label, ...aliases].map((name) => named.get(toKey(name))?.gene);
    const gene = found.find((one) => one !== undefined);
    if (gene !== undefined)
      yield {
        kind: 'annotation',
        gene,
        property: 'P688',
        term: protein,
        url: `https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:${survey.entities.get(gene).codes.get('P354')[0]}`,
      };
  }
}

/** Names as MeSH turns them round, and however hyphens and commas are set: "Receptor, Melanocortin, Type 1". */
function toKey(name) {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'type')
    .sort()
    .join(' ');
}
