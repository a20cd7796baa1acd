/** @jsxImportSource solid-js */
import type { EntityHit } from '@biographql/client';
import {
  articleList,
  entitiesOf,
  infiniteArticlesOptions,
  sparqlOptions,
  typedEntitiesOptions,
} from '@biographql/query';
import { iri, select } from '@biographql/sparql';
import { useInfiniteQuery, useQuery } from '@tanstack/solid-query';
import { createSignal, For, Show, Suspense } from 'solid-js';
import { client } from './client.ts';

/** Find a disease while typing; see the drugs that treat it, and page through its articles. */
export function App() {
  const [text, setText] = createSignal('');
  const [disease, setDisease] = createSignal<EntityHit | null>(null);
  const search = useQuery(() => typedEntitiesOptions(client, text(), { delayMs: 120 }));
  const found = () =>
    entitiesOf({
      // Reading pending data would suspend the page at the first letter.
      data: search.isPending ? undefined : search.data,
      isPlaceholderData: search.isPlaceholderData,
    });

  return (
    <main>
      <input
        type="search"
        aria-label="Disease"
        placeholder="asth"
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Show when={search.error}>{(error) => <p role="alert">{error().shortMessage}</p>}</Show>
      <ul aria-busy={!found().entities} style={{ opacity: found().entities ? 1 : 0.5 }}>
        <For each={found().entities ?? found().previousEntities}>
          {(hit) => (
            <li>
              <button type="button" onClick={() => setDisease(hit)}>
                {hit.label}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={disease()}>
        {(chosen) => (
          <>
            <h1>{chosen().label}</h1>
            <Suspense fallback={<p>Looking for drugs …</p>}>
              <Drugs disease={chosen()} />
            </Suspense>
            <Suspense>
              <Articles disease={chosen()} />
            </Suspense>
          </>
        )}
      </Show>
    </main>
  );
}

function Drugs(props: { readonly disease: EntityHit }) {
  // The types of the rows come from the query text: `targets` may be null.
  const rows = useQuery(() =>
    sparqlOptions(
      client,
      select(
        `SELECT ?drug ?name (GROUP_CONCAT(DISTINCT ?target; separator=", ") AS ?targets) WHERE {
          $disease wdt:P2176 ?drug . ?drug rdfs:label ?name FILTER(LANG(?name) = "en")
          OPTIONAL { ?drug wdt:P129/rdfs:label ?target FILTER(LANG(?target) = "en") }
        } GROUP BY ?drug ?name ORDER BY ?name LIMIT 100`,
        { disease: iri(props.disease.iri) },
      ),
    ),
  );
  return (
    <table>
      <caption>{rows.data?.length} drugs</caption>
      <tbody>
        <For each={rows.data}>
          {({ name, targets }) => (
            <tr>
              <td>{name}</td>
              <td>{targets || 'target not known'}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Articles(props: { readonly disease: EntityHit }) {
  const articles = useInfiniteQuery(() => ({
    ...infiniteArticlesOptions(client, {
      entity: props.disease.iri,
      order: 'newest',
      pageSize: 5,
    }),
    select: articleList,
  }));
  return (
    <>
      <ol>
        <For each={articles.data?.articles}>{({ title }) => <li>{title}</li>}</For>
      </ol>
      <Show when={articles.hasNextPage}>
        <button type="button" onClick={() => articles.fetchNextPage()}>
          More
        </button>
      </Show>
    </>
  );
}
