import type { ArticleSearch } from '@biographql/client';
import { useInfiniteArticles } from '@biographql/react';
import { useId, useState } from 'react';
import { GrowingArticles } from '../components/article-entry.tsx';
import { Chip, Icon, inDigits } from '../components/controls.tsx';
import { ChipLinks, PlaceLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { ArticleExport } from '../literature/article-export.tsx';
import { Facets } from '../literature/facets.tsx';
import {
  getInsightSearch,
  getSearch,
  getSuggestion,
  getYearProblem,
  isRelaxed,
} from '../literature/search.ts';
import { go, type Parameters, shortIri, usePlace } from '../place.ts';

const ARTICLES_AT_ONCE = 15;

export function LiteraturePage() {
  const { page, parameters } = usePlace();
  const found = getInsightSearch(parameters);
  const search = getSearch(parameters);
  // The list below shares this request.
  const { data: articles } = useInfiniteArticles(
    found && { ...search, pageSize: ARTICLES_AT_ONCE },
  );
  const isNothing = articles?.total === 0;
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
          {!isNothing && (
            <section className="card stack" aria-label="Facets">
              {isRelaxed(articles?.reading) && (
                <p className="quiet">
                  Counts are for all {inDigits(articles?.total ?? 0)} articles that contain at least
                  one of the words. Use fewer words to count only articles that contain all of them.
                </p>
              )}
              <Facets {...facet} />
            </section>
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
        You get the articles that contain all words, with their concepts, authors, years and
        affiliations. Use quotes for an exact phrase, and a minus sign to exclude a word.
      </p>
      <ChipLinks
        lead="Try"
        links={EXAMPLES.map((text) => [text, { page: 'literature', parameters: { text } }])}
      />
    </section>
  );
}

function ArticleResults({ search }: { readonly search: ArticleSearch }) {
  const articles = useInfiniteArticles({ ...search, pageSize: ARTICLES_AT_ONCE });
  return (
    <section className="card" aria-label="Articles found">
      <Outcome of={articles} height="60rem">
        {({ total, reading }) => {
          const suggestion = getSuggestion(reading);
          return (
            <>
              <header>
                <h2>
                  <span role="status">
                    {inDigits(total)} {total === 1 ? 'article' : 'articles'}
                  </span>
                </h2>
                {total > 0 && <ArticleExport name="articles" search={search} total={total} />}
              </header>
              {total === 0 && (
                <p className="quiet">Nothing found. Try other words or fewer filters.</p>
              )}
              {total > 0 && isRelaxed(reading) && (
                <p role="note">
                  No article contains all of your words. These articles contain at least one of
                  them. Put a phrase in quotes to require it.
                </p>
              )}
              {suggestion !== null && (
                <p>
                  Did you mean{' '}
                  <PlaceLink to={{ page: 'literature', parameters: { text: suggestion } }}>
                    {suggestion}
                  </PlaceLink>
                  ?
                </p>
              )}
              <GrowingArticles of={articles} search={search.text} />
            </>
          );
        }}
      </Outcome>
    </section>
  );
}

function SearchForm(props: {
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}) {
  const { parameters, onChange } = props;
  const { entity, name = entity, author } = parameters;
  const [text, setText] = useState(parameters.text ?? '');
  // Invalid year ranges aren't in the URL.
  const [draft, setDraft] = useState<Parameters>({});
  const years = { from: parameters.from, to: parameters.to, ...draft };
  // A year being typed isn't an error yet.
  const [isTyping, setIsTyping] = useState(false);
  const problem = isTyping ? null : getYearProblem(years);
  const noteId = useId();
  const chosen = [
    ...(entity ? [{ kind: 'entity', words: name, without: { entity: '', name: '' } }] : []),
    ...(author ? [{ kind: 'author', words: author, without: { author: '' } }] : []),
  ];
  return (
    <form
      className="search-form"
      aria-label="Search articles"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTyping(false);
        onChange({ text: text.trim() });
      }}
    >
      <div className="line">
        <input
          type="search"
          aria-label="Words to search for"
          placeholder='Words, "phrases", -exclusions'
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button is-main">
          Search
        </button>
      </div>
      <div className="line filters">
        <label>
          Order
          <select
            value={parameters.order ?? (parameters.text ? 'relevance' : 'newest')}
            onChange={(event) => onChange({ order: event.target.value })}
          >
            <option value="relevance">best match</option>
            <option value="newest">newest</option>
            <option value="oldest">oldest</option>
          </select>
        </label>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {end === 'from' ? 'From' : 'To'}
            <input
              className="year"
              inputMode="numeric"
              placeholder="year"
              maxLength={4}
              value={years[end] ?? ''}
              onBlur={() => setIsTyping(false)}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : noteId}
              onChange={({ target: { value } }) => {
                const next = { ...years, [end]: value };
                const isRange = getYearProblem(next) === null;
                setIsTyping(/^\d{1,3}$/.test(value));
                setDraft(isRange ? {} : next);
                if (isRange) onChange(next);
              }}
            />
          </label>
        ))}
        {problem !== null && (
          <span className="error small" id={noteId} role="alert">
            {problem}
          </span>
        )}
        <label>
          <input
            type="checkbox"
            checked={parameters.fulltext === 'yes'}
            onChange={(event) => onChange({ fulltext: event.target.checked ? 'yes' : '' })}
          />
          Free full text
        </label>
        <SearchBox
          label="Only articles about an entity"
          placeholder="About an entity …"
          onChoose={({ iri, label }) => onChange({ entity: shortIri(iri), name: label })}
        />
      </div>
      {chosen.length > 0 && (
        <div className="line">
          {chosen.map(({ kind, words, without }) => (
            <Chip
              key={kind}
              aria-label={`Remove the ${kind} filter: ${words}`}
              onClick={() => onChange(without)}
            >
              {words} <Icon name="close" />
            </Chip>
          ))}
        </div>
      )}
    </form>
  );
}
