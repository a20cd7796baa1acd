import { persistedDocuments } from '@biographql/core/manifest';
import { isGraphQuery } from '@biographql/sparql';
import type { StoredReceipt } from './download.ts';

export type Snippet = { readonly name: string; readonly code: string };

export interface QueryCode {
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** A query with the same result; null without one, e.g. for articles. */
  readonly sparql?: string | null;
}

const SERVICE = 'http://127.0.0.1:4000';

/** Returns a query as code in each language. curl and Python need the receipt, which has document and variables. */
export function getSnippets(
  { action, input, sparql }: QueryCode,
  receipt: StoredReceipt | undefined,
): readonly Snippet[] {
  const hook = action === 'searchArticles' ? 'useArticles' : action.replace(/^get/, 'use');
  const document = receipt && persistedDocuments[receipt.document];
  const argument = toLiteral(input);
  const snippets = [
    {
      name: 'TypeScript',
      code: `${createClientCode(action, SERVICE)}console.log(await ${action}(client, ${argument}));\n`,
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
  ];
  const last = sparql ? [{ name: 'SPARQL', code: sparql }] : [];
  if (!document) return [...snippets, ...last];
  const url = `${SERVICE}/biographql/graphql`;
  const sent = { query: document.trim(), variables: receipt.variables ?? {} };
  const type = 'content-type: application/json';
  const curl = toCurl(url, type, `-d ${quoted(JSON.stringify(sent, null, 2))}`);
  const python = `import json, os, urllib.request

query = ${toPythonText(sent.query)}
variables = json.loads(${toPythonText(JSON.stringify(sent.variables))})

${toPythonRequest(url, type, 'json.dumps({"query": query, "variables": variables})')}
print(json.load(urllib.request.urlopen(request))["data"])
`;
  return [{ name: 'curl', code: curl }, ...snippets, { name: 'Python', code: python }, ...last];
}

/** Returns a query of the SPARQL page as code. Only the SPARQL endpoint returns triples. */
export function getSparqlSnippets(sparql: string, origin: string = window.location.origin) {
  const url = `${origin}/biographql/sparql`;
  const isGraph = isGraphQuery(sparql);
  const accept = `accept: ${isGraph ? 'text/turtle' : 'application/sparql-results+json'}`;
  const text = JSON.stringify(sparql);
  const typescript = isGraph
    ? `const response = await fetch('${url}', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.BIOGRAPHQL_API_KEY}\`, accept: 'text/turtle' },
  body: new URLSearchParams({ query: ${text} }),
});
console.log(await response.text());
`
    : `${createClientCode('getSparqlJson', origin)}const answer = await getSparqlJson(client, { sparql: ${text} });
console.log(answer.results?.bindings ?? answer.boolean);
`;
  const answer = 'urllib.request.urlopen(request)';
  const python = `import json, os, urllib.parse, urllib.request

query = ${toPythonText(sparql)}

${toPythonRequest(url, accept, 'urllib.parse.urlencode({"query": query})')}
print(${isGraph ? `${answer}.read().decode()` : `json.load(${answer})`})
`;
  return [
    { name: 'curl', code: toCurl(url, accept, `--data-urlencode query=${quoted(sparql)}`) },
    { name: 'TypeScript', code: typescript },
    { name: 'Python', code: python },
  ];
}

function createClientCode(action: string, origin: string): string {
  return `import { createClient, ${action} } from '@biographql/client';

const client = createClient({
  url: '${origin}/biographql/graphql',
  apiKey: process.env.BIOGRAPHQL_API_KEY,
});
`;
}

function toCurl(url: string, header: string, data: string): string {
  const options = [`-H ${quoted(header)}`, '-H "x-api-key: $BIOGRAPHQL_API_KEY"', data];
  return `curl ${quoted(url)} \\\n  ${options.join(' \\\n  ')}\n`;
}

// Single quotes for a POSIX shell.
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function toPythonRequest(url: string, header: string, data: string): string {
  const [name, value] = header.split(': ');
  return `request = urllib.request.Request(
    "${url}",
    data=${data}.encode(),
    headers={"${name}": "${value}"},
)
request.add_header("x-api-key", os.environ["BIOGRAPHQL_API_KEY"])`;
}

// Python has JSON's escapes; multi-line strings use triple quotes.
function toPythonText(text: string): string {
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
  if (line.length <= MAX_COLUMNS) return line;
  return `{\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}}`;
}

const MAX_COLUMNS = 72;
