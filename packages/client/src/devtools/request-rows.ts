import type { RequestRecord, ToldError } from './record-requests.js';

/** How a row is shown. */
export interface RowOptions {
  readonly isOpen: boolean;
  /** Address that the name of an error's page is put behind, e.g. `/docs/errors/`. */
  readonly errorPages: string;
  readonly toggle: () => void;
}

/** Makes the row of a request, and the row with its details where it is open. All that it shows is text. */
export function requestRows(
  document: Document,
  record: RequestRecord,
  { isOpen, errorPages, toggle }: RowOptions,
): readonly HTMLTableRowElement[] {
  const make = elements(document);
  const details = `details-${record.id}`;
  const button = make('button', record.operationName ?? '(unnamed)');
  button.type = 'button';
  button.dataset.id = `${record.id}`;
  button.setAttribute('aria-expanded', `${isOpen}`);
  if (isOpen) button.setAttribute('aria-controls', details);
  button.addEventListener('click', toggle);
  const name = make('th', button);
  name.scope = 'row';
  const status = make('td', statusText(record));
  if (isBad(record)) status.className = 'bad';
  const row = make(
    'tr',
    name,
    status,
    numberCell(make, record.durationMs === null ? '…' : `${Math.round(record.durationMs)} ms`),
    numberCell(make, record.cost === null ? '–' : `${record.cost}`),
    numberCell(make, new Date(record.startedAt).toLocaleTimeString(), 'wide'),
  );
  if (!isOpen) return [row];
  const cell = make('td', detailList(make, record, errorPages));
  cell.colSpan = 5;
  const opened = make('tr', cell);
  opened.id = details;
  opened.className = 'details';
  return [row, opened];
}

type Make = ReturnType<typeof elements>;

/** Makes elements with children; a text becomes a text, never markup. */
export function elements(document: Document) {
  return <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    ...children: readonly (Node | string)[]
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    element.append(...children);
    return element;
  };
}

function numberCell(make: Make, text: string, more = ''): HTMLTableCellElement {
  const cell = make('td', text);
  cell.className = `number ${more}`.trim();
  return cell;
}

function statusText({ state, status, errors }: RequestRecord): string {
  if (state === 'pending' || state === 'aborted') return state;
  const code = errors.find((error) => error.code !== null)?.code;
  return [status, code ?? (errors.length > 0 ? 'failed' : undefined)]
    .filter((part) => part !== null && part !== undefined)
    .join(' ');
}

function isBad({ state, status, errors }: RequestRecord): boolean {
  return state === 'failed' || errors.length > 0 || (status !== null && status >= 400);
}

function detailList(make: Make, record: RequestRecord, errorPages: string): HTMLElement {
  const list = make('dl');
  const add = (term: string, ...shown: readonly (Node | string)[]) =>
    list.append(make('dt', term), make('dd', ...shown));
  for (const error of record.errors) add('Error', ...errorLine(make, error, errorPages));
  add('Variables', longText(make, 'Variables', JSON.stringify(record.variables, null, 2)));
  add('Document', longText(make, 'Document', record.document));
  add('Address', record.url);
  if (record.length !== null) add('Answer', `${record.length.toLocaleString()} characters`);
  if (record.receipt !== null) {
    add('Receipt', longText(make, 'Receipt', JSON.stringify(record.receipt, null, 2)));
  }
  return list;
}

/** A text that scrolls, by keyboard as well. */
function longText(make: Make, label: string, text: string): HTMLPreElement {
  const shown = make('pre', text);
  shown.tabIndex = 0;
  shown.setAttribute('role', 'group');
  shown.setAttribute('aria-label', label);
  return shown;
}

function errorLine(
  make: Make,
  { code, message }: ToldError,
  errorPages: string,
): readonly (Node | string)[] {
  // The address of the page is what the link is for.
  const [text = ''] = message.split('\nSee ');
  if (code === null || !/^[A-Z_]+$/.test(code)) return [text];
  const link = make('a', code);
  link.href = `${errorPages}${code}`;
  link.target = '_blank';
  link.rel = 'noreferrer';
  return [link, ` ${text}`];
}
