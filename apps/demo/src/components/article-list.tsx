import type { Article } from '@biographql/client';
import { ArticleEntry } from './article-entry.tsx';

/** Articles in their order, numbered. */
export function ArticleList({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <ol className="articles">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleEntry article={article} />
        </li>
      ))}
    </ol>
  );
}
