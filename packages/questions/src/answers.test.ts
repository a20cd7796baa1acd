import { describe, expect, it } from 'vitest';
import { FORMS, type Form, readForms } from './forms.js';
import { fixtureContext, linkedQuestion } from './question.fixture.js';
import type { Abstention } from './question-service.js';
import type { Finding } from './say/finding.js';

function named(name: string): Form {
  const form = FORMS.find((one) => one.name === name);
  if (form === undefined) throw new Error(`no form ${name}`);
  return form;
}

const [definition, identifier, values, verdict] = [
  named('definition'),
  named('identifier'),
  named('values'),
  named('verdict'),
];

/** What the form asks, and the first that it finds. */
async function run(kind: Form, text: string) {
  const queries = readForms(await linkedQuestion(text), [kind]).map(({ query }) => query);
  const context = fixtureContext();
  let outcome: Finding | Abstention | null = null;
  for (const query of queries) outcome ??= await kind.execute(query, context);
  const finding = outcome !== null && 'claims' in outcome ? outcome : null;
  const rejection = outcome !== null && 'reason' in outcome ? outcome : null;
  return { queries, query: queries[0], finding, rejection };
}

it.each(FORMS)('$name has the form of its example: $example', async (form) => {
  expect(readForms(await linkedQuestion(form.example), [form])).not.toEqual([]);
});

describe('definition', () => {
  it('asks for the description of the one name', async () => {
    const { query, finding } = await run(definition, 'What is asthma?');
    expect(query).toMatchObject({ entity: { label: 'asthma' }, link: 1 });
    expect(finding).toMatchObject({
      text: 'long-term disease involving inflamed airways; a kind of respiratory system disease',
      context: { start: 8 },
      probability: 0.92,
    });
    expect(finding?.claims[0]?.statements).toMatchObject([
      { object: 'http://www.wikidata.org/entity/Q3286546', property: 'P279' },
    ]);
  });

  it('returns the label of an entity that the question names otherwise', async () => {
    const { finding } = await run(definition, 'What does bronchial asthma mean?');
    expect(finding?.text).toMatch(/^asthma; long-term disease/);
    expect(finding?.context.text).toBe(`bronchial asthma: ${finding?.text}`);
  });

  it('has no definition of an entity that the graph neither describes nor classes', async () => {
    const { finding } = await run(definition, 'What is salbutamol?');
    expect(finding).toBeNull();
  });

  it.each(['What is asthma caused by?', 'Which drugs treat asthma?', 'What is love?'])(
    'does not match %j',
    async (text) => {
      expect((await run(definition, text)).queries).toEqual([]);
    },
  );
});

describe('identifier', () => {
  it('asks for the entity with the identifier, in the spellings of catalogs', async () => {
    const { query, finding } = await run(identifier, 'Which disease has the ICD-10-CM code j45?');
    expect(query).toMatchObject({ codes: ['j45'] });
    expect(finding).toMatchObject({ text: 'asthma', probability: 0.97 });
  });

  it.each(['Which gene has an Entrez ID?', 'Which drugs treat 154?', 'Is 154 an Entrez ID?'])(
    'does not match %j',
    async (text) => {
      expect((await run(identifier, text)).queries).toEqual([]);
    },
  );

  it('finds nothing under an identifier that the graph lacks', async () => {
    expect((await run(identifier, 'Which gene has the Entrez ID 155?')).finding).toBeNull();
  });
});

describe('values', () => {
  it('asks for the other end of the reading', async () => {
    const { query, finding } = await run(values, 'Which drugs treat asthma?');
    expect(query).toMatchObject({ set: { plan: { side: 'right' } }, limit: null, isCount: false });
    expect(finding).toMatchObject({
      text: 'salbutamol and montelukast',
      context: { text: 'Asthma is treated with salbutamol and montelukast.', start: 23, end: 49 },
    });
    expect(finding?.entities.map(({ label }) => label)).toEqual([
      'asthma',
      'salbutamol',
      'montelukast',
    ]);
  });

  it('counts, and marks the count', async () => {
    const { query, finding } = await run(values, 'How many drugs treat asthma?');
    expect(query).toMatchObject({ isCount: true });
    expect(finding?.text).toBe('2');
    const { text, start, end } = finding?.context ?? { text: '', start: 0, end: 0 };
    expect(text.slice(start, end)).toBe('2');
    expect(text).toContain('Asthma is treated with salbutamol and montelukast.');
  });

  it('tries at most three readings, none of which leaves much of the question unexplained', async () => {
    const { queries } = await run(values, 'Which drugs treat asthma?');
    expect(queries.length).toBeLessThanOrEqual(3);
    expect((await run(values, 'Who painted the asthma ward of the town hall?')).queries).toEqual(
      [],
    );
    expect((await run(values, 'Does salbutamol treat asthma?')).queries).toEqual([]);
  });

  it('finds nothing when no query is left', async () => {
    const [query] = values.read(await linkedQuestion('Which drugs treat asthma?'));
    const context = fixtureContext();
    const budget = { ...context.budget, select: () => Promise.resolve(null) };
    expect(query && (await values.execute(query, { ...context, budget }))).toBeNull();
  });
});

describe('verdict', () => {
  it.each([
    ['Does salbutamol treat asthma?', 'Yes', 'salbutamol'],
    ['Is asthma a disease?', 'Yes', 'asthma'],
    ['Is ADRB2 located on human chromosome 7?', 'No', 'human chromosome 5'],
  ])('%s %s', async (text, expected, marked) => {
    const { finding } = await run(verdict, text);
    expect(finding?.text).toBe(expected);
    const { start = 0, end = 0 } = finding?.context ?? {};
    expect(finding?.context.text.slice(start, end)).toBe(marked);
  });

  it('takes no absent fact for a no', async () => {
    const { queries, finding } = await run(verdict, 'Does montelukast treat typhoid fever?');
    expect(queries).not.toEqual([]);
    expect(finding).toBeNull();
  });

  it.each(['Does salbutamol always treat asthma?', 'Which drugs treat asthma?', 'Is asthma rare?'])(
    'does not match %j',
    async (text) => {
      expect((await run(verdict, text)).queries).toEqual([]);
    },
  );
});
