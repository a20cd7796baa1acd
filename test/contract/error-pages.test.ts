import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ERROR_CODES,
  type ErrorCode,
  type ErrorCodeFacts,
  errorPage,
  type Retry,
} from '@biographql/core';
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
    'when the status of the answer is 429, 502, 503 or 504, or every error that it lists is retryable',
};

interface Page {
  readonly title: string;
  readonly facts: string;
  /** The first sentence of what happened. */
  readonly summary: string;
}

function readPage(code: ErrorCode): Page {
  const [title = '', , facts = '', , happened = ''] = readFileSync(
    `${root}${errorPage(code)}`,
    'utf8',
  ).split('\n');
  const summary = /^\*\*What happened\.\*\* (.+?\.)(?: |$)/.exec(happened)?.[1] ?? '';
  return { title, facts, summary };
}

/** The third line of a page, as the table has it. */
function factsOf({ http, retry }: ErrorCodeFacts): string {
  const place =
    http === null
      ? 'Told by the packages and commands; no service answers with it.'
      : `HTTP status ${http} when nothing else in the request succeeded.`;
  return `${place} Retryable: ${RETRYABLE[retry]}.`;
}

/** The index of the pages. */
function indexOf(pages: readonly (readonly [ErrorCode, Page])[]): string {
  const rows = pages.map(([code, { summary }]) => {
    const { http, retry }: ErrorCodeFacts = ERROR_CODES[code];
    return `| [${code}](${code}.md) | ${http ?? ''} | ${retry} | ${summary} |`;
  });
  return `# Errors

Every error has a code, and its message ends in the address of the code's page. The table is \`ERROR_CODES\` of
\`@biographql/core\`; this page is written from it and from the pages by \`npx vitest run -u test/contract/error-pages\`.

A status is that of a request in which nothing else succeeded; a code without one is in no answer of a service. What is
retryable \`later\` may succeed when the same request is sent again; \`by-answer\` says so of a whole answer, by its status
(429, 502, 503, 504) or when every error that it lists is retryable.

| Code | HTTP status | Retryable | What happened |
| --- | --- | --- | --- |
${rows.join('\n')}

## By field of the schema

What each field was seen to answer when tests sent it wrong values of each variable, a key without its scope, and when an
engine failed as its drivers do, and what its description says; a list of \`docs/field-codes.json\`, which
\`npx vitest run -u test/contract/field-codes\` writes. Another code may still come. Beside them, every request may be
answered ${linksOf(OF_REQUESTS)}.

| Field | Errors | In rows |
| --- | --- | --- |
${Object.entries(fields)
  .map(([field, seen]) => `| \`${field}\` | ${linksOf(seen.errors)} | ${linksOf(seen.rows)} |`)
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

function linksOf(seen: readonly string[]): string {
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
    expect(facts).toBe(factsOf(ERROR_CODES[code]));
    expect(summary).not.toBe('');
  });

  it('are listed', async () => {
    const index = indexOf(codes.map((code) => [code, readPage(code)] as const));
    await expect(index).toMatchFileSnapshot('../../docs/errors/README.md');
  });
});
