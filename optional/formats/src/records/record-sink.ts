import {
  BIOLINK,
  entityIri,
  type Fact,
  FactWriter,
  type GraphReaderOptions,
  getReject,
  knownCurieIri,
  PREDICATES,
  RecentTexts,
  TripleBatch,
  XSD_BOOLEAN,
} from '@biographql/ingest/internal';

/** Facts of a record about an entity. Empty texts are left out. */
export interface DescribedEntity {
  readonly id: string;
  /** A class of Biolink, e.g. `Gene`. */
  readonly category?: string | undefined;
  readonly name?: string | undefined;
  readonly definition?: string | undefined;
  readonly synonyms?: readonly string[];
  readonly relatedSynonyms?: readonly string[];
  /** CURIEs that stay unchanged. */
  readonly crossReferences?: readonly string[];
  /** CURIEs or IRIs of the same entity elsewhere. */
  readonly exactMatches?: readonly string[];
  readonly isDeprecated?: boolean;
  readonly parents?: readonly string[];
  /** Values by a slot of Biolink or an IRI. */
  readonly properties?: readonly (readonly [name: string, value: string])[];
}

export class RecordSink {
  readonly batch = new TripleBatch();
  private readonly facts = new FactWriter(this.batch);
  private readonly written = new RecentTexts();

  constructor(private readonly options: GraphReaderOptions) {}

  /** Returns the IRI of the entity; null when its identifier is neither a CURIE nor an IRI, and nothing is written. */
  entity(entity: DescribedEntity): string | null {
    const iri = entityIri(entity.id);
    if (iri === null) return null;
    const { batch } = this;
    const texts: readonly (readonly [string, readonly (string | undefined)[]])[] = [
      [PREDICATES.label, [entity.name]],
      [PREDICATES.exactSynonym, entity.synonyms ?? []],
      [PREDICATES.relatedSynonym, entity.relatedSynonyms ?? []],
      [PREDICATES.definition, [entity.definition]],
      [PREDICATES.crossReference, entity.crossReferences ?? []],
    ];
    if (entity.category !== undefined)
      this.link(iri, PREDICATES.category, `${BIOLINK}${entity.category}`);
    for (const [predicate, values] of texts) {
      for (const value of values) {
        const text = value?.trim() ?? '';
        if (text !== '' && this.isNew(iri, predicate, text)) batch.text(iri, predicate, text);
      }
    }
    for (const match of entity.exactMatches ?? []) this.linkTo(iri, PREDICATES.exactMatch, match);
    for (const parent of entity.parents ?? []) this.linkTo(iri, PREDICATES.subClassOf, parent);
    if (entity.isDeprecated === true)
      batch.literal(iri, PREDICATES.deprecated, 'true', XSD_BOOLEAN);
    for (const [name, value] of entity.properties ?? []) this.property(iri, name, value.trim());
    return iri;
  }

  /**
   * Writes a fact, its ends as CURIEs or IRIs and its predicate as a name of Biolink or an IRI.
   * @returns Whether it was written; false when an end is neither a CURIE nor an IRI.
   */
  fact({ subject, predicate, object, ...rest }: Fact): boolean {
    const ends = [entityIri(subject), entityIri(object)] as const;
    if (ends[0] === null || ends[1] === null) return false;
    const by = predicate.includes(':') ? predicate : `${BIOLINK}${predicate}`;
    this.facts.write({ ...rest, subject: ends[0], predicate: by, object: ends[1] });
    return true;
  }

  reject(reason: string, line: number | null, text: string): void {
    const { source, onReject } = this.options;
    onReject(getReject({ source, line, reason, text }));
  }

  private property(iri: string, name: string, value: string): void {
    const predicate = name.includes(':') ? name : `${BIOLINK}${name}`;
    if (value === '' || !this.isNew(iri, predicate, value)) return;
    const other = knownCurieIri(value);
    if (other === null) this.batch.text(iri, predicate, value);
    else this.batch.link(iri, predicate, other);
  }

  private linkTo(iri: string, predicate: string, id: string): void {
    const other = entityIri(id);
    if (other !== null && other !== iri) this.link(iri, predicate, other);
  }

  private link(iri: string, predicate: string, other: string): void {
    if (this.isNew(iri, predicate, other)) this.batch.link(iri, predicate, other);
  }

  private isNew(iri: string, predicate: string, value: string): boolean {
    return this.written.isNew(`${iri} ${predicate} ${value}`);
  }
}
