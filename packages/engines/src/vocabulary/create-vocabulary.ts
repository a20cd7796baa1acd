import { checkReferences } from './check-references.js';
import { createEntityTyping } from './entity-types.js';
import { createIdentifierReader } from './identifier-reader.js';
import { parseVocabulary } from './parse-vocabulary.js';
import { createPredicateMeaning } from './predicate-meaning.js';
import { createPropertyNaming } from './property-naming.js';
import { createRelationRoles } from './relation-roles.js';
import type { Vocabulary } from './vocabulary.js';

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
