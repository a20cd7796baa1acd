import { JSDOM } from 'jsdom';

// React looks for a page's globals when it is imported; Node keeps its own fetch, AbortSignal and timers.
const { window } = new JSDOM('', { url: 'http://page.test/', pretendToBeVisual: true });
Object.assign(globalThis, { window });
for (const name of [
  'document',
  'HTMLElement',
  'HTMLIFrameElement',
  'Element',
  'Node',
  'Event',
  'MutationObserver',
  'navigator',
]) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
