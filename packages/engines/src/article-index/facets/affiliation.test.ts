import { describe, expect, it } from 'vitest';
import { parseAffiliation } from './affiliation.js';

describe('parseAffiliation', () => {
  it.each([
    [
      'Department of X, University of Y, Lima, Peru. someone@y.edu.pe.',
      'University of Y',
      'Lima, Peru',
    ],
    [
      '1Institute of Botany, The University of Somewhere, Perth, WA 6009, Australia',
      'The University of Somewhere',
      'Perth, Australia',
    ],
    [
      '0004 1936 7304grid.1010.0School of Food, The University of Z, Graz 8010 Austria',
      'The University of Z',
      'Graz Austria',
    ],
    [
      'aUnit A, Hospital del Mar, 08003 Barcelona, Spain; bOther, Paris',
      'Hospital del Mar',
      'Barcelona, Spain',
    ],
    [
      'Dept of Physics, University of California, Davis, CA 95616, USA',
      'University of California, Davis',
      'Davis, USA',
    ],
    [
      'School of Medicine University of Somewhere, Bonn, Germany',
      'University of Somewhere',
      'Bonn, Germany',
    ],
    [
      'Department of Biology, Genething, Inc., 1 DNA Way, South Town, CA 94080, United States of America',
      'Genething, Inc',
      'South Town, USA',
    ],
    ['Some Cancer Institute, Denver, CO.', 'Some Cancer Institute', 'Denver, CO'],
    [
      'Section of X, Institut Pasteur, Paris, France. Electronic address: a@b.fr.',
      'Institut Pasteur',
      'Paris, France',
    ],
    ['INRA, UR 1115, Avignon, France', 'INRA', 'Avignon, France'],
    ['Clinic Z (A.B.; C.D.), Leiden, The Netherlands', 'Clinic Z', 'Leiden, Netherlands'],
    ['University of Y', 'University of Y', null],
  ])('finds the organization of %j', (text, name, location) => {
    expect(parseAffiliation(text)).toMatchObject({ name, location });
  });

  it('has one key for spellings of one name', () => {
    const keys = ['The Université of Y, Paris', 'universite of Y', 'Dept, Université of Y.'].map(
      (text) => parseAffiliation(text)?.key,
    );
    expect(new Set(keys)).toEqual(new Set(['universite of y']));
  });

  it.each([
    '',
    '   ',
    'Department of Urology',
    'Lima, Peru',
    'someone@x.org',
    ';;',
    '12 Main Street, Boston',
  ])('finds none in %j', (text) => {
    expect(parseAffiliation(text)).toBeNull();
  });
});
