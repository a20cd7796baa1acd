/** Data sets whose facts the files carry, as they ask to be named. */
export const SOURCES = [
  {
    name: 'Wikidata',
    license: 'CC0-1.0',
    facts: 'identifiers, labels, aliases, descriptions, classes, relations',
    via: 'extracts published in jvfe/wikidata_panglaodb, AI4MedCode/wikimed-de, lubianat/complex_bot, lubianat/wikidata_cell_curation, lubianat/opentargets2wikidata, petermr/dictionary, sharmasharad795/Medi_Knowledge_Graph, TanukiMa/wikidataseekmed, krishanudb/bio-squarel',
    url: 'https://www.wikidata.org/',
  },
  {
    name: 'Disease Ontology',
    license: 'CC0-1.0',
    facts: 'diseases, abbreviations, hierarchy, cross references, symptoms, Spanish labels',
    via: 'DiseaseOntology/HumanDiseaseOntology',
    url: 'https://github.com/DiseaseOntology/HumanDiseaseOntology',
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
    facts: 'UniProt identifiers of human genes',
    via: 'monarch-initiative/pheval',
  },
  {
    name: 'Drugs@FDA',
    license: 'public domain (US government)',
    facts: 'brand names of drugs by active ingredient',
    via: 'FDA/openfda',
  },
  {
    name: 'NDF-RT',
    license: 'public domain (US government)',
    facts: 'drug indications',
    via: 'SuLab/scheduled-bots',
    url: 'https://www.nlm.nih.gov/research/umls/sourcereleasedocs/current/NDFRT/',
  },
  {
    name: 'MEDLINE/PubMed (NLM), PubMed Central, Europe PMC',
    license: 'bibliographic facts',
    facts:
      'title, authors, affiliations, journal, date, identifiers, publication types, MeSH headings; no abstracts',
    via: 'records published in neurosynth/neurosynth-data, asreview/systematic-review-datasets, neuroquery/neuroquery_data, petermr/tigr2ess, jakelever/corona-ml, pubmedqa/pubmedqa and 70 smaller repositories',
  },
];
