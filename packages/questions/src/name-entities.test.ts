import { openSeedEngines, SEEDS } from '@biographql/ingest/testing';
import { expect, it } from 'vitest';
import { createQuestionEntities } from './answer-question.js';

it('names the entities of a question in its order, each once', async () => {
  await using engines = await openSeedEngines(SEEDS['three-diseases']);
  const nameEntities = createQuestionEntities(engines);
  const named = await nameEntities('Is asthma treated with salbutamol, or is asthma not?');
  expect(named.map(({ label, text }) => [label, text])).toEqual([
    ['asthma', 'asthma'],
    ['salbutamol', 'salbutamol'],
  ]);
  expect(await nameEntities('What is the capital of France?')).toEqual([]);
});
