import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQaInsight } from './questions.js';

describe('answers', () => {
  const base = {
    question: 'why?',
    statistics: [{ indexName: 'graph', totalHits: 3 }],
    tookMs: 1.5,
  };
  const item = {
    text: 'because',
    context: { text: 'because', start: 0, end: 7 },
    claims: [],
    documents: [],
    related: [],
    passages: [],
    total: null,
    orderedBy: null,
    interpretation: null,
    names: [],
    abstention: null,
  };

  it('puts the best answer into shape A and all of them into shape B', () => {
    const insight = toQaInsight({ ...base, answers: [{ ...item, probability: 0.123456 }] }, true);
    expect(insight).toMatchObject({ answer: 'because', probability: '0.1235', took: 1.5 });
    expect(insight.answers?.[0]).toMatchObject({
      answer: 'because',
      probability: '0.1235',
      statistics: [{ index_name: 'graph', total_hits: 3 }],
    });
  });

  it.each([
    [0, '0'],
    [1, '1'],
    [0.00001, '0'],
    [0.5, '0.5'],
  ])('writes the probability %d as %s', (probability, text) => {
    const insight = toQaInsight({ ...base, answers: [{ ...item, probability }] }, true);
    expect(insight.probability).toBe(text);
  });

  it('marks the answer in its sentence and escapes both, in both shapes', () => {
    const text = `<b>A & "B"</b> helps 'C'`;
    const context = { text, start: 3, end: 10 };
    const insight = toQaInsight({ ...base, answers: [{ ...item, context, probability: 1 }] }, true);
    const html = '&lt;b&gt;<em>A &amp; &quot;B&quot;</em>&lt;/b&gt; helps &#39;C&#39;';
    expect(insight.context).toBe(html);
    expect(insight.answers?.[0]?.context).toBe(html);
  });

  it('shows passages with their section in the form of the schema', () => {
    const passage = {
      documentId: 'pmid:1',
      title: 'T',
      text: 'It works.',
      start: 2,
      end: 11,
      section: 'conclusion' as const,
      publicationTypes: ['Review'],
      year: 2019,
      isRetracted: false,
    };
    const answers = [
      { ...item, text: '', context: null, probability: null, passages: [passage] },
    ] as const;
    const [answer] = toQaInsight({ ...base, answers }, true).answers ?? [];
    expect(answer?.passages).toEqual([{ ...passage, section: 'CONCLUSION' }]);
  });

  it('leaves no markup but the emphasis, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.nat(50), (text, from, length) => {
        const start = Math.min(from, text.length);
        const context = { text, start, end: Math.min(start + length, text.length) };
        const answers = [{ ...item, context, probability: 1 }] as const;
        const html = toQaInsight({ ...base, answers }, true).context ?? '';
        const [before = '', marked = '', after = ''] = html.split(/<em>(.*)<\/em>/s);
        expect(`${before}${marked}${after}`).not.toMatch(/[<>"']/);
        expect(`${before}${marked}${after}`.replace(/&(\w+|#39);/g, plainSign)).toBe(text);
      }),
    );
  });
});

function plainSign(whole: string): string {
  const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return signs[whole] ?? "'";
}
