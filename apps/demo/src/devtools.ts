import type { Middleware } from '@biographql/client';
import type { Devtools, RequestRecorder } from '@biographql/client/devtools';

/** Kept while the panel is wanted. */
const KEY = 'biographql-devtools';

let recorder: RequestRecorder | undefined;
let panel: Devtools | undefined;

/** Hands requests to the recorder once it is loaded. */
export const recordIfWanted: Middleware = (next) => (request) =>
  (recorder ? recorder.middleware(next) : next)(request);

/** Lets Alt+Shift+D show and hide a panel of the page's requests, which is loaded only then. The choice is kept. */
export async function offerDevtools(): Promise<void> {
  window.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyD') return;
    event.preventDefault();
    if (panel) hide();
    else void show(true);
  });
  if (window.localStorage.getItem(KEY) === 'on') await show(false);
}

async function show(isOpen: boolean): Promise<void> {
  const { mountDevtools, recordRequests } = await import('@biographql/client/devtools');
  recorder ??= recordRequests();
  panel ??= mountDevtools(recorder, { isOpen, errorPages: '/docs/errors/' });
  window.localStorage.setItem(KEY, 'on');
}

function hide(): void {
  panel?.remove();
  panel = undefined;
  recorder = undefined;
  window.localStorage.removeItem(KEY);
}
