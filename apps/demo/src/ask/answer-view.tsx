import type { Answer, Claim, QuestionAnswer } from '@biographql/client';
import { useAnswer } from '@biographql/react';
import { Literature } from '../components/article-entry.tsx';
import { inDigits } from '../components/controls.tsx';
import { EntityLink, PlaceLink, Quiet } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { ArticleLink, getReferences, StatementList } from '../components/statements.tsx';
import { type DataColumn, DataTable, useTableState } from '../explore/data-table.tsx';
import { useDetails } from '../sparql/queries.ts';
import { type AnswerRow, getAnswerRows, getClaimTable, withoutSummary } from './answer-rows.ts';
import { Interpretation, SimilarQuestions } from './interpretation.tsx';

export function AnswerView({ question }: { readonly question: string }) {
  const answer = useAnswer({ question });
  return (
    <Outcome of={answer} height="36rem">
      {(whole) => (
        <div className="columns">
          {/* Questions to ask instead arrive after the reason. */}
          <section
            className="card"
            aria-label="Answers"
            aria-live="polite"
            style={{ minHeight: whole.answers.length === 0 ? '18rem' : undefined }}
          >
            <Interpretation answer={whole} />
            {whole.answers.length === 0 && <NoAnswer whole={whole} />}
            {whole.answers.map((each, at) => (
              <AnswerEntry
                key={each.text}
                answer={each}
                name={at === 0 ? 'answer' : `answer${at}`}
              />
            ))}
            {whole.answers.length > 0 && (
              <ExportMenu
                name={question}
                table={() => getClaimTable(whole)}
                receipts={[['questionAnswer', question]]}
                code={{
                  action: 'getAnswer',
                  input: { question },
                  sparql: whole.answers[0]?.claims.flatMap(({ sparql }) => sparql ?? [])[0] ?? null,
                }}
              />
            )}
          </section>
          <Literature question={question} passages={whole.passages} />
        </div>
      )}
    </Outcome>
  );
}

function NoAnswer({ whole: { question, abstention } }: { readonly whole: QuestionAnswer }) {
  const { message = 'Not enough evidence to answer.', lookedFor } = abstention ?? {};
  return (
    <>
      <h2>No answer</h2>
      <p>{message}</p>
      {lookedFor && !message.includes(lookedFor) && (
        <p className="quiet">Looked for: {lookedFor}</p>
      )}
      <SimilarQuestions
        question={question}
        suggested={abstention?.suggestions ?? []}
        unread={abstention?.unread ?? []}
      />
    </>
  );
}

const HIGH_CONFIDENCE = 0.9;
const NAMES_IN_HEADLINE = 3;
const MAX_HEADLINE = 60;

function AnswerEntry({ answer, name }: { readonly answer: Answer; readonly name: string }) {
  const { text, confidence, contextHtml, claims, total, orderedBy } = answer;
  const listed = withoutSummary(claims);
  const isList = total !== null && total > 1 && contextHtml !== null;
  // The sentence already has the definition, so it isn't a headline as well.
  const isSentence = !isList && contextHtml !== null && text.length > MAX_HEADLINE;
  const isUnsure =
    confidence !== null &&
    (confidence < HIGH_CONFIDENCE || claims.every(({ statements }) => statements.length === 0));
  const [sparql] = claims.flatMap((claim) => claim.sparql ?? []);
  return (
    <article className="answer">
      <h2>
        {isList && <MarkedText html={shortened(contextHtml, total)} />}
        {isSentence ? <MarkedText html={contextHtml} /> : !isList && text}
      </h2>
      {!isList && !isSentence && contextHtml !== null && (
        <blockquote className="note">
          <MarkedText html={contextHtml} />
        </blockquote>
      )}
      <p className="quiet">
        {isList &&
          (listed.length < total
            ? `The first ${listed.length} of ${inDigits(total)} results`
            : `${inDigits(total)} results`)}
        {isList && orderedBy && <span title={`Ordered by ${orderedBy}`}>, by evidence rank</span>}
        {isList && '. '}
        {isUnsure && (
          <span title="Share of correct answers among calibration questions with this confidence">
            Confidence: {Math.round(confidence * 100)} %.{' '}
          </span>
        )}
        {sparql && (
          <PlaceLink to={{ page: 'sparql', parameters: { sparql } }}>
            {isList ? 'See all on the SPARQL page' : 'See the query'}
          </PlaceLink>
        )}
      </p>
      <AnswerTable name={name} claims={listed} isRanked={isList && orderedBy !== null} />
    </article>
  );
}

/** The sentence of a list, cut to its first names: the table below has all. */
function shortened(html: string, total: number): string {
  return html.replace(/<em>(.*?)<\/em>/s, (whole, list: string) => {
    const names = list.replace(/ and \d[\d,]* more$/, '').split(', ');
    if (names.length <= NAMES_IN_HEADLINE) return whole;
    const shown = names.slice(0, NAMES_IN_HEADLINE);
    return `<em>${shown.join(', ')} and ${(total - shown.length).toLocaleString('en-US')} more</em>`;
  });
}

/** A passage with its answer marked. No HTML is ever inserted. */
function MarkedText({ html }: { readonly html: string }) {
  let at = 0;
  return markedPieces(html).map(({ text, isMarked }) => {
    at += text.length;
    return isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Reads a passage whose answer is in `<em>` tags as text pieces. */
export function markedPieces(context: string) {
  return context
    .split(/<em>(.*?)<\/em>/s)
    .map((text, at) => ({ text: unescaped(text), isMarked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function AnswerTable(props: {
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
      cell: ({ iri, isEntity, name: text, statedFor }) =>
        isEntity ? (
          <>
            <EntityLink iri={iri}>{text}</EntityLink>{' '}
            <Quiet text={details.get(iri)?.species || details.get(iri)?.description} />{' '}
            <Quiet text={statedFor && `inherited from ${statedFor}`} />
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
