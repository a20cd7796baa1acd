import { isAddedDrug } from './drug-finder.mjs';

const MONDO = 'http://purl.obolibrary.org/obo/MONDO_';
/** Labels that name more diseases are of kits, or name what they only mention; the more so of a drug that the graph knows. */
const MAX_INDICATIONS = { known: 3, added: 4 };
/** Labels that name more than this mention what else they name, even where they also name what it is a kind of. */
const MAX_PER_FAMILY = 7;
/** What labels name as prevented, or as a consequence. */
const OUTCOME = /infarct|stroke|cardiovascular/iu;
const NEOPLASM = 'MONDO:0005070';
/** ATC codes of what is no diagnostic. */
const TREATMENT = /^[A-U]\d\d[A-Z]{2}\d\d$/u;
/** What drugs with an ATC code or a stem of the name are labeled for, as a term of Mondo. */
const EXPECTED = [
  [/^L0[124]|(?:leucel|tinib|ciclib|parib|rafenib)$/u, NEOPLASM],
  [/^L04/u, 'MONDO:0007179'],
  [/^B02B/u, 'MONDO:0001531'],
  [/^(?:J0[124]|P0[12])/u, 'MONDO:0005113'],
  [/^(?:J02|D01)/u, 'MONDO:0002041'],
  [/^J05/u, 'MONDO:0005108'],
  [/^P0[12]/u, 'MONDO:0005135'],
];

/** The address of a disease that the graph has, or of the term that it lacks. */
export function getAddress(disease) {
  return typeof disease === 'object' ? MONDO + disease.id.replace('MONDO:', '') : disease;
}

/**
 * Whether an indication that a model read from a label is taken: never against a contraindication; else where another source has the pair, or has the drug or two drugs of its ATC group treat the disease, a kind
 * of it or what it is a kind of, or has an ingredient treat it, or where no other source says what the drug treats and its
 * labels name few diseases, or also what the disease is a kind of.
 */
export function isTrusted(drug, fact, { writer, notes }) {
  const { name, label, disease: found, term, number, isRepeated, isInFamily, ancestors } = fact;
  const disease = getAddress(found);
  const { contraindicated, untreating, relieved, agreement } = notes;
  const pair = `${drug} ${disease}`;
  const agents = [drug, ...(fact.drug?.parts ?? []).map((part) => part?.iri ?? part)];
  if (agents.some((one) => contraindicated.has(`${one} ${disease}`))) return false;
  if (writer.countSources(drug, 'P2175', disease) > 0 || relieved.has(pair)) return true;
  if (untreating.has(drug)) return false;
  if (isRepeated || agents.some((one) => agreement.isTreated(one, disease, term))) return true;
  const marks = [...(notes.atc.get(drug) ?? []), name.toLowerCase()];
  const isExpected = EXPECTED.some(
    ([marked, above]) => ancestors.includes(above) && marks.some((mark) => marked.test(mark)),
  );
  if (isExpected) return true;
  if (agreement.isKnown(drug)) return false;
  const isClear =
    isInFamily && number <= MAX_PER_FAMILY && !ancestors.includes(NEOPLASM) && !OUTCOME.test(label);
  if (isClear && marks.some((mark) => TREATMENT.test(mark))) return true;
  if (agents.length > 1 || OUTCOME.test(label)) return false;
  return number <= (isAddedDrug(drug) ? MAX_INDICATIONS.added : MAX_INDICATIONS.known);
}

/** Indications of other sources, read at first use. */
export function createAgreement({ relations }, { atc }, diseases) {
  let treatedBy;
  let members;
  const termOf = new Map();
  const read = () => {
    treatedBy = new Map();
    members = new Map();
    for (const id of diseases.terms.keys()) termOf.set(diseases.place(id), id);
    for (const [drug, property, disease] of relations)
      if (property === 'P2175')
        treatedBy.set(drug, (treatedBy.get(drug) ?? new Set()).add(disease));
    for (const drug of treatedBy.keys())
      for (const group of listGroups(drug))
        members.set(group, (members.get(group) ?? new Set()).add(drug));
  };
  /** Groups of drugs that act alike; those that end in X gather what has no other place. */
  const listGroups = (drug) =>
    new Set(
      (atc.get(drug) ?? []).map((code) => code.slice(0, 5)).filter((code) => !/X$/u.test(code)),
    );
  const treats = (drug, disease, above) =>
    [...(treatedBy.get(drug) ?? [])].some(
      (one) =>
        one === disease ||
        above.has(one) ||
        (termOf.has(one) && diseases.getRelatives(termOf.get(one)).has(disease)),
    );
  return {
    isKnown: (drug) => treatedBy.has(drug),
    isTreated(drug, disease, term) {
      if (treatedBy === undefined) read();
      const above = diseases.getRelatives(term ?? termOf.get(disease));
      if (treats(drug, disease, above)) return true;
      return [...listGroups(drug)].some(
        (group) =>
          [...(members.get(group) ?? [])].filter((one) => treats(one, disease, new Set())).length >
          1,
      );
    },
  };
}
