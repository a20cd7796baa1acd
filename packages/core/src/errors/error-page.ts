import type { ErrorCode } from './codes.js';

const PAGES = 'https://github.com/biographql/biographql/blob/main/docs/errors';

/** Returns the address of a code's page. This package has the same page as `docs/errors/<CODE>.md`. */
export function errorPage(code: ErrorCode): string {
  return `${PAGES}/${code}.md`;
}

/** Returns a message that ends in the address of its code's page. */
export function withPage(message: string, code: ErrorCode): string {
  return `${message}\nSee ${errorPage(code)}`;
}

/** Returns a message without the addresses of pages, wherever they are: a client outlives the place that its service names. */
export function withoutPages(message: string): string {
  return message.replace(/\nSee \S+$/gm, '');
}
