import { withBase } from 'vitepress';
import { h, type VNode } from 'vue';
import type { Problem } from '../../../src/live/problems-of.js';
import type { AnswerTable } from '../../../src/live/table-of.js';
import type { ShownAnswer } from './use-run.js';

/** Shows what went wrong, each with the page of its code. */
export function problemView(problems: readonly Problem[]): VNode {
  const entries = problems.map(({ code, message }) =>
    h('p', [
      code !== null && [h('a', { href: withBase(`/errors/${code}.html`) }, code), ': '],
      message,
    ]),
  );
  return h('div', { class: 'live-problem', role: 'alert' }, entries);
}

/** Shows an answer: its rows as a table, and all of it as JSON. */
export function answerView({ table, json }: ShownAnswer): VNode {
  return h('div', { class: 'live-answer' }, [
    table !== null && tableView(table),
    // Opened or not, it stays as its reader left it while the same answer is shown.
    h('details', { key: json, open: table === null }, [
      h('summary', 'JSON'),
      h('pre', { tabindex: 0, role: 'region', 'aria-label': 'Answer as JSON' }, [h('code', json)]),
    ]),
  ]);
}

function tableView({ columns, rows }: AnswerTable): VNode {
  const head = columns.map((column) => h('th', { scope: 'col' }, column));
  const body = rows.map((row, at) =>
    h(
      'tr',
      { key: at },
      row.map((cell) => h('td', cell)),
    ),
  );
  return h(
    'div',
    { class: 'live-table', tabindex: 0, role: 'region', 'aria-label': 'Answer as a table' },
    [h('table', [h('thead', [h('tr', head)]), h('tbody', body)])],
  );
}
