import { GraphiQL } from 'graphiql';
import { type FormEvent, useMemo, useState } from 'react';
import type { Endpoint } from './read-endpoints.js';

/** GraphiQL over the schemas of the service. The key is asked first and lives in this page alone, until it is left. */
export function GraphiqlPage({ endpoints }: { readonly endpoints: readonly Endpoint[] }) {
  const [key, setKey] = useState<string | null>(null);
  const [path, setPath] = useState(endpoints[0]?.path ?? '');
  const fetcher = useMemo(() => (key === null ? null : createFetcher(path, key)), [path, key]);
  return (
    <>
      <header className="bar">
        <h1>BioGraphQL</h1>
        <label>
          Schema{' '}
          <select value={path} onChange={({ target }) => setPath(target.value)}>
            {endpoints.map((each) => (
              <option key={each.path} value={each.path}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        {key === null ? (
          <KeyForm onKey={setKey} />
        ) : (
          <button type="button" onClick={() => setKey(null)}>
            Forget the key
          </button>
        )}
      </header>
      {fetcher === null ? (
        <p className="note">
          Enter an API key to read the schema and send requests. It is kept in memory alone, and
          sent to this service alone. <code>biographql keys create</code> makes one.
        </p>
      ) : (
        <main className="editor">
          <GraphiQL key={path} fetcher={fetcher} defaultQuery={defaultQueryOf(path)} />
        </main>
      )}
    </>
  );
}

function KeyForm({ onKey }: { readonly onKey: (key: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('key');
    if (typeof value === 'string' && value.trim() !== '') onKey(value.trim());
  };
  return (
    <form onSubmit={submit}>
      <label>
        API key <input name="key" type="password" autoComplete="off" spellCheck={false} required />
      </label>{' '}
      <button type="submit">Open</button>
    </form>
  );
}

interface GraphQLParameters {
  readonly query: string;
}

/** Its own header comes last: what the editor of headers holds is stored by the browser, so no key belongs there. */
function createFetcher(path: string, key: string) {
  return async (
    parameters: GraphQLParameters,
    { headers = {} }: { readonly headers?: Readonly<Record<string, string>> } = {},
  ) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(parameters),
    });
    return answer.json();
  };
}

function defaultQueryOf(path: string): string {
  return path.endsWith('/graphql') ? EXAMPLE : '{ __typename }\n';
}

const EXAMPLE = `# The schema is in the book on the left.
# Ctrl+Space completes, Ctrl+Enter runs.
query Names {
  searchAsYouType(searchInput: { searchText: "asth" }) {
    data {
      searchLabels {
        qid
        text
      }
    }
  }
}
`;
