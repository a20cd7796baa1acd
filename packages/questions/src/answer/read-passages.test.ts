import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtureContext } from '../question.fixture.js';
import type { Evidence } from '../question-service.js';
import { readPassages } from './read-passages.js';

function read(
  title: string,
  evidence: readonly Evidence[],
  isVerdict = false,
  names: readonly (readonly string[])[] = [],
) {
  const reader = {
    name: 'reader',
    ready: async () => {},
    answer: async () => ({ text: 'Yes', confidence: 0.9, evidence }),
    [Symbol.asyncDispose]: async () => {},
  };
  const record = { id: 'pmid:1', title, abstract: null, source: null, indexName: 'articles' };
  return readPassages({ question: '?', isVerdict }, [record], names, fixtureContext({ reader }));
}

async function quote(title: string, evidence: readonly Evidence[]) {
  return (await read(title, evidence))?.context ?? null;
}

describe('readPassages', () => {
  it('quotes the evidence with what stands around it, cut at blanks', async () => {
    const title = `${'before '.repeat(100)}HERE ${'after '.repeat(100)}`;
    const start = title.indexOf('HERE');
    const quoted = await quote(title, [{ passageId: 'pmid:1', start, end: start + 4 }]);
    expect(quoted?.text.slice(quoted.start, quoted.end)).toBe('HERE');
    expect(quoted?.text).toMatch(/^… (?:before )+HERE(?: after)+ …$/);
    expect(quoted?.text.length).toBeLessThan(500);
  });

  it('marks what the evidence marks, wherever it stands', async () => {
    const text = fc.string({ minLength: 1, maxLength: 900 });
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.nat(), async (title, from, length) => {
        const start = from % title.length;
        const end = Math.min(title.length, start + 1 + (length % 300));
        const quoted = await quote(title, [{ passageId: 'pmid:1', start, end }]);
        expect(quoted?.text.slice(quoted.start, quoted.end)).toBe(title.slice(start, end));
      }),
      { numRuns: 50 },
    );
  });

  it('quotes nothing without evidence, or with evidence that no passage has', async () => {
    expect(await quote('A title', [])).toBeNull();
    expect(await quote('A title', [{ passageId: 'pmid:2', start: 0, end: 1 }])).toBeNull();
    expect(await quote('A title', [{ passageId: 'pmid:1', start: 0, end: 99 }])).toBeNull();
  });

  it('takes a verdict only with a quote that names everything that the question names', async () => {
    const title = 'Salt cave air loosens mucus. Costs were low.';
    const sentence = { passageId: 'pmid:1', start: 0, end: 28 };
    const other = { passageId: 'pmid:1', start: 29, end: title.length };
    const names = [['salt cave air', 'halotherapy']];
    expect((await read(title, [sentence], true, names))?.text).toBe('Yes');
    expect(await read(title, [other], true, names)).toBeNull();
    expect((await read(title, [other], false, names))?.text).toBe('Yes');
    expect(await read(title, [sentence], true, [...names, ['muc']])).toBeNull();
    expect(await read(title, [other], true, [['–', 'salt cave air']])).toBeNull();
  });
});
