import type { EntityType } from '@biographql/core';
import { PROTOCOL } from './identifier-reader.js';
import { expandName, type PropertyNaming } from './properties.js';
import type { EntityEvidence, EntityTyping } from './vocabulary.js';
import type { VocabularyData } from './vocabulary-data.js';

/** Reads the types of entities from the tables of a vocabulary; the order of a table ranks its entries. */
export function createEntityTyping(
  data: VocabularyData,
  { readName }: Pick<PropertyNaming, 'readName'>,
): EntityTyping {
  const { types, propertyEntities } = data;
  const expand = (name: string) => expandName(data, name);
  const classes = Object.entries(types.classes).flatMap(([type, iris]) =>
    Object.keys(iris).map((iri) => [expand(iri), type as EntityType] as const),
  );
  const typeOfClass: ReadonlyMap<string, EntityType> = new Map(classes);
  const namespaces = getRules(types.namespaces, expand);
  const addresses = addressRules(data);
  const subjectsOf = getRules(types.subjectsOf, (name) => readName(expand(name)));
  const objectsOf = getRules(types.objectsOf, (name) => readName(expand(name)));
  const meshTrees = getRules(types.meshTrees, (prefix) => prefix);
  const descriptions = getRules(types.descriptions, (phrase) => new RegExp(phrase, 'iu'));
  const propertyEntity =
    propertyEntities.pattern === undefined ? null : new RegExp(propertyEntities.pattern);
  const propertyTypes = new Set(propertyEntities.types.map(expand));
  const externalClasses = data.externalClasses.map(expand);

  const typeOfEvidence = (evidence: EntityEvidence): EntityType | undefined => {
    const { properties = [], getObject = [], meshTreeCodes = [], description } = evidence;
    const [subjects, objects] = [new Set(properties), new Set(getObject)];
    return (
      firstFitting(subjectsOf, (property) => subjects.has(property)) ??
      firstFitting(objectsOf, (property) => objects.has(property)) ??
      [...meshTreeCodes]
        .sort()
        .map((code) => firstFitting(meshTrees, (prefix) => code.startsWith(prefix)))
        .find((type) => type !== undefined) ??
      (description === undefined
        ? undefined
        : firstFitting(descriptions, (phrase) => phrase.test(description)))
    );
  };

  return {
    isKnownClass: (iri) => typeOfClass.has(iri),
    classesOf: (type) => classes.flatMap(([iri, classType]) => (classType === type ? [iri] : [])),
    isPropertyEntity: (iri) => propertyEntity?.test(iri) ?? false,
    isPropertyType: (iri) => propertyTypes.has(iri),
    isDomainClass: (iri) => !externalClasses.some((namespace) => iri.startsWith(namespace)),
    getEntityTypes(iri, classIris, evidence = {}) {
      const found = new Set<EntityType>();
      for (const classIri of classIris) {
        const type = typeOfClass.get(classIri);
        if (type !== undefined) found.add(type);
      }
      if (found.size > 0) return [...found];
      const type =
        firstFitting(namespaces, (beginning) => iri.startsWith(beginning)) ??
        typeOfAddress(addresses, iri);
      return [type ?? typeOfEvidence(evidence) ?? 'UNDEFINED'];
    },
  };
}

type TypeRules<Decider> = readonly (readonly [decider: Decider, type: EntityType])[];

function getRules<Decider>(
  rules: readonly (readonly [string, EntityType, string?])[],
  read: (text: string) => Decider,
): TypeRules<Decider> {
  return rules.map(([text, type]) => [read(text), type]);
}

/** Namespaces of identifier schemes whose entities all have one type, by host. */
function addressRules({
  types,
  identifiers,
}: VocabularyData): ReadonlyMap<string, TypeRules<string>> {
  const rules = types.schemes.flatMap(([name, type]) => {
    const scheme = identifiers.schemes[name];
    if (scheme === undefined) return [];
    const urls = [...(scheme.iri === undefined ? [] : [scheme.iri]), ...scheme.urls];
    const resolved = identifiers.resolvers.flatMap((url) =>
      [name, ...scheme.prefixes].map((prefix) => url.replace('{prefix}', prefix)),
    );
    return [...urls, ...resolved].map(
      (url) => [plain(url.replace(/\{id\}.*$/, '')), type] as const,
    );
  });
  const hosts = new Set(rules.map(([beginning]) => getHost(beginning)));
  return new Map(
    [...hosts].map((host) => [host, rules.filter(([beginning]) => getHost(beginning) === host)]),
  );
}

function typeOfAddress(
  rules: ReadonlyMap<string, TypeRules<string>>,
  iri: string,
): EntityType | undefined {
  const address = plain(iri);
  return firstFitting(rules.get(getHost(address)) ?? [], (start) => address.startsWith(start));
}

function getHost(address: string): string {
  const slash = address.indexOf('/');
  return slash < 0 ? address : address.slice(0, slash);
}

function plain(iri: string): string {
  return iri.replace(PROTOCOL, '').toLowerCase();
}

/** The first match in the table wins, so the result does not depend on the order of the facts. */
function firstFitting<Decider>(
  table: TypeRules<Decider>,
  fits: (decider: Decider) => boolean,
): EntityType | undefined {
  return table.find(([decider]) => fits(decider))?.[1];
}
