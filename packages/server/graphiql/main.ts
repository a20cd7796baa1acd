/// <reference types="vite/client" />
import './page.css';
import { openWorkspace, type Send } from './workspace.js';

const schemas = find('#schema', HTMLSelectElement);
const form = find('#key-form', HTMLFormElement);
const forget = find('#forget', HTMLButtonElement);
const note = find('#note', HTMLElement);
const workspace = find('#workspace', HTMLElement);
// The key is only in memory: nothing stores it, and leaving the page drops it.
let key: string | null = null;

const endpoints = await fetch('endpoints.json');
if (!endpoints.ok) throw new Error(`The service doesn't report its schemas: ${endpoints.status}.`);
for (const { path, title } of await endpoints.json()) schemas.add(new Option(title, path));

async function open(): Promise<void> {
  form.hidden = key !== null;
  note.hidden = key !== null;
  forget.hidden = key === null;
  workspace.replaceChildren();
  if (key === null) return;
  const path = schemas.value;
  await openWorkspace(workspace, { path, send: createSend(path, key) });
}

function createSend(path: string, apiKey: string): Send {
  return async (body, signal) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    return response.json();
  };
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

/** Finds an element of the page. @throws Error when there is none of this class. */
function find<Found extends Element>(
  selector: string,
  type: abstract new (...args: never[]) => Found,
): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}
