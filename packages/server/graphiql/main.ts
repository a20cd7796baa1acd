/// <reference types="vite/client" />
import './page.css';
import { createFetcher } from './fetcher.js';
import { openWorkspace } from './open-workspace.js';
import { readEndpoints } from './read-endpoints.js';
import { find } from './view.js';

const schemas = find('#schema', HTMLSelectElement);
const form = find('#key-form', HTMLFormElement);
const forget = find('#forget', HTMLButtonElement);
const note = find('#note', HTMLElement);
const workspace = find('#workspace', HTMLElement);

// The only place of the key: nothing stores it, and leaving the page drops it.
let key: string | null = null;

for (const { path, title } of await readEndpoints()) schemas.add(new Option(title, path));

async function open(): Promise<void> {
  form.hidden = key !== null;
  note.hidden = key !== null;
  forget.hidden = key === null;
  workspace.replaceChildren();
  if (key === null) return;
  const path = schemas.value;
  await openWorkspace(workspace, { path, send: createFetcher(path, key) });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const entered = new FormData(form).get('key');
  form.reset();
  key = typeof entered === 'string' && entered.trim() !== '' ? entered.trim() : null;
  void open();
});
forget.addEventListener('click', () => {
  key = null;
  void open();
});
schemas.addEventListener('change', () => void open());
