import { termIri } from '../ontology/ontology-term.js';
import { OBO } from '../triples/predicates.js';

/** The relations that files call by a short name from the first term on, though they declare them at the end. */
const COMMON: Readonly<Record<string, string>> = {
  part_of: 'BFO_0000050',
  has_part: 'BFO_0000051',
  occurs_in: 'BFO_0000066',
  regulates: 'RO_0002211',
  negatively_regulates: 'RO_0002212',
  positively_regulates: 'RO_0002213',
  develops_from: 'RO_0002202',
  derives_from: 'RO_0001000',
  has_phenotype: 'RO_0002200',
  in_taxon: 'RO_0002162',
};

export class OboRelations {
  private readonly declared = new Map<string, string>();
  readonly stems = new Map<string, string>();

  constructor(public ontology: string | null = null) {}

  /** Notes a declaration and returns the IRI of the relation: by its identifier, its cross-reference, or its short name in the ontology. */
  declare(id: string, crossReferences: readonly string[]): string {
    const iri =
      (id.includes(':') ? termIri(id, this.stems) : null) ??
      sameIri(crossReferences) ??
      this.ownIri(id);
    this.declared.set(id, iri);
    return iri;
  }

  toIri(id: string): string | null {
    const known = this.declared.get(id);
    if (known !== undefined) return known;
    if (id.includes(':')) return termIri(id, this.stems);
    const common = COMMON[id];
    return common === undefined ? null : `${OBO}${common}`;
  }

  ownIri(id: string): string {
    return `${OBO}${this.ontology ?? 'obo'}#${encodeURIComponent(id)}`;
  }
}

function sameIri(crossReferences: readonly string[]): string | null {
  const iris = crossReferences.flatMap((text) => termIri(text) ?? []);
  return iris.find((iri) => iri.startsWith(OBO)) ?? null;
}
