import { EngineUnavailableError, QueryTimeoutError } from '@biographql/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';
import { fixtureEngines } from './question.fixture.js';
import type { QuestionAnswerItem } from './question-service.js';

const engines = fixtureEngines();
const service = createQuestionService(engines, { timeMs: 60_000 });

async function ask(question: string): Promise<QuestionAnswerItem> {
  const { answers } = await service.answer(question);
  const [item] = answers;
  if (item === undefined) throw new Error('no answer item');
  return item;
}

/** The stretch of the passage that the offsets mark. */
function markedIn({ context }: QuestionAnswerItem): string {
  return context === null ? '' : context.text.slice(context.start, context.end);
}

describe('questions about the graph', () => {
  it.each([
    ['Which drugs treat asthma?', 'salbutamol and montelukast'],
    ['asthma drugs', 'salbutamol and montelukast'],
    ['What is salbutamol used for?', 'asthma'],
    ['List indications for albuterol.', 'asthma'],
    ['What are the symptoms of bronchial asthma?', 'cough and wheeze'],
    ['Which disease has wheeze as a symptom?', 'asthma'],
    ['What causes typhoid fever?', 'Salmonella Typhi'],
    ['Which disease is caused by Salmonella Typhi?', 'typhoid fever'],
    ['Which gene is associated with asthma?', 'ADRB2'],
    ['Mutations in which gene cause asthma?', 'ADRB2'],
    ['Which diseases are linked to the gene ADRB2?', 'asthma'],
    ['What does salbutamol target?', 'ADRB2'],
    ['Which drugs target ADRB2?', 'salbutamol'],
    ['On which chromosome is ADRB2?', 'human chromosome 5'],
    ['What is the cytogenetic location of ADRB2?', '5q32'],
    ['What is the MeSH ID of asthma?', 'D001249'],
    ['Which gene has the Entrez ID 154?', 'ADRB2'],
    ['Which disease has the ICD-10-CM code j45?', 'asthma'],
    ['What is the ICD-10-CM code of asthma?', 'J45'],
    ['ICD10CM code of asthma', 'J45'],
    ['Is J45 the ICD-10-CM code of asthma?', 'Yes'],
    ['What is the ICD-10 code of typhoid fever?', 'A01.0'],
    ['ICD 10 of typhoid fever', 'A01.0'],
    ['Which disease has the ICD-10 code A01.0?', 'typhoid fever'],
    ['Which genes have been found to be associated with asthma?', 'ADRB2'],
    ['Which gene has been found mutated in asthma patients?', 'ADRB2'],
    ['What are the types of respiratory system disease?', 'asthma'],
    ['What kind of disease is asthma?', 'respiratory system disease'],
    ['How many drugs treat asthma?', '2'],
    ['Name one drug for asthma', 'salbutamol'],
    [
      'What is asthma?',
      'long-term disease involving inflamed airways; a kind of respiratory system disease',
    ],
    ['Does salbutamol treat asthma?', 'Yes'],
    ['Is asthma a disease?', 'Yes'],
    ['Is ADRB2 located on human chromosome 7?', 'No'],
  ])('%s', async (question, expected) => {
    const answer = await ask(question);
    expect(answer.text).toBe(expected);
    expect(markedIn(answer)).not.toBe('');
    expect(answer.probability).toBeGreaterThan(0.35);
    expect(answer.probability).toBeLessThanOrEqual(1);
  });

  it('says the fact in a sentence, and lists the entity, what answers, and articles about it', async () => {
    const answer = await ask('Which drugs treat asthma?');
    expect(answer.context?.text).toBe('Asthma is treated with salbutamol and montelukast.');
    expect(markedIn(answer)).toBe('salbutamol and montelukast');
    expect(answer.documents.map(({ id }) => id)).toEqual(
      ['Q35869', 'Q410358', 'Q422642'].map((qid) => `http://www.wikidata.org/entity/${qid}`),
    );
    expect(answer.related.map(({ id }) => id)).toContain('pmid:1');
    expect(answer.documents[0]).toMatchObject({
      title: 'asthma',
      indexName: 'graph',
      source: 'https://www.wikidata.org/wiki/Q35869',
    });
    expect(answer.documents[0]?.abstract).toContain('Symptoms and signs of asthma include');
  });

  it.each([
    ['What is the ICD-10 code of asthma?', 'The ICD-10-CM code of asthma is J45.'],
    ['Is J45 the ICD-10 code of asthma?', 'The ICD-10-CM code of asthma is J45.'],
    ['ICD-10-CM code of typhoid fever', 'The ICD-10 code of typhoid fever is A01.0.'],
  ])(
    'takes one edition of a code for no other, and says which there is: %s',
    async (question, has) => {
      const answer = await ask(question);
      expect(answer.text).toBe('');
      expect(answer.abstention?.message).toMatch(
        /^Not found in this dataset: (?:The )?ICD-10(?:-CM)? codes? of/,
      );
      expect(answer.abstention?.message).toContain(
        `The dataset has a code from another edition: ${has}`,
      );
    },
  );

  it.each(['What is the ADRB2 pathway?', 'members of the ADRB2 family'])(
    'says that nothing is named so, rather than answer for the gene: %s',
    async (question) => {
      const answer = await ask(question);
      expect(answer.text).toBe('');
      expect(answer.abstention).toMatchObject({
        reason: 'UNKNOWN_ENTITY',
        message: expect.stringMatching(/^Nothing found for “ADRB2 (?:pathway|family)”/),
      });
    },
  );

  it.each([
    'Which genes are found in what is associated with asthma?',
    'Which symptoms have been found in patients with mutations in ADRB2?',
    'List signs of patients with mutations in ADRB2',
  ])('does not answer with another thing than the noun asks for: %s', async (question) => {
    expect((await ask(question)).text).toBe('');
  });

  it('finds a mistyped name', async () => {
    const answer = await ask('What does salbutamoll treat?');
    expect(answer.text).toBe('asthma');
    expect(answer.probability).toBeLessThan(
      (await ask('What does salbutamol treat?')).probability ?? 0,
    );
  });

  it('does not take a name with another first letter for a typing error', async () => {
    expect((await ask('What does dalbutamol treat?')).text).toBe('');
  });

  it('reads the verb after the question word as a verb, not as part of the wanted noun', async () => {
    expect((await ask('What treats human chromosome 7?')).text).toBe('');
    expect((await ask('What treats markup disease?')).text).toBe('montelukast');
  });

  it('does not take an absent fact for a no', async () => {
    expect((await ask('Does montelukast treat typhoid fever?')).text).not.toBe('No');
  });
});

describe('questions about the literature', () => {
  it('shows the sentence that bears on the question, as it is written, and answers nothing', async () => {
    const answer = await ask('What does the air of a salt cave loosen in the airways?');
    expect(answer.text).toBe('');
    const [passage] = answer.passages;
    expect(passage).toMatchObject({
      documentId: 'pmid:1',
      text: 'The salt cave air loosens mucus in the airways <b>within</b> a week.',
      section: null,
      isRetracted: false,
    });
    const [document] = answer.documents.filter(({ id }) => id === 'pmid:1');
    const text = `${document?.title}\n${document?.abstract}`;
    expect(text.slice(passage?.start, passage?.end)).toBe(passage?.text);
  });

  it('abstains from what it knows nothing of, and still lists documents', async () => {
    const answer = await ask('Who painted the asthma ward of the town hall?');
    expect(answer).toMatchObject({ text: '', context: null, probability: null });
    expect(answer.documents.length).toBeGreaterThan(0);
  });

  it.each(['', '   ', '?!', '"'])('abstains from %j', async (question) => {
    expect(await ask(question)).toMatchObject({ text: '', context: null, probability: null });
  });
});

describe('the answer', () => {
  it('lists documents only, when no answer is wanted', async () => {
    const { answers, statistics } = await service.answer('Which drugs treat asthma?', {
      generate: false,
    });
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ text: '', context: null, probability: null });
    expect(answers[0]?.documents.map(({ indexName }) => indexName)).toContain('articles');
    expect(statistics).toEqual([
      { indexName: 'graph', totalHits: 1 },
      { indexName: 'articles', totalHits: 2 },
    ]);
  });

  it('echoes the question and reports its time', async () => {
    const result = await service.answer('<b>asthma</b>', { generate: true });
    expect(result.question).toBe('<b>asthma</b>');
    expect(result.tookMs).toBeGreaterThanOrEqual(0);
  });

  it('marks a stretch of the passage and escapes nothing, whatever the names and the question hold', async () => {
    const answer = await ask('What treats markup disease?');
    expect(answer.text).toBe('montelukast');
    expect(answer.context?.text).toContain('<img src=x onerror=alert(1)>');
    const parts = [
      'asthma',
      'markup disease',
      'What treats',
      'Is',
      'symptoms of',
      '<em>',
      '</em>',
      '<script>',
      '&',
      '"',
      "'",
      '}',
      '\\',
      'DROP ALL',
      'ADRB2',
      '?',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...parts), { maxLength: 6 }), async (words) => {
        const { text, context } = await ask(words.join(' '));
        expect(context === null).toBe(text === '');
        if (context === null) return;
        expect(context.start).toBeGreaterThanOrEqual(0);
        expect(context.end).toBeGreaterThan(context.start);
        expect(context.end).toBeLessThanOrEqual(context.text.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('limits', () => {
  it('rejects with the reason of an abort', async () => {
    const reason = new Error('the client left');
    const call = service.answer('Which drugs treat asthma?', {
      generate: true,
      signal: AbortSignal.abort(reason),
    });
    await expect(call).rejects.toBe(reason);
  });

  it('runs no more queries than it may', async () => {
    let queries = 0;
    const graph = {
      ...engines.graph,
      select: (...args: Parameters<typeof engines.graph.select>) => {
        queries += 1;
        return engines.graph.select(...args);
      },
    };
    const frugal = createQuestionService({ ...engines, graph }, { queries: 2 });
    await frugal.answer('Which drugs target the gene ADRB2 associated with asthma?', {
      generate: true,
    });
    expect(queries).toBeLessThanOrEqual(2);
  });

  it('answers from the articles when the graph is too slow, and fails when it is gone', async () => {
    const failing = (error: Error) =>
      createQuestionService({
        ...engines,
        graph: { ...engines.graph, select: () => Promise.reject(error) },
      });
    const slow = await failing(new QueryTimeoutError('graph', 10)).answer(
      'Which drugs treat asthma?',
      { generate: true },
    );
    expect(slow.answers[0]?.documents.length).toBeGreaterThan(0);
    const gone = failing(new EngineUnavailableError('graph', 'select'));
    await expect(gone.answer('Which drugs treat asthma?', { generate: true })).rejects.toThrow(
      EngineUnavailableError,
    );
  });

  it('abstains when the time is spent', async () => {
    const never = () =>
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new DOMException('The operation was aborted', 'AbortError')), 50);
      });
    const late = createQuestionService(
      { ...engines, graph: { ...engines.graph, select: never } },
      { timeMs: 1 },
    );
    const { answers } = await late.answer('Which drugs treat asthma?', { generate: true });
    expect(answers[0]).toMatchObject({ text: '', context: null });
  });
});
