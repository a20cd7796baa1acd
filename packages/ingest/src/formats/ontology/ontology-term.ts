import { entityIri, knownCurieIri } from '@biographql/engines/vocabulary';
import { CLASSES, OBO, PREDICATES, type TripleBatch, XSD_BOOLEAN } from '../triples.js';

export class OntologyTerm {
  label = '';
  definition = '';
  namespace = '';
  isDeprecated = false;
  readonly synonyms: (readonly [predicate: string, text: string])[] = [];
  readonly crossReferences: string[] = [];
  readonly alternativeIds: string[] = [];
  readonly replacedBy: string[] = [];
  /** IRIs of terms that may replace an obsolete one. */
  readonly suggested: string[] = [];
  readonly parents: string[] = [];
  readonly equivalents: string[] = [];
  readonly relations: (readonly [predicate: string, object: string])[] = [];

  /** @param kind - a relation is a property between terms; an individual has no class here. */
  constructor(
    readonly iri: string,
    readonly kind: 'class' | 'relation' | 'individual',
  ) {}
}

export function writeTerm(batch: TripleBatch, term: OntologyTerm): void {
  const { iri, kind } = term;
  if (kind === 'relation') {
    batch.link(iri, PREDICATES.type, CLASSES.relation);
    batch.text(iri, PREDICATES.label, term.label);
    return;
  }
  if (kind === 'class') batch.link(iri, PREDICATES.type, CLASSES.term);
  batch.text(iri, PREDICATES.label, term.label);
  for (const [predicate, text] of term.synonyms) batch.text(iri, predicate, text);
  batch.text(iri, PREDICATES.definition, term.definition);
  batch.text(iri, PREDICATES.oboNamespace, term.namespace);
  for (const text of term.crossReferences) batch.text(iri, PREDICATES.crossReference, text);
  for (const text of term.alternativeIds) batch.text(iri, PREDICATES.alternativeId, text);
  if (term.isDeprecated) batch.literal(iri, PREDICATES.deprecated, 'true', XSD_BOOLEAN);
  for (const object of term.replacedBy) batch.link(iri, PREDICATES.replacedBy, object);
  for (const object of term.suggested) batch.link(iri, PREDICATES.consider, object);
  for (const object of term.parents) batch.link(iri, PREDICATES.subClassOf, object);
  for (const object of term.equivalents) batch.link(iri, PREDICATES.equivalentClass, object);
  for (const [predicate, object] of term.relations) batch.link(iri, predicate, object);
}

const CURIE = /^([A-Za-z_][\w.-]*):(?!\/\/)(\S+)$/;

/**
 * Returns the IRI of a term of an ontology by its identifier: a CURIE of an unknown prefix belongs to OBO
 * (`LAB:0001` is `http://purl.obolibrary.org/obo/LAB_0001`), as the format says. Null for what is neither CURIE nor IRI.
 * @param stems - Beginnings of IRIs that the file declares (`idspace`), by prefix in lower case.
 */
export function termIri(id: string, stems?: ReadonlyMap<string, string>): string | null {
  const known = knownCurieIri(id);
  if (known !== null) return known;
  const [, prefix, local] = CURIE.exec(id) ?? [];
  if (prefix !== undefined && local !== undefined && !/^(?:urn|http|https|ftp)$/i.test(prefix)) {
    return entityIri(`${stems?.get(prefix.toLowerCase()) ?? `${OBO}${prefix}_`}${local}`);
  }
  return entityIri(id);
}
