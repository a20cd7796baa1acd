import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES, type ErrorCode, type ErrorCodeFacts, type Retry } from '@biographql/core';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const codes = Object.keys(ERROR_CODES) as readonly ErrorCode[];

const fields: Readonly<
  Record<string, { readonly errors: readonly string[]; readonly rows: readonly string[] }>
> = JSON.parse(readFileSync(`${root}docs/field-codes.json`, 'utf8'));

const RETRYABLE: Readonly<Record<Retry, string>> = {
  never: 'no',
  later: 'yes, the same request may succeed later',
  'by-answer':
    'if the status is 408, 425, 429 or 5xx (500 only without a code, 501 never), or every listed error is retryable',
};

interface Page {
  readonly title: string;
  readonly facts: string;
  /** The first sentence of what happened. */
  readonly summary: string;
}

function readPage(code: ErrorCode): Page {
  const [title = '', , facts = '', , happened = ''] = readFileSync(
    `${root}docs/errors/${code}.md`,
    'utf8',
  ).split('\n');
  const summary = /^\*\*What happened\.\*\* (.+?\.)(?: |$)/.exec(happened)?.[1] ?? '';
  return { title, facts, summary };
}

/** The third line of a page, as the table has it. */
function getFacts({ http, retry }: ErrorCodeFacts): string {
  const place =
    http === null
      ? 'Thrown by packages and commands; never in a response of the service.'
      : `HTTP status ${http} when nothing else in the request succeeded.`;
  return `${place} Retryable: ${RETRYABLE[retry]}.`;
}

/** The index of the pages. */
function indexOf(pages: readonly (readonly [ErrorCode, Page])[]): string {
  const rows = pages.map(([code, { summary }]) => {
    const { http, retry }: ErrorCodeFacts = ERROR_CODES[code];
    return `| [${code}](${code}.md) | ${http ?? ''} | ${retry} | ${summary} |`;
  });
  return `# Error codes and what to do

For everyone who sees an error. Each error has a code, and its message ends with the address of the code's page.

The HTTP status applies if nothing else in the request succeeded. Codes without a status are never in a response of the
service. \`later\` means that the same request may succeed later; \`by-answer\` that it depends on the status (408, 425, 429,
5xx but 501) or on the listed errors.

| Code | HTTP status | Retryable | What happened |
| --- | --- | --- | --- |
${rows.join('\n')}

## Errors by schema field

Codes that tests observed for each field, with wrong values, a key without the scope, and failing engines. Others are
possible. In addition, every request can fail with ${getLinks(OF_REQUESTS)}.

| Field | Errors | In rows |
| --- | --- | --- |
${Object.entries(fields)
  .map(([field, seen]) => `| \`${field}\` | ${getLinks(seen.errors)} | ${getLinks(seen.rows)} |`)
  .join('\n')}
`;
}

/** Of requests, whatever fields they ask. */
const OF_REQUESTS = [
  'INVALID_REQUEST',
  'INVALID_DOCUMENT',
  'TOO_DEEP',
  'TOO_COMPLEX',
  'UNAUTHENTICATED',
  'NOT_ACCEPTABLE',
  'REQUEST_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'OVERLOADED',
  'QUERY_TIMEOUT',
] as const satisfies readonly ErrorCode[];

function getLinks(seen: readonly string[]): string {
  return seen.map((code) => `[${code}](${code}.md)`).join(', ');
}

describe('the pages of the errors', () => {
  it('are one per code', () => {
    const pages = readdirSync(`${root}docs/errors`).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(codes.map((code) => `${code}.md`).sort());
  });

  it.each(codes)('say of %s what the table says', (code) => {
    const { title, facts, summary } = readPage(code);
    expect(title).toBe(`# ${code}`);
    expect(facts).toBe(getFacts(ERROR_CODES[code]));
    expect(summary).not.toBe('');
  });

  it('are listed', async () => {
    const index = indexOf(codes.map((code) => [code, readPage(code)] as const));
    await expect(index).toMatchFileSnapshot('../../docs/errors/README.md');
  });
});
