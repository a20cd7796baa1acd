import { tarTexts } from '../tar.mjs';

/** Genes that were only tested, or that mark a disease, are not known to have a part in it. */
const NO_PART = /candidate|biomarker/iu;
/** In at least 80 % of the patients. */
const FREQUENT = /^(?:Obligate|Very frequent)/u;

/** The page of a disorder. */
const DISORDER = 'https://www.orpha.net/en/disease/detail/';

/** Genes and frequent symptoms of rare diseases; negative statements and uncertain genes are left out. */
export async function* orphanetFacts(path, { genes, diseases }) {
  for await (const { name, text } of tarTexts(path)) {
    if (!name.endsWith('.json')) continue;
    const { Orphapacket: packet } = JSON.parse(text);
    const disease = diseases.ofOrphanet(packet.ORPHAcode);
    const url = `${DISORDER}${packet.ORPHAcode}`;
    for (const { Gene: gene } of listed(packet.Genes)) {
      if (NO_PART.test(gene.DisorderGeneAssociationType)) continue;
      const ids = listed(gene.ExternalReferences).map((item) => item.ExternalReference ?? item);
      const hgnc = ids.find(({ Source }) => Source === 'HGNC')?.Reference;
      yield { kind: 'genetic', gene: genes.ofHgnc(hgnc), disease, url };
    }
    for (const { Phenotype: phenotype } of listed(packet.Phenotypes)) {
      if (!FREQUENT.test(phenotype.HPOFrequency)) continue;
      const symptom = { id: phenotype.HPOId, name: phenotype.HPOTerm };
      yield { kind: 'symptom', disease, symptom, url };
    }
  }
}

/** Nothing, one or several: the packets write each in its own way. */
function listed(value) {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
