import { indentWithTab } from '@codemirror/commands';
import { StreamLanguage } from '@codemirror/language';
import { json } from '@codemirror/legacy-modes/mode/javascript';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { graphql } from 'cm6-graphql';
import { basicSetup } from 'codemirror';
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  print,
  printType,
} from 'graphql';

interface EditorRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | undefined;
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
  const query = createEditor('Query', language.of(graphql()), keys);
  const variables = createEditor('Variables', JSON_LANGUAGE, keys);
  const response = createEditor('Response', JSON_LANGUAGE);
  const docs = create('aside', { className: 'docs', ariaLabel: 'Documentation', hidden: true });
  let running: AbortController | undefined;
  setText(query, path.endsWith('/graphql') ? EXAMPLE : '{ __typename }\n');

  const toolbar = create(
    'div',
    { className: 'bar', role: 'toolbar', ariaLabel: 'Query' },
    button('Run', () => void runRequest()),
    button('Prettify', prettify),
    button('Documentation', () => docs.toggleAttribute('hidden')),
  );
  root.replaceChildren(
    create(
      'section',
      {},
      toolbar,
      create('div', { className: 'query' }, query.dom),
      create('details', {}, create('summary', {}, 'Variables'), variables.dom),
    ),
    create('section', {}, response.dom),
    docs,
  );
  await loadSchema();

  async function loadSchema(): Promise<void> {
    try {
      const answer = await send({ query: getIntrospectionQuery() });
      const { data } = answer as { readonly data?: IntrospectionQuery };
      if (!data) return setText(response, JSON.stringify(answer, null, 2));
      const schema = buildClientSchema(data);
      const onShowInDocs = (_field?: string, type?: string) => {
        docs.hidden = false;
        location.hash = type ?? '';
      };
      query.dispatch({ effects: language.reconfigure(graphql(schema, { onShowInDocs })) });
      window.onhashchange = () => showType(docs, schema);
      showType(docs, schema);
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
        variables: JSON.parse(getText(variables).trim() || '{}'),
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
      const text = getText(variables).trim();
      if (text !== '') setText(variables, JSON.stringify(JSON.parse(text), null, 2));
    } catch (error) {
      setText(response, String(error));
    }
  }
}

/** Name of the operation at the cursor; undefined when the document has only one. */
function operationAt(view: EditorView): string | undefined {
  const { definitions } = parse(getText(view));
  const operations = definitions.filter((each) => each.kind === 'OperationDefinition');
  if (operations.length < 2) return undefined;
  const at = view.state.selection.main.head;
  const chosen = operations.find(({ loc }) => loc && loc.start <= at && at <= loc.end);
  return (chosen ?? operations[0])?.name?.value;
}

/** Shows the type that the address names. Names of other types are links, so the browser's Back leads back. */
function showType(docs: HTMLElement, schema: GraphQLSchema): void {
  const type = schema.getType(location.hash.slice(1)) ?? schema.getQueryType();
  if (!type) return;
  const link = (to: string) => create('a', { href: `#${to}` }, to);
  const parts = printType(type)
    .split(/(\w+)/)
    .map((word) => (word !== type.name && schema.getType(word) ? link(word) : word));
  docs.replaceChildren(link('Query'), create('h2', {}, type.name), create('pre', {}, ...parts));
  docs.scrollTop = 0;
}

const JSON_LANGUAGE: Extension = StreamLanguage.define(json);

/** @param keys - Default: none, and the text is read-only. */
function createEditor(
  label: string,
  language: Extension,
  keys?: readonly KeyBinding[],
): EditorView {
  return new EditorView({
    extensions: [
      keymap.of([...(keys ?? []), indentWithTab]),
      basicSetup,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorState.readOnly.of(keys === undefined),
      language,
    ],
  });
}

function getText({ state }: EditorView): string {
  return state.doc.toString();
}

function setText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function button(label: string, onclick: () => void): HTMLButtonElement {
  return create('button', { type: 'button', onclick }, label);
}
