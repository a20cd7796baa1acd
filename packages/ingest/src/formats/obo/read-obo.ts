import { entityIri } from '@biographql/engines/vocabulary';
import type { Chunks } from '../../bytes/open-bytes.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { TripleBatches } from '../../rdf/triple.js';
import { OntologyTerm, termIri, writeTerm } from '../ontology/ontology-term.js';
import { OBO, PREDICATES, readByLine, SKOS, TripleBatch } from '../triples.js';
import { getIdentifier, getIds, getPlain, getTag, toQuoted } from './obo-line.js';

/** Relations that files use by short name before they declare them at the end. */
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

function sameIri(crossReferences: readonly string[]): string | null {
  const iris = crossReferences.flatMap((text) => termIri(text) ?? []);
  return iris.find((iri) => iri.startsWith(OBO)) ?? null;
}

const STANZA = /^\[(\w+)\]\s*$/;
const SCOPES: Readonly<Record<string, string>> = {
  EXACT: PREDICATES.exactSynonym,
  RELATED: PREDICATES.relatedSynonym,
  NARROW: PREDICATES.narrowSynonym,
  BROAD: PREDICATES.broadSynonym,
};
const KINDS: Readonly<Record<string, OntologyTerm['kind']>> = {
  Term: 'class',
  Typedef: 'relation',
  Instance: 'individual',
};
const LINKS = {
  replaced_by: 'replacedBy',
  consider: 'suggested',
  is_a: 'parents',
  equivalent_to: 'equivalents',
} as const;
const MATCHES = /^skos:((?:exact|close|narrow|broad|related)Match)$/;

/**
 * Reads OBO 1.2 and 1.4: names, synonyms by scope, definitions, cross-references, alternative identifiers, obsolete terms
 * with what replaces them, parents, relationships, equivalents and SKOS matches. Definitions of classes
 * (`intersection_of`), subsets and comments are left out. A line that is malformed is a reject.
 *
 * Relationships by a short name that is not declared yet wait for the end of the file; all else is written term by term.
 */
export async function* readObo(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const reader = new OboReader(options);
  yield* readByLine(chunks, options, reader.batch, (text) => reader.read(text.trim()));
  reader.finish();
  yield reader.batch.take();
}

class OboReader {
  readonly batch = new TripleBatch();
  /** Relations that the file declares, by their identifiers. */
  private readonly declared = new Map<string, string>();
  private readonly stems = new Map<string, string>();
  private ontology = 'obo';
  private readonly waiting: (readonly [subject: string, relation: string, object: string])[] = [];
  private defaultNamespace = '';
  /** Null before the first stanza, and in stanzas of other kinds. */
  private kind: OntologyTerm['kind'] | null = null;
  private isHeader = true;
  private term: OntologyTerm | null = null;
  private relationId = '';
  private isMetadata = false;

  constructor(private readonly options: FileReaderOptions) {}

  read(text: string): string | null {
    if (text.startsWith('!')) return null;
    const stanza = STANZA.exec(text);
    if (stanza !== null) {
      this.close();
      this.isHeader = false;
      this.kind = KINDS[stanza[1] ?? ''] ?? null;
      return null;
    }
    const found = getTag(text);
    if (found === null) return 'the line is not of the form "tag: value"';
    const { tag, value } = found;
    if (this.isHeader) this.readHeader(tag, value);
    else if (this.kind !== null) {
      if (tag === 'id') return this.open(value);
      if (this.term === null) return 'the stanza has no valid "id:" before this line';
      return this.readTag(this.term, tag, value);
    }
    return null;
  }

  finish(): void {
    this.close();
    for (const [subject, relation, object] of this.waiting) {
      this.batch.link(subject, this.findRelation(relation) ?? this.toOntologyIri(relation), object);
    }
  }

  private readHeader(tag: string, value: string): void {
    if (tag === 'ontology') this.ontology = value;
    else if (tag === 'default-namespace') this.defaultNamespace = value;
    else if (tag === 'idspace') {
      const [prefix = '', stem = ''] = value.split(/\s+/);
      if (stem === '') return;
      this.stems.set(prefix.toLowerCase(), stem);
      this.options.onPrefix?.(prefix, stem);
    }
  }

  private open(value: string): string | null {
    const id = getIdentifier(value);
    if (/\s/.test(id)) return 'the identifier has a space';
    const iri = this.kind === 'relation' ? this.toOntologyIri(id) : this.termIri(id);
    if (id === '' || iri === null) return 'the identifier is not valid';
    this.relationId = id;
    this.isMetadata = false;
    this.term = new OntologyTerm(iri, this.kind ?? 'class');
    if (this.kind === 'class') this.term.namespace = this.defaultNamespace;
    return null;
  }

  private close(): void {
    const { term } = this;
    this.term = null;
    if (term === null) return;
    if (term.kind !== 'relation') {
      writeTerm(this.batch, term);
      return;
    }
    const iri = this.declare(this.relationId, term.crossReferences);
    // Metadata tags annotate terms but don't relate them.
    if (!this.isMetadata) writeTerm(this.batch, { ...term, iri });
  }

  private readTag(term: OntologyTerm, tag: string, value: string): string | null {
    switch (tag) {
      case 'name':
        if (term.label === '') term.label = getPlain(value);
        else term.synonyms.push([PREDICATES.exactSynonym, getPlain(value)]);
        return null;
      case 'namespace':
        term.namespace = getPlain(value);
        return null;
      case 'is_metadata_tag':
        this.isMetadata = getIds(value)[0] === 'true';
        return null;
      case 'def':
        return this.readDefinition(term, value);
      case 'synonym':
        return readSynonym(term, value);
      case 'exact_synonym':
      case 'related_synonym':
      case 'narrow_synonym':
      case 'broad_synonym':
        return readSynonym(term, value, tag.split('_')[0]?.toUpperCase());
      case 'xref':
        term.crossReferences.push(getIdentifier(value));
        return null;
      case 'alt_id':
        term.alternativeIds.push(...getIds(value).slice(0, 1));
        return null;
      case 'is_obsolete':
        term.isDeprecated = getIds(value)[0] === 'true';
        return null;
      case 'replaced_by':
      case 'consider':
      case 'is_a':
      case 'equivalent_to':
        return this.readLink(term[LINKS[tag]], value);
      case 'relationship':
        return this.readRelationship(term, value);
      case 'property_value':
        return this.readMatch(term, value);
      default:
        this.options.onUnread?.(tag);
        return null;
    }
  }

  private readDefinition(term: OntologyTerm, value: string): string | null {
    const quoted = toQuoted(value);
    if (quoted === null) return 'the definition is not in quotation marks';
    term.definition = quoted.text;
    return null;
  }

  private readLink(links: string[], value: string): string | null {
    const iri = this.termIri(getIdentifier(value));
    if (iri === null) return 'the identifier of the linked term is not valid';
    links.push(iri);
    return null;
  }

  private readRelationship(term: OntologyTerm, value: string): string | null {
    if (term.kind === 'relation') return null;
    const [relation = '', other = ''] = getIds(value);
    const object = this.termIri(other);
    if (relation === '' || object === null) return 'a relationship must name a relation and a term';
    const iri = this.findRelation(relation);
    if (iri === null) this.waiting.push([term.iri, relation, object]);
    else term.relations.push([iri, object]);
    return null;
  }

  private readMatch(term: OntologyTerm, value: string): string | null {
    const [property = '', bare = ''] = getIds(value);
    const match = MATCHES.exec(property)?.[1];
    if (match === undefined) {
      this.options.onUnread?.(`property_value ${property}`);
      return null;
    }
    const text = toQuoted(value.slice(property.length).trim())?.text ?? bare;
    const iri = entityIri(text);
    if (iri === null) return 'the identifier of the mapped term is not valid';
    term.relations.push([`${SKOS}${match}`, iri]);
    return null;
  }

  private termIri(id: string): string | null {
    if (id === '' || /\s/.test(id)) return null;
    return id.includes(':') ? termIri(id, this.stems) : this.toOntologyIri(id);
  }

  private toOntologyIri(id: string): string {
    return `${OBO}${this.ontology}#${encodeURIComponent(id)}`;
  }

  /** Notes a relation and returns its IRI: by its identifier, its cross-reference, or its short name in the ontology. */
  private declare(id: string, crossReferences: readonly string[]): string {
    const idIri = id.includes(':') ? termIri(id, this.stems) : null;
    const iri = idIri ?? sameIri(crossReferences) ?? this.toOntologyIri(id);
    this.declared.set(id, iri);
    return iri;
  }

  private findRelation(id: string): string | null {
    const known = this.declared.get(id);
    if (known !== undefined) return known;
    if (id.includes(':')) return termIri(id, this.stems);
    const common = COMMON[id];
    return common === undefined ? null : `${OBO}${common}`;
  }
}

function readSynonym(term: OntologyTerm, value: string, scope?: string): string | null {
  const quoted = toQuoted(value);
  if (quoted === null) return 'the synonym is not in quotation marks';
  const [word = ''] = quoted.rest.split(/\s+/);
  const predicate = SCOPES[scope ?? word] ?? PREDICATES.relatedSynonym;
  term.synonyms.push([predicate, quoted.text]);
  return null;
}
