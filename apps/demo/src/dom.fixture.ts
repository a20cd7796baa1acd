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

// Adds browser globals and keeps Node's: a full browser environment would replace the `AbortSignal` and
// `Request` of the service in this process. React reads the globals on import, so this comes first.
const { window } = new JSDOM('', { url: 'http://page.test/', pretendToBeVisual: true });
Object.assign(globalThis, { window });
for (const name of NAMES) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
window.scrollTo = () => undefined;
// jsdom has no canvas: graphs are laid out, and not drawn.
window.HTMLCanvasElement.prototype.getContext = () => null;
// Without layout all sizes would be 0, and tables that render only visible rows would be empty.
for (const name of ['clientWidth', 'clientHeight'] as const) {
  Object.defineProperty(window.Element.prototype, name, { value: 800, configurable: true });
}
// The query editor measures its text.
Object.assign(window.Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => window.document.body.getBoundingClientRect(),
});
