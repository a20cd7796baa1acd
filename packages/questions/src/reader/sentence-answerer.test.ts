import { describe, expect, it } from 'vitest';
import { describeQuestionAnswerer } from './conformance.js';
import type { AskedTerms, Passage } from './question-answerer.js';
import { sentenceAnswerer } from './sentence-answerer.js';

describeQuestionAnswerer('sentenceAnswerer', sentenceAnswerer);

function passage(text: string, id = 'pmid:1'): Passage {
  return { id, index: 'articles', title: '', text };
}

describe('verdicts', () => {
  it('says no when the evidence denies', async () => {
    const text =
      'RESULTS: There was no significant difference in blood pressure with blue light. Blue light failed to lower blood pressure. CONCLUSION: Blue light does not lower blood pressure and is ineffective.';
    const answer = await sentenceAnswerer().answer('Does blue light lower blood pressure?', [
      passage(text),
    ]);
    expect(answer?.text).toBe('No');
    const [evidence] = answer?.evidence ?? [];
    expect(text.slice(evidence?.start, evidence?.end)).toContain('does not lower');
  });

  it('says yes when the evidence affirms', async () => {
    const text =
      'RESULTS: Blue light significantly lowered blood pressure and improved sleep. CONCLUSION: Blue light is an effective and safe way to lower blood pressure.';
    const answer = await sentenceAnswerer().answer('Does blue light lower blood pressure?', [
      passage(text),
    ]);
    expect(answer?.text).toBe('Yes');
    expect(answer?.confidence).toBeGreaterThan(0.5);
  });

  it('abstains when the passages are off the subject', async () => {
    const answer = await sentenceAnswerer().answer('Does blue light lower blood pressure?', [
      passage('The bridge was painted. It improved significantly.'),
    ]);
    expect(answer).toBeNull();
  });
});

/** `Which diseases are caused by green algae?` */
const CAUSED_BY_ALGAE: AskedTerms = {
  entities: [{ text: 'green algae', names: ['green algae'], types: ['TAXON'] }],
  ends: { relation: 'cause', left: null, right: 0 },
  wanted: ['DISEASE'],
  said: [],
  rest: [],
};

describe('sentences', () => {
  it('never answers with a question or an echo of the question', async () => {
    const answer = await sentenceAnswerer().answer('What turns river stones green?', [
      passage(
        'What turns river stones green? River stones turn green. Algae turn river stones green in summer.',
      ),
    ]);
    expect(answer?.text).toBe('Algae turn river stones green in summer.');
  });

  it('abstains from a person where the text tells of none', async () => {
    const text = 'Forty patients died of marble fever in the winter.';
    expect(
      await sentenceAnswerer().answer('Who died of marble fever in the winter?', [passage(text)]),
    ).toBeNull();
  });

  it.each([
    ['postherpetic pain', [], null],
    ['marble fever', [{ start: 0, end: 12, label: 'marble fever' }], 'Marble fever'],
  ])(
    'answers a question for a class by names of it, never by a sentence: %s',
    async (name, names, expected) => {
      const text = `Marble fever is caused by green algae, as is ${name} of the river.`;
      const answer = await sentenceAnswerer().answer(
        'Which diseases are caused by green algae?',
        [passage(text)],
        {
          asked: CAUSED_BY_ALGAE,
          findNames: async () => names,
        },
      );
      expect(answer?.text ?? null).toBe(expected);
    },
  );

  it('picks no part of a longer name', async () => {
    const text = 'Marble fever is caused by green algae.';
    const answer = await sentenceAnswerer().answer(
      'Which diseases are caused by green algae?',
      [passage(text)],
      {
        asked: CAUSED_BY_ALGAE,
        findNames: async () => [{ start: 7, end: 12, label: 'fever' }],
      },
    );
    expect(answer).toBeNull();
  });

  it.each([
    ['Rupture of the spleen is caused by green algae.', 'Rupture'],
    ['An increase in appetite is caused by green algae.', 'appetite'],
  ])('picks no head of a longer name, and no measure: %s', async (text, name) => {
    const start = text.indexOf(name);
    const answer = await sentenceAnswerer().answer(
      'Which diseases are caused by green algae?',
      [passage(text)],
      {
        asked: CAUSED_BY_ALGAE,
        findNames: async () => [{ start, end: start + name.length, label: name }],
      },
    );
    expect(answer).toBeNull();
  });

  it('reads at most its limit of characters', async () => {
    const filler = 'Nothing of note happened here. '.repeat(7_000);
    const answer = await sentenceAnswerer().answer('What turns river stones green?', [
      passage(filler, 'pmid:1'),
      passage('Algae turn river stones green in summer.', 'pmid:2'),
    ]);
    expect(answer).toBeNull();
  });
});
