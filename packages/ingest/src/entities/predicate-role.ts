/** What a predicate tells about its subject. */
export type PredicateRole =
  | { readonly kind: 'label' | 'alias' | 'description' | 'type' | 'ignored' }
  | {
      readonly kind: 'class' | 'superclass' | 'mesh-id' | 'mesh-tree';
      readonly property: string | null;
    }
  /** A fact; between two entities it is an edge. `property` is the Wikidata local name, e.g. `P2175`. */
  | { readonly kind: 'claim'; readonly property: string | null };

const WDT = 'http://www.wikidata.org/prop/direct/';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const SKOS = 'http://www.w3.org/2004/02/skos/core#';

const ROLES: ReadonlyMap<string, PredicateRole> = new Map<string, PredicateRole>([
  [`${RDFS}label`, { kind: 'label' }],
  [`${SKOS}prefLabel`, { kind: 'label' }],
  ['http://schema.org/name', { kind: 'label' }],
  [`${SKOS}altLabel`, { kind: 'alias' }],
  ['http://www.geneontology.org/formats/oboInOwl#hasExactSynonym', { kind: 'alias' }],
  ['http://schema.org/description', { kind: 'description' }],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#type', { kind: 'type' }],
  [`${RDFS}subClassOf`, { kind: 'superclass', property: null }],
  [`${WDT}P31`, { kind: 'class', property: 'P31' }],
  [`${WDT}P279`, { kind: 'superclass', property: 'P279' }],
  [`${WDT}P486`, { kind: 'mesh-id', property: 'P486' }],
  [`${WDT}P672`, { kind: 'mesh-tree', property: 'P672' }],
]);

/**
 * Vocabularies that speak about the description itself: statement nodes, qualifiers, references, provenance, site links.
 * The direct claim of each statement is counted, so nothing is lost.
 */
const IGNORED_NAMESPACES = [
  'http://www.wikidata.org/prop/',
  'http://wikiba.se/ontology#',
  'http://www.w3.org/ns/prov#',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2002/07/owl#',
  RDFS,
  SKOS,
  'http://schema.org/',
] as const;

const DIRECT_PROPERTY = /^P[1-9]\d*$/;

/** Tells what a predicate means to the collection of entities. */
export function predicateRoleOf(iri: string): PredicateRole {
  const known = ROLES.get(iri);
  if (known !== undefined) return known;
  if (iri.startsWith(WDT)) {
    const local = iri.slice(WDT.length);
    return { kind: 'claim', property: DIRECT_PROPERTY.test(local) ? local : null };
  }
  if (IGNORED_NAMESPACES.some((namespace) => iri.startsWith(namespace))) return { kind: 'ignored' };
  return { kind: 'claim', property: null };
}

const PROPERTY_ENTITY = /^https?:\/\/www\.wikidata\.org\/entity\/P\d+$/;
const PROPERTY_TYPES: ReadonlySet<string> = new Set([
  'http://wikiba.se/ontology#Property',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property',
  'http://www.w3.org/2002/07/owl#ObjectProperty',
  'http://www.w3.org/2002/07/owl#DatatypeProperty',
  'http://www.w3.org/2002/07/owl#AnnotationProperty',
]);

/** Tells the IRI of a Wikidata property (`wd:P2175`), which describes predicates and is no entity of the domain. */
export function isPropertyEntity(iri: string): boolean {
  return PROPERTY_ENTITY.test(iri);
}

/** Tells a value of `rdf:type` that makes its subject a property. */
export function isPropertyType(iri: string): boolean {
  return PROPERTY_TYPES.has(iri);
}

/** Tells a value of `rdf:type` that is a class of the domain, not of the description (`wikibase:Statement`, `owl:Class`). */
export function isDomainClass(iri: string): boolean {
  return !iri.startsWith('http://wikiba.se/ontology#') && !iri.startsWith('http://www.w3.org/');
}
