import type { Page } from '../page.js';

const READERS = [
  [
    'Front-end developer',
    '/learn/front-end-developers',
    'Typed documents, a 2.6 KB client, and React hooks for every operation.',
  ],
  [
    'Scientist',
    '/learn/scientists',
    'Look up entities, ask questions in English or SPARQL, predict ADMET properties, and open the evidence.',
  ],
  [
    'Operator',
    '/learn/operators',
    'One program with embedded engines: load your graph, deploy it, and monitor it.',
  ],
] as const;

const PLACES = [
  ['Guides', '/guides/', 'One page per task.'],
  ['Operate', '/operate/deploy', 'Deploy, secure, monitor and scale the service.'],
  ['Schema', '/schema/', 'Every field, argument and type of the API.'],
  ['API', '/api/', 'Every export of every package.'],
  ['ADMET models', '/models/', 'What each model predicts, with units and thresholds.'],
  ['Errors', '/errors/', 'A page for every code.'],
] as const;

/** Home page: what this is, and an entry for each kind of reader. */
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
      text: 'A biomedical knowledge graph with a typed API',
      tagline:
        'A GraphQL service that you run yourself, and typed packages for its clients: entities, facts, articles, answers with evidence, SPARQL, and ADMET predictions.',
      actions: [
        { theme: 'brand', text: 'Getting started', link: '/learn/getting-started' },
        { theme: 'alt', text: 'Packages', link: '/packages/' },
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
