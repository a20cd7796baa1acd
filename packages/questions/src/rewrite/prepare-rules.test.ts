import { expect, it } from 'vitest';
import { prepareRules } from './prepare-rules.js';
import { rewriteQuestion } from './rewrite-question.js';

it('lets others work between the rules, and changes none of them', async () => {
  const question = 'Could you tell me which drugs are used to treat asthma?';
  const before = rewriteQuestion(question);
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  });
  await prepareRules();
  clearInterval(clock);
  expect(turns).toBeGreaterThan(0);
  expect(rewriteQuestion(question)).toBe(before);
});
