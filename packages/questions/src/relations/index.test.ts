import { createVocabulary, WIKIDATA } from '@biographql/vocabulary';
import { describe, expect, it } from 'vitest';
import { RELATIONS } from '../question.fixture.js';
import { createRelations } from './index.js';

const { all, byId } = RELATIONS;

describe('relations', () => {
  it('find every wording in the vocabulary', () => {
    expect(all).toHaveLength(36 + 49);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ paths }) => paths.length === 0)).toEqual([]);
    expect(byId('treats')?.paths).toEqual(WIKIDATA.propertiesOf('treats', { isWide: true }));
  });

  it('are named in sentences as the vocabulary names them', () => {
    const { sentences } = byId('literal-mesh-descriptor-id') ?? {};
    expect(sentences?.left).toBe('The MeSH descriptor ID of $entity is $values.');
  });

  it('leave out what a vocabulary does not define', () => {
    const own = createVocabulary({
      name: 'own',
      properties: { 'http://example.org/treats': {} },
      relations: { treats: { properties: ['^http://example.org/treats'] } },
    });
    expect(createRelations(own).all.map(({ id, paths }) => [id, paths])).toEqual([
      ['treats', ['^http://example.org/treats']],
    ]);
  });
});
