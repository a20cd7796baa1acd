import { describe, expect, it } from 'vitest';
import type { Passage, QuestionAnswerer } from './question-answerer.js';

/** Passages written for this suite; only the first is about the question. */
const PASSAGES: readonly Passage[] = [
  {
    id: 'pmid:1',
    index: 'articles',
    title: 'Warming of marble lizards',
    text: 'We watched marble lizards for two years. The marble lizard is warmed by the morning sun on flat stones. Food did not matter.',
  },
  {
    id: 'pmid:2',
    index: 'articles',
    title: 'Bridges of steel',
    text: 'Steel bridges need paint. The paint lasts nine years.',
  },
];
const QUESTION = 'What is the marble lizard warmed by?';

/** The behavior that every question answerer must show: run it beside each adapter. */
export function describeQuestionAnswerer(
  name: string,
  makeAnswerer: () => QuestionAnswerer | Promise<QuestionAnswerer>,
): void {
  describe(name, () => {
    it('answers from the passage that is about the question, with a probability and its place', async () => {
      await using answerer = await makeAnswerer();
      const answer = await answerer.answer(QUESTION, PASSAGES);
      expect(answer?.confidence).toBeGreaterThan(0);
      expect(answer?.confidence).toBeLessThanOrEqual(1);
      const [evidence] = answer?.evidence ?? [];
      expect(evidence?.passageId).toBe('pmid:1');
      const text = PASSAGES[0]?.text.slice(evidence?.start, evidence?.end);
      expect(text).toContain('morning sun');
      expect(answer?.text).toContain('sun');
    });

    it('does not depend on the order of the passages', async () => {
      await using answerer = await makeAnswerer();
      const answer = await answerer.answer(QUESTION, PASSAGES);
      expect(await answerer.answer(QUESTION, [...PASSAGES].reverse())).toEqual(answer);
    });

    it('abstains without passages, and from passages about something else', async () => {
      await using answerer = await makeAnswerer();
      expect(await answerer.answer(QUESTION, [])).toBeNull();
      expect(await answerer.answer(QUESTION, PASSAGES.slice(1))).toBeNull();
      expect(await answerer.answer('', PASSAGES)).toBeNull();
    });

    it('rejects with the reason of an abort', async () => {
      await using answerer = await makeAnswerer();
      const reason = new Error('the client left');
      const signal = AbortSignal.abort(reason);
      await expect(answerer.answer(QUESTION, PASSAGES, { signal })).rejects.toBe(reason);
    });

    it('is ready', async () => {
      await using answerer = await makeAnswerer();
      await expect(answerer.ready()).resolves.toBeUndefined();
      expect(answerer.name).not.toBe('');
    });
  });
}
