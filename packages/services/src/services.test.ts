import { expect, it } from 'vitest';
import { createTranslationService } from './services.js';

const noEntities = async () => [];

it('passes the query of the question service on, and says when there is none', async () => {
  const questions = {
    sparql: async (question: string) =>
      question === 'known' ? { sparql: 'ASK {}', description: 'known' } : null,
  };
  const { sparql } = createTranslationService(questions, noEntities);
  expect(await sparql('known')).toEqual({ sparql: 'ASK {}' });
  expect(await sparql('unknown')).toEqual({
    sparql: null,
    reason: expect.stringContaining('No reading'),
  });
});
