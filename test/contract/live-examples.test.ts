import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createProxy } from '@biographql/client/proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askExample, getProblems, type ServiceLine } from '../../apps/docs/src/live/ask-example.js';
import { documentedOperations, schemaPage } from '../../apps/docs/src/schema-page.js';
import { openTab } from '../tab-service.js';
import { codeIn, type DocumentedCode, documentedCode } from './documented-code.js';
import { CODE_DOCS } from './documented-files.js';
import {
  DOCUMENTED_PREDICTOR,
  type DocumentedService,
  openDocumentedService,
} from './documented-service.js';

const schema = readFileSync(
  fileURLToPath(new URL('../../schema.graphql', import.meta.url)),
  'utf8',
);
const written = CODE_DOCS.flatMap(documentedCode);
const schemaExamples = schemaPage(schema, documentedOperations(), {});
const made = codeIn(schemaExamples.markdown, schemaExamples.route);
const examples = [...written, ...made].filter(({ live }) => live !== null);

/** Runs an example as readers do, and compares how it ends. */
async function expectItsEnd({ live, fails }: DocumentedCode, line: ServiceLine): Promise<void> {
  if (live === null) throw new Error('This block cannot be run.');
  const outcome = await askExample(live, line).then(
    (value) => ({ hasAnswer: saysSomething(value), codes: [] }),
    (error: unknown) => ({ hasAnswer: false, codes: getProblems(error).map(({ code }) => code) }),
  );
  expect(outcome).toEqual({ hasAnswer: fails === null, codes: fails === null ? [] : [fails] });
}

/** An answer that says something: an array or an object with more in it than nulls and empty lists. */
function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(saysSomething);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(saysSomething);
  return value !== null && value !== undefined && value !== '';
}

it('are in guides and on the page of the schema', () => {
  expect(written.filter(({ live }) => live !== null).length).toBeGreaterThan(10);
  expect(made.length).toBeGreaterThan(24);
});

describe('a live example, requested through the way of a page, which has no key', () => {
  let service: DocumentedService;
  let line: ServiceLine;
  beforeAll(async () => {
    service = await openDocumentedService();
    const url = `${service.origin}/biographql/graphql`;
    const proxy = createProxy({ url, apiKey: service.apiKey });
    line = {
      url: 'http://page.test/api/graphql',
      fetch: (input, init) => proxy(new Request(input, init)),
    };
  });
  afterAll(() => service[Symbol.asyncDispose]());

  for (const example of examples) {
    it(`${example.place} ends as it says`, () => expectItsEnd(example, line));
  }
});

describe('a live example, sent to the service in a tab', () => {
  let tab: Awaited<ReturnType<typeof openTab>>;
  beforeAll(async () => {
    tab = await openTab(DOCUMENTED_PREDICTOR);
  });
  afterAll(() => tab[Symbol.asyncDispose]());

  for (const example of examples) {
    it(`${example.place} ends as it says`, () =>
      expectItsEnd(example, { url: 'http://tab.test/graphql', fetch: tab.fetch }));
  }
});
