import { namedOnce } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';
import { getTerms, siblingSubsets } from '../ontology-names.mjs';

const SYMPTOM = `${WD}Q169872`;
/** Orphanet has the symptoms of these, but for common diseases, which have a MeSH heading and no entry there. */
const HEREDITARY = 'MONDO:0003847';
const TERM = 'http://purl.obolibrary.org/obo/';
/** What introduces signs and symptoms in a definition; they follow up to the end of the sentence. */
const INTRODUCTION =
  /has_symptom:?|\b(?:symptoms?|signs|manifestations?|features)\b[^.;:]{0,60}?\b(?:include|includes|including|are|is|consist of|such as|with)\b|\b(?:characterized|accompanied|manifested|marked) (?:\w+ )?by\b|\b(?:presents?|associated) with\b/giu;
/** What ends them: a cause, an absence, a consequence. */
const END =
  /\b(?:without|absence|not|no|caused?|due|resulting|results?|has_material_basis_in|transmitted_by|located_in|secondary|following|risk|may lead|leads? to|complications?|treatment|vaccines?)\b|\./iu;
/** Findings of a pathologist, and words that name no certain symptom. */
const NO_SYMPTOM =
  /symptom|inflammation|necrosis|neoplas|lesion|ischemia|discharge|granulom|fibrosis|atrophy|hyperplasia|infection|abscess|scarring|swelling$|dilatation|neurodegeneration|overweight|disorder|disease/iu;
const LONGEST = 6;

/** Symptoms that the definition of a disease names (Disease Ontology, Mondo): read from text. */
export async function* definedSymptoms(path, { survey, diseases }) {
  const find = symptomFinder(survey);
  const hereditary = new Set();
  const isCommon = (id) =>
    !diseases.toOrphanet.has(id) && survey.entities.get(diseases.place(id))?.mesh.length > 0;
  for (const [id, { ancestors = {} }] of diseases.terms)
    if (HEREDITARY in ancestors && !isCommon(id)) hereditary.add(diseases.place(id));
  const context = (disease) => ({ isHereditary: hereditary.has(disease), survey, find });
  for (const file of [path, ...(await siblingSubsets(path))])
    for await (const { id, definition } of getTerms(file))
      yield* toFacts(diseases.ofDoid(id), definition, { id, ...context(diseases.ofDoid(id)) });
  for (const [id, { description }] of diseases.terms)
    yield* toFacts(diseases.place(id), description, { id, ...context(diseases.place(id)) });
}

function* toFacts(disease, definition, { id, isHereditary, survey, find }) {
  if (disease === undefined || definition === undefined || isHereditary) return;
  const diseaseLabel = survey.entities.get(disease).label?.toLowerCase() ?? '';
  for (const symptom of new Set(readSymptoms(definition, find)))
    if (!diseaseLabel.includes(survey.entities.get(symptom).label.toLowerCase()))
      yield { kind: 'defined', disease, symptom, url: TERM + id.replace(':', '_') };
}

/** The symptoms that a definition says a disease has, the longest names first. */
export function* readSymptoms(definition, find) {
  for (const { index, 0: introduction } of definition.matchAll(INTRODUCTION)) {
    const rest = definition.slice(index + introduction.length);
    const end = rest.search(END);
    const words =
      rest
        .slice(0, end === -1 ? undefined : end)
        .toLowerCase()
        .match(/[\p{L}\d'-]+|,/gu) ?? [];
    for (let start = 0; start < words.length; start += 1)
      for (let length = Math.min(LONGEST, words.length - start); length > 0; length -= 1) {
        const symptom = find(words.slice(start, start + length).join(' '));
        if (symptom === undefined) continue;
        yield symptom;
        start += length - 1;
        break;
      }
  }
}

/** A look-up of symptoms by name, in the singular as well. */
function symptomFinder(survey) {
  const find = namedOnce(
    survey,
    ({ classes, label }) => classes.includes(SYMPTOM) && !NO_SYMPTOM.test(label),
  );
  return (name) =>
    find(name) ?? (name.endsWith('s') ? find(name.slice(0, -1)) : undefined) ?? undefined;
}
