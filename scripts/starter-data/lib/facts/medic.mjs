import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { getCarriers, getLabeledCarriers, namedOnce, rowsOf, SALT } from '../name-tables.mjs';
import { isDisease } from './mondo.mjs';
import { isDrug } from './structures.mjs';

/** Labels of antidiabetics name these as limitations of use; the extraction reads them as indications. */
const LIMITATIONS = /^(?:type 1 diabetes|diabetic ketoacidosis|pancreatitis)/iu;
/** Diagnostics and local anesthetics: what they are used in is no disease that they treat. */
const NO_TREATMENT = /^(?:V04|V08|V09|N01B)/u;

/** What a name says beyond the substance: dose, form, purity, charge, stereochemistry. */
const FORM =
  /\(\d[+-]\)$|\(TN\)|, >?=?\d+%| (?:\d[\d.]* MG\S*|pill|injection|injectable .*|oral .*|topical .*|inhalant .*|ophthalmic .*|nasal .*|dry powder .*|drug combination|mixt\.|hydrate|hemihydrate|sesquihydrate)$|^\((?:[RS+\d,-]+)\)-(?:\([+-]\)-)?|, \([RS,]+\)-rel-$/giu;

/** Current drugs with their status, codes and structures (MeDIC). */
export async function* medicDrugs(path, { survey, sales }) {
  const find = drugFinder(survey);
  for (const row of await rowsOf(path)) {
    const drug = find(toDrug(row.curie, row.curie_label, row.alternate_ids));
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
      isTreatment:
        row.is_vaccine_or_antigen !== '1' && !atc.some((code) => NO_TREATMENT.test(code)),
      codes: {
        P267: atc,
        P231: listIds(row.alternate_ids, 'CAS').filter(isCas).slice(0, 1),
        P652: listIds(row.alternate_ids, 'UNII').slice(0, 1),
        P3345: listIds(row.alternate_ids, 'RXCUI').slice(0, 1),
        P233: row.smiles === '' ? [] : [row.smiles],
      },
      statuses: isDiscontinued ? ['discontinued in the United States (FDA)'] : listStatuses(row),
      isDiscontinued,
    };
  }
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
  const find = namedOnce(survey, isDrug);
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [names, status] = line.split('\t');
    const [drug] = names.split('|').flatMap((name) => find(name) ?? []);
    yield { kind: 'withdrawn', drug, status };
  }
}

/** Pairs of drug and disease of a label: what the drug is for, or (`contraindication`) must not be given in. */
export async function* medicPairs(path, { survey, diseases }) {
  const kind = basename(path).includes('contraindications') ? 'contraindication' : 'indication';
  const find = drugFinder(survey);
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
      drug: find(toDrug(row.drug_id, row.drug_label, '')),
      disease: disease ?? findDisease(row.disease_label) ?? diseases.describe(term),
      term,
    };
  });
  const entries = new Map();
  const toKey = ({ drug, disease }) => [drug, disease].map((one) => one?.id ?? one).join(' ');
  for (const { row, ...pair } of pairs)
    entries.set(toKey(pair), (entries.get(toKey(pair)) ?? new Set()).add(row.drug_id));
  for (const { row, ...pair } of pairs) {
    if (kind === 'indication' && LIMITATIONS.test(row.disease_label)) continue;
    yield {
      ...pair,
      ancestors: Object.keys(diseases.terms.get(pair.term)?.ancestors ?? {}),
      name: row.drug_label,
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

const findersOf = new WeakMap();

/** A look-up of drugs by name, then by identifier; what was found once is found again by its id alone. */
function drugFinder(survey) {
  if (!findersOf.has(survey)) findersOf.set(survey, createFinder(survey));
  return findersOf.get(survey);
}

function createFinder(survey) {
  const findName = namedOnce(survey, isDrug);
  const mixtures = new Map();
  for (const [iri, entity] of survey.entities)
    if (isDrug(entity) && entity.label?.includes('/')) mixtures.set(listParts(entity.label), iri);
  const byName = (name) => {
    const plain = name.replace(FORM, '');
    const isMixture = plain.includes('/');
    return (
      findName(name) ??
      findName(plain) ??
      (isMixture ? mixtures.get(listParts(plain)) : findName(plain.replace(SALT, '')))
    );
  };
  const byMesh = getLabeledCarriers(survey, 'P486');
  const byInChIKey = getCarriers(survey, 'P235');
  const unclassed = namedOnce(survey, ({ classes }) => classes.length === 0);
  const known = new Map();
  return ({ id, name, drugBank, mesh, inChIKey }) => {
    const found =
      known.get(id) ??
      known.get(toPlain(name)) ??
      byName(name) ??
      byMesh.get(mesh) ??
      byInChIKey.get(inChIKey) ??
      unclassed(name) ??
      (drugBank && { id: `DB:${drugBank}`, name });
    if (found) known.set(id, found).set(toPlain(name), found);
    return found || undefined;
  };
}

function toPlain(name) {
  return name.replace(FORM, '').toLowerCase();
}

/** The ingredients of a mixture, in one order. */
function listParts(name) {
  const parts = name.toLowerCase().split(/\s*\/\s*/u);
  return parts
    .map((part) => toPlain(part).replace(SALT, ''))
    .sort()
    .join('/');
}

/** Reads what is sold in the United States (Drugs@FDA), alone or with other ingredients. */
export async function readSales(products, statuses) {
  const sold = new Set();
  for (const { MarketingStatusID: status, ApplNo, ProductNo } of await rowsOf(statuses))
    if (status === '1' || status === '2') sold.add(`${ApplNo} ${ProductNo}`);
  const ingredients = { sold: new Set(), all: new Set() };
  for (const { ApplNo, ProductNo, ActiveIngredient = '' } of await rowsOf(products))
    for (const name of ActiveIngredient.toLowerCase().split(/;\s*/u))
      for (const spelling of [name, name.replace(/ \S+$/u, '')]) {
        ingredients.all.add(spelling);
        if (sold.has(`${ApplNo} ${ProductNo}`)) ingredients.sold.add(spelling);
      }
  return {
    /** Whether the agency knows an ingredient and no product with it is sold any more. */
    isDiscontinued(name) {
      const key = name.toLowerCase();
      return ingredients.all.has(key) && !ingredients.sold.has(key);
    },
  };
}
