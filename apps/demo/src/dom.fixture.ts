import { JSDOM } from 'jsdom';

const NAMES = [
  'document',
  'navigator',
  'Element',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLIFrameElement',
  'Node',
  'Event',
  'MutationObserver',
  'Window',
] as const;

// A page's globals next to Node's, which stay as they are: a whole browser environment would take `AbortSignal` and
// `Request` away from the service in this process. React looks for them when it is imported, so this comes first.
const { window } = new JSDOM('', { url: 'http://page.test/', pretendToBeVisual: true });
Object.assign(globalThis, { window });
for (const name of NAMES) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
window.scrollTo = () => undefined;
// jsdom has no canvas: graphs are laid out, and not drawn.
window.HTMLCanvasElement.prototype.getContext = () => null;
// Without a layout everything is of no size, and a table that shows what is in view would show nothing.
for (const name of ['clientWidth', 'clientHeight'] as const) {
  Object.defineProperty(window.Element.prototype, name, { value: 800, configurable: true });
}
// The editor of queries asks where its text is.
Object.assign(window.Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => window.document.body.getBoundingClientRect(),
});
