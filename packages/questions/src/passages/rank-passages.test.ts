import { testArticle } from '@biographql/engines/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankPassages, splitSections } from './rank-passages.js';

const TRIAL = testArticle(1, 'Aspirin in migraine', {
  abstract:
    'BACKGROUND: Aspirin may relieve migraine. METHODS: Forty adults with migraine took aspirin. RESULTS: Pain fell by half. CONCLUSIONS: It relieves migraine within two hours.',
  issued: '2019-05',
  publicationTypes: ['Randomized Controlled Trial'],
});
const RETRACTED = testArticle(2, 'Aspirin and migraine again', {
  abstract: 'Migraine is common. Aspirin relieved migraine in all patients.',
  publicationTypes: ['Retracted Publication'],
});
const OTHER = testArticle(3, 'Bridges', { abstract: 'Steel bridges need paint.' });

const query = { text: 'Does aspirin relieve migraine?', names: [] };

describe('splitSections', () => {
  it('takes sections from headings', () => {
    const sections = splitSections(TRIAL.abstract ?? '').map(({ section }) => section);
    expect(sections).toEqual(['background', 'methods', 'results', 'conclusion']);
  });

  it('takes the last sentence of an abstract without headings for its conclusion', () => {
    const sections = splitSections('We aimed to see. We saw much. It was good.');
    expect(sections.map(({ section }) => section)).toEqual(['background', null, 'conclusion']);
  });
});

describe('rankPassages', () => {
  it('prefers conclusions to backgrounds, one sentence per article', () => {
    const passages = rankPassages(query, [OTHER, TRIAL, RETRACTED]);
    expect(passages.map(({ documentId }) => documentId).sort()).toEqual(['pmid:1', 'pmid:2']);
    expect(passages.find(({ documentId }) => documentId === 'pmid:1')).toMatchObject({
      text: 'CONCLUSIONS: It relieves migraine within two hours.',
      section: 'conclusion',
      year: 2019,
      publicationTypes: ['Randomized Controlled Trial'],
      isRetracted: false,
    });
    expect(passages.find(({ documentId }) => documentId === 'pmid:2')?.isRetracted).toBe(true);
  });

  it('counts another name of an entity as the one in the question', () => {
    const requested = { text: 'Does acetylsalicylic acid relieve migraine?', names: [] };
    const names = [['acetylsalicylic acid', 'aspirin']];
    expect(rankPassages(requested, [OTHER])).toEqual([]);
    expect(rankPassages({ ...requested, names }, [TRIAL])[0]?.documentId).toBe('pmid:1');
  });

  it('withholds sentences of articles that do not name all that the question names', () => {
    const about = testArticle(4, 'Concizumab in hemophilia', {
      abstract: 'Methotrexate is used for several diseases. Concizumab is used for hemophilia.',
    });
    const context = testArticle(5, 'Methotrexate', {
      abstract: 'Methotrexate is a drug used for several diseases. It is used for arthritis.',
    });
    const requested = { text: 'Concizumab is used for which diseases?', names: [] };
    expect(rankPassages(requested, [context])).toEqual([]);
    expect(rankPassages(requested, [context, about]).map(({ text }) => text)).toEqual([
      'Concizumab is used for hemophilia.',
    ]);
  });

  it('takes an article whose title names everything, though it has few of the other words', () => {
    const text = 'What is the price of sparsentan?';
    const abstract = 'Sparsentan blocks two receptors.';
    const titled = testArticle(6, 'Sparsentan, a dual antagonist', { abstract });
    const others = Array.from({ length: 8 }, (_, index) =>
      testArticle(10 + index, 'Kidneys', { abstract: 'Kidneys filter blood.' }),
    );
    const untitled = testArticle(6, 'A dual antagonist', { abstract });
    const find = (article: typeof titled) =>
      rankPassages({ text, names: [['sparsentan']] }, [...others, article]);
    expect(find(titled).map(({ documentId }) => documentId)).toEqual(['pmid:6']);
    expect(find(untitled)).toEqual([]);
  });

  it('lets an article leave out one of four names, and none of three', () => {
    const names = [['imatinib'], ['dasatinib'], ['nilotinib'], ['ponatinib']];
    const abstract = 'Imatinib, dasatinib and nilotinib work alike.';
    const article = testArticle(7, 'Kinase inhibitors', { abstract });
    const ask = (count: number) => ({
      text: `Do ${['ponatinib', 'nilotinib', 'dasatinib', 'imatinib'].slice(0, count).join(', ')} work alike?`,
      names: names.slice(4 - count),
    });
    expect(rankPassages(ask(4), [article])).toHaveLength(1);
    expect(rankPassages(ask(3), [article])).toEqual([]);
  });

  it('shows no aim or design of a study, and no article that covers much less than the best one', () => {
    const text = 'Does early aspirin shorten or prevent a migraine attack in children?';
    const full = testArticle(8, 'Early aspirin in children with a migraine attack', {
      abstract:
        'We aimed to see whether early aspirin shortens or prevents a migraine attack in children. Forty children with migraine were randomized to aspirin. Early aspirin seems to shorten and prevent it.',
    });
    const near = testArticle(9, 'Aspirin and migraine', {
      abstract:
        'Aspirin helped children in a migraine attack. Steel bridges need paint. Paint needs time. Time is short.',
    });
    expect(rankPassages({ text, names: [] }, [full, near]).map((passage) => passage.text)).toEqual([
      'Early aspirin seems to shorten and prevent it.',
    ]);
    expect(rankPassages({ text, names: [] }, [near])).toHaveLength(1);
  });

  it('cuts every passage out of its article', () => {
    const word = fc.constantFrom('aspirin', 'migraine.', 'RESULTS:', 'e.g.', '12.5', '\n', 'Pain');
    const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (title, abstract) => {
        for (const passage of rankPassages(query, [testArticle(9, title, { abstract })]))
          expect(`${title}\n${abstract}`.slice(passage.start, passage.end)).toBe(passage.text);
      }),
      { numRuns: 100 },
    );
  });
});
