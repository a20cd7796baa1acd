import { getOrAdd } from '@biographql/core/internal';
import biolink from '../../data/biolink.json' with { type: 'json' };
import obo from '../../data/obo.json' with { type: 'json' };
import file from '../../data/wikidata.json' with { type: 'json' };
import { createVocabulary, mergeVocabularies, parseVocabulary } from './create-vocabulary.js';
import type { Vocabulary } from './vocabulary.js';
import type { RelationData, VocabularyData } from './vocabulary-data.js';

/** The names of the vocabularies that the project brings along, in the order in which they are put on top of each other. */
export const STANDARD_VOCABULARIES = ['wikidata', 'obo', 'biolink'] as const;

export type StandardVocabulary = (typeof STANDARD_VOCABULARIES)[number];

/** Wikidata's properties and classes, with those of RDFS, SKOS and the OBO ontologies: the content of `data/wikidata.json`. */
export const WIKIDATA: Vocabulary = /* @__PURE__ */ createVocabulary(file);

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
 * Returns Wikidata's, OBO's and Biolink's vocabulary as one. Of those that a graph does not use it has the identifier
 * schemes alone, and of Wikidata's all but the relations, since the terms of RDFS and SKOS are there: or every query would
 * name properties that the graph has not. The same vocabulary for the same names.
 * @param used - default: all.
 */
export function standardVocabulary(
  used: Iterable<StandardVocabulary> = STANDARD_VOCABULARIES,
): Vocabulary {
  const wanted = new Set(used);
  const names = STANDARD_VOCABULARIES.filter((name) => wanted.has(name));
  return getOrAdd(made, names.join(' '), () => {
    const files = STANDARD_VOCABULARIES.map((name) =>
      wanted.has(name) ? FILES[name] : unused(name),
    );
    const data = files.reduce<VocabularyData>(mergeVocabularies, parseVocabulary({ name: 'none' }));
    return createVocabulary({ ...data, name: 'standard' });
  });
}

/** Those by which a graph with these predicates states a relation, or that define one and Wikidata's does not. */
export function getStandardVocabularies(
  predicates: Iterable<string>,
): readonly StandardVocabulary[] {
  const present = [...predicates];
  const others = present.filter((predicate) => !isDefined(WIKIDATA, predicate));
  return STANDARD_VOCABULARIES.filter((name) => {
    const vocabulary = standardVocabulary([name]);
    const { relations, propertiesOf, getPredicate } = vocabulary;
    const paths = relations.flatMap((relation) => propertiesOf(relation, { isWide: true }));
    const related = new Set(paths.map((path) => getPredicate(path.replace('^', ''))));
    return (
      present.some((predicate) => related.has(predicate)) ||
      (name !== 'wikidata' && others.some((predicate) => isDefined(vocabulary, predicate)))
    );
  });
}

function isDefined({ getCode, getLabel, readName }: Vocabulary, predicate: string): boolean {
  return getCode(predicate) !== null || getLabel(readName(predicate)) !== null;
}

function unused(name: StandardVocabulary): VocabularyData {
  const { relations, prefixes, identifiers } = FILES[name];
  if (name !== 'wikidata') return parseVocabulary({ name, prefixes, identifiers });
  const bare = Object.entries(relations).map(([relation, facts]): [string, RelationData] => [
    relation,
    { ...facts, properties: [], also: [] },
  ]);
  return { ...WIKIDATA.data, relations: Object.fromEntries(bare) };
}
