import { select, wd } from '@biographql/sparql';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '../render.fixture.js';
import { serviceOfFile } from '../service.fixture.js';
import { useSparql, useSparqlJson, useSuspenseSparql } from './use-sparql.js';

const { connect } = serviceOfFile();
const getDrugs = (disease: string) =>
  select('SELECT ?drug WHERE { $disease wdt:P2176 ?drug } ORDER BY ?drug LIMIT 3', {
    disease: wd(disease),
  });
const count = select('SELECT (COUNT(?drug) AS ?n) WHERE { wd:Q35869 wdt:P2176 ?drug }');

describe('useSparql', () => {
  it('answers rows, in the kinds that were requested', async () => {
    const { client, sent } = connect();
    const { result } = renderInPage(
      { client },
      () => ({
        iris: useSparql(getDrugs('Q35869')).data,
        qids: useSparql(getDrugs('Q35869'), { kinds: { drug: 'qid' } }).data,
      }),
      undefined,
    );
    await waitFor(() => expect(result.current.qids).toHaveLength(3));
    for (const { drug } of result.current.qids ?? []) expect(drug).toMatch(/^Q\d+$/);
    for (const { drug } of result.current.iris ?? []) expect(drug).toMatch(/^http.*Q\d+$/);
    expect(sent).toHaveLength(1);
  });

  it('keeps its rows while the text stays the same', async () => {
    const { client } = connect();
    const { result, rerender } = renderInPage(
      { client },
      () => useSparql(getDrugs('Q35869')),
      undefined,
    );
    await waitFor(() => expect(result.current.data).toHaveLength(3));
    const rows = result.current.data;
    rerender();
    expect(result.current.data).toBe(rows);
  });

  it('asks for nothing with null', () => {
    const { client, sent } = connect();
    const { result } = renderInPage({ client }, () => useSparql(null), undefined);
    expect(result.current.fetchStatus).toBe('idle');
    expect(sent).toHaveLength(0);
  });

  it('reports the position of a syntax error in the original text', async () => {
    const { client } = connect();
    const { result } = renderInPage(
      { client },
      () => {
        const query = select('SELECT ?d { ?d wdt:P31 $class . ?d ?x }', { class: wd('Q12136') });
        return [useSparql(query), useSparqlJson(query)] as const;
      },
      undefined,
    );
    await waitFor(() => expect(result.current.every(({ isError }) => isError)).toBe(true));
    for (const { error } of result.current) {
      expect(error?.shortMessage).toContain('line 1, column 39');
      expect(error).toMatchObject({ errors: [{ extensions: { code: 'INVALID_SPARQL' } }] });
    }
  });

  it('is in error when a value is not of its kind', async () => {
    const { client } = connect();
    const { result } = renderInPage(
      { client },
      () => useSparql(getDrugs('Q35869'), { kinds: { drug: 'number' } }),
      undefined,
    );
    await waitFor(() => expect(result.current.error?.message).toMatch(/number/));
  });

  it('suspends until the rows are there', async () => {
    const { client } = connect();
    const { result } = renderInPage(
      { client },
      () => useSuspenseSparql(count).data[0]?.n,
      undefined,
    );
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBeGreaterThan(3));
  });
});
