import type { Claim } from '@biographql/client';
import { describe, expect, it } from 'vitest';
import { getAnswerRows, markedPieces } from './answer-view.tsx';

function toClaim(...triples: readonly (readonly [string, string, string])[]): Claim {
  const statements = triples.map(([subject, property, object]) => ({
    ...{ subject: `http://${subject}`, subjectLabel: subject, property, propertyLabel: property },
    ...{ object: `http://${object}`, objectLabel: object, rank: 'normal', references: [] },
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

describe('markedPieces', () => {
  it('separates marked from plain text and undoes the escapes once', () => {
    expect(markedPieces('A &lt;b&gt; <em>x &amp;amp; y</em> &quot;z&quot;')).toEqual([
      { text: 'A <b> ', isMarked: false },
      { text: 'x &amp; y', isMarked: true },
      { text: ' "z"', isMarked: false },
    ]);
  });

  it('leaves other tags as text', () => {
    expect(markedPieces('<script>')).toEqual([{ text: '<script>', isMarked: false }]);
  });
});
