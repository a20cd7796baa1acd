import type { Answer, LiteraturePassage, RelatedDocument } from '@biographql/client';
import { useAnswer } from '@biographql/react';
import { EntityLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { findReceipts } from '../exports/receipts.ts';
import { ClaimTable, claimTable } from './claim-table.tsx';
import { NoAnswer } from './no-answer.tsx';

/** The answer to a question with its evidence, or why there is none. */
export function AnswerView({ question }: { readonly question: string }) {
  const answer = useAnswer({ question });
  return (
    <Outcome of={answer} height="24rem">
      {(whole) => (
        <div className="columns">
          <section className="card" aria-label="Answers" aria-live="polite">
            {whole.interpretation !== null && (
              <p className="quiet">Read as: {whole.interpretation}</p>
            )}
            {whole.answers.length === 0 && (
              <>
                <NoAnswer question={question} abstention={whole.abstention} />
                <Passages passages={whole.passages} />
              </>
            )}
            {whole.answers.map((each) => (
              <AnswerEntry key={each.text} answer={each} />
            ))}
            {whole.answers.length > 0 && (
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
            )}
          </section>
          <Documents
            title={whole.answers.length === 0 ? 'Closest matches' : 'Related articles'}
            documents={
              whole.answers.length === 0
                ? whole.documents
                : whole.answers.flatMap(({ related }) => related)
            }
          />
        </div>
      )}
    </Outcome>
  );
}

/** The confidence is shown below this value. */
const HIGH_CONFIDENCE = 0.9;

function AnswerEntry({ answer }: { readonly answer: Answer }) {
  const { text, confidence, contextHtml, claims, total, orderedBy } = answer;
  // The sentence of a list repeats the names that are its text.
  const isList = total !== null && total > 1 && contextHtml !== null;
  const isUnsure =
    confidence !== null &&
    (confidence < HIGH_CONFIDENCE || claims.every(({ statements }) => statements.length === 0));
  return (
    <article className="answer">
      <h2>{isList ? <Passage html={contextHtml} /> : text}</h2>
      {!isList && contextHtml !== null && (
        <blockquote>
          <Passage html={contextHtml} />
        </blockquote>
      )}
      <p className="quiet">
        {isList &&
          `${total.toLocaleString('en-US')} results${orderedBy ? ', strongest evidence first' : ''}. `}
        {isUnsure && (
          <span title="The share of answers with this confidence that were right in calibration">
            Confidence: {Math.round(confidence * 100)} %
          </span>
        )}
      </p>
      <ClaimTable claims={claims} />
    </article>
  );
}

function Passage({ html }: { readonly html: string }) {
  let at = 0;
  return markedPieces(html).map(({ text, isMarked }) => {
    at += text.length;
    return isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

function Passages({ passages }: { readonly passages: readonly LiteraturePassage[] }) {
  if (passages.length === 0) return null;
  return (
    <section aria-label="Passages">
      <h3>From the literature</h3>
      <ul className="documents">
        {passages.map(({ documentId, title, text, year, publicationTypes, isRetracted }) => (
          <li key={documentId}>
            <q>{text}</q>
            <p className="quiet">
              {isRetracted && <b className="error">Retracted. </b>}
              <DocumentLink id={documentId} url={null}>
                {title}
              </DocumentLink>
              {[year, publicationTypes[0]].map((part) => part && ` · ${part}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAX_DOCUMENTS = 8;

/** Records under a title, each with its abstract or its facts to unfold. */
function Documents({
  title,
  documents,
}: {
  readonly title: string;
  readonly documents: readonly RelatedDocument[];
}) {
  return (
    <section className="card" aria-label="Documents">
      <h2>{title}</h2>
      {documents.length === 0 && <p className="quiet">None.</p>}
      <ul className="documents">
        {documents.slice(0, MAX_DOCUMENTS).map(({ id, title: name, abstract, url, index }) => (
          <li key={id}>
            {index === 'graph' ? (
              <EntityLink iri={id}>{name}</EntityLink>
            ) : (
              <DocumentLink id={id} url={url}>
                {name}
              </DocumentLink>
            )}
            {abstract && (
              <details>
                <summary>{index === 'graph' ? 'Facts' : 'Abstract'}</summary>
                <p>{abstract}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to the page of an article by its identifier, `pmid:…` or `doi:…`, or to its address. */
function DocumentLink({
  id,
  url,
  children: title,
}: {
  readonly id: string;
  readonly url: string | null;
  readonly children: string;
}) {
  const [, pmid, doi] = /^(?:pmid:(\d+)|doi:(.+))$/.exec(id) ?? [];
  if (pmid !== undefined || doi !== undefined) {
    const parameters = { article: doi ?? pmid, ...(doi === undefined && { title }) };
    return <PlaceLink to={{ page: 'article', parameters }}>{title}</PlaceLink>;
  }
  if (url === null) return <span>{title}</span>;
  return (
    <a href={url} rel="noreferrer" target="_blank">
      {title}
    </a>
  );
}

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

/** Reads a passage whose answer is in `<em>` tags as text pieces, so that no HTML is ever inserted. */
export function markedPieces(context: string): readonly MarkedPiece[] {
  return context
    .split(/<em>(.*?)<\/em>/s)
    .map((text, at) => ({ text: unescaped(text), isMarked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
