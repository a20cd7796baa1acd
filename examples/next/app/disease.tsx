'use client';

import { useSuspenseNeighbors, useTopAuthors } from '@biographql/react';

/** Neighbors come with the page; authors are requested by the page, through the proxy. */
export function Disease({ entity }: { readonly entity: string }) {
  const { data: graph } = useSuspenseNeighbors({ entity, limit: 5 });
  const { data: authors } = useTopAuthors({ text: graph.root.label });
  return (
    <main>
      <h1>{graph.root.label}</h1>
      <ul>
        {graph.neighbors.map(({ iri, label }) => (
          <li key={iri}>{label}</li>
        ))}
      </ul>
      <p>{authors?.map(({ family }) => family).join(', ') ?? 'asking for authors'}</p>
    </main>
  );
}
