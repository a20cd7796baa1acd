import { getOrAdd } from '@biographql/core/internal';
import biolink from '../../data/biolink.json' with { type: 'json' };
import obo from '../../data/obo.json' with { type: 'json' };
import file from '../../data/wikidata.json' with { type: 'json' };
import { createVocabulary, mergeVocabularies, parseVocabulary } from './create-vocabulary.js';
import type { Vocabulary } from './vocabulary.js';
import type { RelationData, VocabularyData } from './vocabulary-data.js';

/** Names of the built-in vocabularies, in the order in which they are merged. */
export const STANDARD_VOCABULARIES = ['wikidata', 'obo', 'biolink'] as const;

export type StandardVocabulary = (typeof STANDARD_VOCABULARIES)[number];

/** Wikidata's properties and classes, with those of RDFS, SKOS and the OBO ontologies: the content of `data/wikidata.json`. */
export const WIKIDATA: Vocabulary = /* @__PURE__ */ createVocabulary(file);

/** Annotation properties of OBO and OWL ontologies, and relations of RO and BFO: `data/obo.json`, to be merged. */
export const OBO: VocabularyData = /* @__PURE__ */ parseVocabulary(obo);

/** Predicates, categories and qualifiers of the Biolink Model: `data/biolink.json`, to be merged. */
export const BIOLINK: VocabularyData = /* @__PURE__ */ parseVocabulary(biolink);

const FILES: Readonly<Record<StandardVocabulary, VocabularyData>> = {
  wikidata: WIKIDATA.data,
  obo: OBO,
  biolink: BIOLINK,
};

const made = new Map<string, Vocabulary>();

/**
 * Returns the Wikidata, OBO and Biolink vocabularies merged. Those not in `used` keep only prefixes and identifier
 * schemes (Wikidata all but its relations' properties, as it defines the terms of RDFS and SKOS): otherwise queries
 * would name properties that the graph lacks. The same names return the same object.
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

/** Vocabularies with a relation among the predicates, or that define one that Wikidata's does not. */
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
