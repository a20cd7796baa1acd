import { createVocabulary, WIKIDATA } from '@biographql/vocabulary';
import { describe, expect, it } from 'vitest';
import { createRelations, RELATIONS, relationById } from './index.js';

describe('relations', () => {
  it('find every wording in the vocabulary', () => {
    expect(RELATIONS).toHaveLength(36 + 49);
    expect(new Set(RELATIONS.map(({ id }) => id)).size).toBe(RELATIONS.length);
    expect(RELATIONS.filter(({ paths }) => paths.length === 0)).toEqual([]);
    expect(relationById('treats')?.paths).toEqual(
      WIKIDATA.propertiesOf('treats', { isWide: true }),
    );
  });

  it('are named in sentences as the vocabulary names them', () => {
    const { sentences } = relationById('literal-mesh-descriptor-id') ?? {};
    expect(sentences?.left).toBe('The MeSH descriptor ID of $entity is $values.');
  });

  it('leave out what a vocabulary does not define', () => {
    const own = createVocabulary({
      name: 'own',
      properties: { 'http://example.org/treats': {} },
      relations: { treats: { properties: ['^http://example.org/treats'] } },
    });
    expect(createRelations(own).map(({ id, paths }) => [id, paths])).toEqual([
      ['treats', ['^http://example.org/treats']],
    ]);
  });
});
