import { useInfiniteArticles } from '@biographql/react';
import { inDigits } from '../components/controls.tsx';
import { ChipLinks } from '../components/entity.tsx';
import { ARTICLES_AT_ONCE, ArticleResults, SearchForm } from '../literature/article-results.tsx';
import { Facets, TrendList } from '../literature/facets.tsx';
import { getInsightSearch, getSearch, isRelaxed } from '../literature/search.ts';
import { go, type Parameters, usePlace } from '../place.ts';

export function LiteraturePage() {
  const { page, parameters } = usePlace();
  const found = getInsightSearch(parameters);
  const search = getSearch(parameters);
  // The list below shares this request.
  const { data: articles } = useInfiniteArticles(
    found && { ...search, pageSize: ARTICLES_AT_ONCE },
  );
  const isNothing = articles?.total === 0;
  const isLoose = isRelaxed(articles?.reading);
  const change = (changes: Parameters) => {
    const isNewSearch = 'text' in changes;
    go({ page, parameters: { ...parameters, ...changes } }, isNewSearch ? 'push' : 'replace');
  };
  const facet = found && { search: found, parameters, onChange: change };

  return (
    <>
      <h1 className="sr-only">Literature</h1>
      <SearchForm key={parameters.text ?? ''} parameters={parameters} onChange={change} />
      {facet === null ? (
        <LiteratureStart />
      ) : (
        <div className="columns">
          <ArticleResults search={search} />
          {isNothing ? (
            <section className="card quiet">No articles match.</section>
          ) : (
            <div className="stack">
              <section className="card stack" aria-label="Facets">
                {isLoose && (
                  <p className="quiet">
                    Counted in all {inDigits(articles?.total ?? 0)} loosely matching articles. Use
                    fewer words to see trends.
                  </p>
                )}
                <Facets {...facet} />
              </section>
              {!isLoose && (
                <TrendList search={facet.search} onChoose={(text) => change({ text })} />
              )}
            </div>
          )}
        </div>
      )}
    </>
  );
}

const EXAMPLES = ['asthma', 'metformin cancer', '"gene therapy"', 'Alzheimer -mouse'];

function LiteratureStart() {
  return (
    <section className="card">
      <h2>Search for a topic</h2>
      <p className="quiet">
        You get the articles with their authors, affiliations, concepts and trends. All words must
        occur; quotes keep a phrase together, and a minus leaves a word out.
      </p>
      <ChipLinks
        lead="Try"
        links={EXAMPLES.map((text) => [text, { page: 'literature', parameters: { text } }])}
      />
    </section>
  );
}
