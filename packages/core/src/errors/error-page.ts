import type { ErrorCode } from './codes.js';

/** Returns the address of a code's page: its path in the repository and in this package. A documentation site would be named here. */
export function errorPage(code: ErrorCode): string {
  return `docs/errors/${code}.md`;
}

// Any address, not only today's: a client outlives the place that its service names. No quote, which ends quoted text of a user.
const PAGE_LINES = /\nSee [\w./:#-]+$/gm;

/** Returns a message that ends in the address of its code's page; unchanged when it holds one, as the words of a service do. */
export function withPage(message: string, code: ErrorCode): string {
  return withoutPages(message) === message ? `${message}\nSee ${errorPage(code)}` : message;
}

/** Returns a message without the addresses of pages. */
export function withoutPages(message: string): string {
  return message.replace(PAGE_LINES, '');
}
