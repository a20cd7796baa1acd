import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';
import { fixtureEngines } from './question.fixture.js';
import type { QuestionAnswerer } from './question-service.js';

const engines = fixtureEngines();
const QUESTION = 'Which stuff do clinicians fancy, dealing asthma?';
const DRUGS = { relation: 'treats', nameIs: 'right', name: 'asthma', effect: null };

/** What the service says when the reader translates a question so, and how often it is asked to. */
async function ask(set: unknown, { form = 'list', question = QUESTION } = {}) {
  let translations = 0;
  const reader: QuestionAnswerer = {
    name: 'translator',
    ready: async () => {},
    answer: async () => null,
    async translate() {
      translations += 1;
      return { form, set };
    },
    [Symbol.asyncDispose]: async () => {},
  };
  const service = createQuestionService(engines, { reader, timeMs: 60_000 });
  const [item] = (await service.answer(question)).answers;
  return { text: item?.text, reads: item?.interpretation, translations, item };
}

describe('a question that a language model translates', () => {
  it('is answered by the graph, and says how it was read and by whom', async () => {
    const { text, reads, item } = await ask(DRUGS);
    expect(text).toBe('salbutamol and montelukast');
    expect(reads).toBe('Drugs that are used to treat asthma (as interpreted by a language model)');
    expect(item?.probability).toBeLessThan(0.7);
    expect(item?.claims.every(({ statements }) => statements.length > 0)).toBe(true);
  });

  it('may lead over two relations, join sets, and be counted', async () => {
    const targets = { relation: 'drug-target', nameIs: 'left', set: DRUGS };
    expect((await ask(targets)).text).toBe('ADRB2');
    const both = {
      from: DRUGS,
      without: { relation: 'drug-target', nameIs: 'right', set: targets },
    };
    expect((await ask(both)).text).toBe('montelukast');
    expect((await ask(DRUGS, { form: 'count' })).text).toBe('2');
  });

  it.each([
    ['an unknown relation', { ...DRUGS, relation: 'kills' }],
    ['a name that the question does not have', { ...DRUGS, name: 'typhoid fever' }],
    ['a name at the wrong end', { ...DRUGS, nameIs: 'left' }],
    ['an effect of another relation', { ...DRUGS, effect: 'inhibits' }],
    ['a set of another kind', { relation: 'treats', nameIs: 'right', set: DRUGS }],
    ['no side', { relation: 'treats', name: 'asthma' }],
    ['a text', 'SELECT ?x WHERE { ?x ?y ?z }'],
    ['one set joined', { all: [DRUGS] }],
    ['nothing', null],
  ])('is not answered when the translation has %s', async (_, set) => {
    expect(await ask(set)).toMatchObject({ text: '', translations: 1 });
  });

  it('is not answered when sets are nested too deep', async () => {
    let set: object = DRUGS;
    for (let depth = 0; depth < 5; depth += 1) set = { any: [DRUGS, set] };
    expect((await ask(set)).text).toBe('');
  });

  it.each([
    'Which drugs treat asthma?',
    'Is asthma whatever clinicians fancy?',
    'Which approved stuff do clinicians fancy, dealing asthma?',
  ])(
    'is not translated when the service understands it, it wants a verdict, or is rejected: %s',
    async (question) => {
      expect((await ask(DRUGS, { question })).translations).toBe(0);
    },
  );
});
