import biolink from '../data/biolink.json' with { type: 'json' };
import obo from '../data/obo.json' with { type: 'json' };
import { createVocabulary } from './create-vocabulary.js';
import { mergeVocabularies } from './merge-vocabularies.js';
import { parseVocabulary } from './parse-vocabulary.js';
import type { Vocabulary } from './vocabulary.js';
import type { RelationData, VocabularyData } from './vocabulary-data.js';
import { WIKIDATA } from './wikidata.js';

/** The names of the vocabularies that the project brings along, in the order in which they are put on top of each other. */
export const STANDARD_VOCABULARIES = ['wikidata', 'obo', 'biolink'] as const;

/** The name of a vocabulary that the project brings along. */
export type StandardVocabulary = (typeof STANDARD_VOCABULARIES)[number];

/** Annotation properties of OBO and OWL ontologies with the relations of RO and BFO: `data/obo.json`, to be put on top of another. */
export const OBO: VocabularyData = /* @__PURE__ */ parseVocabulary(obo);

/** Predicates, categories and qualifiers of the Biolink Model: `data/biolink.json`, to be put on top of another. */
export const BIOLINK: VocabularyData = /* @__PURE__ */ parseVocabulary(biolink);

const FILES: Readonly<Record<StandardVocabulary, VocabularyData>> = {
  wikidata: WIKIDATA.data,
  obo: OBO,
  biolink: BIOLINK,
};

const made = new Map<string, Vocabulary>();

/**
 * Returns Wikidata's, OBO's and Biolink's vocabulary as one: what properties, classes and identifiers mean is the same
 * whichever of them a graph uses. Relations are read only by the properties of those that it does use, or every query
 * would name properties that the graph has not. The same vocabulary for the same names.
 * @param used - default: all.
 */
export function standardVocabulary(
  used: Iterable<StandardVocabulary> = STANDARD_VOCABULARIES,
): Vocabulary {
  const wanted = new Set(used);
  const names = STANDARD_VOCABULARIES.filter((name) => wanted.has(name));
  const key = names.join(' ');
  const known = made.get(key);
  if (known !== undefined) return known;
  const files = STANDARD_VOCABULARIES.map((name) =>
    wanted.has(name) ? FILES[name] : withoutRelations(FILES[name]),
  );
  const data = files.reduce<VocabularyData>(mergeVocabularies, parseVocabulary({ name: 'none' }));
  const vocabulary = createVocabulary({ ...data, name: 'standard' });
  made.set(key, vocabulary);
  return vocabulary;
}

/** Returns which of the vocabularies' relations a graph with these predicates states, in the order of {@link STANDARD_VOCABULARIES}. */
export function standardVocabulariesOf(
  predicates: Iterable<string>,
): readonly StandardVocabulary[] {
  const present = new Set(predicates);
  return STANDARD_VOCABULARIES.filter((name) => {
    const { relations, propertiesOf, predicateOf } = standardVocabulary([name]);
    return relations
      .flatMap((relation) => propertiesOf(relation, { isWide: true }))
      .some((path) => present.has(predicateOf(path.replace('^', ''))));
  });
}

function withoutRelations(data: VocabularyData): VocabularyData {
  const bare = Object.entries(data.relations).map(([name, relation]): [string, RelationData] => [
    name,
    { ...relation, properties: [], also: [] },
  ]);
  return { ...data, relations: Object.fromEntries(bare) };
}
