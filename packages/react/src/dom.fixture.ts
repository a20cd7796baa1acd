import { JSDOM } from 'jsdom';

const NAMES = [
  'document',
  'navigator',
  'HTMLElement',
  'HTMLIFrameElement',
  'Element',
  'Node',
  'Event',
  'MutationObserver',
];

/**
 * Adds only these globals of a page to Node's: a whole browser environment would take `AbortSignal`,
 * `Request` and typed arrays away from the service in this process. React looks for them when it is imported.
 */
export function openDom(html = ''): void {
  const { window } = new JSDOM(html, { url: 'http://page.test/', pretendToBeVisual: true });
  Object.assign(globalThis, { window });
  for (const name of NAMES) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  }
}
