import { useEntities } from '@biographql/react';
import { useState } from 'react';

/** Component under test: disease search while typing, with errors. */
export function DiseaseSearch() {
  const [text, setText] = useState('');
  const { entities, error } = useEntities(text, { delayMs: 1 });

  return (
    <>
      <input
        type="search"
        aria-label="Disease"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <p role="alert">{error.shortMessage}</p>}
      {entities?.length === 0 && <p role="status">Nothing is called {text}.</p>}
      <ul>
        {entities?.map(({ iri, label }) => (
          <li key={iri}>{label}</li>
        ))}
      </ul>
    </>
  );
}
