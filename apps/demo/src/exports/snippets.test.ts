import { execFileSync } from 'node:child_process';
import { persistedDocuments } from '@biographql/core/manifest';
import { describe, expect, it } from 'vitest';
import type { StoredReceipt } from './download.ts';
import { getSnippets, getSparqlSnippets, type QueryCode } from './snippets.ts';

const [document = ''] =
  Object.entries(persistedDocuments).find(([, text]) => text.includes('graphInsights(')) ?? [];
const RECEIPT: StoredReceipt = {
  version: '1.0.0',
  dataset: { digest: null, release: 'test' },
  document,
  operationName: 'graphInsights',
  variables: { startNode: 'it\'s a "name" with \\ and é' },
  result: null,
  received: '2026-01-02T03:04:05.000Z',
};
const CODE: QueryCode = {
  action: 'getNeighbors',
  input: { entity: 'it\'s a "name"', types: ['GENE'], limit: 5, label: undefined },
  sparql: 'SELECT * WHERE { ?s ?p ?o }',
};
const getCode = (name: string) =>
  getSnippets(CODE, RECEIPT).find((snippet) => snippet.name === name)?.code ?? '';

describe('the query behind a part of the page', () => {
  it('is written in every language, without a receipt in those that need none', () => {
    const names = (receipt?: StoredReceipt) => getSnippets(CODE, receipt).map(({ name }) => name);
    expect(names(RECEIPT)).toEqual(['curl', 'TypeScript', 'React', 'Python', 'SPARQL']);
    expect(names()).toEqual(['TypeScript', 'React', 'SPARQL']);
  });

  it('is sent by a shell as it was sent by the page', () => {
    const shown = getCode('curl').replace(/^curl/, 'printf "%s\\0"');
    const sent = execFileSync('sh', ['-c', shown]).toString().split('\0');
    expect(JSON.parse(sent[sent.indexOf('-d') + 1] ?? '')).toEqual({
      query: persistedDocuments[document]?.trim(),
      variables: RECEIPT.variables,
    });
  });

  it('names what it asks for in TypeScript', () => {
    expect(getCode('TypeScript')).toContain(
      `getNeighbors(client, { entity: 'it\\'s a "name"', types: ['GENE'], limit: 5 })`,
    );
    expect(getCode('React')).toContain("import { useNeighbors } from '@biographql/react';");
  });

  it('holds document and variables in Python', () => {
    const code = getCode('Python');
    expect(code).toContain('query = """query graphInsights(');
    const [, variables = ''] = /^variables = json\.loads\((.*)\)$/m.exec(code) ?? [];
    // A text of Python without line ends is one of JSON.
    expect(JSON.parse(JSON.parse(variables))).toEqual(RECEIPT.variables);
  });

  it('goes to the SPARQL endpoint as it was written', () => {
    const sparql = 'ASK { ?a ?b "it\'s" }';
    const [curl, , python] = getSparqlSnippets(sparql, 'http://page.test');
    const shown = curl?.code.replace(/^curl/, 'printf "%s\\0"') ?? '';
    expect(execFileSync('sh', ['-c', shown]).toString().split('\0')).toContain(`query=${sparql}`);
    expect(python?.code).toContain(`query = ${JSON.stringify(sparql)}`);
  });
});
