import { isGraphQuery } from '@biographql/sparql';
import type { Snippet } from '../components/copy-as.tsx';

export const SPARQL_LANGUAGES = ['curl', 'TypeScript', 'Python'];

/** A query as code that calls the service with an API key. */
export function getSnippets(
  sparql: string,
  origin: string = window.location.origin,
): readonly Snippet[] {
  const endpoint = `${origin}/biographql/sparql`;
  const isGraph = isGraphQuery(sparql);
  const accept = isGraph ? 'text/turtle' : 'application/sparql-results+json';
  return [
    {
      name: 'curl',
      code: [
        `curl ${quoted(endpoint)} \\`,
        `  -H "authorization: Bearer $BIOGRAPHQL_API_KEY" \\`,
        `  -H 'accept: ${accept}' \\`,
        `  --data-urlencode query=${quoted(sparql)}`,
      ].join('\n'),
    },
    {
      name: 'TypeScript',
      code: isGraph ? getRequest(endpoint, sparql, accept) : getAction(origin, sparql),
    },
    {
      name: 'Python',
      code: [
        `import ${isGraph ? '' : 'json, '}os, urllib.parse, urllib.request`,
        '',
        `query = ${JSON.stringify(sparql)}`,
        'request = urllib.request.Request(',
        `    ${JSON.stringify(endpoint)},`,
        '    data=urllib.parse.urlencode({"query": query}).encode(),',
        '    headers={',
        '        "authorization": "Bearer " + os.environ["BIOGRAPHQL_API_KEY"],',
        `        "accept": "${accept}",`,
        '    },',
        ')',
        'with urllib.request.urlopen(request) as response:',
        ...(isGraph
          ? ['    print(response.read().decode())']
          : ['    answer = json.load(response)', 'print(answer.get("results", answer))']),
      ].join('\n'),
    },
  ];
}

function getAction(origin: string, sparql: string): string {
  return [
    `import { createClient, getSparqlJson } from '@biographql/client';`,
    '',
    `const client = createClient({`,
    `  url: ${JSON.stringify(`${origin}/biographql/graphql`)},`,
    `  apiKey: process.env.BIOGRAPHQL_API_KEY,`,
    `});`,
    `const answer = await getSparqlJson(client, {`,
    `  sparql: ${JSON.stringify(sparql)},`,
    `});`,
    `console.log(answer.results?.bindings ?? answer.boolean);`,
  ].join('\n');
}

/** Only the SPARQL endpoint returns triples. */
function getRequest(endpoint: string, sparql: string, accept: string): string {
  return [
    `const response = await fetch(${JSON.stringify(endpoint)}, {`,
    `  method: 'POST',`,
    `  headers: {`,
    `    authorization: \`Bearer \${process.env.BIOGRAPHQL_API_KEY}\`,`,
    `    accept: '${accept}',`,
    `  },`,
    `  body: new URLSearchParams({ query: ${JSON.stringify(sparql)} }),`,
    `});`,
    `console.log(await response.text());`,
  ].join('\n');
}

// Single quotes for a POSIX shell.
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
