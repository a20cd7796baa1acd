import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findSameThings } from '../lib/same-things.mjs';

const WD = 'http://www.wikidata.org/entity/';
const SYMPTOM = `${WD}Q169872`;
const DISEASE = `${WD}Q12136`;
const DRUG = `${WD}Q12140`;
const NOWHERE = '/nonexistent';

interface Described {
  readonly label: string;
  readonly type: string;
  readonly aliases?: readonly string[];
  readonly mesh?: readonly string[];
  readonly inChIKey?: string;
}

/** Finds what is joined among described entities, by their local names. */
async function findJoins(
  described: Readonly<Record<string, Described>>,
  relations: readonly (readonly string[])[] = [],
  source = NOWHERE,
) {
  const entities = new Map(
    Object.entries(described).map(([iri, { label, type, aliases = [], mesh = [], inChIKey }]) => [
      iri.includes(':') ? iri : WD + iri,
      {
        label,
        aliases: [...aliases],
        classes: [type],
        mesh: [...mesh],
        properties: new Set<string>(),
        codes: new Map(inChIKey === undefined ? [] : [['P235', [inChIKey]]]),
        facts: 1,
      },
    ]),
  );
  const stated = relations.map(([subject, property, object]) => [
    `${WD}${subject}`,
    property,
    `${WD}${object}`,
  ]);
  const joined = await findSameThings(source, { entities, relations: stated });
  const toName = (iri: string) => iri.replace(WD, '');
  return Object.fromEntries([...joined].map(([from, to]) => [toName(from), toName(to)]));
}

describe('findSameThings', () => {
  it('joins conditions of one label under the Wikidata item, unless their headings differ', async () => {
    const term = 'http://purl.obolibrary.org/obo/SYMP_0000613';
    expect(
      await findJoins({
        [term]: { label: 'fever', type: SYMPTOM },
        Q38933: { label: 'Fever', type: SYMPTOM, mesh: ['D005334'] },
        Q1: { label: 'gout', type: DISEASE, mesh: ['D006073'] },
        Q2: { label: 'gout', type: DISEASE, mesh: ['D000001'] },
      }),
    ).toEqual({ [term]: 'Q38933' });
  });

  it('joins namesakes whose headings differ where one has the heading of another name', async () => {
    const source = await mkdtemp(join(tmpdir(), 'starter-headings-'));
    const headings = 'D001885\tBordetella pertussis\nD014917\tWhooping Cough\n';
    await mkdir(join(source, 'formats/ids'), { recursive: true });
    await writeFile(join(source, 'formats/ids/mesh_id_label_mappings.tsv.gz'), gzipSync(headings));
    const term = 'http://purl.obolibrary.org/obo/DOID_1116';
    const found = await findJoins(
      {
        [term]: { label: 'pertussis', type: DISEASE, mesh: ['D001885'] },
        Q1: { label: 'Pertussis', type: DISEASE, aliases: ['whooping cough'], mesh: ['D014917'] },
      },
      [],
      source,
    );
    expect(found).toEqual({ [term]: 'Q1' });
    await rm(source, { recursive: true });
  });

  it('joins compounds of one name and structure, and keeps ions and enantiomers apart', async () => {
    const acid = 'BJEPYKJPYRNKOW-UHFFFAOYSA-N';
    expect(
      await findJoins({
        Q1: { label: 'malic acid', type: DRUG, aliases: ['apple acid'], inChIKey: acid },
        Q2: { label: 'apple acid', type: DRUG, inChIKey: acid },
        Q3: {
          label: 'malate',
          type: DRUG,
          aliases: ['malic acid'],
          inChIKey: 'BJEPYKJPYRNKOW-UHFFFAOYSA-L',
        },
        Q4: {
          label: 'L-dopa',
          type: DRUG,
          aliases: ['D-dopa'],
          inChIKey: 'WTDRDQBEARUVNC-LURJTMIESA-N',
        },
        Q5: { label: 'D-dopa', type: DRUG, inChIKey: 'WTDRDQBEARUVNC-ZCFIWIBFSA-N' },
      }),
    ).toEqual({ Q2: 'Q1' });
  });

  it('joins drugs by a name and a use in common, and not by a name alone', async () => {
    const drugs = {
      Q1: { label: 'salbutamol', type: DRUG, aliases: ['albuterol'], mesh: ['D000420'] },
      Q2: { label: 'albuterol', type: DRUG, inChIKey: 'NDAUXUAQIAJITI-UHFFFAOYSA-N' },
    };
    expect(await findJoins(drugs)).toEqual({});
    const uses = [
      ['Q1', 'P2175', 'Q9'],
      ['Q2', 'P2175', 'Q9'],
    ];
    expect(Object.entries(await findJoins(drugs, uses))).toHaveLength(1);
  });
});
