import { Compartment } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { graphql } from 'cm6-graphql';
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  print,
  printType,
} from 'graphql';
import { button, create, createEditor, getText, JSON_LANGUAGE, setText } from './elements.js';

interface EditorRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Send = (request: EditorRequest, signal?: AbortSignal) => Promise<unknown>;

const EXAMPLE = `# Ctrl+Space completes, Ctrl+Enter runs.
query Names {
  searchAsYouType(searchInput: { searchText: "asth" }) {
    data {
      searchLabels {
        qid
        text
      }
    }
  }
}
`;

export async function openWorkspace(
  root: HTMLElement,
  { path, send }: { readonly path: string; readonly send: Send },
): Promise<void> {
  const keys = [
    { key: 'Mod-Enter', run: () => (void runRequest(), true) },
    { key: 'Shift-Mod-p', run: () => (prettify(), true) },
  ];
  const language = new Compartment();
  const query = createEditor('Query', language.of(getGraphql()), keys);
  const variables = createEditor('Variables', JSON_LANGUAGE, keys);
  const headers = createEditor('Headers', JSON_LANGUAGE, keys);
  const response = createEditor('Response', JSON_LANGUAGE);
  let docs: DocsPanel | undefined;
  let running: AbortController | undefined;
  setText(query, path.endsWith('/graphql') ? EXAMPLE : '{ __typename }\n');

  const toolbar = create(
    'div',
    { className: 'toolbar', role: 'toolbar', ariaLabel: 'Query' },
    button('Run', () => void runRequest()),
    button('Prettify', prettify),
    button('Documentation', () => docs?.element.toggleAttribute('hidden')),
  );
  root.replaceChildren(
    create(
      'section',
      { className: 'request' },
      toolbar,
      create('div', { className: 'query' }, query.dom),
      create('details', {}, create('summary', {}, 'Variables'), variables.dom),
      create('details', {}, create('summary', {}, 'Headers'), headers.dom),
    ),
    create('section', { className: 'response' }, response.dom),
  );
  await loadSchema();

  function getGraphql(schema?: GraphQLSchema) {
    return graphql(schema, {
      onShowInDocs(_field, type) {
        docs?.element.removeAttribute('hidden');
        docs?.show(type ?? '');
      },
    });
  }

  async function loadSchema(): Promise<void> {
    try {
      const answer = await send({ query: getIntrospectionQuery() });
      const { data } = answer as { readonly data?: IntrospectionQuery };
      if (!data) return setText(response, JSON.stringify(answer, null, 2));
      const schema = buildClientSchema(data);
      query.dispatch({ effects: language.reconfigure(getGraphql(schema)) });
      docs = createDocsPanel(schema);
      docs.element.hidden = true;
      root.append(docs.element);
    } catch (error) {
      setText(response, String(error));
    }
  }

  async function runRequest(): Promise<void> {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    try {
      const request = {
        query: getText(query),
        variables: parseObject('Variables', variables),
        headers: parseObject('Headers', headers) as Record<string, string>,
        operationName: operationAt(query),
      };
      setText(response, 'Loading …');
      setText(response, JSON.stringify(await send(request, controller.signal), null, 2));
    } catch (error) {
      if (!controller.signal.aborted) setText(response, String(error));
    }
  }

  function prettify(): void {
    try {
      setText(query, `${print(parse(getText(query)))}\n`);
      for (const editor of [variables, headers]) {
        const text = getText(editor).trim();
        if (text !== '') setText(editor, JSON.stringify(JSON.parse(text), null, 2));
      }
    } catch (error) {
      setText(response, String(error));
    }
  }
}

/** The operation of a document with several that the cursor is in; undefined for the only one. */
function operationAt(view: EditorView): string | undefined {
  const { definitions } = parse(getText(view));
  const operations = definitions.filter((each) => each.kind === 'OperationDefinition');
  if (operations.length < 2) return undefined;
  const at = view.state.selection.main.head;
  const chosen = operations.find(({ loc }) => loc && loc.start <= at && at <= loc.end);
  return (chosen ?? operations[0])?.name?.value;
}

function parseObject(name: string, editor: EditorView): Record<string, unknown> {
  const text = getText(editor).trim();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${name} are not valid JSON: ${String(error)}`);
  }
}

export interface DocsPanel {
  readonly element: HTMLElement;
  show(name: string): void;
}

const WORD = /\w+/g;

/** Shows one type at a time, as the schema defines it; names of other types lead on. */
export function createDocsPanel(schema: GraphQLSchema): DocsPanel {
  const content = create('div');
  const element = create('aside', { className: 'docs', ariaLabel: 'Documentation' }, content);
  const visited: string[] = [];

  function show(name: string): void {
    const type = schema.getType(name);
    if (!type) return;
    if (visited.at(-1) !== name) visited.push(name);
    const back = create('button', { type: 'button' }, 'Back');
    back.disabled = visited.length < 2;
    back.addEventListener('click', () => {
      visited.pop();
      show(visited.at(-1) ?? '');
    });
    const nav = create('nav', {}, back, link(schema.getQueryType()?.name ?? ''));
    const text = create('pre', {}, ...withLinks(printType(type), name));
    content.replaceChildren(nav, create('h2', {}, name), text);
    element.scrollTop = 0;
  }

  function link(name: string): HTMLElement {
    const anchor = create('a', { href: '#' }, name);
    anchor.addEventListener('click', (event) => {
      event.preventDefault();
      show(name);
    });
    return anchor;
  }

  function withLinks(text: string, own: string): readonly (HTMLElement | string)[] {
    const parts: (HTMLElement | string)[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (word === own || !schema.getType(word)) continue;
      parts.push(text.slice(end, index), link(word));
      end = index + word.length;
    }
    return [...parts, text.slice(end)];
  }

  show(schema.getQueryType()?.name ?? '');
  return { element, show };
}
