import { entityIri } from '@biographql/engines/vocabulary';
import * as v from 'valibot';
import type { Chunks } from '../../bytes/open-bytes.js';
import { getReject } from '../../dataset/progress.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import { isAbsoluteIri, type TripleBatches } from '../../rdf/triple.js';
import { readJsonItems } from '../json/read-json.js';
import { emptyTerm, type OntologyTerm, termIri, writeTerm } from '../ontology/ontology-term.js';
import { PREDICATES, SKOS, TripleBatch } from '../triples.js';

const PATHS = ['nodes', 'edges', 'equivalentNodesSets'].map((name) => `$.graphs.*.${name}.*`);
const OBO_IN_OWL = 'http://www.geneontology.org/formats/oboInOwl#';

const Text = v.string();
const Value = v.object({ val: Text });
const NodeSchema = v.object({
  id: Text,
  lbl: v.nullish(Text),
  type: v.nullish(Text),
  propertyType: v.nullish(Text),
  meta: v.nullish(
    v.object({
      definition: v.nullish(Value),
      synonyms: v.nullish(v.array(v.object({ pred: v.nullish(Text), val: Text }))),
      xrefs: v.nullish(v.array(Value)),
      basicPropertyValues: v.nullish(v.array(v.object({ pred: Text, val: Text }))),
      deprecated: v.nullish(v.boolean()),
    }),
  ),
});
type Node = v.InferOutput<typeof NodeSchema>;
const EdgeSchema = v.object({ sub: Text, pred: Text, obj: Text });
const EquivalentsSchema = v.object({
  representativeNodeId: v.nullish(Text),
  nodeIds: v.array(Text),
});

/**
 * Reads OBO Graphs JSON, all graphs of the document (imports come along): the same triples as of the same ontology in OBO
 * and in OWL. Subsets, comments and logical definitions are left out. A node or an edge that is not of the form is a
 * reject; the document is read a piece at a time.
 */
export async function* readOboGraphs(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const batch = new TripleBatch();
  const { source, onReject } = options;
  for await (const items of readJsonItems(chunks, PATHS)) {
    for (const { path, value } of items) {
      const reason = write(path.at(-1) ?? '', value, batch);
      if (reason === null) continue;
      onReject(getReject({ source, line: null, reason, text: JSON.stringify(value) ?? '' }));
    }
    yield batch.take();
  }
}

function write(list: string, value: unknown, batch: TripleBatch): string | null {
  if (list === 'nodes') return writeNode(value, batch);
  return list === 'edges' ? writeEdge(value, batch) : writeEquivalents(value, batch);
}

function writeNode(value: unknown, batch: TripleBatch): string | null {
  const parsed = v.safeParse(NodeSchema, value);
  if (!parsed.success) return `the node is not of the form: ${getPlace(parsed.issues[0])}`;
  const node = parsed.output;
  const iri = toIri(node.id);
  if (iri === null) return 'the identifier of the node is neither a CURIE nor an IRI';
  const kind = getKind(node);
  if (kind !== null) writeTerm(batch, getTerm(node, iri, kind));
  return null;
}

function writeEdge(value: unknown, batch: TripleBatch): string | null {
  const parsed = v.safeParse(EdgeSchema, value);
  if (!parsed.success) return `the edge is not of the form: ${getPlace(parsed.issues[0])}`;
  const { sub, pred, obj } = parsed.output;
  const predicate =
    pred === 'is_a' ? PREDICATES.subClassOf : pred.includes(':') ? toIri(pred) : null;
  // Relations between properties, and types of individuals.
  if (predicate === null) return null;
  const [subject, object] = [toIri(sub), toIri(obj)];
  if (subject === null || object === null)
    return 'an end of the edge is neither a CURIE nor an IRI';
  batch.link(subject, predicate, object);
  return null;
}

function writeEquivalents(value: unknown, batch: TripleBatch): string | null {
  const parsed = v.safeParse(EquivalentsSchema, value);
  if (!parsed.success) return `the equivalents are not of the form: ${getPlace(parsed.issues[0])}`;
  const { representativeNodeId, nodeIds } = parsed.output;
  const iris = [representativeNodeId ?? nodeIds[0] ?? '', ...nodeIds].flatMap(
    (id) => toIri(id) ?? [],
  );
  const [first, ...others] = new Set(iris);
  for (const other of others) {
    if (first !== undefined) batch.link(first, PREDICATES.equivalentClass, other);
  }
  return null;
}

function getKind({ type, propertyType, lbl }: Node): OntologyTerm['kind'] | null {
  if (type === 'CLASS') return 'class';
  if (type !== 'PROPERTY') return 'individual';
  if (propertyType === 'OBJECT') return 'relation';
  return !propertyType && lbl ? 'relation' : null;
}

function getTerm({ lbl, meta }: Node, iri: string, kind: OntologyTerm['kind']): OntologyTerm {
  const term = emptyTerm(iri, kind);
  term.label = lbl ?? '';
  term.definition = meta?.definition?.val ?? '';
  term.isDeprecated = meta?.deprecated === true;
  for (const { pred, val } of meta?.synonyms ?? []) {
    const scope = pred ?? 'hasRelatedSynonym';
    term.synonyms.push([scope.includes(':') ? scope : `${OBO_IN_OWL}${scope}`, val]);
  }
  term.crossReferences.push(...(meta?.xrefs ?? []).map(({ val }) => val));
  for (const { pred, val } of meta?.basicPropertyValues ?? []) readProperty(term, pred, val);
  return term;
}

function readProperty(term: OntologyTerm, predicate: string, value: string): void {
  if (predicate === PREDICATES.alternativeId) term.alternativeIds.push(value);
  else if (predicate === PREDICATES.oboNamespace) term.namespace = value;
  else if (predicate === PREDICATES.replacedBy)
    term.replacedBy.push(...[toIri(value) ?? []].flat());
  else if (predicate.startsWith(SKOS) && predicate.endsWith('Match')) {
    const iri = isAbsoluteIri(value) && value.includes('//') ? value : entityIri(value);
    if (iri !== null) term.relations.push([predicate, iri]);
  }
}

function toIri(id: string): string | null {
  return /^(?:https?|urn|ftp):/.test(id) ? (isAbsoluteIri(id) ? id : null) : termIri(id);
}

function getPlace(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`;
}
