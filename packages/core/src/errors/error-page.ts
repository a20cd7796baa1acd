import type { ErrorCode } from './codes.js';

/** Returns the address of a code's page: its path in the repository and in this package. A documentation site would be named here. */
export function errorPage(code: ErrorCode): string {
  return `docs/errors/${code}.md`;
}

/** Returns a message that ends in the address of its code's page. */
export function withPage(message: string, code: ErrorCode): string {
  return `${message}\nSee ${errorPage(code)}`;
}

/** Returns a message without the addresses of pages, wherever they are: a client outlives the place that its service names. */
export function withoutPages(message: string): string {
  return message.replace(/\nSee \S+$/gm, '');
}
