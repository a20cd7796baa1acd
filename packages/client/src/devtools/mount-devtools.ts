import { PANEL_STYLE } from './panel-style.js';
import type { RequestRecorder } from './record-requests.js';
import { elements, requestRows } from './request-rows.js';

/** Where and how the panel is shown. */
export interface DevtoolsOptions {
  /** What the panel becomes a child of. Default: the body of the page. */
  readonly parent?: HTMLElement | undefined;
  /** Whether it is open at the start. Default false: a button opens it. */
  readonly isOpen?: boolean | undefined;
  /** Address that the code of an error is put behind, for links. Default: the documentation in the repository. */
  readonly errorPages?: string | undefined;
}

/** A mounted panel. */
export interface Devtools {
  /** The element in the page; what is shown is in its shadow root. */
  readonly element: HTMLElement;
  open(): void;
  close(): void;
  /** Takes the panel out of the page. The recorder goes on. */
  remove(): void;
}

/**
 * Puts a panel of the recorded requests into a page: operation, status or error, time and cost of each, and by its button
 * variables, document, errors with links to their pages, and receipt. It is for developers: import it only then, so that
 * it is in no bundle of production.
 *
 * @example
 * ```ts not-run: it needs a page
 * import { mountDevtools, recordRequests } from '@biographql/client/devtools';
 *
 * const recorder = recordRequests();
 * const panel = mountDevtools(recorder, { isOpen: true });
 * panel.remove();
 * ```
 */
export function mountDevtools(
  recorder: RequestRecorder,
  {
    parent = document.body,
    isOpen = false,
    errorPages = 'https://github.com/biographql/biographql/blob/main/docs/errors/',
  }: DevtoolsOptions = {},
): Devtools {
  const page = parent.ownerDocument;
  const make = elements(page);
  const element = make('div');
  const root = element.attachShadow({ mode: 'open' });
  const opened = new Set<number>();

  const toggle = make('button');
  toggle.type = 'button';
  toggle.className = 'toggle';
  toggle.setAttribute('aria-controls', 'panel');
  const clear = make('button', 'Clear');
  const close = make('button', 'Close');
  for (const button of [clear, close]) button.type = 'button';
  const title = make('h2', 'Requests');
  title.id = 'title';
  const list = make('div');
  list.className = 'list';
  list.tabIndex = 0;
  list.setAttribute('role', 'region');
  list.setAttribute('aria-label', 'Recent requests');
  const panel = make('section', make('header', title, clear, close), list);
  panel.id = 'panel';
  panel.className = 'panel';
  panel.setAttribute('aria-labelledby', 'title');
  const tools = make('div', toggle, panel);
  tools.className = 'tools';
  root.append(make('style', PANEL_STYLE), tools);

  const draw = () => {
    toggle.textContent = `BioGraphQL requests: ${recorder.records.length}`;
    if (panel.hidden) return;
    const focused = root.activeElement?.getAttribute('data-id');
    list.replaceChildren(content());
    // Rows are made anew, and a person stays where they were.
    if (focused) root.querySelector<HTMLElement>(`[data-id="${focused}"]`)?.focus();
  };

  function content(): HTMLElement {
    if (recorder.records.length === 0) {
      const none = make('p', 'Nothing has been asked yet.');
      none.className = 'none';
      return none;
    }
    const rows = recorder.records.flatMap((record) =>
      requestRows(page, record, {
        isOpen: opened.has(record.id),
        errorPages,
        toggle: () => {
          if (!opened.delete(record.id)) opened.add(record.id);
          draw();
        },
      }),
    );
    const heads = ['Operation', 'Status', 'Time', 'Cost', 'At'].map((name, at) => {
      const head = make('th', name);
      head.scope = 'col';
      head.className = at > 1 ? (at > 3 ? 'number wide' : 'number') : '';
      return head;
    });
    const caption = make('caption', 'Recent requests, the newest first');
    return make('table', caption, make('thead', make('tr', ...heads)), make('tbody', ...rows));
  }

  const show = (isShown: boolean) => {
    panel.hidden = !isShown;
    toggle.setAttribute('aria-expanded', `${isShown}`);
    draw();
  };
  toggle.addEventListener('click', () => show(Boolean(panel.hidden)));
  clear.addEventListener('click', () => recorder.clear());
  const leave = () => {
    show(false);
    toggle.focus();
  };
  close.addEventListener('click', leave);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
  });

  const stop = recorder.subscribe(draw);
  show(isOpen);
  parent.append(element);
  return {
    element,
    open: () => show(true),
    close: () => show(false),
    remove() {
      stop();
      element.remove();
    },
  };
}
