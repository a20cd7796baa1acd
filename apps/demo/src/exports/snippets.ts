import { persistedDocuments } from '@biographql/core/manifest';
import type { Snippet } from '../components/copy-as.tsx';
import type { StoredReceipt } from './receipts.ts';

/** The query behind a part of the page. */
export interface QueryCode {
  readonly action: string;
  readonly hook: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** A query with the same result; null without one, e.g. for articles. */
  readonly sparql: string | null;
}

const SERVICE = 'http://127.0.0.1:4000/biographql/graphql';

/** Returns a query as code in each language. curl and Python need the receipt, which has document and variables. */
export function getSnippets(
  { action, hook, input, sparql }: QueryCode,
  receipt: StoredReceipt | undefined,
): readonly Snippet[] {
  const query = receipt && persistedDocuments[receipt.document];
  const sent = query && { query: query.trim(), variables: receipt.variables ?? {} };
  const argument = toLiteral(input);
  return [
    ...(sent ? [{ name: 'curl', code: curl(sent) }] : []),
    {
      name: 'TypeScript',
      code: `import { createClient, ${action} } from '@biographql/client';

const client = createClient({ url: '${SERVICE}', apiKey: process.env.BIOGRAPHQL_API_KEY });
console.log(await ${action}(client, ${argument}));
`,
    },
    {
      name: 'React',
      code: `import { ${hook} } from '@biographql/react';

export function Answer() {
  const { data, error } = ${hook}(${argument.replaceAll('\n', '\n  ')});
  if (error) return <p role="alert">{error.message}</p>;
  return <pre>{JSON.stringify(data, null, 2)}</pre>;
}
`,
    },
    ...(sent ? [{ name: 'Python', code: python(sent) }] : []),
    ...(sparql === null ? [] : [{ name: 'SPARQL', code: sparql }]),
  ];
}

interface SentRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

function curl(sent: SentRequest): string {
  // Single quotes for a POSIX shell.
  const body = JSON.stringify(sent, null, 2).replaceAll("'", "'\\''");
  return `curl ${SERVICE} \\
  -H 'content-type: application/json' \\
  -H "x-api-key: $BIOGRAPHQL_API_KEY" \\
  -d '${body}'
`;
}

function python({ query, variables }: SentRequest): string {
  return `import json, os, urllib.request

query = ${pythonText(query)}
variables = json.loads(${pythonText(JSON.stringify(variables))})

request = urllib.request.Request(
    "${SERVICE}",
    data=json.dumps({"query": query, "variables": variables}).encode(),
    headers={"content-type": "application/json"},
)
request.add_header("x-api-key", os.environ["BIOGRAPHQL_API_KEY"])
print(json.load(urllib.request.urlopen(request))["data"])
`;
}

// Python has JSON's escapes; multi-line strings use triple quotes.
function pythonText(text: string): string {
  const escaped = JSON.stringify(text);
  return text.includes('\n') ? `"""${escaped.slice(1, -1).replaceAll('\\n', '\n')}"""` : escaped;
}

// A JavaScript literal, on one line if it fits.
function toLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map((each) => toLiteral(each, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => `${name}: ${toLiteral(each, `${indent}  `)}`);
  const line = `{ ${entries.join(', ')} }`;
  if (line.length <= MOST_COLUMNS) return line;
  return `{\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}}`;
}

const MOST_COLUMNS = 72;
