import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOneSlipAway } from '../lib/facts/label-corrections.mjs';
import { literatureFacts } from '../lib/facts/literature.mjs';
import { isNegated, nameReader } from '../lib/facts/mentions.mjs';

const WD = 'http://www.wikidata.org/entity/';
const DISEASE = `${WD}Q12136`;
const SYMPTOM = `${WD}Q169872`;

function entity(label: string, type: string, { aliases = [] as string[], mesh = [] as string[] }) {
  return { label, classes: [type], aliases, mesh, codes: new Map(), facts: 1 };
}

const entities = new Map([
  [`${WD}Q1`, entity('liver cirrhosis', DISEASE, { aliases: ['cirrhosis', 'consumption'] })],
  [`${WD}Q2`, entity('heartburn', SYMPTOM, { mesh: ['D006356'] })],
  [`${WD}Q3`, entity('ascites', SYMPTOM, {})],
  [`${WD}Q4`, entity('reflux disease', DISEASE, {})],
  [`${WD}Q5`, entity('cough', SYMPTOM, {})],
]);
const survey = { entities, relations: [] as string[][] };
const diseases = {
  terms: new Map([
    ['MONDO:1', { label: 'cirrhosis of liver' }],
    ['MONDO:4', { label: 'reflux disease' }],
  ]),
  place: (id: string) => `${WD}Q${id.replace('MONDO:', '')}`,
  ofDoid: () => undefined,
};
const descriptors = new Map([
  ['D006356', { heading: 'Heartburn', terms: ['pyrosis'], places: ['C23.888.821.500'] }],
]);

/** Articles without a name that is looked for, so that two names in one are beyond chance. */
const OTHERS = Array.from({ length: 60 }, (_, place) => ({
  pmid: `9${place}`,
  title: place % 2 === 0 ? 'Cough is cough.' : 'Ascites alone.',
}));
const ARTICLES = [
  { pmid: '1', title: 'Symptoms of reflux disease such as heartburn are common.' },
  { pmid: '2', title: 'Reflux disease presents with pyrosis.' },
  { pmid: '3', title: 'Reflux disease without ascites.' },
  { pmid: '4', title: 'Reflux disease without ascites, again.' },
  { pmid: '5', title: 'Cirrhosis, cough and rest.' },
  { pmid: '6', title: 'Cirrhosis and cough.' },
  { pmid: '7', title: 'Cirrhosis and cough, again.' },
  { pmid: '8', title: 'Alcohol consumption and cough.' },
  ...OTHERS,
];

let folder: string;
const facts: { disease: string; symptom: string; url: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-literature-'));
  const path = join(folder, 'articles.jsonl.gz');
  await writeFile(path, gzipSync(ARTICLES.map((one) => JSON.stringify(one)).join('\n')));
  for await (const fact of literatureFacts(path, { survey, diseases, descriptors }))
    facts.push(fact);
});

afterAll(() => rm(folder, { recursive: true }));

describe('literatureFacts', () => {
  it('joins what articles say of a disease, with their numbers, and neither lists nor what is denied', () => {
    expect(facts).toEqual([
      {
        kind: 'literature',
        disease: `${WD}Q4`,
        symptom: `${WD}Q2`,
        url: 'https://pubmed.ncbi.nlm.nih.gov/?term=1%5Buid%5D%20OR%202%5Buid%5D',
      },
    ]);
  });
});

describe('nameReader', () => {
  const read = nameReader({ entities }, { disease: [`${WD}Q1`, `${WD}Q4`], symptom: [`${WD}Q2`] });

  it('takes one word for a disease only as its label, or the last part of it', () => {
    const names = read('Consumption in cirrhosis').map(({ iri }: { iri: string }) => iri);
    expect(names).toEqual([`${WD}Q1`]);
  });

  it('learns the abbreviations that a text explains', () => {
    const abbreviations = new Map();
    expect(read('RD is short.', abbreviations)).toEqual([]);
    expect(read('Reflux disease (RD) is common; RD hurts.', abbreviations)).toHaveLength(3);
    expect(read('In RD, heartburn.', abbreviations)).toHaveLength(2);
  });
});

describe('isNegated', () => {
  it.each([
    ['No fever.', 3, true],
    ['Patients denied fever.', 16, true],
    ['Patients had fever, not cough.', 13, false],
    ['It was not seen; fever followed.', 17, false],
  ])('of "%s": %s', (sentence, place, expected) => {
    expect(isNegated(sentence, place)).toBe(expected);
  });
});

describe('isOneSlipAway', () => {
  it.each([
    ['plasmodiu', 'plasmodium', true],
    ['amyotrohpic', 'amyotrophic', true],
    ['sindrome', 'syndrome', true],
    ['leukaemia', 'leukemia', false],
    ['tumours', 'tumors', false],
    ['carcinomas', 'carcinoma', false],
    ['adenitis', 'arthritis', false],
  ])('says of %s and %s: %s', (word, right, expected) => {
    expect(isOneSlipAway(word, right)).toBe(expected);
  });
});
