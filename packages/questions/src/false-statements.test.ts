import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';
import { fixtureEngines } from './question.fixture.js';

const service = createQuestionService(fixtureEngines(), { timeMs: 60_000 });

async function ask(question: string) {
  const { answers } = await service.answer(question);
  return answers[0];
}

const THINGS = [
  'asthma',
  'bronchial asthma',
  'salbutamol',
  'albuterol',
  'montelukast',
  'cough',
  'wheeze',
  'ADRB2',
  'typhoid fever',
  'Salmonella Typhi',
  'markup disease',
  'respiratory system disease',
] as const;

/** What the fixture states, as `wording subject object` under names without synonyms. */
const TRUE = new Set([
  ...['salbutamol', 'montelukast'].map((drug) => `treats ${drug} asthma`),
  'treats montelukast markup disease',
  // A class has the drugs and genes of its subtypes.
  ...['salbutamol', 'montelukast'].map((drug) => `treats ${drug} respiratory system disease`),
  'associated respiratory system disease ADRB2',
  'associated ADRB2 respiratory system disease',
  'targets salbutamol ADRB2',
  'symptom cough asthma',
  'symptom wheeze asthma',
  'associated asthma ADRB2',
  'associated ADRB2 asthma',
  'cause Salmonella Typhi typhoid fever',
  'symptom-cause asthma cough',
  'symptom-cause asthma wheeze',
  'kind asthma respiratory system disease',
]);

const WORDINGS: readonly (readonly [
  relations: readonly string[],
  (a: string, b: string) => string,
])[] = [
  [['treats'], (a, b) => `Does ${a} treat ${b}?`],
  [['treats'], (a, b) => `Is ${a} used to treat ${b}?`],
  [['treats'], (a, b) => `Is ${a} a drug for ${b}?`],
  [['targets'], (a, b) => `Does ${a} target ${b}?`],
  [['symptom'], (a, b) => `Is ${a} a symptom of ${b}?`],
  [['associated'], (a, b) => `Is ${a} associated with ${b}?`],
  [['associated'], (a, b) => `Is there an association between ${a} and ${b}?`],
  [['cause', 'symptom-cause'], (a, b) => `Does ${a} cause ${b}?`],
  [['kind'], (a, b) => `Is ${a} a kind of ${b}?`],
  [[], (a, b) => `Does ${a} cure ${b}?`],
  [[], (a, b) => `Does ${a} prevent ${b} in horses?`],
  [[], (a, b) => `Is ${a} better than ${b}?`],
];

function plain(name: string): string {
  const synonyms: Record<string, string> = {
    'bronchial asthma': 'asthma',
    albuterol: 'salbutamol',
  };
  return synonyms[name] ?? name;
}

describe('a false statement', () => {
  it('is never affirmed, and what is affirmed is stated', async () => {
    const pair = fc.tuple(fc.constantFrom(...THINGS), fc.constantFrom(...THINGS));
    await fc.assert(
      fc.asyncProperty(pair, fc.constantFrom(...WORDINGS), async ([a, b], [relations, word]) => {
        const answer = await ask(word(a, b));
        const isTrue = relations.some((name) => TRUE.has(`${name} ${plain(a)} ${plain(b)}`));
        if (!isTrue) expect(`${word(a, b)} ${answer?.text}`).not.toMatch(/Yes$/);
        if (answer?.text === 'Yes') expect(answer.claims[0]?.statements).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it.each([
    ['Does salbutamol treat asthma?', 'Yes'],
    ['Does albuterol treat bronchial asthma?', 'Yes'],
    ['Is asthma associated with ADRB2?', 'Yes'],
    ['Is there an association between ADRB2 and asthma?', 'Yes'],
    ['Does Salmonella Typhi cause typhoid fever?', 'Yes'],
    ['Does typhoid fever cause Salmonella Typhi?', ''],
    ['Is asthma caused by ADRB2?', ''],
    ['Is ADRB2 the gene that causes asthma?', ''],
    ['Is asthma used for salbutamol?', ''],
    ['Do all patients with asthma have cough?', ''],
    ['Is cough a symptom of asthma?', 'Yes'],
    ['Is asthma a symptom of cough?', ''],
    ['Does salbutamol treat respiratory system disease?', 'Yes'],
    ['Is cough a symptom of respiratory system disease?', ''],
    ['Does salbutamoll treat asthma?', ''],
    ['Is ADRB2 located on human chromosome 5?', 'Yes'],
    ['Is ADRB2 located on human chromosome 7?', 'No'],
    ['Is ADRB2 located at 5q32?', 'Yes'],
    ['Is ADRB2 located at 7p14?', 'No'],
    ['Does salbutamol not treat asthma?', ''],
    ['Is salbutamol of no use for asthma?', ''],
    ['Is salbutamol of use for asthma?', 'Yes'],
    ["Isn't the Entrez ID of ADRB2 154?", ''],
    ['Is the Entrez ID of ADRB2 154?', 'Yes'],
    ['Is the Entrez ID of ADRB2 155?', 'No'],
    ['Is the Entrez ID of ADRB2 over 100?', ''],
    ['Is 154 the main Entrez ID of ADRB2?', ''],
    ['Is E11 the ICD-10 code of asthma?', ''],
  ])('%s %s', async (question, expected) => {
    expect((await ask(question))?.text).toBe(expected);
  });

  it.each([
    'Should asthma be treated with salbutamol?',
    'Is salbutamol the main drug for asthma?',
    'Is salbutamol one of the approved drugs for asthma?',
    'Is cough a common symptom of asthma?',
    'Does everyone with asthma get cough?',
    'Is asthma treated with salbutamol in general?',
    'Is asthma different from respiratory system disease?',
    'Does salbutamol treat asthma by targeting ADRB2?',
    'Is salbutamol used just for asthma?',
  ])('does not affirm more than the graph states: %s', async (question) => {
    const answer = await ask(question);
    expect(answer?.text).toBe('');
    expect(answer?.abstention).toMatchObject({
      reason: 'UNSURE',
      message: expect.stringMatching(/^The graph only supports a weaker statement: /),
    });
  });

  it.each([
    ['Is salbutamol the drug for asthma?', ''],
    ['Is the treatment of asthma salbutamol?', ''],
    ['Is salbutamol a drug for asthma?', 'Yes'],
    ['Are salbutamol and montelukast the drugs for asthma?', 'Yes'],
    ['Is asthma the disease that salbutamol treats?', 'Yes'],
    ['Is ADRB2 the gene for asthma?', 'Yes'],
  ])('asks for the one thing where it says “the”: %s %s', async (question, expected) => {
    expect((await ask(question))?.text).toBe(expected);
  });

  it('says what was looked for, and that absence is no denial', async () => {
    const answer = await ask('Does montelukast treat typhoid fever?');
    expect(answer?.abstention).toMatchObject({
      reason: 'NO_STATEMENT',
      lookedFor: 'Typhoid fever is treated with montelukast',
    });
    expect(answer?.abstention?.message).toContain('That does not mean “no”');
  });

  it.each([
    'How many people have asthma?',
    'How many patients are treated with salbutamol?',
    'Which patients have cough?',
    'List the people with asthma',
    'Who treats asthma?',
    'How many tablets of salbutamol can I take?',
    'What does the gene ADRB2 encode?',
    'Which beta blockers are there?',
    'Does salbutamol treat asthma or does it cause typhoid fever?',
    'Is salbutamol a drug for asthma, or is it a drug for typhoid fever?',
    'Does montelukast treat asthma or is it salbutamol?',
  ])('is not answered with something else: %s', async (question) => {
    expect((await ask(question))?.text).toBe('');
  });

  it.each([
    ['What do people with asthma take?', 'salbutamol and montelukast'],
    ['Which symptoms do patients with asthma have?', 'cough and wheeze'],
    ['How many drugs treat asthma?', '2'],
    ['Would you give montelukast for asthma?', 'Yes'],
    ['Where is the ADRB2 gene located?', 'human chromosome 5'],
  ])('people who are not requested narrow nothing: %s', async (question, expected) => {
    expect((await ask(question))?.text).toBe(expected);
  });

  it('says that a list of weaker statements is one', async () => {
    const answer = await ask('Which gene causes asthma?');
    expect(answer?.text).toBe('ADRB2');
    expect(answer?.context?.text).toMatch(
      /^The graph only supports a weaker statement: Asthma is genetically associated with ADRB2/,
    );
  });

  it('says which words were not understood', async () => {
    const answer = await ask('Which drugs treat asthma in Norwegian children?');
    expect(answer?.abstention).toMatchObject({
      reason: 'UNREAD_WORDS',
      unread: ['Norwegian', 'children'],
    });
  });

  it('says the weaker statement that the graph holds', async () => {
    const answer = await ask('Is asthma caused by ADRB2?');
    expect(answer?.abstention?.message).toMatch(
      /supports a weaker statement: .* is genetically associated with /,
    );
  });
});
