import { describe, expect, it } from 'vitest';
import { identifyAuthors, usualForm } from './author-identity.js';
import { foldAuthor, hasGiven, wantedAuthors } from './author-name.js';

const form = (family: string, given: string, orcid: string | null = null, articles = 1) => ({
  ...foldAuthor(family, given),
  familyText: family,
  givenText: given,
  orcid,
  articles,
});
const groups = (...forms: readonly ReturnType<typeof form>[]) =>
  identifyAuthors(forms)
    .map((identity) =>
      identity.forms.map(({ familyText, givenText }) => `${familyText} ${givenText}`).toSorted(),
    )
    .toSorted((a, b) => (a.join() < b.join() ? -1 : 1));

describe('identifyAuthors', () => {
  it('joins abbreviations with the one full name that fits', () => {
    expect(groups(form('Smith', 'J A'), form('Smith', 'John A'), form('Smith', 'J'))).toEqual([
      ['Smith J', 'Smith J A', 'Smith John A'],
    ]);
  });

  it('leaves an abbreviation alone that fits several', () => {
    expect(groups(form('Wang', 'W'), form('Wang', 'Wei'), form('Wang', 'Wen'))).toEqual([
      ['Wang W'],
      ['Wang Wei'],
      ['Wang Wen'],
    ]);
  });

  it('keeps a frequent single initial apart from a rare full name', () => {
    expect(groups(form('Price', 'C', null, 66), form('Price', 'Colin'))).toHaveLength(2);
    expect(groups(form('Dolan', 'R J', null, 98), form('Dolan', 'Raymond J'))).toHaveLength(1);
  });

  it('does not let a short name join the people whom it fits', () => {
    const orcid = '0000-0002-1825-0097';
    expect(
      groups(form('Smith', 'J', orcid), form('Smith', 'John'), form('Smith', 'James')),
    ).toHaveLength(3);
    expect(groups(form('Smith', 'J', orcid), form('Smith', 'John'))).toHaveLength(1);
    expect(groups(form('Wang', 'Wei'), form('Wang', 'Wei Ming'))).toHaveLength(2);
    expect(
      groups(form('Smith', 'J A'), form('Smith', 'John'), form('Smith', 'James A')),
    ).toHaveLength(3);
  });

  it('joins one family name, however it is divided', () => {
    expect(groups(form("O'Connor", 'Ann'), form('O Connor', 'Ann'))).toHaveLength(1);
    expect(groups(form('van der Berg', 'A B'), form('Vanderberg', 'Ann B'))).toHaveLength(1);
  });

  it('keeps different middle names apart', () => {
    expect(groups(form('Smith', 'John A'), form('Smith', 'John B'))).toHaveLength(2);
  });

  it('joins accents and letter case, also where several fit', () => {
    expect(
      groups(form('Wáng', 'W'), form('WANG', 'W'), form('Wang', 'Wei'), form('Wang', 'Wen')),
    ).toHaveLength(3);
  });

  it('trusts ORCID iDs over names', () => {
    const [a, b] = ['0000-0002-1825-0097', '0000-0001-5109-3700'];
    expect(groups(form('Smith', 'Ann', a), form('Jones', 'Ann', a))).toHaveLength(1);
    expect(
      groups(form('Wang', 'Wei', a), form('Wang', 'Wei', b), form('Wang', 'Wei')),
    ).toHaveLength(3);
    expect(groups(form('Wang', 'Wei', a), form('Wang', 'W'))).toHaveLength(1);
  });

  it('joins groups with equal ones only', () => {
    expect(
      groups(form('Study Group', ''), form('Study Group', 'X'), form('STUDY group', '')),
    ).toHaveLength(2);
  });

  it('does not depend on the order of forms', () => {
    const forms = [
      form('Smith', 'J'),
      form('Smith', 'John'),
      form('Smith', 'J B'),
      form('Smith', 'John A'),
    ];
    expect(groups(...forms)).toEqual(groups(...forms.toReversed()));
  });
});

describe('usualForm', () => {
  it('takes the most frequent of the forms with a name spelled out', () => {
    const forms = [
      form('Smith', 'J', null, 9),
      form('Smith', 'John', null, 2),
      form('Smith', 'John A', null, 1),
    ];
    expect(usualForm({ forms, orcid: null }).givenText).toBe('John');
  });
});

describe('wantedAuthors', () => {
  it.each([
    ['Smith J', 'Smith', 'John', true],
    ['Smith JA', 'Smith', 'John A', true],
    ['smith john', 'Smith', 'John A', true],
    ['Smith, J', 'Smith', 'John', true],
    ['Smith', 'Smith', 'John', true],
    ['de la Cruz M', 'de la Cruz', 'María', true],
    ['o connor', "O'Connor", 'Ann', true],
    ["O'CONNOR ann", 'O Connor', 'Ann', true],
    ['ZHENG YAN', 'Zheng', 'Yan', true],
    ['Yan Zheng', 'Zheng', 'Yan', true],
    ['John A Smith', 'Smith', 'John A', true],
    ['Ana de la Cruz', 'de la Cruz', 'Ana', true],
    ['van der berg j', 'Van Der Berg', 'J', true],
    ['Berg J', 'van der Berg', 'J', false],
    ['Smith B', 'Smith', 'John', false],
    ['Smith John', 'Smith', 'J', false],
    ['Smithson J', 'Smith', 'John', false],
  ])('%j and %s, %s: %s', (text, family, given, expected) => {
    const author = foldAuthor(family, given);
    const found = wantedAuthors(text).some(
      (wanted) => wanted.family === author.family && hasGiven(author.given, wanted.given),
    );
    expect(found).toBe(expected);
  });

  it('reads nothing from signs', () => {
    expect(wantedAuthors(' , ')).toEqual([]);
    expect(wantedAuthors('…')).toEqual([]);
  });
});
