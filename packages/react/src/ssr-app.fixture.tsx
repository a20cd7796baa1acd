import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnswer, useTopAuthors } from './generated/hooks.js';
import { useEntities } from './hooks/use-entities.js';
import { useNeighbors } from './hooks/use-neighbors.js';

/** A page over several hooks, as a server renders it. */
export function App({ text }: { readonly text: string }) {
  const [typed, setTyped] = useState(text);
  const { entities } = useEntities(typed, { delayMs: 5 });
  const { data: graph, expand } = useNeighbors({ label: text, limit: 3 });
  const { data: authors } = useTopAuthors({ text });
  // Not prefetched: the server renders it as pending, and the page requests it.
  const { data: answer } = useAnswer({ question: `What treats ${text}?` });
  const first = graph?.nodes[1];
  return (
    <main>
      <button type="button" onClick={() => setTyped('diabetes')}>
        {entities?.map(({ label }) => label).join() ?? 'searching'}
      </button>
      <button type="button" id="expand" onClick={() => first && expand(first)}>
        {graph?.nodes.length ?? 'no graph'}
      </button>
      <p>{authors?.map(({ family }) => family).join() ?? 'no authors'}</p>
      <p>{answer?.question ?? 'asking'}</p>
      <i>{useQueryClient().getQueryCache().getAll().length > 0 ? 'cached' : 'empty'}</i>
    </main>
  );
}
