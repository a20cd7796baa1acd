import { NAMED_QUERIES } from '@biographql/sparql/queries';
import { describe, expect, it } from 'vitest';
import { chosenQuery, getProblem, indexOf } from './read-place.ts';

describe('the query of the address', () => {
  it.each(Object.entries(NAMED_QUERIES))(
    '%s can be made of its examples and read again',
    (query, { parameters }) => {
      const { text, values, problem } = chosenQuery({ query });
      expect(problem).toBeNull();
      expect(values).toHaveLength(Object.keys(parameters).length);
      expect(text).toMatch(/^(SELECT|ASK) /);
      expect(getProblem(text)).toBeNull();
    },
  );

  it('takes parameters from the address and rejects what is none', () => {
    expect(chosenQuery({ query: 'drugsForDisease', first: 'Q11081' }).text).toContain('Q11081');
    const { problem } = chosenQuery({ query: 'drugsForDisease', first: 'asthma' });
    expect(problem?.reason).toContain('"asthma"');
  });

  it("reports where the user's text is wrong", () => {
    expect(chosenQuery({ sparql: 'SELECT ?a\nWHER { ?a ?b ?c }' }).problem).toEqual({
      reason: expect.stringContaining('did you mean WHERE'),
      position: { line: 2, column: 1 },
    });
    expect(getProblem('DELETE WHERE { ?a ?b ?c }')?.position).toEqual({ line: 1, column: 1 });
  });

  it('finds a position in a text', () => {
    expect(indexOf('ab\ncd', { line: 2, column: 2 })).toBe(4);
    expect(indexOf('ab', { line: 9, column: 9 })).toBe(2);
  });
});

describe('a named query', () => {
  it('orders labels as readers do, capital letters among the others', () => {
    expect(chosenQuery({ query: 'drugsForDisease' }).text).toMatch(/ORDER BY LCASE\(\?drugLabel\)/);
  });
});
