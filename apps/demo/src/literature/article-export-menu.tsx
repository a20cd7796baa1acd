import type { ArticleSearch } from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { ExportMenu } from '../components/export-menu.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { articleForms, articleTable, MOST_EXPORTED, readArticles } from './article-export.ts';
import { wantedOf } from './search.ts';

/** The ways to take the articles of a search along, as far as one export reads. */
export function ArticleExport({
  name,
  search,
  total,
}: {
  readonly name: string;
  readonly search: ArticleSearch;
  readonly total: number;
}) {
  const client = useBioGraphQL();
  const read = () => readArticles(client, search);
  return (
    <ExportMenu
      name={name}
      table={async () => articleTable(await read())}
      forms={articleForms(read)}
      receipts={() =>
        keptReceipts('searchArticles', wantedOf(search)).slice(
          -Math.ceil(Math.min(total, MOST_EXPORTED) / 100),
        )
      }
      code={{ action: 'searchArticles', hook: 'useArticles', input: { ...search }, sparql: null }}
      note={
        total > MOST_EXPORTED
          ? `the first ${MOST_EXPORTED.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
          : undefined
      }
    />
  );
}
