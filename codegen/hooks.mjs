import { readdirSync, readFileSync } from 'node:fs';
import { plugin as writeActions } from './write-actions.mjs';

const ACTIONS = 'packages/client/src/actions';

/** Actions whose options or hooks can't be fully generated from their names and documentation. */
const EXCEPTIONS = {
  getAdmetExplanation: { types: '<ServedAdmetModelName>', staleTime: 'Infinity' },
  getMolecules: { staleTime: 'Infinity' },
  getNeighbors: { isHandWritten: ['hooks'] },
  getSparqlJson: { isHandWritten: ['options', 'hooks'] },
  predictAdmet: { isHandWritten: ['options', 'hooks'], hook: 'useAdmetPredictions' },
  predictAdmetTable: { isHandWritten: ['options', 'hooks'], hook: 'useAdmetPredictions' },
  resolveEntities: { noun: 'ResolvedEntities' },
  searchEntities: { isHandWritten: ['hooks'] },
  selectSparql: { isHandWritten: ['options', 'hooks'] },
  verifyItems: { noun: 'Verdicts' },
};

/** Writes the query options, or the React hooks, of the client's actions. */
export const plugin = (schema, documents, { part }) => {
  const written = readActions(writeActions(schema, documents))
    .filter(({ isHandWritten = [] }) => !isHandWritten.includes(part))
    .map((action) => ({ ...action, input: readInput(action) }));
  return parts[part](written.sort((a, b) => (a.name < b.name ? -1 : 1)));
};

const parts = {
  options: (written) =>
    [
      importFrom(
        '@biographql/client',
        written.map(({ name }) => name),
      ),
      "import type { ServedAdmetModelName } from '@biographql/core';",
      "import { optionsFor } from '../options/action-options.js';",
      ...written.map(({ name, types = '', hook, options, input, staleTime }) => {
        const age = staleTime
          ? 'Never old: a model does not change its mind.'
          : 'Fresh for 5 minutes.';
        const example = `await new QueryClient().prefetchQuery(${options}(client, ${input}));`;
        const values = [`'${name}'`, `${name}${types}`, ...(staleTime ? [staleTime] : [])];
        return [
          `/**\n * The options behind \`${hook}\`. ${age}\n * @example\n * \`\`\`ts\n * ${example}\n * \`\`\`\n */`,
          `export const ${options} = /* @__PURE__ */ optionsFor(${values.join(', ')});`,
        ].join('\n');
      }),
    ].join('\n\n'),

  hooks: (written) =>
    [
      importFrom(
        '@biographql/query',
        written.map(({ options }) => options),
      ),
      "import { createHook, createSuspenseHook } from '../hooks/use-base.js';",
      ...written.flatMap(({ description, hook, options, input }) => {
        const suspense = hook.replace(/^use/, 'useSuspense');
        return [
          `/**\n${description}\n * @example \`const { data } = ${hook}(${input});\`\n */\nexport const ${hook} = /* @__PURE__ */ createHook(${options});`,
          `/**\n * {@link ${hook}} for Suspense: \`data\` is always there, errors go to the error boundary.\n * @example \`const { data } = ${suspense}(${input});\`\n */\nexport const ${suspense} = /* @__PURE__ */ createSuspenseHook(${options});`,
        ];
      }),
    ].join('\n\n'),
};

const importFrom = (module, names) =>
  `import {\n${[...names]
    .sort()
    .map((name) => `  ${name},\n`)
    .join('')}} from '${module}';`;

/** An exported function with its documentation, which has an example of a call. */
const ACTION = /\/\*\*\n((?: \*(?!\/).*\n)+) \*\/\nexport async function (\w+)/g;

function readActions(generated) {
  const files = readdirSync(ACTIONS).map((file) => readFileSync(`${ACTIONS}/${file}`, 'utf8'));
  const texts = [...files, generated];
  const found = texts.flatMap((text) => [...text.matchAll(ACTION)]);
  const named = found.map(([, documentation, name]) => {
    const { noun = name.replace(/^[a-z]+/, ''), ...others } = EXCEPTIONS[name] ?? {};
    const options = `${noun[0].toLowerCase()}${noun.slice(1)}Options`;
    const [description] = documentation.trimEnd().split('\n * @');
    return { name, documentation, description, hook: `use${noun}`, options, ...others };
  });
  const hooks = new Map(named.map(({ name, hook }) => [`\`${name}\``, `\`${hook}\``]));
  hooks.set('`iterateArticles`', '`useInfiniteArticles`');
  return named.map((action) => ({
    ...action,
    description: action.description.replace(/`\w+`/g, (name) => hooks.get(name) ?? name),
  }));
}

/** The input of the call in an example, on one line; `{}` where the call has none. */
function readInput({ documentation, name }) {
  const call = `${name}(client`;
  const start = documentation.indexOf(call) + call.length;
  let depth = 0;
  for (let end = start; end < documentation.length; end += 1) {
    if (/[([{]/.test(documentation[end])) depth += 1;
    if (/[)\]}]/.test(documentation[end]) && --depth < 0) {
      const input = documentation.slice(start, end).replace(/^,/, '');
      return (
        input
          .replace(/\s*\n \*\s*/g, ' ')
          .replace(/,( [}\]])/g, '$1')
          .trim() || '{}'
      );
    }
  }
  throw new Error(`The documentation of ${name} has no example of a call.`);
}
