import { ask, select } from '../select.js';
import { literal, type NamedNode } from '../terms.js';
import { type QueryOptions, shared } from './options.js';

/** Diseases that a drug treats, by label: claims of the drug (P2175) and of the disease (P2176). */
export const diseasesForDrug = (drug: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?disease ?diseaseLabel WHERE {
      $drug wdt:P2175|^wdt:P2176 ?disease .
      OPTIONAL { ?disease rdfs:label ?diseaseLabel FILTER(LANG(?diseaseLabel) = $language) }
    } ORDER BY ?diseaseLabel ?disease LIMIT $limit`,
    { drug, ...shared(options) },
  );

/** Genes and proteins that a drug acts on (P129), by label. */
export const targetsOfDrug = (drug: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?target ?targetLabel WHERE {
      $drug wdt:P129 ?target .
      OPTIONAL { ?target rdfs:label ?targetLabel FILTER(LANG(?targetLabel) = $language) }
    } ORDER BY ?targetLabel ?target LIMIT $limit`,
    { drug, ...shared(options) },
  );

/** Targets of a drug with the role it plays there, e.g. inhibitor (qualifier P2868); the role is null where none is stated. */
export const targetsOfDrugWithRole = (drug: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?target ?targetLabel ?role ?roleLabel WHERE {
      $drug p:P129 ?statement .
      ?statement ps:P129 ?target .
      OPTIONAL { ?statement pq:P2868 ?role
        OPTIONAL { ?role rdfs:label ?roleLabel FILTER(LANG(?roleLabel) = $language) } }
      OPTIONAL { ?target rdfs:label ?targetLabel FILTER(LANG(?targetLabel) = $language) }
    } ORDER BY ?targetLabel ?target ?role LIMIT $limit`,
    { drug, ...shared(options) },
  );

/** Drugs that act on the same targets as a drug, most shared targets first. */
export const drugsSharingTargets = (drug: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?other ?otherLabel (COUNT(DISTINCT ?target) AS ?sharedTargets) WHERE {
      $drug wdt:P129 ?target .
      ?other wdt:P129 ?target ; wdt:P31 wd:Q12140 .
      FILTER(?other != $drug)
      OPTIONAL { ?other rdfs:label ?otherLabel FILTER(LANG(?otherLabel) = $language) }
    } GROUP BY ?other ?otherLabel ORDER BY DESC(?sharedTargets) ?other LIMIT $limit`,
    { drug, ...shared(options) },
  );

/** Drugs that treat the same diseases as a drug, most shared diseases first. */
export const drugsSharingDiseases = (drug: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?other ?otherLabel (COUNT(DISTINCT ?disease) AS ?sharedDiseases) WHERE {
      $drug wdt:P2175|^wdt:P2176 ?disease .
      ?disease wdt:P2176|^wdt:P2175 ?other .
      FILTER(?other != $drug)
      OPTIONAL { ?other rdfs:label ?otherLabel FILTER(LANG(?otherLabel) = $language) }
    } GROUP BY ?other ?otherLabel ORDER BY DESC(?sharedDiseases) ?other LIMIT $limit`,
    { drug, ...shared(options) },
  );

/** Side effects of a drug (P1909), by label. */
export const sideEffectsOfDrug = (drug: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?effect ?effectLabel WHERE {
      $drug wdt:P1909 ?effect .
      OPTIONAL { ?effect rdfs:label ?effectLabel FILTER(LANG(?effectLabel) = $language) }
    } ORDER BY ?effectLabel ?effect LIMIT $limit`,
    { drug, ...shared(options) },
  );

/** Drugs with a side effect (P1909), by label. */
export const drugsWithSideEffect = (effect: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?drug ?drugLabel WHERE {
      ?drug wdt:P1909 $effect .
      OPTIONAL { ?drug rdfs:label ?drugLabel FILTER(LANG(?drugLabel) = $language) }
    } ORDER BY ?drugLabel ?drug LIMIT $limit`,
    { effect, ...shared(options) },
  );

/** What chemistry knows of a drug: formula, InChIKey, ChEMBL and PubChem numbers, one row per combination. */
export const chemistryOfDrug = (drug: NamedNode, options?: Pick<QueryOptions, 'limit'>) =>
  select(
    `SELECT ?formula ?inchiKey ?chembl ?pubchem WHERE {
      OPTIONAL { $drug wdt:P274 ?formula }
      OPTIONAL { $drug wdt:P235 ?inchiKey }
      OPTIONAL { $drug wdt:P592 ?chembl }
      OPTIONAL { $drug wdt:P662 ?pubchem }
    } LIMIT $limit`,
    { drug, limit: shared(options).limit },
  );

/** The compound with a ChEMBL number (P592), e.g. `CHEMBL25`. */
export const drugByChemblId = (chemblId: string, options?: QueryOptions) =>
  select(
    `SELECT ?drug ?drugLabel WHERE {
      ?drug wdt:P592 $chemblId .
      OPTIONAL { ?drug rdfs:label ?drugLabel FILTER(LANG(?drugLabel) = $language) }
    } LIMIT $limit`,
    { chemblId: literal(chemblId), ...shared(options) },
  );

/** Why a drug may act in a disease: the genes that it acts on and the disease is associated with, by label. */
export const genesLinkingDrugAndDisease = (
  drug: NamedNode,
  disease: NamedNode,
  options?: QueryOptions,
) =>
  select(
    `SELECT DISTINCT ?gene ?geneLabel WHERE {
      $drug wdt:P129 ?gene .
      $disease wdt:P2293|^wdt:P2293 ?gene .
      OPTIONAL { ?gene rdfs:label ?geneLabel FILTER(LANG(?geneLabel) = $language) }
    } ORDER BY ?geneLabel ?gene LIMIT $limit`,
    { drug, disease, ...shared(options) },
  );

/** Drugs by how many targets they act on, most first. */
export const drugsByTargetCount = (options?: QueryOptions) =>
  select(
    `SELECT ?drug ?drugLabel (COUNT(DISTINCT ?target) AS ?targets) WHERE {
      ?drug wdt:P31 wd:Q12140 ; wdt:P129 ?target .
      OPTIONAL { ?drug rdfs:label ?drugLabel FILTER(LANG(?drugLabel) = $language) }
    } GROUP BY ?drug ?drugLabel ORDER BY DESC(?targets) ?drug LIMIT $limit`,
    shared(options),
  );

/** Whether a drug is known to treat a disease. */
export const isDrugForDisease = (drug: NamedNode, disease: NamedNode) =>
  ask('ASK { $disease wdt:P2176|^wdt:P2175 $drug }', { disease, drug });
