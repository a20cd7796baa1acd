import { createVocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import { fillSentence, listNames } from '../facts/name-values.js';
import { RELATIONS } from '../question.fixture.js';
import { createRelations } from './relations.js';

const { all, byId } = RELATIONS;

describe('relations', () => {
  it('find every wording in the vocabulary', () => {
    expect(all).toHaveLength(37 + 49);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ paths }) => paths.length === 0)).toEqual([]);
    expect(byId('treats')?.paths).toEqual(WIKIDATA.propertiesOf('treats', { isWide: true }));
  });

  it('are named in sentences as the vocabulary names them', () => {
    const left = byId('literal-mesh-descriptor-id')?.sentences.left ?? '';
    const say = (codes: readonly string[]) => fillSentence(left, 'asthma', listNames(codes)).text;
    expect(say(['D1'])).toBe('The MeSH descriptor ID of asthma is D1.');
    expect(say(['D1', 'D2'])).toBe('The MeSH descriptor IDs of asthma are D1 and D2.');
  });

  it.each(['left', 'right'] as const)(
    'agree with one value and with several, from the %s',
    (side) => {
      for (const { id, sentences } of all) {
        const [one, several] = [['it'], ['these', 'those']].map(
          (names) => fillSentence(sentences[side], 'X', listNames(names)).text,
        );
        for (const text of [one, several]) expect(text, id).toMatch(/^[A-Z][^${}|]*\.$/);
        expect(one, id).not.toMatch(/^It (?:are|have|lie|take|belong|treat|affect)\b/);
        expect(several, id).not.toMatch(/^These and those (?:is|was|has|\w+s)\b/);
        expect(one, id).not.toMatch(/ are it\.$/);
        expect(several, id).not.toMatch(/ is these and those\.$/);
      }
    },
  );

  it('leave out what a vocabulary does not define', () => {
    const vocabulary = createVocabulary({
      name: 'own',
      properties: { 'http://example.org/treats': {} },
      relations: { treats: { properties: ['^http://example.org/treats'] } },
    });
    expect(createRelations(vocabulary).all.map(({ id, paths }) => [id, paths])).toEqual([
      ['treats', ['^http://example.org/treats']],
    ]);
  });
});
