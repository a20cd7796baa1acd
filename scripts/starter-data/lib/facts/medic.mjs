import { basename } from 'node:path';
import { namedOnce, rowsOf } from '../name-tables.mjs';
import { getDrugFinder, toPlain, withoutSalt } from './drug-finder.mjs';
import { isDisease } from './mondo.mjs';
import { drugRows } from './structures.mjs';

/** What labels name as limitations of use, and kinds that the mapping took for the disease itself. */
const LIMITATIONS =
  /^(?:type 1 diabetes|diabetic ketoacidosis|pancreatitis|migraine with brainstem aura|hemiplegic migraine|COPD, severe early onset|anterolateral myocardial infarction)/iu;
/** Diagnostics and local anesthetics: what they are used in is no disease that they treat. */
const NO_TREATMENT = /^(?:V04|V08|V09|N01B)/u;

const VACCINE = /vaccine|antigen|inactivated|live attenuated/iu;

/** Current drugs with their status, codes and structures (MeDIC). */
export async function* medicDrugs(path, { survey, sales }) {
  const find = getDrugFinder(survey, sales.isBrand);
  const rows = await rowsOf(path);
  for (const row of rows.sort((left, right) => getRank(left) - getRank(right))) {
    const isSalt = getRank(row) === 1;
    const isSold = /RX|OTC/u.test(row.marketing_status_usa);
    const isCurrent = isSold || row.approved_europe !== '' || row.approved_japan !== '';
    const drug = find({
      ...toDrug(row.curie, row.curie_label, row.alternate_ids),
      atc: row.atc_codes,
      isMixture: row.is_combination_therapy === 'TRUE',
      isCurrent,
    });
    if (drug === undefined) continue;
    const soldElsewhere = row.approved_europe !== '' || row.approved_japan !== '';
    const isDiscontinued =
      row.marketing_status_usa === 'DISCONTINUED' &&
      !soldElsewhere &&
      sales.isDiscontinued(row.curie_label);
    const atc = row.atc_codes.split('|').filter((code) => /^[A-Z]\d\d[A-Z]{2}\d\d$/u.test(code));
    yield {
      kind: 'drug',
      drug,
      name: row.curie_label,
      parts: find.listIngredients(row.curie_label),
      isTreatment:
        row.is_vaccine_or_antigen !== '1' &&
        !VACCINE.test(row.curie_label) &&
        !atc.some((code) => NO_TREATMENT.test(code)),
      codes: {
        P267: atc,
        P231: isSalt ? [] : listCasNumbers(row.alternate_ids),
        P652: isSalt ? [] : listIds(row.alternate_ids, 'UNII').slice(0, 1),
        P3345: listIds(row.alternate_ids, 'RXCUI').slice(0, 1),
        P233: row.smiles === '' ? [] : [isSalt ? toBase(row.smiles) : row.smiles],
      },
      statuses: isDiscontinued ? ['discontinued in the United States (FDA)'] : listStatuses(row),
      isDiscontinued,
    };
  }
}

/** Substances come before their salts, whose codes and structures are of something else, and those before mixtures. */
function getRank({ curie_label: name }) {
  const plain = toPlain(name);
  return name.includes(' / ') ? 2 : Number(withoutSalt(plain) !== plain);
}

/** The structure without its counterions, where the rest is not charged. */
function toBase(smiles) {
  const [base] = smiles.split('.').sort((one, other) => other.length - one.length);
  return /[+-]\d?\]/u.test(base) ? smiles : base;
}

/** CAS numbers of the substance, the main one first: the list has those of each substance that it joined in a row, the lowest of which was given first. */
function listCasNumbers(ids) {
  const [casRun = ''] = /(?:CAS:[^|]*\|?)+/u.exec(ids) ?? [];
  const first = listIds(casRun, 'CAS').filter(isCas).sort(byNumber);
  return [...new Set([...first, ...listIds(ids, 'CAS').filter(isCas)])];
}

function byNumber(one, other) {
  return Number.parseInt(one, 10) - Number.parseInt(other, 10);
}

/** The list also has numbers of the European Community there, which have another form. */
function isCas(number) {
  const [, digits, check] = /^(\d{2,7}-\d\d)-(\d)$/u.exec(number) ?? [];
  if (digits === undefined) return false;
  const places = [...digits.replace('-', '')].reverse();
  return (
    places.reduce((sum, digit, place) => sum + (place + 1) * Number(digit), 0) % 10 ===
    Number(check)
  );
}

/** Where a drug is approved, and how it is sold in the United States. */
function listStatuses({
  marketing_status_usa: usa,
  approved_europe: europe,
  approved_japan: japan,
}) {
  return [
    ...(/\bRX\b/u.test(usa) ? ['approved in the United States (prescription)'] : []),
    ...(/\bOTC\b/u.test(usa) ? ['approved in the United States (over the counter)'] : []),
    ...(europe === '' ? [] : ['approved in the European Union']),
    ...(japan === '' ? [] : ['approved in Japan']),
    ...(usa === 'DISCONTINUED' && europe === '' && japan === ''
      ? ['discontinued in the United States (MeDIC)']
      : []),
  ];
}

/** Drugs that were withdrawn for safety or for lack of effect, each with the authority and its document (our own list). */
export async function* withdrawnDrugs(path, { survey }) {
  for await (const { drug, text } of drugRows(path, survey))
    yield { kind: 'withdrawn', drug, status: text };
}

/** Pairs of drug and disease of a label: what the drug is for, or (`contraindication`) must not be given in. */
export async function* medicPairs(path, { survey, diseases }) {
  const kind = basename(path).includes('contraindications') ? 'contraindication' : 'indication';
  const find = getDrugFinder(survey);
  const findTerm = termFinder(diseases);
  const findDisease = namedOnce(survey, isDisease);
  const rows = await rowsOf(path);
  const numbers = new Map();
  for (const { drug_id: id } of rows) numbers.set(id, (numbers.get(id) ?? 0) + 1);
  const pairs = rows.map((row) => {
    const term = row.disease_id.startsWith('MONDO:')
      ? row.disease_id
      : findTerm(row.disease_id, row.disease_label);
    const disease = diseases.ofDoid(row.disease_id) ?? diseases.ofMondo(term);
    return {
      row,
      kind,
      drug: find(toDrug(row.drug_id, row.drug_label, ''), { mayAdd: false }),
      disease: disease ?? findDisease(row.disease_label) ?? diseases.describe(term),
      term,
    };
  });
  const entries = new Map();
  const toKey = ({ drug, disease }) => `${drug?.iri ?? drug} ${disease?.id ?? disease}`;
  for (const { row, ...pair } of pairs)
    entries.set(toKey(pair), (entries.get(toKey(pair)) ?? new Set()).add(row.drug_id));
  const ancestorsOf = (term) => Object.keys(diseases.terms.get(term)?.ancestors ?? {});
  const families = new Map();
  for (const { row, term } of pairs)
    for (const one of [term, ...ancestorsOf(term)]) {
      const key = `${row.drug_id} ${one}`;
      families.set(key, (families.get(key) ?? 0) + 1);
    }
  const isNamed = new Set(pairs.map(({ row, term }) => `${row.drug_id} ${term}`));
  for (const { row, ...pair } of pairs) {
    if (kind === 'indication' && LIMITATIONS.test(row.disease_label)) continue;
    yield {
      ...pair,
      ancestors: ancestorsOf(pair.term),
      isInFamily:
        families.get(`${row.drug_id} ${pair.term}`) > 1 ||
        ancestorsOf(pair.term).some((one) => isNamed.has(`${row.drug_id} ${one}`)),
      name: row.drug_label,
      label: row.disease_label,
      number: numbers.get(row.drug_id),
      isRepeated: entries.get(toKey(pair)).size > 1,
    };
  }
}

/** A look-up of Mondo's terms by Disease Ontology identifier, else by name: labels also name findings (HPO). */
function termFinder({ terms, toDoid }) {
  const byDoid = new Map([...toDoid].map(([mondo, doid]) => [doid, mondo]));
  const byName = new Map();
  for (const [id, { label = '', synonyms = [] }] of terms)
    for (const name of [label, ...synonyms]) byName.set(name.toLowerCase(), id);
  return (id, name) => byDoid.get(id) ?? byName.get(name.toLowerCase());
}

function toDrug(id, name, ids) {
  return {
    id,
    name,
    drugBank: listIds(ids, 'DRUGBANK')[0],
    mesh: listIds(ids, 'MESH')[0],
    inChIKey: listIds(ids, 'INCHIKEY')[0],
  };
}

function listIds(ids, scheme) {
  return ids
    .split('|')
    .flatMap((id) => (id.startsWith(`${scheme}:`) ? [id.slice(scheme.length + 1)] : []));
}
