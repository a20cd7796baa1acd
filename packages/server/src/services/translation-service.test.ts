import { expect, it } from 'vitest';
import { createTranslationService } from './translation-service.js';

const noEntities = async () => [];

it('passes the query of the question service on, and says when there is none', async () => {
  const questions = {
    sparql: async (question: string) => (question === 'known' ? { sparql: 'ASK {}' } : null),
  };
  const { sparql } = createTranslationService(questions, noEntities);
  expect(await sparql('known')).toEqual({ sparql: 'ASK {}' });
  expect(await sparql('unknown')).toEqual({
    sparql: null,
    reason: expect.stringContaining('No reading'),
  });
});

it('abstains where the question service writes no queries', async () => {
  const { sparql } = createTranslationService({}, noEntities);
  expect(await sparql('known')).toMatchObject({ sparql: null });
});
