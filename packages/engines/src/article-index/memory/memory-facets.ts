import type { EntityLabel } from '../article-build.js';
import { firstDay, yearText } from '../article-date.js';
import type { Article, ArticleAuthor, ArticleFacet, FacetCount } from '../article-index.js';
import { parseAffiliation } from '../reading/affiliation.js';
import {
  AuthorCollector,
  type CollectedAuthor,
  type CollectedAuthors,
} from '../reading/author-collector.js';
import { mostFrequent } from '../reading/facet-collector.js';
import { type AuthorTable, findAuthorForms } from '../reading/find-authors.js';
import { postingsOf } from '../reading/postings.js';

/** The values of every facet of a collection. */
export interface MemoryFacets {
  /** The keys of an article's values, each once. */
  keysOf(article: Article, by: ArticleFacet): ReadonlySet<string>;
  /** Whether an article has an author whom a text means: see `findAuthorForms`. */
  isBy(article: Article, name: string): boolean;
  /** How a value is shown. */
  describe(by: ArticleFacet, key: string): Omit<FacetCount, 'count'>;
}

interface Value {
  readonly key: string;
  readonly label: string;
  readonly location?: string | null;
}

/** Works the facets of a collection out. Who counts as one author is decided by the same rule as elsewhere. */
export function memoryFacets(
  articles: readonly Article[],
  entityLabel: EntityLabel = () => null,
): MemoryFacets {
  const collector = new AuthorCollector();
  for (const { authors } of articles) collector.nextArticle(authors);
  const collected = collector.finish();
  const { authors, authorOfForm, postings } = collected;
  const table = memoryAuthors(collected);
  const authorsByKey = new Map(authors.map((author) => [author.key, author]));
  const authorKeys = new Map(
    articles.map((article, index) => [
      article.id,
      new Set(
        Array.from(
          postingsOf(postings, index + 1),
          (form) => authors[authorOfForm[form] ?? 0]?.key ?? '',
        ),
      ),
    ]),
  );
  const formsMeant = new Map<string, ReadonlySet<number>>();
  const formsOf = new Map(
    articles.map((article, index) => [article.id, postingsOf(postings, index + 1)]),
  );
  const valuesOf = (article: Article, by: ArticleFacet): readonly Value[] => {
    if (by === 'entity') {
      return article.entities.map((iri) => ({ key: iri, label: entityLabel(iri) ?? iri }));
    }
    if (by === 'meshDescriptor') return article.mesh.map(({ label }) => ({ key: label, label }));
    if (by === 'year') {
      const year = yearText(firstDay(article.issued));
      return year === null ? [] : [{ key: year, label: year }];
    }
    return article.authors.flatMap((author) => organizationsOf(author));
  };

  return {
    keysOf(article, by) {
      if (by === 'author') return authorKeys.get(article.id) ?? new Set();
      return new Set(valuesOf(article, by).map(({ key }) => key));
    },
    isBy(article, name) {
      const meant = formsMeant.get(name) ?? findAuthorForms(table, name);
      formsMeant.set(name, meant);
      return formsOf.get(article.id)?.some((form) => meant.has(form)) ?? false;
    },
    describe(by, key) {
      if (by === 'author') return describeAuthor(authorsByKey.get(key), key);
      const values = articles.flatMap((article) => firstOfKey(valuesOf(article, by), key));
      const label = mostFrequent(countTexts(values.map((value) => value.label))) ?? key;
      if (by !== 'affiliation') return { key, label };
      const locations = values.flatMap(({ location }) => (location ? [location] : []));
      return { key, label, location: mostFrequent(countTexts(locations)) };
    },
  };
}

function memoryAuthors(collected: CollectedAuthors): AuthorTable {
  const { authors, forms, usualForms, authorOfForm } = collected;
  const placesOf = <T>(values: Iterable<T>, wanted: T) =>
    Array.from(values).flatMap((value, place) => (value === wanted ? [place] : []));
  return {
    formsOfFamily: (family) =>
      placesOf(
        forms.map((form) => form.family),
        family,
      ),
    form: (form) => forms[form] ?? { family: '', given: [] },
    authorOf: (form) => authorOfForm[form] ?? 0,
    usualForm: (author) => usualForms[author] ?? 0,
    hasOrcid: (author) => authors[author]?.orcid != null,
    authorOfOrcid: (orcid) =>
      placesOf(
        authors.map((author) => author.orcid),
        orcid,
      )[0] ?? null,
    formsOfAuthor: (author) => placesOf(authorOfForm, author),
  };
}

function organizationsOf({ affiliations }: ArticleAuthor): readonly Value[] {
  return affiliations.flatMap((text) => {
    const organization = parseAffiliation(text);
    if (organization === null) return [];
    const { key, name, location } = organization;
    return [{ key, label: name, location }];
  });
}

/** An article words a value once: as it does first. */
function firstOfKey(values: readonly Value[], key: string): readonly Value[] {
  return values.filter((value) => value.key === key).slice(0, 1);
}

function describeAuthor(
  author: CollectedAuthor | undefined,
  key: string,
): Omit<FacetCount, 'count'> {
  if (author === undefined) return { key, label: key };
  const { family, given, orcid } = author;
  const named = { family, given, affiliations: [] };
  return {
    key,
    label: [family, given].filter(Boolean).join(', '),
    author: orcid === null ? named : { ...named, orcid },
  };
}

function countTexts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
