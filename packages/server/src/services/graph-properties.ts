import { compareText } from './compare.js';

/** The namespace of Wikidata's direct claims. */
export const DIRECT_CLAIM = 'http://www.wikidata.org/prop/direct/';

/**
 * Vocabularies that speak about the description itself: statement nodes, qualifiers, references, provenance, site links.
 * Each statement has a direct claim, so no relation is lost.
 */
const NO_EDGE_PREFIXES = [
  'http://www.wikidata.org/prop/',
  'http://wikiba.se/ontology#',
  'http://www.w3.org/ns/prov#',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2000/01/rdf-schema#',
  'http://www.w3.org/2002/07/owl#',
  'http://www.w3.org/2004/02/skos/core#',
  'http://schema.org/',
];

/** Predicates of those vocabularies that link entities all the same. */
const EDGE_PREDICATES: ReadonlySet<string> = new Set([
  'http://www.w3.org/2000/01/rdf-schema#subClassOf',
  'http://www.w3.org/2004/02/skos/core#broader',
  'http://www.w3.org/2004/02/skos/core#narrower',
  'http://www.w3.org/2004/02/skos/core#related',
]);

/** Properties that say the same in the other direction; the second of each pair is read as the first. */
const INVERSES: ReadonlyMap<string, string> = new Map([
  ['P2175', 'P2176'], // medical condition treated / drug or therapy used for treatment
  ['P361', 'P527'], // part of / has part(s)
  ['P702', 'P688'], // encoded by / encodes
  ['P1542', 'P828'], // has effect / has cause
]);

/**
 * How much a relation says about an entity, 0 to 1. Specific medical and molecular relations stand above
 * structure, structure above class membership. The order is ours; the relevance formula uses it.
 */
const RELATION_WEIGHTS: Readonly<Record<string, number>> = {
  P2176: 1, // treatment
  P2293: 1, // genetic association
  P780: 1, // symptoms and signs
  P828: 1, // cause
  P688: 0.9, // encodes
  P1909: 0.8, // side effect
  P8872: 0.8, // has marker
  P129: 0.7, // physically interacts with
  P128: 0.7, // regulates
  P680: 0.6, // molecular function
  P681: 0.6, // cell component
  P682: 0.6, // biological process
  P927: 0.6, // anatomical location
  P2868: 0.6, // subject has role
  P279: 0.5, // subclass of
  P527: 0.5, // has part(s)
  P3094: 0.5, // develops from
  P5572: 0.3, // expressed in
  P1057: 0.3, // chromosome
  P703: 0.15, // found in taxon
  P31: 0.1, // instance of
};

const OTHER_CLAIM_WEIGHT = 0.4;
const FOREIGN_PROPERTY_WEIGHT = 0.2;

/** The code of a direct claim's property, e.g. `P2176`; null for any other predicate. */
export function propertyCode(predicate: string): string | null {
  if (!predicate.startsWith(DIRECT_CLAIM)) return null;
  const code = predicate.slice(DIRECT_CLAIM.length);
  return /^P\d+$/.test(code) ? code : null;
}

/** The name of a property on the outside: its code, or its IRI when it has none. */
export function propertyName(predicate: string): string {
  return propertyCode(predicate) ?? predicate;
}

/** Whether a predicate between two IRIs links entities: direct claims, and predicates of other vocabularies. */
export function isEdgePredicate(predicate: string): boolean {
  if (propertyCode(predicate) !== null || EDGE_PREDICATES.has(predicate)) return true;
  return !NO_EDGE_PREFIXES.some((prefix) => predicate.startsWith(prefix));
}

/** The relation that a property stands for: one name for a property and its inverse. */
export function relationOf(predicate: string): string {
  const name = propertyName(predicate);
  return INVERSES.get(name) ?? name;
}

/** The weight of a relation, 0 to 1; claims without an entry weigh 0.4, predicates of other vocabularies 0.2. */
export function relationWeight(relation: string): number {
  const fallback = /^P\d+$/.test(relation) ? OTHER_CLAIM_WEIGHT : FOREIGN_PROPERTY_WEIGHT;
  return RELATION_WEIGHTS[relation] ?? fallback;
}

/** Whether a relation only says of what class or taxon a thing is. */
export function isMembership(relation: string): boolean {
  return relation === 'P31' || relation === 'P703';
}

/** Orders property names: codes by number, then IRIs by text. */
export function comparePropertyNames(left: string, right: string): number {
  const leftNumber = codeNumber(left);
  const rightNumber = codeNumber(right);
  if (leftNumber !== rightNumber) return leftNumber - rightNumber;
  return compareText(left, right);
}

function codeNumber(name: string): number {
  return /^P\d+$/.test(name) ? Number(name.slice(1)) : Number.MAX_SAFE_INTEGER;
}
