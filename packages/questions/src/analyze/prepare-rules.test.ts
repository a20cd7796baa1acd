import { expect, it, vi } from 'vitest';
import { simplifyQuestion } from './analyze-question.js';

it('lets others work between the rules, and changes none of them', async () => {
  // Rules are prepared once; another test file of this worker may have done so.
  vi.resetModules();
  const { prepareRules } = await import('./analyze-question.js');
  const question = 'Could you tell me which drugs are used to treat asthma?';
  const before = simplifyQuestion(question);
  let turns = 0;
  // By turns, not by the clock: rules that are compiled already take less than a millisecond.
  const others = () => {
    turns += 1;
    immediate = setImmediate(others);
  };
  let immediate = setImmediate(others);
  await prepareRules();
  clearImmediate(immediate);
  expect(turns).toBeGreaterThan(100);
  expect(simplifyQuestion(question)).toBe(before);
});
