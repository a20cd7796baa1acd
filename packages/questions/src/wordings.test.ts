import { describe, expect, it } from 'vitest';
import { FORMS } from './forms.js';
import { readSets } from './grammar/read-lists.js';
import { getMemberships } from './grammar/read-verdict.js';
import { linkedQuestion } from './question.fixture.js';
import { describeSet, getLabel } from './say/say-set.js';

/** What the most plausible reading asks for. */
async function read(text: string): Promise<string> {
  const question = await linkedQuestion(text);
  if (question.form === 'yes-no') {
    const [best] = getMemberships(question);
    return best === undefined
      ? ''
      : `${best.things.map(getLabel).join()} in ${describeSet(best.set.plan)}${best.set.isLoose ? ' (loose)' : ''}`;
  }
  const [best] = readSets(question);
  return best === undefined ? '' : describeSet(best.plan);
}

/** Frames around a noun phrase, `$`, that names what is requested. */
const NOUN_FRAMES = [
  '$',
  'Which are the $?',
  'What are the $?',
  'Please list the $.',
  'Could you name the $?',
  'I would like to know the $',
  "I'm looking for the $",
  'Show me all known $',
  'Can you tell me what the $ are?',
  'Give me a list of the $, please',
];

/** Noun phrases of one meaning, the plain one first. */
const NOUN_PHRASES: readonly (readonly string[])[] = [
  [
    'drugs for asthma',
    'asthma drugs',
    'medicines against asthma',
    'treatments of asthma',
    'drugs that treat asthma',
    'drugs used for asthma',
    'drugs prescribed for asthma',
    'drugs given to patients with asthma',
    'drugs effective in asthma',
    'drugs used in the treatment of asthma',
    'remedies for asthma',
    'drugs whose indications include asthma',
  ],
  [
    'indications of salbutamol',
    'diseases treated with salbutamol',
    'diseases that salbutamol treats',
    'diseases for which salbutamol is used',
    'conditions salbutamol is prescribed for',
  ],
  [
    'symptoms of asthma',
    'asthma symptoms',
    'signs of asthma',
    'symptoms seen in asthma',
    'symptoms typical of asthma',
    'clinical manifestations of asthma',
    'symptoms that accompany asthma',
  ],
  [
    'diseases with the symptom cough',
    'diseases that have cough as a symptom',
    'diseases in which cough is a symptom',
    'diseases that present with cough',
    'diseases accompanied by cough',
  ],
  [
    'genes associated with asthma',
    'asthma genes',
    'genes linked to asthma',
    'asthma-associated genes',
    'genes tied to asthma',
    'genes implicated in asthma',
    'genes that play a part in asthma',
    'genes connected with asthma',
    'genes that have been related to asthma',
  ],
  [
    'diseases associated with ADRB2',
    'ADRB2 diseases',
    'disease associations of ADRB2',
    'diseases ADRB2 is implicated in',
    'diseases linked to the gene ADRB2',
  ],
  [
    'targets of salbutamol',
    'salbutamol targets',
    'molecular targets of salbutamol',
    'proteins that salbutamol binds',
    'proteins hit by salbutamol',
    'proteins salbutamol acts on',
  ],
  [
    'drugs that target ADRB2',
    'drugs acting on ADRB2',
    'compounds directed at ADRB2',
    'ligands of ADRB2',
    'drugs that have ADRB2 as a target',
  ],
];

describe('a noun phrase', () => {
  it.each(NOUN_PHRASES)(
    '%s is read alike in every wording and every frame',
    async (plain, ...others) => {
      const expected = await read(plain ?? '');
      expect(expected).not.toBe('');
      for (const phrase of [plain ?? '', ...others])
        for (const frame of NOUN_FRAMES) {
          const question = frame.replace('$', phrase);
          expect(`${question}: ${await read(question)}`).toBe(`${question}: ${expected}`);
        }
    },
    60_000,
  );
});

/** Whole questions of one meaning, the plain one first. */
const QUESTIONS: readonly (readonly string[])[] = [
  [
    'Which drugs treat asthma?',
    'How is asthma treated?',
    'What can one take for asthma?',
    'By which drugs is asthma treated?',
    'What do doctors prescribe against asthma?',
    'Asthma: which drugs treat it?',
    'My patient has asthma. Which drugs could I prescribe?',
    'What are people with asthma treated with?',
    'Are there any drugs for asthma? Which ones?',
  ],
  [
    'indications of salbutamol',
    'What is salbutamol for?',
    'Why would a doctor prescribe salbutamol?',
    'Against which diseases is salbutamol used?',
    'What does salbutamol help against?',
    'Which diseases can be treated with salbutamol?',
  ],
  [
    'symptoms of asthma',
    'How does asthma manifest itself?',
    'How do I recognise asthma?',
    'What do people with asthma complain of?',
    'Which symptoms does a patient with asthma have?',
    'By which signs is asthma recognised?',
  ],
  [
    'genes associated with asthma',
    'To which genes has asthma been linked?',
    'Which genes have something to do with asthma?',
    'Variants of which genes are tied to asthma?',
    'What genes are involved in asthma?',
  ],
  [
    'Which chromosome is ADRB2 on?',
    'ADRB2 sits on what chromosome?',
    'On which chromosome does ADRB2 lie?',
    'What chromosome carries ADRB2?',
    'chromosome of ADRB2',
  ],
  [
    'cytogenetic location of ADRB2',
    'ADRB2 cytoband',
    'Give me the chromosome band of ADRB2',
    'In which cytogenetic band does ADRB2 lie?',
  ],
  [
    'MeSH ID of asthma',
    'asthma MeSH',
    'Which MeSH identifier belongs to asthma?',
    'Under which MeSH ID is asthma listed?',
    'What number does asthma have in MeSH?',
    'asthma in MeSH: which id?',
    'What MeSH descriptor was assigned to asthma?',
  ],
  [
    'Which drugs target genes associated with asthma?',
    'drugs whose targets are genes linked to asthma',
    'compounds acting on asthma genes',
    'Which medicines hit genes that are tied to asthma?',
  ],
];

describe('a question', () => {
  it.each(QUESTIONS)('%s is read alike in other words', async (plain, ...others) => {
    const expected = await read(plain ?? '');
    expect(expected).not.toBe('');
    for (const question of others)
      expect(`${question}: ${await read(question)}`).toBe(`${question}: ${expected}`);
  });
});

/** Yes/no questions over two names, each with the question that turns the names around. */
const VERDICTS: readonly (readonly [wording: string, first: string, second: string])[] = [
  ...[
    'Does $1 treat $2?',
    'Is $1 used for $2?',
    'Can $2 be treated with $1?',
    'Is $1 a medicine against $2?',
    'Do doctors prescribe $1 for $2?',
    'Does $1 work against $2?',
    'Is $1 given for $2?',
    'Is $1 any good for $2?',
    'Do people with $2 take $1?',
    'Is $1 among the drugs for $2?',
    '$1 treats $2, right?',
    'Is $2 an indication of $1?',
    'Is $1 indicated in $2?',
  ].map((wording) => [wording, 'salbutamol', 'asthma'] as const),
  ...[
    'Is $1 a symptom of $2?',
    'Does $2 present with $1?',
    'Do patients with $2 suffer from $1?',
    'Is $1 typical of $2?',
    'Does $1 belong to the symptoms of $2?',
    'Is $2 accompanied by $1?',
    'Does $1 occur in $2?',
    'Is $1 seen in $2?',
  ].map((wording) => [wording, 'cough', 'asthma'] as const),
  ...['Does $1 sit on $2?', 'Does $2 carry $1?', 'Is $1 located on $2?', 'Does $1 map to $2?'].map(
    (wording) => [wording, 'ADRB2', 'human chromosome 5'] as const,
  ),
];

describe('a yes/no question', () => {
  it.each(VERDICTS)(
    '%s asks of the first whether it stands so to the second',
    async (wording, first, second) => {
      const fill = (one: string, other: string) =>
        wording.replaceAll('$1', one).replaceAll('$2', other);
      const straight = await read(fill(first, second));
      expect(straight).not.toBe('');
      expect(straight).not.toContain('loose');
      const turned = await read(fill(second, first));
      expect(turned).not.toBe(straight);
    },
  );

  it.each([
    'Is salbutamol the only drug for asthma?',
    'Is salbutamol always used for asthma?',
    'Do all patients with asthma have cough?',
    'Is salbutamol used for asthma in children?',
    'Was salbutamol used for asthma in 1950?',
    'Is salbutamol no longer used for asthma?',
    'Is salbutamol rarely given for asthma?',
    'Does salbutamol prevent asthma?',
    'Is salbutamol useless against asthma?',
    'Is salbutamol more effective for asthma?',
    'How much salbutamol should I take?',
    'Can salbutamol not be used for asthma?',
  ])('%s is not read', async (question) => {
    expect(await read(question)).toBe('');
  });
});

const comparison = FORMS.find(({ name }) => name === 'comparison');

describe('a comparison', () => {
  it.each([
    'Which has more drugs, asthma or typhoid fever?',
    'Asthma or typhoid fever: which has more drugs?',
    'Which of the two has more drugs: asthma or typhoid fever?',
  ])('%s asks which', async (question) => {
    expect(comparison?.read(await linkedQuestion(question))[0]).toMatchObject({
      isVerdict: false,
    });
  });

  it.each([
    'Does asthma have more drugs than typhoid fever?',
    'Is the number of drugs for asthma larger than the number of drugs for typhoid fever?',
    'Have more drugs been used for asthma than for typhoid fever?',
  ])('%s asks whether', async (question) => {
    expect(comparison?.read(await linkedQuestion(question))[0]).toMatchObject({ isVerdict: true });
  });
});
