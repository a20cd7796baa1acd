import { foldWords } from '@biographql/engines/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningTerms, toTerm } from './label-form.js';
import { nameSearch } from './name-queries.js';

describe('name query', () => {
  it('looks beginnings of words up, of the first one where names begin', () => {
    const search = nameSearch(
      { words: ['hay', 'fev'], edits: 0, types: ['DISEASE'] },
      'beginning',
      {
        size: 10,
      },
    );
    expect(search).toMatchObject({
      size: 10,
      sort: [{ rank: 'desc' }, { name: 'asc' }],
      query: {
        bool: {
          filter: [
            { terms: { firsts: ['y|ha'] } },
            { terms: { beginnings: ['y|ha'] } },
            { terms: { beginnings: ['v|fe'] } },
            { terms: { types: ['DISEASE'] } },
          ],
        },
      },
    });
  });

  it('goes on where a page ended, by popularity where names begin with another word', () => {
    const pattern = { words: ['hay'], edits: 0, types: [] };
    const search = nameSearch(pattern, 'other', { size: 10, after: [7] });
    expect(search).toMatchObject({
      sort: [{ name: 'asc' }],
      search_after: [7],
      query: { bool: { must_not: [{ terms: { firsts: ['y|ha'] } }] } },
    });
  });

  it('keeps the last letter of an unfinished word, or has it exchanged', () => {
    const search = nameSearch({ words: ['asht'], edits: 2, types: [] }, 'other', { size: 1 });
    expect(search).toMatchObject({
      query: {
        bool: {
          filter: [
            {
              bool: {
                should: [
                  { terms: { beginnings: ['t|ash'] } },
                  { fuzzy: { words: { value: 'asht', fuzziness: 1, prefix_length: 0 } } },
                  { fuzzy: { beginnings: { value: 't|ash', fuzziness: 1, prefix_length: 2 } } },
                  { term: { beginnings: 'h|ast' } },
                ],
              },
            },
          ],
        },
      },
    });
  });

  it('finds every beginning of a word among the terms of it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (text, length) => {
        for (const word of foldWords(text)) {
          const beginning = Array.from(word)
            .slice(0, length + 1)
            .join('');
          expect(beginningTerms([word])).toContain(toTerm(beginning));
        }
      }),
    );
  });
});
