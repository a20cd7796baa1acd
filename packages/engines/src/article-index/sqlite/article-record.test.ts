import type { Doi, EntityIri } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { testArticle, testAuthor } from '../../../test/testing/test-indexes.js';
import { decodeArticle, encodeArticle } from './article-record.js';

const FULL = testArticle(1, 'A "title"\nof two lines', {
  pmcid: 'PMC1',
  doi: '10.1000/x' as Doi,
  abstract: 'Text',
  authors: [
    testAuthor('Li', 'Y', { affiliations: ['Here', 'There'] }),
    testAuthor('Wang', '', { orcid: '0000-0002-1825-0097', affiliations: ['There'] }),
    testAuthor('A group', ''),
  ],
  containerTitle: 'J',
  issn: '1234-5678',
  issued: '2020-01',
  language: 'eng',
  publicationTypes: ['Review'],
  mesh: [
    { label: 'Asthma', id: 'D001249', isMajor: true },
    { label: 'Child', isMajor: false },
  ],
  hasFullText: true,
  entities: ['http://www.wikidata.org/entity/Q1', 'urn:x:y'] as EntityIri[],
});

describe('article record', () => {
  it('gives back an equal article', () => {
    for (const article of [FULL, testArticle(2, '')]) {
      expect(decodeArticle(encodeArticle(article))).toStrictEqual(article);
    }
  });

  it('keeps an affiliation of several authors once', () => {
    expect(encodeArticle(FULL).split('There')).toHaveLength(2);
  });
});
