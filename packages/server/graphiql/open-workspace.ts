import { Compartment } from '@codemirror/state';
import { graphql } from 'cm6-graphql';
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  print,
} from 'graphql';
import { createDocsPanel } from './docs-panel.js';
import { createEditor, createResponseView, type Editor, JSON_LANGUAGE } from './editors.js';
import type { Send } from './fetcher.js';
import { rememberRequest, sentRequests } from './sent-requests.js';
import { create } from './view.js';

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
  const run = () => (void runRequest(), true);
  const keys = [
    { key: 'Mod-Enter', run },
    { key: 'Shift-Mod-p', run: () => (prettify(), true) },
  ];
  const language = new Compartment();
  const getGraphql = (schema?: GraphQLSchema) =>
    graphql(schema, {
      onShowInDocs(_field, type) {
        docs?.element.removeAttribute('hidden');
        docs?.show(type ?? '');
      },
    });
  const query = createEditor('Query', {
    language: language.of(getGraphql()),
    keys,
    text: path.endsWith('/graphql') ? EXAMPLE : '{ __typename }\n',
  });
  const variables = createEditor('Variables', { language: JSON_LANGUAGE, keys });
  const headers = createEditor('Headers', { language: JSON_LANGUAGE, keys });
  const response = createResponseView();
  let docs: ReturnType<typeof createDocsPanel> | undefined;
  let running: AbortController | undefined;

  const historyList = create('select', { ariaLabel: 'History' });
  historyList.addEventListener('change', () => {
    const chosen = sentRequests()[historyList.selectedIndex - 1];
    if (!chosen) return;
    query.set(chosen.query);
    variables.set(chosen.variables);
  });
  listHistory();

  const toolbar = create(
    'div',
    { className: 'toolbar', role: 'toolbar', ariaLabel: 'Query' },
    button('Run', () => void runRequest()),
    button('Prettify', prettify),
    button('Documentation', () => docs?.element.toggleAttribute('hidden')),
    historyList,
  );
  const left = create(
    'section',
    { className: 'request' },
    toolbar,
    create('div', { className: 'query' }, query.view.dom),
    section('Variables', variables),
    section('Headers', headers),
  );
  const right = create('section', { className: 'response' }, response.view.dom);
  root.replaceChildren(left, right);
  await loadSchema();

  async function loadSchema(): Promise<void> {
    try {
      const answer = await send({ query: getIntrospectionQuery() });
      const { data } = answer as { readonly data?: IntrospectionQuery };
      if (!data) return show(answer);
      const schema = buildClientSchema(data);
      query.view.dispatch({ effects: language.reconfigure(getGraphql(schema)) });
      docs = createDocsPanel(schema);
      docs.element.hidden = true;
      root.append(docs.element);
    } catch (error) {
      show(String(error));
    }
  }

  async function runRequest(): Promise<void> {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    try {
      const request = {
        query: query.get(),
        variables: parseObject('Variables', variables),
        headers: parseObject('Headers', headers) as Record<string, string>,
        operationName: operationAt(query),
      };
      response.set('Loading …');
      show(await send(request, controller.signal));
      rememberRequest({ query: query.get(), variables: variables.get() });
      listHistory();
    } catch (error) {
      if (!controller.signal.aborted) response.set(String(error));
    }
  }

  function show(value: unknown): void {
    response.set(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  }

  function prettify(): void {
    try {
      query.set(`${print(parse(query.get()))}\n`);
      for (const editor of [variables, headers]) {
        if (editor.get().trim() !== '')
          editor.set(JSON.stringify(JSON.parse(editor.get()), null, 2));
      }
    } catch (error) {
      response.set(String(error));
    }
  }

  function listHistory(): void {
    const options = sentRequests().map(({ query: sent }) =>
      sent.replace(/#.*$/gm, '').replace(/\s+/g, ' ').trim().slice(0, 80),
    );
    historyList.replaceChildren(...['History', ...options].map((text) => new Option(text)));
  }
}

/** The operation of a document with several that the cursor is in; undefined for the only one. */
function operationAt({ view }: Editor): string | undefined {
  const { definitions } = parse(view.state.doc.toString());
  const operations = definitions.filter((each) => each.kind === 'OperationDefinition');
  if (operations.length < 2) return undefined;
  const at = view.state.selection.main.head;
  const chosen = operations.find(({ loc }) => loc && loc.start <= at && at <= loc.end);
  return (chosen ?? operations[0])?.name?.value;
}

function parseObject(name: string, editor: Editor): Record<string, unknown> {
  const text = editor.get().trim();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(
      `${name} are not valid JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = create('button', { type: 'button' }, label);
  element.addEventListener('click', onClick);
  return element;
}

function section(title: string, editor: Editor): HTMLElement {
  return create('details', {}, create('summary', {}, title), editor.view.dom);
}
