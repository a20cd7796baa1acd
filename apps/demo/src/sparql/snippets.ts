import type { Snippet } from '../components/snippet-menu.tsx';

/** A query as requests to the service, which others than its own page make with a key. */
export function snippetsOf(
  sparql: string,
  origin: string = window.location.origin,
): readonly Snippet[] {
  const endpoint = `${origin}/biographql/sparql`;
  return [
    {
      label: 'curl',
      code: [
        `curl ${quoted(endpoint)} \\`,
        `  -H "authorization: Bearer $BIOGRAPHQL_API_KEY" \\`,
        `  -H 'accept: application/sparql-results+json' \\`,
        `  --data-urlencode query=${quoted(sparql)}`,
      ].join('\n'),
    },
    {
      label: 'TypeScript',
      code: [
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
      ].join('\n'),
    },
    {
      label: 'Python',
      code: [
        'import json, os, urllib.parse, urllib.request',
        '',
        `query = ${JSON.stringify(sparql)}`,
        'request = urllib.request.Request(',
        `    ${JSON.stringify(endpoint)},`,
        '    data=urllib.parse.urlencode({"query": query}).encode(),',
        '    headers={',
        '        "authorization": "Bearer " + os.environ["BIOGRAPHQL_API_KEY"],',
        '        "accept": "application/sparql-results+json",',
        '    },',
        ')',
        'with urllib.request.urlopen(request) as response:',
        '    answer = json.load(response)',
        'print(answer.get("results", answer))',
      ].join('\n'),
    },
  ];
}

// For a POSIX shell: nothing within single quotes means anything.
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
