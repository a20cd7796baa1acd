import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';
import { fixtureEngines } from './question.fixture.js';

const engines = fixtureEngines();
const service = createQuestionService(engines, { timeMs: 60_000 });

describe('forms of questions', () => {
  it.each([
    ['Which drugs treat both asthma and markup disease?', 'montelukast'],
    ['Drugs for asthma as well as markup disease', 'montelukast'],
    ['Which drugs treat asthma or markup disease?', 'montelukast and salbutamol'],
    ['Which drugs treat asthma but not markup disease?', 'salbutamol'],
    ['drugs for asthma that are not used for markup disease', 'salbutamol'],
    ['Which drugs target genes associated with asthma?', 'salbutamol'],
    ['What are the symptoms of diseases treated by salbutamol?', 'cough and wheeze'],
    ['How many symptoms does asthma have?', '2'],
    ['number of drugs for asthma', '2'],
    ['List 1 drug that treats asthma', 'salbutamol'],
    ['top 1 drugs for asthma', 'salbutamol'],
    ['What symptoms does asthma have?', 'cough and wheeze'],
    ['ADRB2 diseases', 'asthma'],
    ['How is asthma treated?', 'montelukast and salbutamol'],
    ['Which has more drugs, asthma or markup disease?', 'asthma'],
    ['Is asthma treated with more drugs than markup disease?', 'Yes'],
    ['Is markup disease treated with more drugs than asthma?', 'No'],
    ['Which disease has the most symptoms?', 'asthma'],
    ['Which diseases share drugs with asthma?', '<img src=x onerror=alert(1)> disease & co'],
    ['drugs shared by asthma and markup disease', 'montelukast'],
    ['How many drugs are shared by asthma and markup disease?', '1'],
    ['How many drugs do asthma and markup disease share?', '1'],
    ['How many diseases share drugs with asthma?', '1'],
    ['top 1 diseases that share drugs with asthma', '<img src=x onerror=alert(1)> disease & co'],
    ['Is there a link between asthma and ADRB2?', 'Yes'],
    ['Is the Entrez ID of ADRB2 154?', 'Yes'],
    ['Is the Entrez ID of ADRB2 999?', 'No'],
    ['Which disease is D001249?', 'asthma'],
    [
      'What is D001249?',
      'asthma; long-term disease involving inflamed airways; a kind of respiratory system disease',
    ],
  ])('%s', async (question, expected) => {
    const { answers } = await service.answer(question);
    const names = (text: string) => text.split(/, | and /).sort();
    expect(names(answers[0]?.text ?? '')).toEqual(names(expected));
    expect(answers[0]?.claims.length).toBeGreaterThan(0);
  });

  it('rests every claim on statements, and shows how to find them', async () => {
    const { answers } = await service.answer('Which drugs target genes associated with asthma?');
    const [claim] = answers[0]?.claims ?? [];
    expect(claim?.text).toContain('ADRB2');
    expect(claim?.statements.map(({ property }) => property).sort()).toEqual(['P129', 'P2293']);
    expect(claim?.sparql).toContain('SELECT ?subject ?property ?object');
  });

  it('says how many there are when it lists some', async () => {
    const { answers } = await service.answer('Name 1 drug for asthma');
    expect(answers[0]).toMatchObject({ total: 2 });
    expect(answers[0]?.orderedBy).toContain('link the values');
  });

  it('turns a question into a query, and no question that it does not understand', async () => {
    const query = await service.sparql('Which drugs treat asthma?');
    expect(query?.sparql).toContain('SELECT DISTINCT ?value');
    expect(query?.description).toContain('Asthma is treated with');
    expect(await service.sparql('Which drugs treat asthma in children?')).toBeNull();
  });
});
