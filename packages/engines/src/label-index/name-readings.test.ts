import { describe, expect, it } from 'vitest';
import { namesNothing, readWrittenName, toSpellings } from './name-readings.js';

describe('readWrittenName', () => {
  it.each([
    ['metformin HCl', 'metformin'],
    ['atorvastatin calcium 40 mg tablets', 'atorvastatin'],
    ['Acetaminophen 500 mg tablets', 'Acetaminophen'],
    ['furosemide 20 mg/2 ml injection', 'furosemide'],
    ['Asthma, NOS', 'Asthma'],
    ['asthma (disorder)', 'asthma'],
    ['paclitaxel (Taxol)', 'paclitaxel'],
    ['KRAS G12C', 'KRAS'],
    ['EGFR(L858R)', 'EGFR'],
    ['IDH1 p.R132H', 'IDH1'],
    ['CFTR delF508', 'CFTR'],
    ['ASPIRIN EC 81MG', 'ASPIRIN'],
    ['HLA-DRB1*15:01', 'HLA-DRB1'],
    ['HLA-B27', 'HLA-B'],
    ['P53_HUMAN', 'P53'],
    ['VEGF-A', 'VEGFA'],
    ['2-Sep', 'SEPTIN2'],
    ['Mar-08', 'MARCHF8'],
    ['cis-platin', 'cisplatin'],
    ['levothyroxine Na', 'levothyroxine'],
    ['doxycycline hyclate 100 mg bid', 'doxycycline'],
    ['ASA 325 mg po daily', 'ASA'],
    ['Asthma [disease]', 'Asthma'],
    ['APOE4', 'APOE'],
    ['CYP2D6*4', 'CYP2D6'],
    ['NF-kB p65', 'p65'],
    ['COPD, acute exacerbation', 'COPD'],
    ['carbidopa and levodopa', 'levodopa/carbidopa'],
    ['Malignant neoplasm of prostate, unspecified', 'prostate cancer'],
    ['malignant tumour of the breast', 'breast cancer'],
    ['Pancreas, malignant neoplasm', 'pancreatic cancer'],
  ])('reads %j as %j', (written, name) => {
    expect(readWrittenName(written).map(({ text }) => text)).toContain(name);
  });

  it.each(['sodium chloride', 'asthma', 'IL-6', 'type 2 diabetes', 'a'.repeat(300), ''])(
    'leaves %j',
    (written) => {
      expect(readWrittenName(written)).toEqual([]);
    },
  );

  it('reads the longest text without much work', () => {
    const start = performance.now();
    for (const piece of ['1 mg ', '(a', 'A1', ' a', '-', 'HCl ']) readWrittenName(piece.repeat(99));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('namesNothing', () => {
  it.each([
    'n/a',
    'control',
    'unknown',
    'kg',
    'mild',
    '0',
    '-1',
    '?',
    'sample 12',
    '2023-05-17',
    '50 mg',
    'chr7',
  ])('holds for %j', (text) => {
    expect(namesNothing(text)).toBe(true);
  });

  it.each(['asthma', 'D001249', 'IL6', 'B12', '2-Sep', 'sodium', '103-90-2'])(
    'does not hold for %j',
    (text) => {
      expect(namesNothing(text)).toBe(false);
    },
  );
});

describe('toSpellings', () => {
  it.each([
    ['asthmas', 'asthma'],
    ["Marfan's", "Marfan's syndrome"],
    ['type II diabetes', 'type 2 diabetes'],
    ['diabetes type 2', 'type 2 diabetes'],
    ['Diabetes mellitus, type II', 'type 2 Diabetes mellitus'],
    ['Glycogen storage disease, type 1a', 'type 1a Glycogen storage disease'],
    ['Mucopolysaccharidosis type VI', 'type 6 Mucopolysaccharidosis'],
    ['Arthritis, Rheumatoid', 'Rheumatoid Arthritis'],
    ['syndrome of Down', 'Down syndrome'],
    ["non-Hodgkin's lymphoma", 'non-Hodgkin lymphoma'],
  ])('spells %j %j', (name, spelling) => {
    expect(toSpellings(name)).toContain(spelling);
  });
});
