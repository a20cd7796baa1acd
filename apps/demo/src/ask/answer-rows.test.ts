import type { Claim, QuestionAnswer } from '@biographql/client';
import { describe, expect, it } from 'vitest';
import { getAnswerRows, getClaimTable, withoutSummary } from './answer-rows.ts';

function toClaim(...triples: readonly (readonly [string, string, string])[]): Claim {
  const statements = triples.map(([subject, property, object]) => ({
    ...{ subject: `http://${subject}`, subjectLabel: subject, property, propertyLabel: property },
    ...{ object: `http://${object}`, objectLabel: object, rank: 'NORMAL', references: [] },
  }));
  return { text: 'a sentence', probability: 1, quotes: [], sparql: null, statements } as Claim;
}

describe('getAnswerRows', () => {
  it('names the entity of each claim, and the subtype that it is stated for', () => {
    const rows = getAnswerRows([
      toClaim(['asthma', 'gene', 'IL13']),
      toClaim(['asthma', 'gene', 'IL4']),
      toClaim(['asthma', 'gene', 'ADAM33'], ['ADAM33', 'gene of', 'asthma']),
      toClaim(['occupational asthma', 'gene', 'HLA-DQB1']),
      toClaim(['CHI3L1', 'gene of', 'childhood asthma']),
    ]);
    expect(rows.map(({ name, statedFor }) => [name, statedFor])).toEqual([
      ['IL13', ''],
      ['IL4', ''],
      ['ADAM33', ''],
      ['HLA-DQB1', 'occupational asthma'],
      ['CHI3L1', 'childhood asthma'],
    ]);
  });

  it('has the sentences of claims without a topic', () => {
    const rows = getAnswerRows([toClaim(['a', 'p', 'b']), toClaim(['c', 'p', 'd'])]);
    expect(rows.map(({ name, isEntity }) => [name, isEntity])).toEqual([
      ['a sentence', false],
      ['a sentence', false],
    ]);
    expect(getAnswerRows([toClaim(['a', 'p', 'b'])])).toMatchObject([{ isEntity: false }]);
  });
});

describe('withoutSummary', () => {
  const drugs = ['montelukast', 'salbutamol'].map((drug) => ({
    ...toClaim([drug, 'treats', 'asthma']),
    text: `${drug} treats asthma`,
  }));
  const count = {
    ...toClaim(['montelukast', 'treats', 'asthma'], ['salbutamol', 'treats', 'asthma']),
    text: 'Number in the graph: 2.',
  };

  it('leaves out the claim that counts all others', () => {
    expect(withoutSummary([count, ...drugs])).toEqual(drugs);
    expect(withoutSummary([count, ...drugs.slice(0, 1)])).toEqual(drugs.slice(0, 1));
  });

  it('keeps claims that others do not repeat, and quotes', () => {
    const quote = (text: string) => ({ ...toClaim(), text });
    for (const claims of [drugs, [quote('a'), quote('b')], [count, ...drugs, quote('c')], [count]])
      expect(withoutSummary(claims)).toEqual(claims);
  });
});

describe('getClaimTable', () => {
  const REFERENCE = { articleId: null, dataset: null, license: 'CC0-1.0', evidence: null };
  const cite = (url: string | null) => ({ ...REFERENCE, url });

  it('has a line for each source that the page shows, with the status of its statement', () => {
    const claim = toClaim(['trientine', 'treats', 'Wilson'], ['Wilson', 'drug', 'trientine']);
    const [forth, back] = claim.statements;
    const references = [cite('https://a.test/x'), cite(null)];
    const stated = [
      { ...forth, references: [...references, cite('https://a.test/forth')] },
      { ...back, rank: 'PREFERRED', references: [...references, cite('https://a.test/back')] },
    ];
    const answers = [{ text: 'trientine', claims: [{ ...claim, statements: stated }, claim] }];
    const { columns, rows } = getClaimTable({ answers } as unknown as QuestionAnswer);
    const [ofFirst, ofOther] = [1, 2].map((rank) => rows.filter((row) => row[1] === rank));
    const read = (name: string) => ofFirst?.map((row) => row[columns.indexOf(name)]);
    expect(read('reference')?.toSorted()).toEqual([
      'a source without a link',
      'https://a.test/back',
      'https://a.test/forth',
      'https://a.test/x',
    ]);
    expect(new Set(read('statement status'))).toEqual(new Set(['preferred']));
    expect(new Set(read('evidence'))).toEqual(new Set(['trientine treats Wilson']));
    // A statement without a source is a line as well.
    expect(ofOther?.map((row) => row[columns.indexOf('reference')])).toEqual([null]);
  });

  it('names the subtype that a row is stated for', () => {
    const claims = [
      toClaim(['asthma', 'gene', 'IL13']),
      toClaim(['asthma', 'gene', 'IL4']),
      toClaim(['occupational asthma', 'gene', 'HLA-DQB1']),
    ];
    const { columns, rows } = getClaimTable({
      answers: [{ text: '', claims }],
    } as unknown as QuestionAnswer);
    const at = [columns.indexOf('name'), columns.indexOf('inherited from')];
    expect(rows.map((row) => at.map((column) => row[column]))).toEqual([
      ['IL13', ''],
      ['IL4', ''],
      ['HLA-DQB1', 'occupational asthma'],
    ]);
  });
});
