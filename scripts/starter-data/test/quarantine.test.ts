import { describe, expect, it } from 'vitest';
import { findContradictions } from '../lib/facts/quarantine.mjs';

const BARE = { aliases: [], classes: [], links: [] };
const entities = new Map(
  Object.entries({
    meclocycline: 'meclocycline',
    pneumonia: 'pneumonia',
    acne: 'acne',
    gabapentin: 'gabapentin enacarbil',
    alpha1: 'Calcium voltage-gated channel subunit alpha1 G',
    alpha2: 'calcium voltage-gated channel auxiliary subunit alpha2delta 1',
    type: 'spermatogenic failure 5',
    hall: 'Sheldon-Hall syndrome',
  })
    .map(([iri, label]) => [iri, { ...BARE, label, codes: new Map() }] as const)
    .concat(
      ['AURKC', 'AKAP3', 'NALCN'].map((label) => [
        label,
        { ...BARE, label, codes: new Map([['P353', [label]]]) },
      ]),
    ),
);

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'AURKC type': ['mondo', 'orphanet'],
  'AKAP3 type': ['orphanet'],
  'NALCN hall': ['orphanet'],
};
const relations = [
  ['meclocycline', 'P2175', 'pneumonia'],
  ['meclocycline', 'P2175', 'acne'],
  ['gabapentin', 'P129', 'alpha1'],
  ['gabapentin', 'P129', 'alpha2'],
  ['AURKC', 'P2293', 'type'],
  ['AKAP3', 'P2293', 'type'],
  ['NALCN', 'P2293', 'hall'],
];
const getSources = (gene: string, disease: string) => SOURCES[`${gene} ${disease}`] ?? ['graph'];
const writer = {
  countSources: (subject: string, _: string, value: string) => getSources(subject, value).length,
  isFromWikidataAlone: () => false,
  isStatedBy: (subject: string, _: string, value: string, sources: readonly string[]) =>
    sources.some((source) => getSources(subject, value).includes(source)),
};

describe('the quarantine', () => {
  it('sets statements aside that contradict the class of a drug or the other sources', async () => {
    const found = await findContradictions(
      { entities, relations },
      {
        atc: new Map(),
        writer,
        contraindicated: new Set(),
        refuted: new Map(),
        others: { isTreated: () => true },
      },
    );
    expect([...found.keys()].toSorted()).toEqual(
      [
        ['meclocycline', 'P2175', 'pneumonia'],
        ['pneumonia', 'P2176', 'meclocycline'],
        ['gabapentin', 'P129', 'alpha1'],
        ['AKAP3', 'P2293', 'type'],
        ['type', 'P2293', 'AKAP3'],
        ['NALCN', 'P2293', 'hall'],
        ['hall', 'P2293', 'NALCN'],
      ]
        .map((statement) => statement.join(' '))
        .toSorted(),
    );
  });
});
