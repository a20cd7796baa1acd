import { describe, expect, it } from 'vitest';
import { findMisplaced } from '../lib/facts/symptom-quarantine.mjs';

const DISEASE = 'http://www.wikidata.org/entity/Q12136';
const SYMPTOM = 'http://www.wikidata.org/entity/Q169872';
const TOGETHER = 'occurs_together_in_literature_with';

/** Labels by identifier, with what each is a kind of. */
const DISEASES: Readonly<Record<string, readonly [label: string, parent?: string]>> = {
  stroke: ['stroke'],
  infarction: ['cerebral infarction', 'stroke'],
  migraine: ['migraine disorder'],
  vitiligo: ['vitiligo'],
  down: ['Down syndrome'],
  horner: ["Horner's syndrome"],
  breast: ['breast cancer', 'cancer'],
  stomach: ['stomach cancer', 'cancer'],
  cancer: ['cancer'],
  pulmonary: ['pulmonary hypertension'],
};
const SYMPTOMS = {
  aphasia: 'aphasia',
  ophthalmoplegic: 'Ophthalmoplegic Migraine',
  postoperative: 'Pain, Postoperative',
  nausea: 'Nausea',
  jaundice: 'jaundice',
  itching: 'itching',
  high: 'arterial hypertension',
};
const entities = new Map(
  [
    ...Object.entries(DISEASES).map(([iri, [label, parent]]) => [iri, label, DISEASE, parent]),
    ...Object.entries(SYMPTOMS).map(([iri, label]) => [iri, label, SYMPTOM]),
    ...Array.from({ length: 1001 }, (_, n) => [`kind${n}`, `kind ${n}`, DISEASE, 'cancer']),
    ['gene', 'BRCA1', 'gene'],
  ].map(([iri = '', label = '', type, parent]) => [
    iri,
    {
      label,
      aliases: iri === 'migraine' ? ['migraine'] : [],
      classes: [type],
      links: parent === undefined ? [] : [parent],
    },
  ]),
);

const SET_ASIDE = [
  ['stroke', 'P780', 'infarction', 'a kind'],
  ['migraine', TOGETHER, 'ophthalmoplegic', 'a kind'],
  ['vitiligo', TOGETHER, 'down', 'another disease'],
  ['vitiligo', TOGETHER, 'jaundice', 'of another disease'],
  ['breast', TOGETHER, 'nausea', 'an effect of chemotherapy'],
  ['stomach', TOGETHER, 'postoperative', 'an effect of surgery'],
  ['pulmonary', 'P780', 'high', 'high pressure in the lungs'],
  ['gene', 'P2293', 'cancer', 'a group of many diseases'],
  ['cancer', 'P2293', 'gene', 'a group of many diseases'],
] as const;
const RETAINED = [
  ['stroke', 'P780', 'aphasia'],
  ['infarction', 'P780', 'stroke'],
  ['stomach', TOGETHER, 'nausea'],
  ['stomach', TOGETHER, 'horner'],
  ['vitiligo', TOGETHER, 'itching'],
  ['gene', 'P2293', 'breast'],
  ['down', 'P780', 'nausea'],
  ['down', 'P780', 'itching'],
  ['down', 'P780', 'high'],
];

describe('the quarantine of symptoms', () => {
  it('sets aside kinds of the disease, other diseases, effects of a treatment and genes of groups', async () => {
    const relations = [...SET_ASIDE.map((row) => row.slice(0, 3)), ...RETAINED];
    const found: readonly (readonly string[])[] = await findMisplaced({ entities, relations });
    expect(found.map((row) => row.slice(0, 3))).toEqual(SET_ASIDE.map((row) => row.slice(0, 3)));
    for (const [place, row] of SET_ASIDE.entries()) expect(found[place]?.[3]).toContain(row[3]);
  });

  it('retains what another source states as a symptom', async () => {
    const relations = [
      ['breast', TOGETHER, 'nausea'],
      ['breast', 'P780', 'nausea'],
    ];
    expect(await findMisplaced({ entities, relations })).toEqual([]);
  });
});
