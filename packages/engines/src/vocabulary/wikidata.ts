import file from '../../data/wikidata.json' with { type: 'json' };
import { createVocabulary } from './create-vocabulary.js';
import type { Vocabulary } from './vocabulary.js';

/** Wikidata's properties and classes, with those of RDFS, SKOS and the OBO ontologies: the content of `data/wikidata.json`. */
export const WIKIDATA: Vocabulary = /* @__PURE__ */ createVocabulary(file);
