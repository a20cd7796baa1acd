import { describe, expect, it } from 'vitest';
import { planQuestion } from './plan-question.js';
import { linkedQuestion } from './question.fixture.js';

async function rejection(text: string) {
  return planQuestion(await linkedQuestion(text)).rejection;
}

async function reason(text: string): Promise<string | null> {
  return (await rejection(text))?.reason ?? null;
}

describe('questions that are rejected', () => {
  it.each(['hello', 'Hi there!', 'thanks a lot', 'good morning', 'How are you?', 'test'])(
    'asks for a question after %s',
    async (text) => {
      expect(await reason(text)).toBe('NO_QUESTION');
    },
  );

  it.each([
    ['What variants are associated with asthma?', 'variants'],
    ['Which mutations cause asthma?', 'variants'],
    ['list of SNPs for asthma', 'variants'],
    ['What is the dose of salbutamol?', 'doses'],
    ['salbutamol dosage', 'doses'],
    ['How much salbutamol can I take?', 'doses'],
    ['List clinical trials for asthma', 'trials'],
    ['How is asthma diagnosed?', 'diagnostic tests'],
    ['prevalence of asthma', 'prevalence'],
    ['How common is asthma?', 'prevalence'],
    ['half-life of montelukast', 'pharmacokinetics'],
    ['who works on asthma', 'researchers'],
    ['Who studies asthma in Brazil?', 'researchers'],
    ['leading experts on asthma', 'researchers'],
    ['Who discovered salbutamol?', 'history'],
    ['When was salbutamol invented?', 'history'],
    ['best hospital for asthma', 'hospitals'],
    ['latest research on asthma', 'Search the topic in Literature'],
    ['papers about asthma', 'Search the topic in Literature'],
    ['who wrote about asthma', 'researchers'],
    ['comorbidities of asthma', 'occur together'],
    ['Which enzymes metabolize salbutamol?', 'pharmacokinetics'],
    ['Is salbutamol safe in pregnancy?', 'what is safe'],
  ])('says at once that the graph has no such kind: %s', async (text, says) => {
    const rejected = await rejection(text);
    expect(rejected).toMatchObject({ reason: 'MISSING_KIND' });
    expect(rejected?.message).toContain(says);
  });

  it.each([
    ['first line drugs for asthma', 'first line'],
    ['What is the best drug for asthma?', 'best'],
    ['Which approved drugs treat asthma?', 'approved'],
    ['new drugs for asthma', 'new'],
    ['rare diseases with cough', 'rare'],
    ['drugs for asthma in children', 'in children'],
  ])('stops at a modifier that the graph knows nothing of: %s', async (text, modifier) => {
    expect(await rejection(text)).toMatchObject({
      reason: 'MISSING_KIND',
      unread: [modifier],
    });
  });

  it('does not guess what a pronoun stands for', async () => {
    expect(await reason('Is it asthma?')).toBe('UNKNOWN_ENTITY');
    expect(await reason('Is it true that salbutamol treats asthma?')).toBeNull();
  });

  it.each([
    'Which drugs treat asthma?',
    'Mutations in which gene cause asthma?',
    'What gene is mutated in asthma?',
    'Is asthma a disease?',
    'What is asthma?',
    'genes associated with asthma',
  ])('lets through %s', async (text) => {
    expect(await reason(text)).toBeNull();
  });
});
