import type { Article, LiteraturePassage, RelatedDocument } from '@biographql/client';
import { useDocuments } from '@biographql/react';
import type { ArticleList } from '@biographql/react/options';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Place } from '../place.ts';
import { Button, External } from './controls.tsx';
import { PlaceLink } from './entity.tsx';
import { Outcome } from './error-note.tsx';
import { ArticleLink } from './statements.tsx';

const SHOWN_AUTHORS = 4;

export function GrowingArticles(props: {
  readonly of: Omit<UseInfiniteQueryResult<ArticleList>, 'error'>;
  readonly search?: string | undefined;
}) {
  const { of, search } = props;
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = of;
  return (
    <>
      <ol className="articles">
        {data?.articles.map((article) => {
          const { id, title, authors, abstract } = article;
          const snippet = abstract && findSnippet(abstract, search);
          const names = authors
            .slice(0, SHOWN_AUTHORS)
            .map(({ family, given }) => `${family} ${given}`.trim())
            .join(', ');
          return (
            <li key={id}>
              <PlaceLink to={toPlace(article)}>
                <Highlighted text={title} search={search} />
              </PlaceLink>
              <p className="quiet">
                {names}
                {authors.length > SHOWN_AUTHORS && ` … (${authors.length})`}
              </p>
              <ArticleSource article={article} />
              {snippet && (
                <p className="small">
                  <Highlighted text={snippet} search={search} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading …' : 'More articles'}
        </Button>
      )}
    </>
  );
}

export function ArticleSource({ article }: { readonly article: Article }) {
  const { journal, issued, doi } = article;
  const pmid = getPmid(article);
  const parts = [
    journal && <cite>{journal}</cite>,
    issued && <time>{issued}</time>,
    pmid && <ArticleLink id={`pmid:${pmid}`} />,
    doi && <ArticleLink id={`doi:${doi}`}>DOI</ArticleLink>,
  ];
  return (
    <p className="quiet">
      {parts.filter(Boolean).map((part, at) => (
        <span key={at}>
          {at > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  );
}

/** The page of an article, found by its DOI, or without one by its number or title. */
function toPlace({ publicId, doi, title }: Article): Place {
  return {
    page: 'article',
    parameters: doi === null ? { article: publicId, title } : { article: doi },
  };
}

export function getPmid({ id, publicId }: Pick<Article, 'id' | 'publicId'>): string | null {
  const [, pmid = null] = /^pmid:(\d+)$/.exec(id) ?? /^(\d+)$/.exec(publicId) ?? [];
  return pmid;
}

export function Highlighted(props: { readonly text: string; readonly search: string | undefined }) {
  const { text, search } = props;
  const words = getWords(search ?? '');
  if (words.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

/** The sentence of an abstract with the most words of a search; empty without any. */
export function findSnippet(abstract: string, search: string | undefined): string {
  const words = getWords(search ?? '').map((word) => new RegExp(word, 'iu'));
  const count = (sentence: string) => words.filter((word) => word.test(sentence)).length;
  return abstract
    .split(/(?<=[.!?])\s+/)
    .reduce((one, other) => (count(other) > count(one) ? other : one), '');
}

/** The words of a search, escaped for a pattern; those that are excluded are left out. */
function getWords(search: string): readonly string[] {
  return [...search.matchAll(/(^|[\s"])(-?)([\p{L}\p{N}][\p{L}\p{N}-]*)/gu)]
    .filter(([, , excluded]) => excluded === '')
    .map(([, , , word = '']) => word.replace(/[^\p{L}\p{N}]/gu, '.'));
}

const MAX_DOCUMENTS = 6;

export function Literature(props: {
  readonly question: string;
  readonly passages: readonly LiteraturePassage[];
}) {
  const { question, passages } = props;
  const documents = useDocuments(passages.length > 0 ? null : { question });
  if (passages.length > 0) return <Passages passages={passages} />;
  return (
    <Outcome of={documents} height="30rem">
      {(found) => {
        const quoted = found.flatMap(({ passage }) => passage ?? []);
        if (quoted.length > 0) return <Passages passages={quoted} />;
        return <RelatedArticles documents={found.filter(({ index }) => index === 'articles')} />;
      }}
    </Outcome>
  );
}

function Passages({ passages }: { readonly passages: readonly LiteraturePassage[] }) {
  return (
    <section className="card" aria-label="Passages">
      <h2>From the literature</h2>
      <p className="quiet">Sentences that are relevant to the question. They are not the answer.</p>
      <ul className="plain divided">
        {passages.map(({ documentId, title, text, year, publicationTypes, isRetracted }) => (
          <li key={documentId}>
            {text !== title && <q>{text}</q>}
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

export function RelatedArticles(props: {
  readonly title?: string;
  readonly documents: readonly (Pick<RelatedDocument, 'id' | 'title'> &
    Partial<Pick<RelatedDocument, 'url'>>)[];
}) {
  const { title = 'Related articles', documents } = props;
  return (
    <section className="card" aria-label="Documents">
      <h2>{title}</h2>
      {documents.length === 0 && <p className="quiet">No related articles in this dataset.</p>}
      <ul className="plain divided">
        {documents.slice(0, MAX_DOCUMENTS).map(({ id, title: name, url = null }) => (
          <li key={id}>
            <DocumentLink id={id} url={url}>
              {name}
            </DocumentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the page of an article for an identifier `pmid:…` or `doi:…`, else to its URL. */
function DocumentLink(props: {
  readonly id: string;
  readonly url: string | null;
  readonly children: string;
}) {
  const { id, url, children: title } = props;
  const [, pmid, doi] = /^(?:pmid:(\d+)|doi:(.+))$/.exec(id) ?? [];
  const article = doi ?? pmid;
  if (article === undefined) return <External href={url ?? undefined}>{title}</External>;
  const parameters = doi ? { article } : { article, title };
  return <PlaceLink to={{ page: 'article', parameters }}>{title}</PlaceLink>;
}
