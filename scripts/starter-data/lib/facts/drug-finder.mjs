import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ELEMENTS, getCarriers, getLabeledCarriers, namedOnce, SALT } from '../name-tables.mjs';
import { isDrug } from './structures.mjs';

const OWN_NAMES = fileURLToPath(new URL('../own-names.tsv', import.meta.url));
/** Stereochemistry before a name. */
const STEREO = /^\((?:[RSEZa\d,+-]+)\)-(?:\([+-]\)-)?/u;
/** What a name says beyond the substance: dose, form, purity, charge, stereochemistry. */
const FORM =
  /\(\d[+-]\)$|\(TN\)|, >?=?\d+%|^\d[\d.]* (?:ML|HR|DAY|ACTUAT) | (?:\d[\d.]* (?:MG|UNT)\S*|pill|injection|injectable .*|(?:extended|delayed) release .*|oral .*|topical .*|otic .*|chewable .*|metered .*|prefilled .*|inhalant .*|inhalation .*|ophthalmic .*|nasal .*|dry powder .*|drug combination|mixt\.|hydrate|hemihydrate|sesquihydrate)$|, \([RS,]+\)-rel-$/giu;
/** Names under which a substance that the graph lacks is added: of one or two words, no brand and no salt. */
const SUBSTANCE = /^[\p{L}]{6,}(?: [\p{L}]{4,})?$/u;
/** Schemes whose identifiers stand for a substance, and not for a product. */
const SUBSTANCE_SCHEME = /^(?:CHEBI|UNII|PUBCHEM\.COMPOUND|CHEMBL\.COMPOUND|GTOPDB):/u;
const ADDRESSES = 'https://identifiers.org/';
/** The most ingredients that a mixture is named by. */
const MAX_PARTS = 4;

/** Whether a drug stands under an address of its own, because the graph lacks it. */
export function isAddedDrug(iri) {
  return iri.startsWith(ADDRESSES);
}

const finders = new WeakMap();

/**
 * A look-up of drugs by name, then by identifier; what was found once is found again by its id alone. A drug that the graph
 * lacks is given as `{ iri, name }`, and as `parts` its ingredients when it is a mixture of known ones.
 *
 * @param isBrand - whether a name is that of a product and of no ingredient.
 */
export function getDrugFinder(survey, isBrand = () => false) {
  if (!finders.has(survey)) finders.set(survey, createFinder(survey, isBrand));
  return finders.get(survey);
}

function createFinder(survey, isBrand) {
  const findName = namedOnce(survey, isDrug);
  const known = new Map();
  const findOwn = readOwnNames((label) => known.get(label) ?? findName(label));
  const mixtures = readMixtures(survey);
  const plainLabels = new Map();
  for (const [iri, entity] of survey.entities) {
    if (!isDrug(entity) || entity.label === undefined) continue;
    const plain = toPlain(entity.label);
    if (plain !== entity.label.toLowerCase())
      plainLabels.set(plain, plainLabels.has(plain) ? undefined : iri);
  }
  const findPart = (part) => known.get(part) ?? findName(part) ?? undefined;
  const addMixture = ({ id, name, isCurrent }) => {
    const names = listParts(name);
    const parts = find.listIngredients(name);
    if (!isCurrent || parts.length === 0 || parts.length > MAX_PARTS) return undefined;
    const mixture = { iri: toAddress(id), name: names.join(' / '), parts };
    mixtures.set(names.join('/'), mixture);
    return mixture;
  };
  const byName = (name) => {
    const plain = toPlain(name);
    if (plain.includes('/')) return findName(name) ?? mixtures.get(listParts(name).join('/'));
    return findName(name) ?? findName(plain) ?? findName(withoutSalt(plain)) ?? findOwn(plain);
  };
  const byMesh = getLabeledCarriers(survey, 'P486');
  const byInChIKey = getCarriers(survey, 'P235');
  const unclassed = namedOnce(survey, ({ classes }) => classes.length === 0);
  const find = (drug, { mayAdd = true } = {}) => {
    const { id, name, mesh, inChIKey } = drug;
    const found =
      known.get(id) ??
      known.get(toPlain(name)) ??
      byName(name) ??
      byMesh.get(mesh) ??
      byInChIKey.get(inChIKey) ??
      unclassed(name) ??
      plainLabels.get(toPlain(name)) ??
      (mayAdd ? (addMixture(drug) ?? toSubstance(drug, isBrand)) : undefined);
    if (!found) return undefined;
    known.set(id, found).set(toPlain(name), found);
    if (found.name) known.set(found.name.toLowerCase(), found);
    return found;
  };
  /** The ingredients of a mixture, when all are known. */
  find.listIngredients = (name) => {
    const parts = listParts(name).map(findPart);
    return parts.length === 1 || parts.includes(undefined) ? [] : parts;
  };
  return find;
}

/** A drug that the graph lacks, by its DrugBank identifier, else where its name is that of a substance. */
function toSubstance({ id, name, atc, drugBank, isMixture, isCurrent }, isBrand) {
  if (drugBank) return { iri: toDrugBankAddress(drugBank), name: withSmallLetters(name), drugBank };
  const plain = withoutSalt(toPlain(name));
  const isSubstance = isCurrent && !isMixture && (SUBSTANCE_SCHEME.test(id) || atc);
  return isSubstance && SUBSTANCE.test(plain) && !isBrand(plain)
    ? { iri: toAddress(id), name: plain }
    : undefined;
}

/** A name that a list writes in capitals, `ENFORTUMAB`, as it is written otherwise. */
function withSmallLetters(name) {
  return /^[A-Z]{6,}(?: [A-Z]+)*$/u.test(name) ? name.toLowerCase() : name;
}

/** The address of a drug that the graph lacks. */
export function toDrugBankAddress(id) {
  return `${ADDRESSES}drugbank:${id}`;
}

function toAddress(id) {
  const [scheme, code] = id.split(':');
  return `${ADDRESSES}${scheme.toLowerCase()}:${code}`;
}

/** A name without what it says beyond the substance, in lower case. */
export function toPlain(name) {
  return name.replace(FORM, '').replace(STEREO, '').trim().toLowerCase();
}

/** A name without its salt, unless an element is left, which is another thing: `sodium sulfate`. */
export function withoutSalt(name) {
  const base = name.replace(SALT, '');
  return base === name || ELEMENTS.has(base) ? name : withoutSalt(base);
}

/** The ingredients of a mixture, in one order, each once. */
export function listParts(name) {
  const parts = toPlain(name)
    .split(/\s*\/\s*(?![a-z]*\/?(?:ML|MG|HR|ACTUAT)\b)/iu)
    .map((part) => withoutSalt(toPlain(part)));
  return [...new Set(parts)].sort();
}

/** Mixtures of the graph by their ingredients. */
export function readMixtures({ entities }) {
  const mixtures = new Map();
  for (const [iri, entity] of entities)
    if (entity.label?.includes('/') && isDrug(entity))
      mixtures.set(listParts(entity.label).join('/'), iri);
  return mixtures;
}

/** A look-up of drugs by the names of our list. */
function readOwnNames(findName) {
  const labels = new Map();
  for (const line of readFileSync(OWN_NAMES, 'utf8').split('\n')) {
    const [kind, label = '', names = ''] = line.split('\t');
    if (kind === 'drug') for (const name of names.split('|')) labels.set(name.toLowerCase(), label);
  }
  return (name) =>
    labels
      .get(name)
      ?.split('|')
      .flatMap((label) => findName(label) ?? [])[0];
}
