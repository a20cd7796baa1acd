/** @jsxImportSource solid-js */
import type { EntityHit } from '@biographql/client';
import { useEntities, useInfiniteArticles, useSparql } from '@biographql/solid';
import { iri, select } from '@biographql/sparql';
import { createSignal, For, Show, Suspense } from 'solid-js';

/** Find a disease while typing; see the drugs that treat it, and page through its articles. */
export function App() {
  const [text, setText] = createSignal('');
  const [disease, setDisease] = createSignal<EntityHit | null>(null);
  const search = useEntities(text, () => ({ delayMs: 120 }));

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
      <ul aria-busy={!search.entities} style={{ opacity: search.entities ? 1 : 0.5 }}>
        <For each={search.entities ?? search.previousEntities}>
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
        {(found) => (
          <>
            <h1>{found().label}</h1>
            <Suspense fallback={<p>Looking for drugs …</p>}>
              <Drugs disease={found()} />
            </Suspense>
            <Suspense>
              <Articles disease={found()} />
            </Suspense>
          </>
        )}
      </Show>
    </main>
  );
}

function Drugs(props: { readonly disease: EntityHit }) {
  // The rows' type is read from the text: `targets` may be null. Names stand in several languages, each a row of its own.
  const rows = useSparql(() =>
    select(
      `SELECT ?drug ?name (GROUP_CONCAT(DISTINCT ?target; separator=", ") AS ?targets) WHERE {
        $disease wdt:P2176 ?drug . ?drug rdfs:label ?name FILTER(LANG(?name) = "en")
        OPTIONAL { ?drug wdt:P129/rdfs:label ?target FILTER(LANG(?target) = "en") }
      } GROUP BY ?drug ?name ORDER BY ?name LIMIT 100`,
      { disease: iri(props.disease.iri) },
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
  const articles = useInfiniteArticles(() => ({
    entity: props.disease.iri,
    order: 'newest',
    pageSize: 5,
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
