import { compareText } from '@biographql/engines/text';
import type { PredicateRole, Vocabulary } from '@biographql/engines/vocabulary';
import { getTriple, isAbsoluteIri, isLanguageTag, type Triple } from '@biographql/ingest/internal';
import type { Term } from '@biographql/sparql';

/** What a label index is not made of. */
const PASSED_OVER: ReadonlySet<PredicateRole> = new Set([
  'reference',
  'reference-url',
  'reference-pmid',
  'reference-dataset',
  'rank',
  'negation',
  'original',
  'annotation',
]);

type FactRow = readonly (Term | null)[];

/**
 * Returns the triples of some rows, by entity in the order given, each entity's by their text: the same whatever the order
 * and the size of the pages in which an endpoint answers.
 * @param onReject - called with each row that isn't a triple.
 */
export function harvestedTriples(
  rows: readonly FactRow[],
  entities: readonly string[],
  { getRole }: Pick<Vocabulary, 'getRole'>,
  onReject: (reason: string, text: string) => void,
): readonly Triple[] {
  const byEntity = new Map<string, Map<string, Triple>>(
    entities.map((entity) => [entity, new Map()]),
  );
  for (const [subject, predicate, object] of rows) {
    if (subject?.termType !== 'NamedNode' || predicate?.termType !== 'NamedNode' || !object) {
      onReject("the endpoint returned a row that isn't a triple", getText(subject));
      continue;
    }
    const triples = byEntity.get(subject.value);
    if (triples === undefined || PASSED_OVER.has(getRole(predicate.value))) continue;
    if (![subject, predicate, object].every(isWritable)) {
      onReject("an IRI or a language tag that isn't valid in N-Triples", getText(object));
      continue;
    }
    const triple = getTriple(subject, predicate, object);
    triples.set(triple.ntriples, triple);
  }
  return [...byEntity.values()].flatMap((triples) =>
    [...triples.values()].sort((a, b) => compareText(a.ntriples, b.ntriples)),
  );
}

function isWritable(term: Term): boolean {
  if (term.termType === 'NamedNode') return isAbsoluteIri(term.value);
  if (term.termType === 'BlankNode') return false;
  return term.language === '' ? isAbsoluteIri(term.datatype) : isLanguageTag(term.language);
}

function getText(term: Term | null | undefined): string {
  return term?.value ?? '';
}
