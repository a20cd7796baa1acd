import { createEntityTyping } from './entity-types.js';
import { createIdentifierReader } from './identifier-reader.js';
import { parseVocabulary, VocabularyError } from './parse-vocabulary.js';
import { createPredicateMeaning } from './predicate-meaning.js';
import { createPropertyNaming } from './property-naming.js';
import { createRelationRoles } from './relation-roles.js';
import type { Vocabulary } from './vocabulary.js';
import type { VocabularyData } from './vocabulary-data.js';

/**
 * Makes a vocabulary of the parsed JSON of a file, or of what `mergeVocabularies` returns.
 * @throws VocabularyError with the path of the first mistake: a field of the wrong form, an unknown field, or a property
 * that is named but not defined under `properties`.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/vocabularies.md}
 */
export function createVocabulary(file: unknown): Vocabulary {
  const data = parseVocabulary(file);
  checkReferences(data);
  const naming = createPropertyNaming(data);
  return {
    name: data.name,
    data,
    identifiers: createIdentifierReader(data.identifiers),
    ...naming,
    ...createPredicateMeaning(data, naming),
    ...createRelationRoles(data, naming),
    ...createEntityTyping(data, naming),
  };
}

/** Rejects names of properties that the file does not define, so that a typing error is not a relation without facts. @throws VocabularyError. */
function checkReferences({ properties, relations, identifiers, types }: VocabularyData): void {
  const check = (name: string, path: string) => {
    if (Object.hasOwn(properties, name)) return;
    throw new VocabularyError(path, `names "${name}", which is not defined under \`properties\``);
  };
  for (const [name, { inverseOf }] of Object.entries(properties)) {
    if (inverseOf !== undefined) check(inverseOf, `properties.${name}.inverseOf`);
  }
  for (const [relation, paths] of Object.entries(relations)) {
    for (const field of ['properties', 'also'] as const) {
      for (const [place, path] of paths[field].entries()) {
        check(path.replace('^', ''), `relations.${relation}.${field}.${place}`);
      }
    }
  }
  for (const [name, { property }] of Object.entries(identifiers.schemes)) {
    if (property !== undefined) check(property, `identifiers.schemes.${name}.property`);
  }
  for (const field of ['subjectsOf', 'objectsOf'] as const) {
    for (const [place, [name]] of types[field].entries()) check(name, `types.${field}.${place}`);
  }
}
