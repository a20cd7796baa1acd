import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenAllowance } from './chat.js';
import { parseReply, writeMaterial } from './language-model-answerer.js';

const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 600 }), { maxLength: 6 });

describe('writeMaterial', () => {
  it('stays within its limits and sends beginnings of the passages, in order', () => {
    fc.assert(
      fc.property(texts, fc.nat(3_000), fc.nat(5), (all, room, maxPassages) => {
        const passages = all.map((text, index) => {
          return { id: `pmid:${index}`, index: 'articles', title: 'T', text };
        });
        const maxCharacters = room + 60;
        const material = writeMaterial('Why?', passages, { maxPassages, maxCharacters });
        expect(material.text.length).toBeLessThanOrEqual(maxCharacters);
        expect(material.passages.length).toBeLessThanOrEqual(maxPassages);
        material.passages.forEach(({ id, text }, index) => {
          expect(id).toBe(`pmid:${index}`);
          expect(passages[index]?.text.startsWith(text)).toBe(true);
        });
      }),
    );
  });
});

describe('parseReply', () => {
  it('finds every quote of a passage, and marks the letters that were quoted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 60, maxLength: 300 }),
        fc.nat(30),
        (text, from) => {
          const quote = Array.from(text)
            .slice(from, from + 30)
            .join('');
          fc.pre(quote.trim().split(/\s+/).join(' ').length >= 20);
          const passage = { id: 'pmid:1', index: 'articles', title: '', text };
          const reply = JSON.stringify({ answer: 'a', citations: [{ passage: 1, quote }] });
          const parsed = parseReply(reply, [passage]);
          if (typeof parsed === 'string') throw new Error(parsed);
          const [evidence] = parsed.evidence;
          const marked = text.slice(evidence?.start, evidence?.end);
          expect(marked.split(/\s+/)).toEqual(quote.trim().split(/\s+/));
        },
      ),
    );
  });
});

describe('createTokenAllowance', () => {
  it('gives no more than its tokens, fills up with time, and takes back what was not spent', () => {
    let time = 0;
    const allowance = createTokenAllowance(600, () => time);
    expect(allowance.take(500)).toBe(true);
    expect(allowance.take(200)).toBe(false);
    time = 10_000;
    expect(allowance.take(200)).toBe(true);
    allowance.settle(500, 100);
    expect(allowance.take(400)).toBe(true);
    expect(allowance.take(1)).toBe(false);
  });
});
