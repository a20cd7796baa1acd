import { describe, expect, it } from 'vitest';
import { readAuthors } from '../lib/authors.mjs';
import {
  readAffiliation,
  readDate,
  readDoi,
  readLanguage,
  readPublicationTypes,
  readText,
} from '../lib/bibliography.mjs';
import { MeshHeadings } from '../lib/mesh.mjs';

const noAffiliations = () => -1;
const bareNames = (...names: string[]) =>
  readAuthors(
    names.map((last) => ({ last })),
    noAffiliations,
  );

describe('readAuthors', () => {
  it.each([
    ['P F Liddle', { family: 'Liddle', given: 'P F' }],
    ['Virginia I Douglas', { family: 'Douglas', given: 'Virginia I' }],
    ['F Della Torre', { family: 'Della Torre', given: 'F' }],
    ['D J van Veldhuisen', { family: 'van Veldhuisen', given: 'D J' }],
    ['Harriet de Wit', { family: 'de Wit', given: 'Harriet' }],
    ['H-C Diener', { family: 'Diener', given: 'H-C' }],
    ['Jean-Philippe Nordmann', { family: 'Nordmann', given: 'Jean-Philippe' }],
    ['Parkinson Study Group', { collective: 'Parkinson Study Group' }],
  ])('splits "%s"', (name, author) => {
    expect(bareNames(name)).toEqual([author]);
  });

  it('pairs names that were split at their commas', () => {
    expect(bareNames('Schmidt', 'M H', 'Bianchi Porro', 'G', 'A M Paoletti')).toEqual([
      { family: 'Schmidt', given: 'M H' },
      { family: 'Bianchi Porro', given: 'G' },
      { family: 'Paoletti', given: 'A M' },
    ]);
  });

  it('drops entries that name nobody', () => {
    expect(bareNames('NA')).toEqual([]);
  });

  it('spells initials apart and moves generation marks behind them', () => {
    const authors = [
      { last: 'Aguirre', initials: 'GK' },
      { last: 'Caviness VS', initials: 'Jr' },
    ];
    expect(readAuthors(authors, noAffiliations)).toEqual([
      { family: 'Aguirre', given: 'G K' },
      { family: 'Caviness', given: 'V S Jr' },
    ]);
  });

  it('keeps ORCIDs bare and affiliations as indexes, each once', () => {
    const texts: string[] = [];
    const intern = (text: string) =>
      texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1;
    const orcid = 'https://orcid.org/0000-0001-8406-739X';
    const authors = [{ last: 'Chu', fore: 'Rensheng', orcid, affiliations: ['A', 'B', 'A'] }];
    expect(readAuthors(authors, intern)).toEqual([
      { family: 'Chu', given: 'Rensheng', orcid: '0000-0001-8406-739X', affiliations: [0, 1] },
    ]);
  });
});

describe('bibliographic fields', () => {
  it.each([
    ['2019-03-11', '2019-03-11'],
    ['2019-02-30', '2019-02'],
    ['2019-13', '2019'],
    ['1998-1999', '1998'],
    ['1809', undefined],
    ['2027', undefined],
    ['', undefined],
  ])('reads the date "%s" as %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each([
    ['https://doi.org/10.1016/J.X.1', '10.1016/j.x.1'],
    ['10.1016/0005-2795(76)90109-4', '10.1016/0005-2795(76)90109-4'],
    ['51466', undefined],
  ])('reads the DOI "%s" as %s', (text, doi) => {
    expect(readDoi(text)).toBe(doi);
  });

  it('reads languages and publication types into closed lists', () => {
    expect([readLanguage('ENG'), readLanguage('fr'), readLanguage('und')]).toEqual([
      'en',
      'fr',
      undefined,
    ]);
    expect(
      readPublicationTypes(['research-article', 'Journal Article', '1506', 'Plant Science']),
    ).toEqual(['Journal Article']);
  });

  it('resolves markup and character references, in whichever order they were nested', () => {
    expect(readText(' Role of <i>BRCA1</i> &amp; H<sub>2</sub>O\n in&#x20;mice ')).toBe(
      'Role of BRCA1 & H2O in mice',
    );
    expect(readText('p &lt; 0.05')).toBe('p < 0.05');
  });

  it.each([
    [
      '0000 0004 0369 1660grid.73113.37Department of Orthopaedics, Shanghai',
      'Department of Orthopaedics, Shanghai',
    ],
    [
      'grid.444059.80000 0004 0426 672XDepartment of Systems, Pyeongtaek',
      'Department of Systems, Pyeongtaek',
    ],
    [
      'aShougang Research Institute of Technology, Beijing',
      'Shougang Research Institute of Technology, Beijing',
    ],
    ['1. Universidad Central del Caribe, P.R.', 'Universidad Central del Caribe, P.R.'],
    ['KU Leuven, Belgium. Electronic address: a.b@kuleuven.be', 'KU Leuven, Belgium.'],
  ])('cleans the affiliation "%s"', (text, affiliation) => {
    expect(readAffiliation(text, { footnoteLetters: true })).toBe(affiliation);
  });
});

describe('MeshHeadings', () => {
  const headings = new MeshHeadings();
  headings.learn('Child', 'D002648');
  headings.learn('Child, Preschool', 'D002675');
  headings.learn('Rhinitis, Allergic, Seasonal');

  it('joins split headings, longest first, and drops stray tails', () => {
    const split = [
      'child',
      'Preschool',
      'Rhinitis',
      'Allergic',
      'Seasonal',
      'Preschool',
      'Cetirizine',
      'Child',
    ];
    expect(headings.repair(split)).toEqual([
      'Child, Preschool',
      'Rhinitis, Allergic, Seasonal',
      'Cetirizine',
      'Child',
    ]);
  });

  it('believes a heading that breaks the alphabetical order once enough records show it', () => {
    const names = ['Adult', 'Analgesia', 'Patient-Controlled', 'Child', 'Female', 'Humans'];
    const rare = ['Adult', 'Bone', 'Accident', 'Child', 'Female', 'Humans'];
    expect(headings.repair(names)).toEqual(['Adult', 'Analgesia', 'Child', 'Female', 'Humans']);
    for (const record of [names, names, rare]) headings.propose(record);
    headings.acceptProposals(2);
    expect(headings.repair(names)).toEqual([
      'Adult',
      'Analgesia, Patient-Controlled',
      'Child',
      'Female',
      'Humans',
    ]);
    expect(headings.repair(rare)).toEqual(['Adult', 'Bone', 'Child', 'Female', 'Humans']);
  });

  it('leaves a list alone whose headings still have their commas', () => {
    const names = ['Rats, Wistar', 'Analgesia', 'Preschool', 'Analgesia'];
    expect(headings.repair(names)).toEqual(['Rats, Wistar', 'Analgesia', 'Preschool']);
  });

  it('knows ids by name, whatever the case, and none that no source states', () => {
    expect(headings.getId('CHILD, preschool')).toBe('D002675');
    expect(headings.readName('D002648')).toBe('Child');
    expect(headings.getId('Rhinitis, Allergic, Seasonal')).toBeUndefined();
  });
});
