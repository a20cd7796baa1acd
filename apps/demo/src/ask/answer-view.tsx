import type { Abstention, Answer, QuestionAnswer } from '@biographql/client';
import { useAnswer } from '@biographql/react';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { findReceipts } from '../exports/receipts.ts';
import { ClaimList, claimTable } from './claim-list.tsx';
import { DocumentList } from './document-list.tsx';

/** The answer to a question: its claims with their evidence, or why there is none. */
export function AnswerView({ question }: { readonly question: string }) {
  const answer = useAnswer({ question });
  return (
    <Outcome of={answer} height="24rem">
      {(whole) => (
        <div className="columns">
          <section className="card" aria-label="Answers" aria-live="polite">
            {whole.answers.length === 0 && <NoAnswer abstention={whole.abstention} />}
            {whole.answers.map((each) => (
              <AnswerEntry key={each.text} answer={each} />
            ))}
            <ExportMenu
              name={question}
              table={() => claimTable(whole)}
              receipts={() => findReceipts('questionAnswer', { query: question }).slice(-1)}
              code={{
                action: 'getAnswer',
                hook: 'useAnswer',
                input: { question },
                sparql:
                  whole.answers[0]?.claims.find(({ sparql }) => sparql !== null)?.sparql ?? null,
              }}
            />
          </section>
          <Records of={whole} />
        </div>
      )}
    </Outcome>
  );
}

function Records({ of: { answers, documents } }: { readonly of: QuestionAnswer }) {
  const related = answers.flatMap((answer) => answer.related);
  return (
    <section className="card" aria-label="Documents">
      <DocumentList
        title={answers.length === 0 ? 'Closest matches' : toTitle(answers, documents.length)}
        documents={documents}
      />
      {related.length > 0 && <DocumentList title="Related articles" documents={related} />}
    </section>
  );
}

/** Long answers come only with the documents of their first claims. */
function toTitle(answers: QuestionAnswer['answers'], count: number): string {
  const claims = answers.reduce((sum, answer) => sum + answer.claims.length, 0);
  return claims > count ? 'Main sources' : 'Sources';
}

function NoAnswer({ abstention }: { readonly abstention: Abstention | null }) {
  return (
    <>
      <h2>No answer</h2>
      <p>{abstention?.message ?? 'Not enough evidence to answer.'}</p>
      {abstention !== null && abstention.unread.length > 0 && (
        <ul className="unread" aria-label="Words not understood">
          {abstention.unread.map((word) => (
            <li key={word}>
              <del>{word}</del>
            </li>
          ))}
        </ul>
      )}
      {abstention?.lookedFor && !abstention.message.includes(abstention.lookedFor) && (
        <p className="quiet">Looked for: {abstention.lookedFor}</p>
      )}
    </>
  );
}

function AnswerEntry({ answer }: { readonly answer: Answer }) {
  const { text, confidence, contextHtml, claims, total, orderedBy } = answer;
  return (
    <article className="answer">
      <h2>{text}</h2>
      {confidence !== null && (
        <p
          className="confidence"
          title="The share of answers given with this confidence that were right when it was calibrated"
        >
          <meter
            min={0}
            max={1}
            low={0.4}
            high={0.7}
            optimum={1}
            value={confidence}
            aria-label="Confidence"
          />
          {Math.round(confidence * 100)} % confidence
        </p>
      )}
      {total !== null && (
        <p className="quiet">
          {total.toLocaleString('en-US')} results{orderedBy && `, ordered by ${orderedBy}`}
        </p>
      )}
      {contextHtml !== null && <Passage html={contextHtml} />}
      <ClaimList claims={claims} />
    </article>
  );
}

function Passage({ html }: { readonly html: string }) {
  let at = 0;
  return (
    <blockquote>
      {markedPieces(html).map(({ text, isMarked }) => {
        at += text.length;
        return isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
      })}
    </blockquote>
  );
}

/** A piece of a passage, told apart by whether it was marked. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Reads a passage whose answer stands in `<em>` tags as plain text pieces, so that no HTML is ever inserted. */
export function markedPieces(context: string): readonly MarkedPiece[] {
  return context
    .split(/<em>(.*?)<\/em>/s)
    .map((text, at) => ({ text: unescaped(text), isMarked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
