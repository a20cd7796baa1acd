import {
  createClient,
  getEntityProperties,
  getNeighbors,
  isClientError,
  iterateArticles,
  retry,
  searchEntities,
  timeout,
} from '@biographql/client';

/** Finds a disease by name and prints its drugs and newest articles. Usage: `tsx drugs-for-a-disease.ts asthma`. */
const client = createClient({
  url: process.env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql',
  apiKey: process.env.BIOGRAPHQL_API_KEY,
  middleware: [timeout(20_000), retry()],
});

async function report(name: string): Promise<void> {
  const hits = await searchEntities(client, { text: name });
  const disease = hits.find(({ types }) => types.includes('DISEASE'));
  if (!disease) return console.log(`no disease is called "${name}"`);

  const { description } = await getEntityProperties(client, { entity: disease.iri });
  console.log(`${disease.label}: ${description ?? 'no description'}`);

  const { nodes } = await getNeighbors(client, {
    entity: disease.iri,
    types: ['MEDICATION'],
    limit: 200,
  });
  const drugs = nodes.filter(({ iri }) => iri !== disease.iri).map(({ label }) => label);
  console.log(`drugs: ${drugs.sort().join(', ')}`);

  let shown = 0;
  for await (const { issued, title } of iterateArticles(client, {
    entity: disease.iri,
    order: 'newest',
    pageSize: 3,
  })) {
    console.log(`${issued ?? 'undated'}  ${title}`);
    shown += 1;
    if (shown === 3) break;
  }
}

try {
  await report(process.argv[2] ?? 'asthma');
} catch (error) {
  if (!isClientError(error)) throw error;
  console.error(`${error.code}: ${error.shortMessage}`);
  process.exitCode = 1;
}
