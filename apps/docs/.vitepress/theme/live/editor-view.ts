import { h, type VNode } from 'vue';
import type { LiveExample, LiveLanguage } from '../../../src/live/live-example.js';

const NAMES: Readonly<Record<LiveLanguage, string>> = {
  graphql: 'Document (GraphQL)',
  sparql: 'Query (SPARQL)',
  ts: 'Call of the client (TypeScript)',
};
const MOST_LINES = 24;

interface EditorEvents {
  readonly onChange: (example: LiveExample) => void;
  readonly onRun: () => void;
}

/** Shows the texts of an example as fields; Ctrl or Cmd with Enter runs it. */
export function editorView(
  id: string,
  example: LiveExample,
  { onChange, onRun }: EditorEvents,
): VNode {
  const { language, text, variables } = example;
  const field = (part: 'text' | 'variables', name: string, value: string) => [
    h('label', { for: `${id}-${part}` }, name),
    h('textarea', {
      id: `${id}-${part}`,
      value,
      rows: Math.min(MOST_LINES, value.split('\n').length + 1),
      spellcheck: false,
      autocapitalize: 'off',
      autocomplete: 'off',
      onInput: ({ target }: InputEvent) => {
        if (target instanceof HTMLTextAreaElement) onChange({ ...example, [part]: target.value });
      },
      onKeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onRun();
      },
    }),
  ];
  return h('div', { class: 'live-editor' }, [
    field('text', NAMES[language], text),
    language === 'graphql' && field('variables', 'Variables (JSON)', variables),
  ]);
}
