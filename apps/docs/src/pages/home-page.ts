import type { Page } from '../page.js';

const READERS = [
  [
    'A front end, a script or an agent',
    '/start/package-user',
    'Typed documents, a client of 2.7 KB, React hooks: ask, and have the types.',
  ],
  [
    'A question of science',
    '/start/scientist',
    'Look up entities, ask in words or in SPARQL, predict ADMET, and see what an answer rests on.',
  ],
  [
    'A service to run',
    '/start/operator',
    'One program with its engines inside: load your graph, put it behind TLS, watch it.',
  ],
] as const;

const PLACES = [
  ['Guides', '/guides/', 'One page per task.'],
  ['Recipes', '/recipes/', 'Load PubMed, Wikidata, ontologies, KGX, a table.'],
  ['Schema', '/schema/', 'Every field, argument and type of the contract.'],
  ['Reference', '/reference/', 'Every export of every package.'],
  ['ADMET models', '/models/', 'What each predicts, its unit and its thresholds.'],
  ['Errors', '/errors/', 'A page for every code.'],
] as const;

/** Returns the home page: what this is, and a way in for each of its readers. */
export function homePage(): Page {
  const features = [...READERS, ...PLACES].map(([title, link, details]) => ({
    title,
    link,
    details,
  }));
  const matter = {
    layout: 'landing',
    sidebar: false,
    title: 'BioGraphQL',
    titleTemplate: 'Documentation',
    hero: {
      name: 'BioGraphQL',
      text: 'A biomedical knowledge graph, asked with types',
      tagline:
        'Typed GraphQL packages and a service that you run yourself: entities, neighbors, articles, answers with what shows them, SPARQL, ADMET.',
      actions: [
        { theme: 'brand', text: 'Getting started', link: '/getting-started' },
        { theme: 'alt', text: 'Overview', link: '/overview' },
      ],
    },
    features,
  };
  // JSON is YAML.
  return {
    route: 'index.md',
    source: null,
    markdown: `---\n${JSON.stringify(matter, null, 2)}\n---\n`,
  };
}
