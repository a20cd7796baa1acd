import { values } from '../parameters.js';
import { select } from '../select.js';
import type { NamedNode } from '../terms.js';
import { type QueryOptions, shared } from './options.js';

/** Drugs that treat a disease, by label: claims of the disease (P2176) and of the drug (P2175). */
export const drugsForDisease = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?drug ?drugLabel WHERE {
      $disease wdt:P2176|^wdt:P2175 ?drug .
      OPTIONAL { ?drug rdfs:label ?drugLabel FILTER(LANG(?drugLabel) = $language) }
    } ORDER BY ?drugLabel ?drug LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Genes associated with a disease (P2293, claimed at either end), by label. */
export const genesOfDisease = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?gene ?geneLabel ?symbol WHERE {
      $disease wdt:P2293|^wdt:P2293 ?gene .
      OPTIONAL { ?gene rdfs:label ?geneLabel FILTER(LANG(?geneLabel) = $language) }
      OPTIONAL { ?gene wdt:P353 ?symbol }
    } ORDER BY ?geneLabel ?gene LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Symptoms and signs of a disease (P780), by label. */
export const symptomsOfDisease = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?symptom ?symptomLabel WHERE {
      $disease wdt:P780 ?symptom .
      OPTIONAL { ?symptom rdfs:label ?symptomLabel FILTER(LANG(?symptomLabel) = $language) }
    } ORDER BY ?symptomLabel ?symptom LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** What causes a disease (P828), by label. */
export const causesOfDisease = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?cause ?causeLabel WHERE {
      $disease wdt:P828 ?cause .
      OPTIONAL { ?cause rdfs:label ?causeLabel FILTER(LANG(?causeLabel) = $language) }
    } ORDER BY ?causeLabel ?cause LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Diseases that share associated genes with a disease, most shared genes first. */
export const relatedDiseasesViaGenes = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?related ?relatedLabel (COUNT(DISTINCT ?gene) AS ?sharedGenes) WHERE {
      $disease wdt:P2293|^wdt:P2293 ?gene .
      ?gene wdt:P2293|^wdt:P2293 ?related .
      FILTER(?related != $disease)
      OPTIONAL { ?related rdfs:label ?relatedLabel FILTER(LANG(?relatedLabel) = $language) }
    } GROUP BY ?related ?relatedLabel ORDER BY DESC(?sharedGenes) ?related LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Diseases that are treated by the same drugs as a disease, most shared drugs first. */
export const relatedDiseasesViaDrugs = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?related ?relatedLabel (COUNT(DISTINCT ?drug) AS ?sharedDrugs) WHERE {
      $disease wdt:P2176|^wdt:P2175 ?drug .
      ?drug wdt:P2175|^wdt:P2176 ?related .
      FILTER(?related != $disease)
      OPTIONAL { ?related rdfs:label ?relatedLabel FILTER(LANG(?relatedLabel) = $language) }
    } GROUP BY ?related ?relatedLabel ORDER BY DESC(?sharedDrugs) ?related LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Diseases that share symptoms with a disease, most shared symptoms first. */
export const relatedDiseasesViaSymptoms = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?related ?relatedLabel (COUNT(DISTINCT ?symptom) AS ?sharedSymptoms) WHERE {
      $disease wdt:P780 ?symptom .
      ?related wdt:P780 ?symptom .
      FILTER(?related != $disease)
      OPTIONAL { ?related rdfs:label ?relatedLabel FILTER(LANG(?relatedLabel) = $language) }
    } GROUP BY ?related ?relatedLabel ORDER BY DESC(?sharedSymptoms) ?related LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Diseases that show a symptom (P780), by label. */
export const diseasesWithSymptom = (symptom: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?disease ?diseaseLabel WHERE {
      ?disease wdt:P780 $symptom .
      OPTIONAL { ?disease rdfs:label ?diseaseLabel FILTER(LANG(?diseaseLabel) = $language) }
    } ORDER BY ?diseaseLabel ?disease LIMIT $limit`,
    { symptom, ...shared(options) },
  );

/** Diseases that show any of some symptoms, those with most of them first. */
export const diseasesBySymptoms = (symptoms: readonly NamedNode[], options?: QueryOptions) =>
  select(
    `SELECT ?disease ?diseaseLabel (COUNT(DISTINCT ?symptom) AS ?matches) WHERE {
      VALUES ?symptom $symptoms
      ?disease wdt:P780 ?symptom .
      OPTIONAL { ?disease rdfs:label ?diseaseLabel FILTER(LANG(?diseaseLabel) = $language) }
    } GROUP BY ?disease ?diseaseLabel ORDER BY DESC(?matches) ?disease LIMIT $limit`,
    { symptoms: values(symptoms), ...shared(options) },
  );

/** Proteins and genes that the drugs for a disease act on (P2176, then P129), those of most drugs first. */
export const drugTargetsForDisease = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?target ?targetLabel (COUNT(DISTINCT ?drug) AS ?drugs) WHERE {
      $disease wdt:P2176|^wdt:P2175 ?drug .
      ?drug wdt:P129 ?target .
      OPTIONAL { ?target rdfs:label ?targetLabel FILTER(LANG(?targetLabel) = $language) }
    } GROUP BY ?target ?targetLabel ORDER BY DESC(?drugs) ?target LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Drugs that act on genes associated with a disease and are not known to treat it, those with most such genes first. */
export const repurposingCandidates = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?drug ?drugLabel (COUNT(DISTINCT ?gene) AS ?genes) WHERE {
      $disease wdt:P2293|^wdt:P2293 ?gene .
      ?drug wdt:P129 ?gene ; wdt:P31 wd:Q12140 .
      FILTER NOT EXISTS { $disease wdt:P2176|^wdt:P2175 ?drug }
      OPTIONAL { ?drug rdfs:label ?drugLabel FILTER(LANG(?drugLabel) = $language) }
    } GROUP BY ?drug ?drugLabel ORDER BY DESC(?genes) ?drug LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Genes associated with both of two diseases, by label. */
export const genesSharedByDiseases = (
  first: NamedNode,
  second: NamedNode,
  options?: QueryOptions,
) =>
  select(
    `SELECT DISTINCT ?gene ?geneLabel WHERE {
      $first wdt:P2293|^wdt:P2293 ?gene .
      $second wdt:P2293|^wdt:P2293 ?gene .
      OPTIONAL { ?gene rdfs:label ?geneLabel FILTER(LANG(?geneLabel) = $language) }
    } ORDER BY ?geneLabel ?gene LIMIT $limit`,
    { first, second, ...shared(options) },
  );

/** What a disease is called elsewhere: DOID, MeSH, OMIM, ICD-10-CM and UMLS, one row per combination. */
export const codesOfDisease = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?doid ?mesh ?omim ?icd10cm ?umls ?label WHERE {
      OPTIONAL { $disease wdt:P699 ?doid }
      OPTIONAL { $disease wdt:P486 ?mesh }
      OPTIONAL { $disease wdt:P492 ?omim }
      OPTIONAL { $disease wdt:P4229 ?icd10cm }
      OPTIONAL { $disease wdt:P2892 ?umls }
      OPTIONAL { $disease rdfs:label ?label FILTER(LANG(?label) = $language) }
    } LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Diseases by how many genes are associated with them, most first. */
export const diseasesByGeneCount = (options?: QueryOptions) =>
  select(
    `SELECT ?disease ?diseaseLabel (COUNT(DISTINCT ?gene) AS ?genes) WHERE {
      ?disease wdt:P31 wd:Q12136 ; wdt:P2293|^wdt:P2293 ?gene .
      OPTIONAL { ?disease rdfs:label ?diseaseLabel FILTER(LANG(?diseaseLabel) = $language) }
    } GROUP BY ?disease ?diseaseLabel ORDER BY DESC(?genes) ?disease LIMIT $limit`,
    shared(options),
  );
