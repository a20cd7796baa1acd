import type { Answer, RelatedDocument } from '@biographql/client';
import { useAnswer } from '@biographql/react';
import { EntityLink } from '../components/entity-link.tsx';
import { Outcome } from '../components/outcome.tsx';
import { markedPieces } from '../marked-text.ts';

/** What the service says to a question: its answers with their passages, and the records they rest on. */
export function AnswerView({ question }: { readonly question: string }) {
  const answer = useAnswer({ question });
  return (
    <Outcome of={answer} height="24rem">
      {({ answers, documents }) => (
        <div className="columns">
          <section className="card" aria-label="Answers" aria-live="polite">
            {answers.length === 0 && (
              <>
                <h2>No answer</h2>
                <p className="quiet">
                  The service would have to guess, so it does not. These records come closest.
                </p>
              </>
            )}
            {answers.map((each) => (
              <AnswerEntry key={each.text} answer={each} />
            ))}
          </section>
          <section className="card" aria-label="Documents">
            <h2>{answers.length === 0 ? 'Nearest records' : 'Rests on'}</h2>
            {documents.length === 0 && <p className="quiet">None.</p>}
            <ul className="documents">
              {documents.map((document) => (
                <li key={document.id}>
                  <DocumentEntry document={document} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Outcome>
  );
}

function AnswerEntry({ answer: { text, confidence, contextHtml } }: { readonly answer: Answer }) {
  return (
    <article className="answer">
      <h2>{text}</h2>
      {confidence !== null && (
        <p className="confidence">
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
      {contextHtml !== null && <Passage html={contextHtml} />}
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

function DocumentEntry({
  document: { id, title, abstract, url, index },
}: {
  readonly document: RelatedDocument;
}) {
  return (
    <>
      <span className="kind">{index === 'graph' ? 'graph' : 'article'}</span>
      {index === 'graph' ? (
        <EntityLink iri={id}>{title}</EntityLink>
      ) : url ? (
        <a href={url} rel="noreferrer" target="_blank">
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
      {abstract && (
        <details>
          <summary>{index === 'graph' ? 'Facts' : 'Abstract'}</summary>
          <p>{abstract}</p>
        </details>
      )}
    </>
  );
}
