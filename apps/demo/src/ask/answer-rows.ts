import type { Claim, QuestionAnswer } from '@biographql/client';
import { mergeStatements, toRankText, toSourceText } from '../components/statements.tsx';
import type { ExportTable } from '../exports/csv.ts';

export type AnswerRow = ReturnType<typeof getAnswerRows>[number];

/** Returns claims as rows, each for the entity that isn't the topic. Most claims share the topic. */
export function getAnswerRows(claims: readonly Claim[]) {
  const stated = claims.map(({ statements }) => statements);
  const topic = findTopic(stated);
  // A claim about a subtype names it in place of the topic, with the same properties.
  const ofTopic = stated.flat().filter(({ subject }) => subject === topic);
  const asSubject = new Set(ofTopic.map(({ property }) => property));
  return claims.map(({ text, statements, quotes }) => {
    const [first] = statements;
    const isDirect = statements.some(({ subject, object }) => [subject, object].includes(topic));
    const isOfObject =
      first && (isDirect ? first.subject === topic : asSubject.has(first.property));
    const relation = [...new Set(statements.map(({ propertyLabel }) => propertyLabel))].join('; ');
    const row = { relation, statements, quotes, statedFor: '' };
    const none = { ...row, iri: text, name: text, isEntity: false };
    if (!first || topic === '' || (isOfObject && !/^https?:/.test(first.object))) return none;
    const [iri, name, statedFor] = isOfObject
      ? [first.object, first.objectLabel, first.subjectLabel]
      : [first.subject, first.subjectLabel, first.objectLabel];
    return { ...row, iri, name, isEntity: true, statedFor: isDirect ? '' : statedFor };
  });
}

/** The claims without one that sums up all others, such as their number. */
export function withoutSummary(claims: readonly Claim[]): readonly Claim[] {
  const [first, ...rest] = claims;
  const toKeys = (claim?: Claim) =>
    (claim?.statements ?? []).map(
      ({ subject, property, object }) => `${subject} ${property} ${object}`,
    );
  const summed = new Set(toKeys(first));
  const isSummary =
    rest.some(({ text }) => text !== first?.text) &&
    rest.map(toKeys).every((keys) => keys.length > 0 && keys.every((key) => summed.has(key)));
  return isSummary ? rest : claims;
}

/** Entity that more than half of the claims share; empty without one, or if another is shared as often. */
function findTopic(stated: readonly Claim['statements'][]): string {
  const counts = new Map<string, number>();
  for (const statements of stated)
    for (const iri of new Set(statements.flatMap(({ subject, object }) => [subject, object])))
      counts.set(iri, (counts.get(iri) ?? 0) + 1);
  const [[iri, count] = ['', 0], [, next] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return stated.length > 1 && count > stated.length / 2 && count > next ? iri : '';
}

const EXPORTED = [
  ...['answer', 'rank', 'name', 'iri', 'relation', 'inherited from', 'claim', 'probability'],
  ...['evidence', 'statement status', 'reference', 'evidence type', 'license'],
];

/** The answers as the page shows them with every row opened: a line for each source of each statement, and for each quoted sentence. */
export function getClaimTable({ answers }: Pick<QuestionAnswer, 'answers'>): ExportTable {
  const rows = answers.flatMap(({ text: answer, claims: all }) => {
    const claims = withoutSummary(all);
    return getAnswerRows(claims).flatMap((row, at) => {
      const { text = '', probability = null } = claims[at] ?? {};
      const iri = row.isEntity ? row.iri : '';
      const cells = [answer, at + 1, row.name, iri, row.relation, row.statedFor, text, probability];
      return getEvidence(row).map((evidence) => [...cells, ...evidence]);
    });
  });
  return { columns: EXPORTED, rows };
}

function getEvidence({ statements, quotes }: AnswerRow): ExportTable['rows'] {
  const stated = mergeStatements(statements).flatMap(({ references, rank, ...of }) => {
    const said = [`${of.subjectLabel} ${of.propertyLabel} ${of.objectLabel}`, toRankText(rank)];
    if (references.length === 0) return [[...said, null, null, null]];
    return references.map((each) => [...said, toSourceText(each), each.evidence, each.license]);
  });
  return [...stated, ...quotes.map(({ text, documentId }) => [text, null, documentId, null, null])];
}
