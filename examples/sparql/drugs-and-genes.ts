import { createClient, selectSparql } from '@biographql/client';
import { rowsOf, select, wd } from '@biographql/sparql';

/** Runs a SPARQL query whose rows are typed by its text. Usage: `tsx drugs-and-genes.ts Q35869`. */
const client = createClient({
  url: process.env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql',
  apiKey: process.env.BIOGRAPHQL_API_KEY,
});

const query = select(
  `SELECT ?drugLabel (COUNT(?other) AS ?others) WHERE {
    $disease wdt:P2176 ?drug .
    ?drug rdfs:label ?drugLabel FILTER(LANG(?drugLabel) = "en")
    OPTIONAL { ?other wdt:P2176 ?drug . FILTER(?other != $disease) }
  } GROUP BY ?drugLabel ORDER BY ?drugLabel`,
  { disease: wd(process.argv[2] ?? 'Q35869') },
);

const rows = rowsOf(await selectSparql(client, { sparql: query }), query);
// `drugLabel` is a string and `others` a number: the text of the query says so.
for (const { drugLabel, others } of rows) {
  console.log(`${drugLabel.toUpperCase()}: treats ${others + 1} of the diseases of the graph`);
}
