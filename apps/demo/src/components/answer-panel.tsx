import { QuestionAnswerDocument } from '@biographql/core/strings';
import { markedPieces } from '../marked-text.ts';
import { useRequest } from '../use-request.ts';
import { Outcome } from './outcome.tsx';

/** The answer to a question, its passage, and the records it rests on. */
export function AnswerPanel({
  question,
  onChoose,
}: {
  readonly question: string;
  readonly onChoose: (iri: string) => void;
}) {
  const request = useRequest(QuestionAnswerDocument, { query: question });
  const insight = request.data?.summaryInsights?.[0]?.data;
  const answers = insight?.__typename === 'QAInsight' ? (insight.answers ?? []) : [];

  return (
    <section className="card" aria-label="Answer">
      <Outcome {...request}>
        <h2>{question}</h2>
        {answers.map((answer) => (
          <article key={answer.answer}>
            <p className="answer">{answer.answer || 'No answer that is sure enough.'}</p>
            {answer.context && <Marked context={answer.context} />}
            {answer.probability && (
              <p className="quiet">
                probability {Math.round(Number(answer.probability) * 100)} % ·{' '}
                {Math.round(answer.took)} ms
              </p>
            )}
            {answer.document.length > 0 && <h3>Records</h3>}
            <ul className="articles">
              {answer.document.map((record) => (
                <li key={record.id}>
                  {record.index_name === 'graph' ? (
                    <button type="button" onClick={() => onChoose(record.id)}>
                      {record.title}
                    </button>
                  ) : record.source ? (
                    <a href={record.source} rel="noreferrer" target="_blank">
                      {record.title}
                    </a>
                  ) : (
                    <span>{record.title}</span>
                  )}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </Outcome>
    </section>
  );
}

function Marked({ context }: { readonly context: string }) {
  let at = 0;
  return (
    <p>
      {markedPieces(context).map(({ text, isMarked }) => {
        at += text.length;
        return isMarked ? <em key={at}>{text}</em> : <span key={at}>{text}</span>;
      })}
    </p>
  );
}
