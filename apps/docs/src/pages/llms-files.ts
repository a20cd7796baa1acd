import { addressOf, type Page, titleOf } from '../page.js';
import { SECTIONS, sectionOf } from '../sections.js';
import { SITE_BASE } from '../site-base.js';

/** Without the slash at its end. */
const BASE = SITE_BASE.slice(0, -1);

/** Returns `llms.txt`: what the pages are and where, for language models that read documentation (llmstxt.org). */
export function llmsList(pages: readonly Page[]): string {
  const parts = SECTIONS.map(({ title, folder }) => {
    const lines = pages
      .filter((page) => sectionOf(page.route) === folder && page.route !== 'index.md')
      .map((page) => `- [${titleOf(page.markdown)}](${BASE}/${page.route})`);
    return [`## ${title}`, lines.join('\n')].join('\n\n');
  });
  return `${[HEAD, `The same as one text: [llms-full.txt](${BASE}/llms-full.txt).`, ...parts].join('\n\n')}\n`;
}

/** Returns `llms-full.txt`: guides, packages, schema, errors and models as one text, without the API pages. */
export function llmsText(pages: readonly Page[]): string {
  const left = new Set(['api']);
  const texts = pages
    .filter(({ route }) => route !== 'index.md' && !left.has(sectionOf(route)))
    .map(({ route, markdown }) => `<!-- ${BASE}${addressOf(route)} -->\n\n${markdown.trim()}`);
  return `${[HEAD, ...texts].join('\n\n')}\n`;
}

const HEAD = [
  '# BioGraphQL',
  '> Typed GraphQL packages (TypeScript) and a self-hostable query service over a biomedical knowledge graph: entities while you type, neighbors, properties, articles, answers to questions with statements and sentences that show them, SPARQL, and 28 ADMET models that run in Node and in the browser.',
  'The endpoint is `POST /{serviceName}/graphql` with a key in `x-api-key`. Begin with `@biographql/client` and its actions; identifiers are full IRIs or Wikidata codes; every error has a code with a page.',
].join('\n\n');
