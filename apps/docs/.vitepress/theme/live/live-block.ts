import { withBase } from 'vitepress';
import { defineComponent, h, onMounted, onUnmounted, ref, shallowRef, type VNode } from 'vue';
import type { AnswerTable, Problem } from '../../../src/live/ask-example.js';
import type { LiveExample } from '../../../src/live/live-example.js';
import './live.css';

/** The service that hosts the site, as its `live.json` says. */
interface Host {
  readonly kind: 'service' | 'nobody';
  /** Takes persisted documents without a key. */
  readonly url: string;
  /** Takes any document with a key. */
  readonly keyedUrl: string;
}

interface RunState {
  readonly isRunning: boolean;
  /** In words, for screen readers as well. */
  readonly status: string;
  readonly problems: readonly Problem[];
  readonly answer: { readonly json: string; readonly table: AnswerTable | null } | null;
}

const IDLE: RunState = { isRunning: false, status: '', problems: [], answer: null };
/** Characters of JSON that are shown. */
const MAX_JSON = 50_000;

/** A block of code with a button that runs it, and its answer. */
export const LiveBlock = defineComponent({
  name: 'LiveBlock',
  props: { example: { type: String, required: true } },
  setup(props, { slots }) {
    const example: LiveExample = JSON.parse(decodeURIComponent(props.example));
    const host = ref<Host | null>(null);
    const state = shallowRef(IDLE);
    let controller: AbortController | undefined;
    const cancel = () => {
      controller?.abort();
      controller = undefined;
      state.value = { ...IDLE, status: 'Canceled.' };
    };
    const run = async () => {
      if (host.value === null) return;
      const own = new AbortController();
      controller = own;
      state.value = { ...IDLE, isRunning: true, status: 'Running …' };
      const next = await findAnswer(example, host.value.url, own.signal);
      if (controller === own) state.value = next;
    };
    onMounted(async () => {
      host.value = await readHost();
    });
    onUnmounted(() => controller?.abort());

    return () => {
      const { isRunning, status, problems, answer } = state.value;
      const canRun = host.value?.kind === 'service';
      return h('div', { class: 'live', role: 'group', 'aria-label': 'Example that can be run' }, [
        slots.default?.(),
        h('div', { class: 'live-bar' }, [
          isRunning
            ? h('button', { type: 'button', onClick: cancel }, 'Cancel')
            : h(
                'button',
                { type: 'button', class: 'is-first', disabled: !canRun, onClick: run },
                'Run',
              ),
          canRun && host.value ? editLink(example, host.value) : null,
          host.value?.kind === 'nobody' &&
            h('span', 'To run it, open this page from a service: `pnpm start` serves both.'),
          h('span', { class: 'live-status', role: 'status' }, status),
        ]),
        problems.length > 0 && problemView(problems),
        answer !== null && answerView(answer),
      ]);
    };
  },
});

async function readHost(): Promise<Host> {
  const nobody: Host = { kind: 'nobody', url: '', keyedUrl: '' };
  try {
    const response = await fetch(withBase('/live.json'));
    return response.ok ? await response.json() : nobody;
  } catch {
    return nobody;
  }
}

async function findAnswer(
  example: LiveExample,
  url: string,
  signal: AbortSignal,
): Promise<RunState> {
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
    return { ...IDLE, status, answer: { json, table } };
  } catch (error) {
    return { ...IDLE, status: `Failed after ${time()}.`, problems: getProblems(error) };
  }
}

/** The editors of the service are the place for changes: the explorer for queries, GraphiQL for documents. */
function editLink(example: LiveExample, { keyedUrl }: Host): VNode | null {
  if (example.language === 'sparql') {
    const query = new URLSearchParams({ page: 'sparql', sparql: example.text });
    return h('a', { href: `/?${query}`, target: '_self' }, 'Edit in the explorer');
  }
  if (example.language !== 'graphql') return null;
  const href = keyedUrl.replace(/graphql$/, 'graphiql');
  return h('a', { href, target: '_self' }, 'Open GraphiQL');
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
  return h('div', { class: 'live-answer' }, [
    table !== null && tableView(table),
    h('details', { key: json, open: table === null }, [
      h('summary', 'JSON'),
      h('pre', { tabindex: 0, role: 'region', 'aria-label': 'Answer as JSON' }, [h('code', json)]),
    ]),
  ]);
}

function tableView({ columns, rows }: AnswerTable): VNode {
  const head = columns.map((column) => h('th', { scope: 'col' }, column));
  const body = rows.map((row) =>
    h(
      'tr',
      row.map((cell) => h('td', cell)),
    ),
  );
  return h(
    'div',
    { class: 'live-table', tabindex: 0, role: 'region', 'aria-label': 'Answer as a table' },
    [h('table', [h('thead', [h('tr', head)]), h('tbody', body)])],
  );
}
