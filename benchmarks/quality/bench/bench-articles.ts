import { isRecord } from '@biographql/core/internal';
import type { Article } from '@biographql/engines';
import { shuffled } from './random.js';
import { share } from './say.js';
import type { BenchContext, Table } from './sections.js';

interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly info: string;
}

type Form = readonly [form: string, write: (article: Article) => string | null];

const PER_IDENTIFIER = 12;
const AUTHOR_SEARCHES = 36;
const MAX_PAGES = 5;

const idForms: readonly Form[] = [
  ['PMID', ({ pmid }) => pmid],
  ['PMID: n', ({ pmid }) => pmid && `PMID: ${pmid}`],
  ['pmid n', ({ pmid }) => pmid && `pmid ${pmid}`],
  ['PMC id', ({ pmcid }) => pmcid],
  ['DOI', ({ doi }) => doi],
  ['doi: prefix', ({ doi }) => doi && `doi: ${doi.toUpperCase()}`],
  ['https://doi.org', ({ doi }) => doi && `https://doi.org/${doi}`],
  ['http://dx.doi.org', ({ doi }) => doi && `http://dx.doi.org/${doi}`],
  ['PubMed address', ({ pmid }) => pmid && `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`],
  ['old NCBI address', ({ pmid }) => pmid && `https://www.ncbi.nlm.nih.gov/pubmed/${pmid}`],
  ['PMC address', ({ pmcid }) => pmcid && `https://www.ncbi.nlm.nih.gov/pmc/articles/${pmcid}/`],
  ['new PMC address', ({ pmcid }) => pmcid && `https://pmc.ncbi.nlm.nih.gov/articles/${pmcid}/`],
  ['Europe PMC address', ({ pmid }) => pmid && `https://europepmc.org/article/MED/${pmid}`],
];

const authorForms: readonly ((names: readonly Name[], year: string) => string)[] = [
  ([first], year) => `${first?.family} ${year}`,
  ([first], year) => `${first?.family} et al. ${year}`,
  ([first], year) => `${first?.family} ${first?.initial} ${year}`,
  ([first, second], year) => `${first?.family} and ${second?.family} ${year}`,
  ([first], year) => `${first?.family} et al., ${year}`,
  ([first], year) => `${first?.family} (${year})`,
  ([first, second], year) => `${first?.family} & ${second?.family}, ${year}`,
  ([first], year) => `${first?.family}, ${year}`,
  ([first], year) => `${first?.initial}. ${first?.family} ${year}`,
];

interface Name {
  readonly family: string;
  readonly initial: string;
}

/** Sets of articles that must add up: `A` and `B` are words. */
const PAIRS = [
  ['asthma', 'steroid'],
  ['cancer', 'tamoxifen'],
  ['heart', 'failure'],
  ['mouse', 'insulin'],
] as const;

/** Searches articles as librarians and programs do: by identifiers, authors with years, and operators. */
export async function benchArticles({ ask, service }: BenchContext): Promise<readonly Table[]> {
  const articles: Article[] = [];
  for await (const batch of service.engines.articles.rows()) articles.push(...batch);
  const sample = shuffled(articles, 'article-searches', ({ id }) => id);
  const find = (query: string, page = 1) => search(ask, query, page);
  const rows: Record<string, Readonly<Record<string, number>>> = {};
  const wrong: string[] = [];
  const add = (form: string, query: string, isRight: boolean, found: Found) => {
    const { requested = 0, right = 0 } = rows[form] ?? {};
    rows[form] = { requested: requested + 1, right: right + Number(isRight) };
    if (!isRight) wrong.push(`[${form}] ${query} → ${found.total}: ${found.info}`);
  };
  for (const [form, write] of idForms) {
    const having = sample.filter((article) => write(article) !== null).slice(0, PER_IDENTIFIER);
    for (const article of having) {
      const query = write(article) ?? '';
      const found = await find(query);
      add(form, query, found.total === 1 && found.ids[0] === article.id, found);
    }
  }
  const dated = sample.filter(
    ({ issued, authors }) => issued !== null && getNames(authors) !== null,
  );
  for (const [at, article] of dated.slice(0, AUTHOR_SEARCHES).entries()) {
    const write = authorForms[at % authorForms.length];
    const query =
      write?.(getNames(article.authors) ?? [], (article.issued ?? '').slice(0, 4)) ?? '';
    const found = await find(query);
    const pages = Math.min(MAX_PAGES, Math.ceil(found.total / 100));
    const more = await Promise.all(
      Array.from({ length: Math.max(0, pages - 1) }, (_, page) => find(query, page + 2)),
    );
    const ids = [found, ...more].flatMap((page) => page.ids);
    const year = Number(article.issued?.slice(0, 4));
    const isOfYear = found.years.every((count) => count.year === year);
    add('author and year', query, ids.includes(article.id) && isOfYear, found);
  }
  for (const [left, right] of PAIRS) {
    const [a, both, not, either, b] = await Promise.all(
      [left, `${left} AND ${right}`, `${left} NOT ${right}`, `${left} OR ${right}`, right].map(
        (query) => find(query.includes(' ') ? query : `${query}[tw]`),
      ),
    );
    if (!a || !b || !both || !not || !either) continue;
    add('AND, NOT', `${left}, ${right}`, both.total + not.total === a.total, both);
    add('OR', `${left}, ${right}`, a.total + b.total - both.total === either.total, either);
    const years = await find(`(${left} OR ${right}) AND 2010:2015[dp]`);
    const expected = either.years
      .filter(({ year }) => year >= 2010 && year <= 2015)
      .reduce((total, { count }) => total + count, 0);
    add('years in a group', `${left} OR ${right}`, years.total === expected, years);
    const beginning = await find(`${left.slice(0, 4)}*`);
    add('beginning of a word', left, beginning.total >= a.total, beginning);
    const counted = a.years.reduce((total, { count }) => total + count, 0);
    const undated = articles.some(({ issued }) => issued === null);
    add('years and total', left, undated ? counted <= a.total : counted === a.total, a);
  }
  return [
    {
      title: 'Article searches',
      rows: Object.fromEntries(
        Object.entries(rows).map(([form, { requested = 0, right = 0 }]) => [
          form,
          { requested, right, share: share(right, requested) ?? 0 },
        ]),
      ),
      wrong,
      notes: [
        'identifiers: exactly the article; author and year: the article is in the list, and all are of that year.',
      ],
    },
  ];
}

/** The first two authors; null unless both are persons whose names are letters. */
function getNames(authors: Article['authors']): readonly Name[] | null {
  const names = authors
    .slice(0, 2)
    .map(({ family, given }) => ({ family, initial: given.slice(0, 1) }));
  const isPlain = ({ family, initial }: Name) =>
    /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(family) && /^\p{Lu}$/u.test(initial);
  return names.length === 2 && names.every(isPlain) ? names : null;
}

async function search(ask: BenchContext['ask'], query: string, pageNumber: number): Promise<Found> {
  const answer = await ask(
    `query Articles($input: ArticleSearchInput) { searchInsights(searchInput: $input) {
      data { ... on TextResults { totalItems infoText years { year count } documents { id } } } } }`,
    { input: { query, pageNumber, pageSize: 100, countYears: true } },
  );
  const results = isRecord(answer) && isRecord(answer.searchInsights) ? answer.searchInsights : {};
  const data = isRecord(results.data) ? results.data : {};
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
  return {
    ids: list(data.documents).map(({ id }) => String(id)),
    total: Number(data.totalItems),
    years: list(data.years).map(({ year, count }) => ({
      year: Number(year),
      count: Number(count),
    })),
    info: String(data.infoText),
  };
}
