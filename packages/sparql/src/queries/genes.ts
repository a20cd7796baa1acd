import { ask, select } from '../select.js';
import { literal, type NamedNode } from '../terms.js';
import { type QueryOptions, shared } from './options.js';

/** Diseases associated with a gene (P2293, claimed at either end), by label. */
export const diseasesOfGene = (gene: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?disease ?diseaseLabel WHERE {
      $gene wdt:P2293|^wdt:P2293 ?disease .
      OPTIONAL { ?disease rdfs:label ?diseaseLabel FILTER(LANG(?diseaseLabel) = $language) }
    } ORDER BY ?diseaseLabel ?disease LIMIT $limit`,
    { gene, ...shared(options) },
  );

/** Drugs that act on a gene or protein (P129), by label. */
export const drugsForTarget = (target: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?drug ?drugLabel WHERE {
      $target ^wdt:P129|wdt:P129 ?drug .
      ?drug wdt:P31 wd:Q12140 .
      OPTIONAL { ?drug rdfs:label ?drugLabel FILTER(LANG(?drugLabel) = $language) }
    } ORDER BY ?drugLabel ?drug LIMIT $limit`,
    { target, ...shared(options) },
  );

/** Everything that a gene or protein physically interacts with (P129, at either end), by label. */
export const interactionPartners = (gene: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?partner ?partnerLabel WHERE {
      $gene wdt:P129|^wdt:P129 ?partner .
      OPTIONAL { ?partner rdfs:label ?partnerLabel FILTER(LANG(?partnerLabel) = $language) }
    } ORDER BY ?partnerLabel ?partner LIMIT $limit`,
    { gene, ...shared(options) },
  );

/** The genes with an HGNC symbol (P353), e.g. `BRCA2`; letter case counts. */
export const geneBySymbol = (symbol: string, options?: QueryOptions) =>
  select(
    `SELECT ?gene ?geneLabel ?entrez WHERE {
      ?gene wdt:P353 $symbol .
      OPTIONAL { ?gene wdt:P351 ?entrez }
      OPTIONAL { ?gene rdfs:label ?geneLabel FILTER(LANG(?geneLabel) = $language) }
    } LIMIT $limit`,
    { symbol: literal(symbol), ...shared(options) },
  );

/** The gene with an Entrez Gene number (P351), e.g. `675`. */
export const geneByEntrezId = (entrezId: string, options?: QueryOptions) =>
  select(
    `SELECT ?gene ?geneLabel ?symbol WHERE {
      ?gene wdt:P351 $entrezId .
      OPTIONAL { ?gene wdt:P353 ?symbol }
      OPTIONAL { ?gene rdfs:label ?geneLabel FILTER(LANG(?geneLabel) = $language) }
    } LIMIT $limit`,
    { entrezId: literal(entrezId), ...shared(options) },
  );

/** Where a gene lies: chromosome (P1057) and cytogenetic band (P4196). */
export const locationOfGene = (gene: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?chromosome ?chromosomeLabel ?band WHERE {
      $gene wdt:P1057 ?chromosome .
      OPTIONAL { $gene wdt:P4196 ?band }
      OPTIONAL { ?chromosome rdfs:label ?chromosomeLabel FILTER(LANG(?chromosomeLabel) = $language) }
    } LIMIT $limit`,
    { gene, ...shared(options) },
  );

/** Genes on a chromosome (P1057), by symbol. */
export const genesOnChromosome = (chromosome: NamedNode, options?: Pick<QueryOptions, 'limit'>) =>
  select(
    `SELECT ?gene ?symbol ?band WHERE {
      ?gene wdt:P1057 $chromosome ; wdt:P353 ?symbol .
      OPTIONAL { ?gene wdt:P4196 ?band }
    } ORDER BY ?symbol ?gene LIMIT $limit`,
    { chromosome, limit: shared(options).limit },
  );

/** Pathways that a gene or protein is part of (P527 of the pathway), by label. */
export const pathwaysOfGene = (gene: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?pathway ?pathwayLabel WHERE {
      ?pathway wdt:P527 $gene .
      OPTIONAL { ?pathway rdfs:label ?pathwayLabel FILTER(LANG(?pathwayLabel) = $language) }
    } ORDER BY ?pathwayLabel ?pathway LIMIT $limit`,
    { gene, ...shared(options) },
  );

/** Genes, proteins and compounds that a pathway consists of (P527), by label. */
export const partsOfPathway = (pathway: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?part ?partLabel WHERE {
      $pathway wdt:P527 ?part .
      OPTIONAL { ?part rdfs:label ?partLabel FILTER(LANG(?partLabel) = $language) }
    } ORDER BY ?partLabel ?part LIMIT $limit`,
    { pathway, ...shared(options) },
  );

/** Pathways by how many of the genes of a disease they hold, most first. */
export const pathwaysOfDisease = (disease: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?pathway ?pathwayLabel (COUNT(DISTINCT ?gene) AS ?genes) WHERE {
      $disease wdt:P2293|^wdt:P2293 ?gene .
      ?pathway wdt:P527 ?gene .
      OPTIONAL { ?pathway rdfs:label ?pathwayLabel FILTER(LANG(?pathwayLabel) = $language) }
    } GROUP BY ?pathway ?pathwayLabel ORDER BY DESC(?genes) ?pathway LIMIT $limit`,
    { disease, ...shared(options) },
  );

/** Marker genes of a cell type (P8872), by label. */
export const markersOfCellType = (cellType: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?gene ?geneLabel WHERE {
      $cellType wdt:P8872 ?gene .
      OPTIONAL { ?gene rdfs:label ?geneLabel FILTER(LANG(?geneLabel) = $language) }
    } ORDER BY ?geneLabel ?gene LIMIT $limit`,
    { cellType, ...shared(options) },
  );

/** Cell types that a gene marks (P8872 of the cell type), by label. */
export const cellTypesMarkedByGene = (gene: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?cellType ?cellTypeLabel WHERE {
      ?cellType wdt:P8872 $gene .
      OPTIONAL { ?cellType rdfs:label ?cellTypeLabel FILTER(LANG(?cellTypeLabel) = $language) }
    } ORDER BY ?cellTypeLabel ?cellType LIMIT $limit`,
    { gene, ...shared(options) },
  );

/** Whether a gene is associated with a disease (P2293, at either end). */
export const isGeneOfDisease = (gene: NamedNode, disease: NamedNode) =>
  ask('ASK { $disease wdt:P2293|^wdt:P2293 $gene }', { disease, gene });
