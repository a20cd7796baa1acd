import type { Article, ArticleSearch } from '@biographql/client';
import { useArticles, useDocuments, useTopEntities } from '@biographql/react';
import { ArticleSource, getPmid, RelatedArticles } from '../components/article-entry.tsx';
import { Icon } from '../components/controls.tsx';
import { EntityLink, PlaceLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { ArticleLink } from '../components/statements.tsx';
import { articleForms, articleTable } from '../literature/article-export.tsx';
import { type Parameters, usePlace, useTitle } from '../place.ts';

export function ArticlePage() {
  const { parameters } = usePlace();
  const { article: wanted = '' } = parameters;
  const search = getSearch(parameters);
  const articles = useArticles(search);
  const found = articles.data?.items.find(
    (each) => each.doi === wanted || each.publicId === wanted || getPmid(each) === wanted,
  );
  useTitle(found?.title);

  return (
    <Outcome of={articles} height="30rem">
      {() =>
        found ? (
          <div className="columns">
            <Record article={found} search={search} />
            <div className="stack">
              <Headings article={found} />
              <SimilarArticles article={found} />
            </div>
          </div>
        ) : (
          <section className="card">
            <h1>No such article</h1>
            <p className="quiet">
              The service has no article “{wanted}”. Use a DOI, a PMID or a PubMed Central number.
            </p>
          </section>
        )
      }
    </Outcome>
  );
}

function Record(props: { readonly article: Article; readonly search: ArticleSearch }) {
  const { article, search } = props;
  const { title, authors, abstract, doi } = article;
  const pmid = getPmid(article);
  const id = pmid === null ? doi && `doi:${doi}` : `pmid:${pmid}`;
  return (
    <article className="card">
      <span className="quiet">Article</span>
      <h1>{title}</h1>
      <p>
        {authors.map(({ family, given }, at) => {
          const name = `${family} ${given}`.trim();
          return (
            <span key={`${at} ${name}`}>
              {at > 0 && ', '}
              <PlaceLink to={{ page: 'literature', parameters: { author: name } }}>
                {name}
              </PlaceLink>
            </span>
          );
        })}
      </p>
      <ArticleSource article={article} />
      {abstract ? (
        <>
          <h2>Abstract</h2>
          <p>{abstract}</p>
        </>
      ) : (
        <p>
          <span className="quiet">This dataset has no abstract for this article.</span>{' '}
          {id && (
            <ArticleLink className="button" id={id}>
              Read the abstract {pmid === null ? 'on the publisher’s site' : 'on PubMed'}{' '}
              <Icon name="external" />
            </ArticleLink>
          )}
        </p>
      )}
      <ExportMenu
        name={title.slice(0, 60)}
        table={() => articleTable([article])}
        forms={articleForms(() => [article])}
        receipts={[['searchArticles', search.doi ?? search.text]]}
        code={{ action: 'searchArticles', input: { ...search } }}
      />
    </article>
  );
}

function useHeadings({ doi, title }: Article) {
  return useTopEntities(doi === null ? { text: asPhrase(title) } : { doi });
}

function Headings({ article }: { readonly article: Article }) {
  return (
    <section className="card" aria-label="Headings">
      <h2>{getPmid(article) === null ? 'Subject headings' : 'MeSH headings'}</h2>
      <Outcome of={useHeadings(article)} height="5rem">
        {(items) => (
          <p className="line">
            {items.length === 0 && <span className="quiet">No headings recorded.</span>}
            {items.map(({ iri, label }) => (
              <span key={label} className="chip">
                {iri === null ? label : <EntityLink iri={iri}>{label}</EntityLink>}
              </span>
            ))}
          </p>
        )}
      </Outcome>
    </section>
  );
}

const MAX_QUESTION = 1_000;

function SimilarArticles({ article }: { readonly article: Article }) {
  const { id, title } = article;
  const { data: headings, error } = useHeadings(article);
  const subject = [title, ...(headings ?? []).map(({ label }) => label)].join(' ');
  const question = subject.slice(0, MAX_QUESTION);
  const documents = useDocuments(headings || error ? { question } : null);
  return (
    <Outcome of={documents} height="20rem">
      {(found) => (
        <RelatedArticles
          title="Similar articles"
          documents={found.filter((each) => each.index === 'articles' && each.id !== id)}
        />
      )}
    </Outcome>
  );
}

function getSearch({ article = '', title = '' }: Parameters): ArticleSearch {
  if (/^\d{1,9}$/.test(article)) return { text: `PMID ${article}`, pageSize: 1 };
  if (/^PMC\d{1,9}$/.test(article)) return { text: article, pageSize: 1 };
  if (title !== '') return { text: asPhrase(title), pageSize: 10 };
  return { doi: article, pageSize: 1 };
}

function asPhrase(title: string): string {
  return `"${title.replaceAll('"', ' ')}"`;
}
