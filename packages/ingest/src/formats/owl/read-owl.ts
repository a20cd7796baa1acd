import { entityIri } from '@biographql/engines/vocabulary';
import { DataFactory } from 'rdf-data-factory';
import { RdfXmlParser } from 'rdfxml-streaming-parser';
import type { Chunks } from '../../bytes/open-bytes.js';
import { LIMITS, UnreadableError } from '../../limits.js';
import { toTriples } from '../../rdf/read-n-quads.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import {
  BLANK_NODE_LABELS,
  isAbsoluteIri,
  isLanguageTag,
  type RdfQuad,
  type RdfTerm,
  type TripleBatches,
} from '../../rdf/triple.js';
import { fileBase } from '../../source-files.js';
import { xmlText } from '../../xml/read-xml.js';
import { type CollectingParser, collected } from '../collected.js';
import { termIri } from '../ontology/ontology-term.js';
import { CLASSES, OWL, PREDICATES, SKOS, TripleBatch, XSD_BOOLEAN } from '../triples.js';

/**
 * Reads all triples of RDF/XML. A syntax error ends the file and reports its line. Without `xml:base`, relative IRIs
 * resolve against the file.
 */
export async function* readRdfXml(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  for await (const quads of readRdfXmlQuads(chunks, options)) yield toTriples(quads, options);
}

function readRdfXmlQuads(
  chunks: Chunks,
  { source, onPrefix }: Pick<FileReaderOptions, 'source' | 'onPrefix'>,
): AsyncGenerator<readonly RdfQuad[]> {
  const settings = { trackPosition: true, validateUri: false, baseIRI: fileBase(source) };
  const parser = new CollectingRdfXmlParser({
    ...settings,
    dataFactory: new DataFactory(BLANK_NODE_LABELS),
  });
  parser.onPrefix = onPrefix;
  return collected(xmlText(chunks), parser, {
    characters: LIMITS.record,
    error: () => new UnreadableError('a record is longer than 32 MiB'),
  });
}

class CollectingRdfXmlParser extends RdfXmlParser implements CollectingParser<RdfQuad> {
  readonly found: RdfQuad[] = [];
  onPrefix: FileReaderOptions['onPrefix'];
  private depth = 0;

  override push(quad: RdfQuad | null): boolean {
    if (quad !== null) this.found.push(quad);
    return true;
  }

  protected override onTag(tag: Parameters<RdfXmlParser['onTag']>[0]): void {
    this.depth += 1;
    if (this.depth > LIMITS.depth) {
      throw this.newParseError(`elements are nested more than ${LIMITS.depth} levels deep`);
    }
    if (this.depth === 1) {
      for (const { prefix, local, value } of Object.values(tag.attributes))
        if (prefix === 'xmlns') this.onPrefix?.(local, value);
    }
    super.onTag(tag);
  }

  protected override onCloseTag(): void {
    this.depth -= 1;
    super.onCloseTag();
  }
}

const TEXTS: ReadonlySet<string> = new Set([
  PREDICATES.label,
  PREDICATES.definition,
  PREDICATES.exactSynonym,
  PREDICATES.relatedSynonym,
  PREDICATES.narrowSynonym,
  PREDICATES.broadSynonym,
  PREDICATES.crossReference,
  PREDICATES.alternativeId,
  PREDICATES.oboNamespace,
]);
const MATCHES: ReadonlySet<string> = new Set(
  ['exact', 'close', 'narrow', 'broad', 'related'].map((scope) => `${SKOS}${scope}Match`),
);
const KINDS: ReadonlySet<string> = new Set([CLASSES.term, CLASSES.relation]);
/** Elements that have names like terms but are not terms. */
const NO_TERMS: ReadonlySet<string> = new Set(
  ['Ontology', 'AnnotationProperty', 'DatatypeProperty'].map((name) => `${OWL}${name}`),
);
const RESTRICTION_PARTS: ReadonlySet<string> = new Set([
  `${OWL}onProperty`,
  `${OWL}someValuesFrom`,
]);
/** Older restrictions are dropped: the blank nodes of a class are adjacent in the file. */
const MAX_BLANK_NODES = 10_000;

/**
 * Reads the terms of an ontology in OWL (RDF/XML): the same triples as from the ontology in OBO without `consider`, or
 * OBO Graphs JSON. A `someValuesFrom` restriction as superclass of a named class becomes one direct triple; other
 * expressions, definitions of classes, comments and annotations of annotations are skipped. English texts lose the language
 * tag, because the other two formats have none.
 */
export async function* readOwl(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const terms = new OwlTerms();
  for await (const quads of readRdfXmlQuads(chunks, options)) {
    for (const quad of quads) terms.read(quad);
    yield terms.batch.take();
  }
}

interface Restriction {
  readonly subject?: string;
  readonly property?: string;
  readonly filler?: string;
}

class OwlTerms {
  readonly batch = new TripleBatch();
  private readonly restrictions = new Map<string, Restriction>();
  private readonly relations = new Set<string>();
  private readonly passedOver = new Set<string>();

  read({ subject, predicate, object }: RdfQuad): void {
    if (subject.termType === 'BlankNode') {
      this.readBlank(subject.value, predicate.value, object);
      return;
    }
    if (subject.termType !== 'NamedNode' || !isAbsoluteIri(subject.value)) return;
    if (object.termType === 'BlankNode') {
      if (predicate.value === PREDICATES.subClassOf)
        this.note(object.value, { subject: subject.value });
    } else this.readNamed(subject.value, predicate.value, object);
  }

  private readNamed(subject: string, predicate: string, object: RdfTerm): void {
    const { batch } = this;
    if (predicate === PREDICATES.type) {
      if (NO_TERMS.has(object.value)) this.passedOver.add(subject);
      if (!KINDS.has(object.value)) return;
      if (object.value === CLASSES.relation) this.relations.add(subject);
      batch.link(subject, predicate, object.value);
      return;
    }
    if (this.passedOver.has(subject)) return;
    if (this.relations.has(subject) && predicate !== PREDICATES.label) return;
    if (predicate === PREDICATES.subClassOf || predicate === PREDICATES.equivalentClass) {
      if (object.termType === 'NamedNode' && isAbsoluteIri(object.value)) {
        batch.link(subject, predicate, object.value);
      }
    } else if (TEXTS.has(predicate)) this.readText(subject, predicate, object);
    else if (predicate === PREDICATES.deprecated) {
      if (object.value === 'true') batch.literal(subject, predicate, 'true', XSD_BOOLEAN);
    } else if (predicate === PREDICATES.replacedBy || MATCHES.has(predicate)) {
      this.readReference(subject, predicate, object);
    }
  }

  private readText(subject: string, predicate: string, { value, language = '' }: RdfTerm): void {
    if (language === '' || language === 'en') this.batch.text(subject, predicate, value);
    else if (isLanguageTag(language)) this.batch.textIn(language, subject, predicate, value);
  }

  /** Some files name the other term by its IRI and some by its identifier. */
  private readReference(subject: string, predicate: string, { termType, value }: RdfTerm): void {
    const read = MATCHES.has(predicate) ? entityIri : termIri;
    const iri = termType === 'NamedNode' ? value : read(value);
    if (iri !== null && isAbsoluteIri(iri)) this.batch.link(subject, predicate, iri);
  }

  private readBlank(label: string, predicate: string, { termType, value }: RdfTerm): void {
    if (!RESTRICTION_PARTS.has(predicate) || termType !== 'NamedNode' || !isAbsoluteIri(value))
      return;
    this.note(label, predicate === `${OWL}onProperty` ? { property: value } : { filler: value });
  }

  private note(label: string, part: Restriction): void {
    const known = { ...this.restrictions.get(label), ...part };
    const { subject, property, filler } = known;
    if (subject !== undefined && property !== undefined && filler !== undefined) {
      this.batch.link(subject, property, filler);
      this.restrictions.delete(label);
      return;
    }
    this.restrictions.set(label, known);
    if (this.restrictions.size <= MAX_BLANK_NODES) return;
    const [oldest] = this.restrictions.keys();
    if (oldest !== undefined) this.restrictions.delete(oldest);
  }
}
