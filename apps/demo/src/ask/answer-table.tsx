import type { Claim, QuestionAnswer } from '@biographql/client';
import { EntityLink, Quiet } from '../components/entity.tsx';
import {
  ArticleLink,
  getReferences,
  StatementList,
  toReferenceText,
} from '../components/statements.tsx';
import { type DataColumn, DataTable } from '../explore/data-table.tsx';
import { useTableState } from '../explore/table-state.ts';
import type { ExportTable } from '../exports/download.ts';
import { useDetails } from '../sparql/hooks.ts';

export function AnswerTable(props: {
  readonly name: string;
  readonly claims: readonly Claim[];
  readonly isRanked: boolean;
}) {
  const { name, claims, isRanked } = props;
  const [state, change] = useTableState(name);
  const rows = getAnswerRows(claims);
  const details = useDetails(rows.filter(({ isEntity }) => isEntity));
  if (rows.length === 0) return null;
  const isList = rows.some(({ isEntity }) => isEntity);
  const columns: readonly DataColumn<AnswerRow>[] = [
    {
      name: isList ? 'name' : 'evidence',
      read: (row) => row.name,
      cell: ({ iri, isEntity, name: text }) =>
        isEntity ? (
          <>
            <EntityLink iri={iri}>{text}</EntityLink>{' '}
            <Quiet text={details.get(iri)?.species || details.get(iri)?.description} />
          </>
        ) : (
          text
        ),
    },
    {
      name: 'rank',
      read: (row) => (isRanked ? rows.indexOf(row) + 1 : null),
      isDefaultOrder: true,
    },
    { name: 'relation', read: ({ relation }) => relation || null },
    { name: 'articles', read: countCited },
    {
      name: 'sources',
      read: ({ statements, quotes }) => getReferences(statements).length + quotes.length,
      open: ({ statements, quotes }) => (
        <>
          {quotes.map(({ documentId, start, text }) => (
            <p key={`${documentId} ${start}`}>
              <q>{text}</q> <ArticleLink id={documentId} />
            </p>
          ))}
          <StatementList statements={statements} />
        </>
      ),
    },
  ];
  return (
    <DataTable
      label="answers"
      columns={columns.filter(
        ({ read, open }, at) => at === 0 || open || new Set(rows.map(read)).size > 1,
      )}
      rows={rows}
      state={state}
      onChange={change}
    />
  );
}

function countCited({ statements, quotes }: AnswerRow): number {
  const cited = getReferences(statements).flatMap(({ articleId }) => articleId ?? []);
  return new Set([...cited, ...quotes.map(({ documentId }) => documentId)]).size;
}

type AnswerRow = ReturnType<typeof getAnswerRows>[number];

/** Returns the claims of an answer by the entity that each is about, as rows: what all claims share is the topic. */
function getAnswerRows(claims: readonly Claim[]) {
  const ends = claims.map(
    ({ statements }) => new Set(statements.flatMap(({ subject, object }) => [subject, object])),
  );
  const isTopic = (iri: string) => claims.length > 1 && ends.every((each) => each.has(iri));
  return claims.map(({ text, statements, quotes }) => {
    const [first] = statements;
    const isOfSubject = first !== undefined && !isTopic(first.subject) && isTopic(first.object);
    const isOfObject =
      first !== undefined &&
      isTopic(first.subject) &&
      !isTopic(first.object) &&
      /^https?:/.test(first.object);
    const relation = [...new Set(statements.map(({ propertyLabel }) => propertyLabel))].join('; ');
    const row = { relation, statements, quotes };
    if (isOfSubject)
      return { ...row, iri: first.subject, name: first.subjectLabel, isEntity: true };
    if (isOfObject) return { ...row, iri: first.object, name: first.objectLabel, isEntity: true };
    return { ...row, iri: text, name: text, isEntity: false };
  });
}

export function getClaimTable({ answers }: QuestionAnswer): ExportTable {
  return {
    columns: ['answer', 'claim', 'probability', 'evidence', 'references'],
    rows: answers.flatMap(({ text: answer, claims }) =>
      claims.flatMap(({ text, probability, statements, quotes }) => [
        ...statements.map((statement) => {
          const { subjectLabel, propertyLabel, objectLabel } = statement;
          const evidence = `${subjectLabel} ${propertyLabel} ${objectLabel}`;
          return [answer, text, probability, evidence, toReferenceText([statement])];
        }),
        ...quotes.map((quote) => [answer, text, probability, quote.text, quote.documentId]),
      ]),
    ),
  };
}
