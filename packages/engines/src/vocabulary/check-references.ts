import type { VocabularyData } from './vocabulary-data.js';
import { VocabularyError } from './vocabulary-error.js';

/** Refuses names of properties that the file does not define, so that a typing error is not a relation without facts. @throws VocabularyError. */
export function checkReferences({
  properties,
  relations,
  identifiers,
  types,
}: VocabularyData): void {
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
