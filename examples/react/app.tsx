import type { EntityHit } from '@biographql/client';
import { useEntities, useInfiniteArticles, useSparql } from '@biographql/react';
import { iri, select } from '@biographql/sparql';
import { useState } from 'react';

/** Find a disease while typing; see the drugs that treat it, and page through its articles. */
export function App() {
  const [text, setText] = useState('');
  const [disease, setDisease] = useState<EntityHit | null>(null);
  const { entities, previousEntities = [], error } = useEntities(text, { delayMs: 120 });

  return (
    <main>
      <input
        type="search"
        aria-label="Disease"
        placeholder="asth"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <p role="alert">{error.shortMessage}</p>}
      <ul aria-busy={!entities} style={{ opacity: entities ? 1 : 0.5 }}>
        {(entities ?? previousEntities).map((hit) => (
          <li key={hit.iri}>
            <button type="button" onClick={() => setDisease(hit)}>
              {hit.label}
            </button>
          </li>
        ))}
      </ul>
      {disease && (
        <>
          <h1>{disease.label}</h1>
          <Drugs disease={disease} />
          <Articles disease={disease} />
        </>
      )}
    </main>
  );
}

function Drugs({ disease }: { readonly disease: EntityHit }) {
  // The rows' type is read from the text: `targets` may be null. Names stand in several languages, each a row of its own.
  const query = select(
    `SELECT ?drug ?name (GROUP_CONCAT(DISTINCT ?target; separator=", ") AS ?targets) WHERE {
      $disease wdt:P2176 ?drug . ?drug rdfs:label ?name FILTER(LANG(?name) = "en")
      OPTIONAL { ?drug wdt:P129/rdfs:label ?target FILTER(LANG(?target) = "en") }
    } GROUP BY ?drug ?name ORDER BY ?name LIMIT 100`,
    { disease: iri(disease.iri) },
  );
  const { data: rows, error, isPending } = useSparql(query);
  if (isPending) return <p>Looking for drugs …</p>;
  if (error) return <p role="alert">{error.shortMessage}</p>;
  return (
    <table>
      <caption>{rows.length} drugs</caption>
      <tbody>
        {rows.map(({ drug, name, targets }) => (
          <tr key={drug}>
            <td>{name}</td>
            <td>{targets || 'target not known'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Articles({ disease }: { readonly disease: EntityHit }) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteArticles({
    entity: disease.iri,
    order: 'newest',
    pageSize: 5,
  });
  return (
    <>
      <ol>
        {data?.articles.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      {hasNextPage && (
        <button type="button" onClick={() => fetchNextPage()}>
          More
        </button>
      )}
    </>
  );
}
