import { withBase } from 'vitepress';
import { defineComponent, h, onMounted, onUnmounted, ref, shallowRef, type VNode } from 'vue';
import type { AnswerTable, Problem } from '../../../src/live/ask-example.js';
import type { LiveExample } from '../../../src/live/live-example.js';
import './live.css';

/** The service that hosts the site, from its `live.json`: URLs for persisted documents and, with a key, for any. */
interface Host {
  readonly kind: 'service' | 'nobody';
  readonly url: string;
  readonly keyedUrl: string;
}

const NOBODY: Host = { kind: 'nobody', url: '', keyedUrl: '' };
const MAX_JSON = 50_000;

interface RunState {
  readonly isRunning?: boolean;
  /** In words, for screen readers as well. */
  readonly status: string;
  readonly problems?: readonly Problem[];
  readonly answer?: { readonly json: string; readonly table: AnswerTable | null };
}

export const LiveBlock = defineComponent({
  name: 'LiveBlock',
  props: { example: { type: String, required: true } },
  setup(props, { slots }) {
    const example: LiveExample = JSON.parse(decodeURIComponent(props.example));
    const host = ref<Host | null>(null);
    const state = shallowRef<RunState>({ status: '' });
    let controller = new AbortController();
    const run = async (url: string) => {
      controller = new AbortController();
      const { signal } = controller;
      state.value = { isRunning: true, status: 'Running …' };
      const next = await findAnswer(example, url, signal);
      if (!signal.aborted) state.value = next;
    };
    const cancel = () => {
      controller.abort();
      state.value = { status: 'Canceled.' };
    };
    onMounted(async () => {
      const response = await fetch(withBase('/live.json')).catch(() => null);
      host.value = response?.ok ? await response.json().catch(() => NOBODY) : NOBODY;
    });
    onUnmounted(() => controller.abort());

    return () => {
      const { isRunning, status, problems, answer } = state.value;
      const { kind, url, keyedUrl } = host.value ?? { ...NOBODY, kind: undefined };
      const start = { class: 'is-first', disabled: kind !== 'service', onClick: () => run(url) };
      return h('div', { class: 'live', role: 'group', 'aria-label': 'Example that can be run' }, [
        slots.default?.(),
        h('div', { class: 'live-bar' }, [
          isRunning
            ? h('button', { type: 'button', onClick: cancel }, 'Cancel')
            : h('button', { type: 'button', ...start }, 'Run'),
          kind === 'service' && editLink(example, keyedUrl),
          kind === 'nobody' &&
            h('span', 'To run it, open this page from a service: `pnpm start` serves both.'),
          h('span', { class: 'live-status', role: 'status' }, status),
        ]),
        problems && problemView(problems),
        answer && answerView(answer),
      ]);
    };
  },
});

async function findAnswer(example: LiveExample, url: string, signal: AbortSignal) {
  const start = performance.now();
  // The client is loaded with the first run.
  const { askExample, getProblems, getTable } = await import('../../../src/live/ask-example.js');
  const time = () => `${Math.round(performance.now() - start).toLocaleString('en-US')} ms`;
  try {
    const line = { url, fetch: (...request: Parameters<typeof fetch>) => fetch(...request) };
    const value = await askExample(example, line, { signal });
    const table = getTable(value);
    const json = JSON.stringify(value, null, 2).slice(0, MAX_JSON);
    const status = table === null ? `Answered in ${time()}.` : `${table.total} rows in ${time()}.`;
    return { status, answer: { json, table } };
  } catch (error) {
    return { status: `Failed after ${time()}.`, problems: getProblems(error) };
  }
}

/** The service has editors for changes: the explorer for queries, GraphiQL for documents. */
function editLink(example: LiveExample, keyedUrl: string): VNode | null {
  if (example.language === 'ts') return null;
  const query = new URLSearchParams({ page: 'sparql', sparql: example.text });
  const [href, words] =
    example.language === 'sparql'
      ? [`/?${query}`, 'Edit in the explorer']
      : [keyedUrl.replace(/graphql$/, 'graphiql'), 'Open GraphiQL'];
  return h('a', { href, target: '_self' }, words);
}

function problemView(problems: readonly Problem[]): VNode {
  const entries = problems.map(({ code, message }) =>
    h('p', [
      code !== null && [h('a', { href: withBase(`/errors/${code}.html`) }, code), ': '],
      message,
    ]),
  );
  return h('div', { class: 'live-problem', role: 'alert' }, entries);
}

function answerView({ table, json }: NonNullable<RunState['answer']>): VNode {
  const region = (name: string) => ({ tabindex: 0, role: 'region', 'aria-label': name });
  const cells = (tag: 'th' | 'td', texts: readonly string[]) => texts.map((text) => h(tag, text));
  const rows = table?.rows.map((texts) => h('tr', cells('td', texts)));
  return h('div', { class: 'live-answer' }, [
    table !== null &&
      h('div', { class: 'live-table', ...region('Answer as a table') }, [
        h('table', [h('thead', [h('tr', cells('th', table.columns))]), h('tbody', rows)]),
      ]),
    h('details', { key: json, open: table === null }, [
      h('summary', 'JSON'),
      h('pre', region('Answer as JSON'), [h('code', json)]),
    ]),
  ]);
}
