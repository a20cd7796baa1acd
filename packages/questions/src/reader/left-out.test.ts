import { describe, expect, it } from 'vitest';
import { lacksVerb, leavesOut } from './left-out.js';

function isLeftOut(question: string, sentence: string, title = 'A trial', names = [] as string[]) {
  const entities = names.map((text) => ({ text, names: [text], types: [] }));
  return leavesOut({ question, entities }, sentence, title);
}

const STATED = 'Metformin is used for the treatment of diabetes.';

describe('a question with a word that the sentence does not say', () => {
  it.each([
    ['Will metformin be used for diabetes?'],
    ['Is metformin used for diabetes in 2040?'],
    ['Is metformin currently used for diabetes?'],
    ['Is metformin still used for diabetes?'],
    ['Is metformin the next drug for diabetes?'],
    ['Is metformin used for diabetes in the US?'],
    ['What is the price of metformin for diabetes?'],
    ['How much metformin is used for diabetes?'],
    ['Which dose of metformin is used for diabetes?'],
    ['How many people use metformin for diabetes?'],
    ['Is metformin better than insulin for diabetes?'],
    ['Is metformin the best drug for diabetes?'],
    ['Is metformin the safest drug for diabetes?'],
    ['Is metformin the only drug for diabetes?'],
    ['Is metformin used for diabetes before surgery?'],
    ['Is metformin not used for diabetes?'],
    ["Isn't metformin used for diabetes?"],
    ['Which drugs other than metformin are used for diabetes?'],
    ['Is diabetes inhibited by metformin?'],
    ['Is diabetes a symptom of metformin?'],
  ])('%s', (question) => {
    expect(isLeftOut(question, STATED)).toBe(true);
  });
});

describe('a question for a doing', () => {
  it.each([
    ['Does salicylate activate NFKB1?', 'Salicylate inhibits NFKB1 activation.'],
    ['Does salicylate inhibit NFKB1?', 'Salicylate inhibits TP53 and activates NFKB1.'],
    ['Is metformin effective for diabetes?', STATED],
  ])('%s is not told by %s', (question, sentence) => {
    expect(isLeftOut(question, sentence)).toBe(true);
  });

  it.each([
    ['Does salicylate activate NFKB1?', 'Salicylate activates NFKB1.'],
    ['Does salicylate inhibit NFKB1?', 'Salicylate is an antagonist of NFKB1.'],
    ['Is metformin effective for diabetes?', 'Metformin is a standard therapy for diabetes.'],
  ])('%s is told by %s', (question, sentence) => {
    expect(isLeftOut(question, sentence)).toBe(false);
  });
});

describe('a question whose words are all said', () => {
  it.each([
    ['Is metformin used for diabetes?', STATED],
    ['Can I take metformin for my diabetes?', STATED],
    ['Is metformin currently used for diabetes?', 'Metformin is currently used for diabetes.'],
    ['Is metformin the best drug for diabetes?', 'Metformin is the best drug for diabetes.'],
    ['How many genes has the virus?', 'The virus has nine genes.'],
    ['Does metformin inhibit growth?', 'Metformin is an inhibitor of growth.'],
    ['Does metformin improve chest pain?', 'Metformin improves chest pain.'],
  ])('%s %s', (question, sentence) => {
    expect(isLeftOut(question, sentence)).toBe(false);
  });

  it('takes numbers of names for no numbers, and lets the title speak', () => {
    const names = ['type 2 diabetes'];
    expect(isLeftOut('Does metformin treat type 2 diabetes?', 'T2D', 'A trial', names)).toBe(false);
    expect(isLeftOut('Was it used in 1999?', 'It was used.', 'Drugs of 1999')).toBe(false);
    expect(isLeftOut('Was it used in 1999?', 'It was used.', 'Drugs of 1998')).toBe(true);
  });

  it('counts only what is asked for', () => {
    expect(isLeftOut('How many genes has the virus?', 'The virus has genes and 12 proteins.')).toBe(
      true,
    );
  });
});

describe('the verb of a question', () => {
  it.each([
    ['Does aspirin inhibit CLU?', 'Aspirin targets CLU.', true],
    ['Does aspirin inhibit CLU?', 'Aspirin inhibits CLU.', false],
    ['Does aspirin inhibit CLU?', 'Aspirin is a CLU inhibitor.', false],
    ['Does aspirin cause fever?', 'Aspirin is associated with fever.', true],
    ['Does aspirin cause fever?', 'Aspirin-induced fever is rare.', false],
    ['Is aspirin indicated for fever?', 'Aspirin has reached fever.', true],
    ['Do mutations in CLU cause fever?', 'CLU causes fever.', true],
  ])('%s %s lacks it: %s', (question, sentence, expected) => {
    const names = ['aspirin', 'fever', 'CLU'].filter((name) => question.includes(name));
    const entities = names.map((text) => ({ text, names: [text], types: [] }));
    const stretches = names.map((name) => {
      const start = sentence.toLowerCase().indexOf(name.toLowerCase());
      return { start, end: start + name.length };
    });
    expect(lacksVerb({ question, entities }, sentence, stretches)).toBe(expected);
  });

  it('is not looked for far from the names', () => {
    const sentence =
      'Aspirin targets CLU to control the making of fat in the liver and inhibit growth.';
    const entities = ['aspirin', 'CLU'].map((text) => ({ text, names: [text], types: [] }));
    const stretches = [
      { start: 0, end: 7 },
      { start: 16, end: 19 },
    ];
    const question = 'Does aspirin inhibit CLU?';
    expect(lacksVerb({ question, entities }, sentence, stretches)).toBe(true);
  });
});
