import { readRows } from '../files.mjs';
import { namedOnce } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';
import { isDisease } from './mondo.mjs';
import { drugRows } from './structures.mjs';

const SYMPTOM = `${WD}Q169872`;
const DISEASE = `${WD}Q12136`;
const OBO = 'http://purl.obolibrary.org/obo/';
export const EUROPE_PMC = 'https://europepmc.org/article/';
export const DAILYMED = 'https://dailymed.nlm.nih.gov/dailymed/';
export const MEDLINEPLUS = 'https://connect.medlineplus.gov/application';
/** ICD-10-CM, as MedlinePlus Connect calls it. */
const ICD10CM = '2.16.840.1.113883.6.90';

/** What recent drugs are labeled for (our own list), each with the labels that DailyMed shows for the drug. */
export async function* curatedIndications(path, { survey }) {
  const findCondition = symptomByName(survey);
  const findDisease = namedOnce(survey, isDisease);
  for await (const { name, drug, text: diseases } of drugRows(path, survey)) {
    const url = `${DAILYMED}search.cfm?query=${encodeURIComponent(name)}`;
    for (const one of diseases.split('|'))
      yield { kind: 'treats', drug, disease: findDisease(one) ?? findCondition(one), url };
  }
}

/**
 * Symptoms that the title or abstract of an article states of a disease (our own list, drawn up by reading), one article a
 * row. Each refers to the record of the article, which shows the abstract; nothing of its text is carried.
 */
export async function* symptomsReadInAbstracts(path) {
  for (const [disease, , symptom, , article] of await readRows(path))
    yield {
      kind: 'symptom',
      disease: toAddress(disease),
      symptom: toAddress(symptom),
      url: EUROPE_PMC + article.replace('PMID:', 'MED/').replace(/^PMC/u, 'PMC/PMC'),
    };
}

/**
 * First symptoms of common diseases (our own list, from general knowledge), several a row. Each refers to the page that
 * MedlinePlus has for the code of the disease.
 */
export async function* curatedSymptoms(path, { survey }) {
  const find = symptomByName(survey);
  for (const [disease, , code, symptoms] of await readRows(path)) {
    const url = `${MEDLINEPLUS}?mainSearchCriteria.v.cs=${ICD10CM}&mainSearchCriteria.v.c=${code}`;
    for (const name of symptoms.split('|'))
      yield { kind: 'symptom', disease: toAddress(disease), symptom: find(name), url };
  }
}

function toAddress(id) {
  return (id.startsWith('Q') ? WD : OBO) + id;
}

/** A look-up by name of symptoms, then of diseases that are signs of others, then of what has no class. */
function symptomByName(survey) {
  const finders = [
    ({ classes }) => classes.includes(SYMPTOM),
    ({ classes }) => classes.includes(DISEASE),
    ({ classes }) => classes.length === 0,
  ].map((isOfKind) => namedOnce(survey, isOfKind));
  return (name) => {
    for (const find of finders) {
      const found = find(name);
      if (found) return found;
    }
    return undefined;
  };
}
