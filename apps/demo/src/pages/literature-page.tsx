import { useInfiniteArticles } from '@biographql/react';
import { ARTICLES_AT_ONCE, ArticleResults } from '../literature/article-results.tsx';
import { AffiliationFacet, AuthorFacet, EntityFacet } from '../literature/facets.tsx';
import { GrowingConcepts } from '../literature/growing-concepts.tsx';
import { getInsightSearch, getSearch } from '../literature/search.ts';
import { SearchForm } from '../literature/search-form.tsx';
import { go, type Parameters, usePlace } from '../place.ts';
import '../styles/literature.css';

/** Articles with filters, next to their concepts, entities, authors and affiliations. */
export function LiteraturePage() {
  const { page, parameters } = usePlace();
  const found = getInsightSearch(parameters);
  const search = getSearch(parameters);
  // The list below shares this request.
  const { data: articles } = useInfiniteArticles({ ...search, pageSize: ARTICLES_AT_ONCE });
  const isNothing = articles?.total === 0;
  const change = (changes: Parameters) => {
    const isNewSearch = 'text' in changes;
    go({ page, parameters: { ...parameters, ...changes } }, isNewSearch ? 'push' : 'replace');
  };
  const facet = found !== null && { search: found, parameters, onChange: change };

  return (
    <>
      <h1 className="sr-only">Literature</h1>
      <SearchForm key={parameters.text ?? ''} parameters={parameters} onChange={change} />
      <div className="columns">
        <ArticleResults search={search} />
        {facet && isNothing ? (
          <section className="card quiet">No articles match.</section>
        ) : facet ? (
          <div className="stack">
            <GrowingConcepts search={facet.search} onChoose={(text) => change({ text })} />
            <section className="card facets" aria-label="Facets">
              <EntityFacet {...facet} />
              <AuthorFacet {...facet} />
              <AffiliationFacet search={facet.search} />
            </section>
          </div>
        ) : (
          <section className="card quiet">
            Search for a topic, or choose an entity, to see its authors, affiliations and growing
            concepts.
          </section>
        )}
      </div>
    </>
  );
}
