import { fileURLToPath } from 'node:url';
import { readRows } from '../files.mjs';
import { findMisplaced } from './symptom-quarantine.mjs';

/** Drugs of one subunit of the calcium channels (CACNA2D), and the others. */
const GABAPENTINOID = /gabapentin|pregabalin/u;
const OTHER_SUBUNIT =
  /^CACN(?:A1|B|G)|^calcium voltage-gated channel (?:subunit alpha1|auxiliary subunit (?:beta|gamma))/iu;
/** Proteins of the ribosome and of the proteasome other than those that drugs bind. */
const COMPLEX_MEMBER = /^(?:RP[LS]\d|RPS?LP\d|PSM[ACD]\d|NDUF[A-Z])/u;
const BENIGN = /^benign .*(?:oma|neoplasm)$|benign neoplasm$/u;
const NEOPLASM =
  /cancer|carcinoma|neoplasm|tumou?r|lymphoma|leukemia|sarcoma|melanoma|glioma|astrocytoma|blastoma|mesothelioma|myeloma/u;
/** Kinase inhibitors and antibodies, which are in trials for most cancers. */
const TRIED_WIDELY = /^L01[EF]/u;
/** What labels name as a sign of hypersensitivity, and what a model read for severe respiratory disease. */
const REACTION = /^(?:bronchospasm|laryngeal edema|severe acute respiratory syndrome)$/u;
/** A type of a disease: groups of it, of which a source names the genes, were mapped to the one that has the group's identifiers. */
const NUMBERED = / \d+[A-Z]?$/u;
/** Genes that one source states and all others give to another disease, found by reading. */
const READ = {
  'NALCN Sheldon-Hall syndrome': 'congenital contractures of limbs and face (CLIFAHDD) is meant',
};
const RULES = fileURLToPath(new URL('quarantine.tsv', import.meta.url));

/**
 * Finds statements that are set aside: "treats" against the class of the drug, of a single source but where all repeat a name, contraindications that
 * a model read from a label where another source says "treats", and genes of diseases that an expert panel refuted.
 *
 * @returns the reason by `subject property object`; both directions of a pair.
 */
export async function findContradictions(
  survey,
  { atc, writer, contraindicated, refuted, others },
) {
  const rules = await readRules();
  const contradictions = new Map();
  const getName = (iri) => survey.entities.get(iri)?.label?.toLowerCase() ?? '';
  for (const [drug, property, disease] of survey.relations) {
    const label = survey.entities.get(disease)?.label ?? '';
    const isMember =
      COMPLEX_MEMBER.test(label) ||
      (GABAPENTINOID.test(getName(drug)) && OTHER_SUBUNIT.test(label));
    if (property === 'P129' && isMember)
      contradictions.set(
        `${drug} P129 ${disease}`,
        'a member of a complex that the drug meets elsewhere',
      );
    if (property !== 'P2175') continue;
    const codes = atc.get(drug) ?? [];
    const isMismapped =
      BENIGN.test(getName(disease)) && codes.some((code) => code.startsWith('L01'));
    const isCertain = writer.countSources(drug, property, disease) > 1;
    const rule = rules.find(
      (one) => (one.isOfAll || !isCertain) && fits(one, codes, getName(drug), getName(disease)),
    );
    if (isCertain && !isMismapped && rule === undefined) continue;
    const isTrial =
      codes.some((code) => TRIED_WIDELY.test(code)) &&
      NEOPLASM.test(getName(disease)) &&
      writer.isFromWikidataAlone(drug, property, disease) &&
      !others.isTreated(drug, disease);
    const verdict = isTrial
      ? 'a trial: no other source has the drug treat this cancer, what it is a kind of, or a kind of it'
      : 'a neoplasm is meant, which the source does not call benign';
    const reason = isMismapped || isTrial ? verdict : rule?.reason;
    if (reason === undefined) continue;
    contradictions.set(`${drug} P2175 ${disease}`, reason);
    contradictions.set(`${disease} P2176 ${drug}`, reason);
  }
  for (const pair of contraindicated) {
    const [drug, disease] = pair.split(' ');
    if (
      REACTION.test(getName(disease)) &&
      !(atc.get(drug) ?? []).some((code) => /^C07/u.test(code))
    )
      contradictions.set(
        `${drug} contraindicated_in ${disease}`,
        'a reaction to the drug, or severe respiratory disease, is meant',
      );
    if (writer.countSources(drug, 'P2175', disease) === 0) continue;
    contradictions.set(
      `${drug} contraindicated_in ${disease}`,
      'another source says that the drug treats the disease',
    );
  }
  for (const [disease, gene, reason] of misplacedGenes(survey, writer)) {
    contradictions.set(`${gene} P2293 ${disease}`, reason);
    contradictions.set(`${disease} P2293 ${gene}`, reason);
  }
  for (const [subject, property, value, reason] of await findMisplaced(survey))
    contradictions.set(`${subject} ${property} ${value}`, reason);
  for (const [pair, url] of refuted) {
    const [gene, disease] = pair.split(' ');
    contradictions.set(`${gene} P2293 ${disease}`, `refuted: ${url}`);
    contradictions.set(`${disease} P2293 ${gene}`, `refuted: ${url}`);
  }
  return contradictions;
}

/** Genes of a numbered type that Orphanet alone states, where curated sources name one other gene; and those found by reading. */
function* misplacedGenes({ entities, relations }, writer) {
  const genesOf = new Map();
  for (const [gene, property, disease] of relations) {
    const { label, codes } = entities.get(gene) ?? {};
    if (property !== 'P2293' || !codes?.has('P353')) continue;
    const name = entities.get(disease)?.label ?? '';
    const reason = READ[`${label} ${name}`];
    if (reason !== undefined) yield [disease, gene, reason];
    if (NUMBERED.test(name)) genesOf.set(disease, [...(genesOf.get(disease) ?? []), gene]);
  }
  for (const [disease, genes] of genesOf) {
    const isStatedBy = (gene, sources) => writer.isStatedBy(gene, 'P2293', disease, sources);
    if (genes.filter((gene) => isStatedBy(gene, ['mondo', 'clingen'])).length !== 1) continue;
    for (const gene of genes)
      if (writer.countSources(gene, 'P2293', disease) === 1 && isStatedBy(gene, ['orphanet']))
        yield [disease, gene, 'Orphanet names it for the group of this type'];
  }
}

function fits({ atc, names, diseases }, codes, drug, disease) {
  const isOfClass = codes.some((code) => code.startsWith(atc)) || names?.test(drug) === true;
  return isOfClass && diseases.test(disease);
}

async function readRules() {
  return (await readRows(RULES)).map(([atc, names, diseases, reason, sources]) => {
    return {
      atc,
      names: names === '' ? undefined : new RegExp(`^(?:${names})$`, 'u'),
      diseases: new RegExp(diseases, 'u'),
      reason,
      isOfAll: sources === 'all',
    };
  });
}
