import { namedOnce } from '../name-tables.mjs';
import { tarTexts } from '../tar.mjs';
import { isDisease } from './mondo.mjs';

/** Genes that were only tested, or that mark a disease, are not known to have a part in it. */
const NO_PART = /candidate|biomarker/iu;
/** In at least 80 % of the patients, and in at least 30 %. */
const FREQUENT = /^(?:Obligate|Very frequent)/u;
const RATHER_FREQUENT = /^Frequent/u;
/** Terms that name an organ and no certain finding of it. */
const GENERAL = /^Abnormality of |^Abnormal (?:facial shape$|.* morphology$)/u;
/** A heading, not a supplementary record. */
const HEADING = /^D\d/u;

/** The page of a disorder. */
const DISORDER = 'https://www.orpha.net/en/disease/detail/';

/** Genes and very frequent symptoms of rare diseases; negative statements and uncertain genes are left out. */
export async function* orphanetFacts(path, { survey, genes, diseases }) {
  for await (const { packet, disease, url } of packets(path, survey, diseases)) {
    for (const { Gene: gene } of listed(packet.Genes)) {
      if (NO_PART.test(gene.DisorderGeneAssociationType)) continue;
      const ids = listed(gene.ExternalReferences).map((item) => item.ExternalReference ?? item);
      const hgnc = ids.find(({ Source }) => Source === 'HGNC')?.Reference;
      yield { kind: 'genetic', gene: genes.ofHgnc(hgnc), disease, url };
    }
    for (const symptom of listSymptoms(packet, FREQUENT))
      yield { kind: 'symptom', disease, symptom, url };
  }
}

/** Rather frequent symptoms of diseases that have a MeSH heading: they fill up what other sources leave open, in the terms that the graph then has. */
export async function* ratherFrequentSymptoms(path, { survey, diseases }) {
  for await (const { packet, disease, url } of packets(path, survey, diseases)) {
    if (!survey.entities.get(disease)?.mesh.some((id) => HEADING.test(id))) continue;
    for (const symptom of listSymptoms(packet, RATHER_FREQUENT))
      yield { kind: 'symptom', disease, symptom: { ...symptom, fillsUp: true }, url };
  }
}

/** The packets with the disease of each: the one to which its mapping leads, else its namesake. */
async function* packets(path, survey, diseases) {
  const findNamesake = namedOnce(survey, isDisease);
  for await (const { name, text } of tarTexts(path)) {
    if (!name.endsWith('.json')) continue;
    const { Orphapacket: packet } = JSON.parse(text);
    const { ORPHAcode: code, Label: label = '' } = packet;
    const disease = diseases.ofOrphanet(code) ?? findNamesake(label) ?? undefined;
    yield { packet, disease, url: `${DISORDER}${code}` };
  }
}

function listSymptoms({ Phenotypes: phenotypes }, frequency) {
  return listed(phenotypes)
    .map((item) => item.Phenotype)
    .filter((one) => frequency.test(one.HPOFrequency) && !GENERAL.test(one.HPOTerm))
    .map((one) => ({ id: one.HPOId, name: one.HPOTerm }));
}

/** Nothing, one or several: the packets write each in its own way. */
function listed(value) {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
