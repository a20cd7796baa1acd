import {
  type Article,
  type ArticleSearch,
  type BioGraphQLClient,
  iterateArticles,
} from '@biographql/client';
import type { TextForm } from '../components/export-menu.tsx';
import type { ExportTable } from '../exports/table-forms.ts';

/** Articles of one export; who wants more asks the service itself. */
export const MOST_EXPORTED = 1_000;

/** Articles as a table to be saved. */
export function articleTable(articles: readonly Article[]): ExportTable {
  return {
    columns: ['id', 'doi', 'title', 'authors', 'journal', 'issued', 'abstract'],
    rows: articles.map(({ id, doi, title, authors, journal, issued, abstract }) => [
      id,
      doi,
      title,
      authors.map(({ family, given }) => `${family} ${given}`.trim()).join('; '),
      journal,
      issued,
      abstract,
    ]),
  };
}

/** Articles in the forms of reference managers. */
export function articleForms(
  articles: () => readonly Article[] | Promise<readonly Article[]>,
): readonly TextForm[] {
  const citations = () => import('../exports/citations.ts');
  return [
    {
      name: 'RIS',
      extension: 'ris',
      type: 'application/x-research-info-systems',
      text: async () => (await citations()).toRis(await articles()),
    },
    {
      name: 'BibTeX',
      extension: 'bib',
      type: 'application/x-bibtex',
      text: async () => (await citations()).toBibtex(await articles()),
    },
  ];
}

/** Reads the articles of a search, at most {@link MOST_EXPORTED}, in its order. @throws ClientError */
export async function readArticles(
  client: BioGraphQLClient,
  search: ArticleSearch,
): Promise<readonly Article[]> {
  const articles: Article[] = [];
  for await (const article of iterateArticles(client, { ...search, pageSize: 100 })) {
    articles.push(article);
    if (articles.length === MOST_EXPORTED) break;
  }
  return articles;
}
