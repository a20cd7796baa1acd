import type { Claim } from '@biographql/client';
import { EntityLink, Quiet } from '../components/entity.tsx';
import { ArticleLink, getReferences, StatementList } from '../components/statements.tsx';
import { type DataColumn, DataTable } from '../explore/data-table.tsx';
import { useTableState } from '../explore/table-state.ts';
import { useDetails } from '../sparql/hooks.ts';
import { type AnswerRow, getAnswerRows } from './answer-rows.ts';

/** The values of an answer, one row each; a click shows the statements and sentences behind it. */
export function AnswerTable({
  name,
  claims,
}: {
  readonly name: string;
  readonly claims: readonly Claim[];
}) {
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
