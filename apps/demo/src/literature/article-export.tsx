import {
  type Article,
  type ArticleSearch,
  type BioGraphQLClient,
  iterateArticles,
} from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { inDigits } from '../components/controls.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { type ExportTable, type Form, toForm } from '../exports/download.ts';

const MAX_EXPORTED = 1_000;

export function ArticleExport(props: {
  readonly name: string;
  readonly search: ArticleSearch;
  readonly total: number;
}) {
  const { name, search, total } = props;
  const client = useBioGraphQL();
  const read = () => readArticles(client, search);
  return (
    <ExportMenu
      name={name}
      table={async () => articleTable(await read())}
      forms={articleForms(read)}
      receipts={[['searchArticles', search.text ?? search.entity]]}
      code={{ action: 'searchArticles', input: { ...search } }}
      note={
        total > MAX_EXPORTED
          ? `the first ${inDigits(MAX_EXPORTED)} of ${inDigits(total)} articles`
          : undefined
      }
    />
  );
}

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

type Articles = readonly Article[];

export function articleForms(articles: () => Articles | Promise<Articles>): readonly Form[] {
  const write = async (format: 'toRis' | 'toBibtex') =>
    (await import('../exports/citations.ts'))[format](await articles());
  return [
    toForm('RIS', 'ris', 'application/x-research-info-systems', () => write('toRis')),
    toForm('BibTeX', 'bib', 'application/x-bibtex', () => write('toBibtex')),
  ];
}

/** Reads the articles of a search, at most {@link MAX_EXPORTED}, in its order. @throws ClientError */
async function readArticles(client: BioGraphQLClient, search: ArticleSearch) {
  const articles: Article[] = [];
  for await (const article of iterateArticles(client, { ...search, pageSize: 100 })) {
    articles.push(article);
    if (articles.length === MAX_EXPORTED) break;
  }
  return articles;
}
