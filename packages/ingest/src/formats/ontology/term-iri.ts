import { entityIri, knownCurieIri } from '@biographql/engines/vocabulary';
import { OBO } from '../triples/predicates.js';

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
