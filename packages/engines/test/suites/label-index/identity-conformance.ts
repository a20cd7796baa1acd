import type { EntityIri, EntityType } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { allRows } from '../../../src/driver.js';
import type { LabelDriver, LabelRow } from '../../../src/label-index/label-index.js';
import { openLabels } from '../../../src/label-index/label-rows.fixture.js';
import { labelRow } from '../../testing/test-indexes.js';

/** Tests of identifiers, abbreviations, spellings and equivalent entities, which every label index passes. */
export function describeIdentities(driver: LabelDriver): void {
  describe(`label identities: ${driver.name}`, () => {
    const search = async (rows: readonly LabelRow[], text: string, types?: EntityType[]) => {
      await using index = await openLabels(driver, rows);
      return index.search(text, types === undefined ? {} : { types });
    };
    const getIds = async (rows: readonly LabelRow[], text: string) =>
      (await search(rows, text)).map(({ iri }) => iri.split('/').at(-1));

    it.each([
      'D001249',
      'd001249',
      'MESH:D001249',
      'mesh:d001249',
      'https://id.nlm.nih.gov/mesh/D001249',
      'http://identifiers.org/mesh:D001249',
    ])('finds an entity by its identifier, typed as %s, before all names', async (text) => {
      const [first] = await search([NAMED_LIKE_AN_IDENTIFIER, ASTHMA], text);
      expect(first).toMatchObject({
        label: 'asthma',
        alias: null,
        match: 'identifier',
        matchedText: 'MESH:D001249',
        scheme: 'mesh',
      });
    });

    it.each([
      ['Q35869', 'wikidata'],
      ['http://www.wikidata.org/entity/Q35869', 'wikidata'],
      ['https://www.wikidata.org/wiki/Q35869', 'wikidata'],
    ])('finds an entity by its own IRI, typed as %s', async (text, scheme) => {
      expect(await search([ASTHMA], text)).toMatchObject([{ label: 'asthma', scheme }]);
    });

    it('finds an entity by an IRI of no scheme', async () => {
      const iri = 'https://example.org/thing/7' as EntityIri;
      const found = await search([{ ...ASTHMA, iri }], iri);
      expect(found).toMatchObject([{ iri, match: 'identifier', matchedText: iri, scheme: null }]);
    });

    it('puts exact names before short codes, and codes before beginnings', async () => {
      const rows = [
        labelRow('Q1', 'H19 imprinting region', { degree: 90 }),
        labelRow('Q2', 'H19', { degree: 9, types: ['GENE'] }),
        labelRow('Q3', 'keratitis', { degree: 5, identifiers: [{ scheme: 'icd10', id: 'H19' }] }),
      ];
      expect(await getIds(rows, 'H19')).toEqual(['Q2', 'Q3', 'Q1']);
      expect(await getIds(rows, 'ICD10:H19')).toEqual(['Q3']);
    });

    it('takes a plain number for an identifier only when no name fits, or with a prefix', async () => {
      const gene = labelRow('Q1', 'TP53', { identifiers: [{ scheme: 'ncbigene', id: '7157' }] });
      const other = labelRow('Q2', 'strain 7157', { degree: 1 });
      expect(await getIds([gene], '7157')).toEqual(['Q1']);
      expect(await getIds([gene, other], '7157')).toEqual(['Q2']);
      expect(await getIds([gene, other], 'entrez:7157')).toEqual(['Q1']);
    });

    it('puts names in exactly the letters of a typed abbreviation first', async () => {
      const rows = [
        labelRow('Q1', 'cat', { degree: 90, types: ['TAXON'] }),
        labelRow('Q2', 'CAT', { degree: 60, types: ['GENE'] }),
        labelRow('Q3', 'computed tomography', { degree: 50, aliases: ['CAT', 'cat scan'] }),
      ];
      expect(await getIds(rows, 'CAT')).toEqual(['Q2', 'Q3', 'Q1']);
      expect(await getIds(rows, 'cat')).toEqual(['Q1', 'Q2', 'Q3']);
      expect((await search(rows, 'CAT'))[1]).toMatchObject({ match: 'abbreviation', alias: 'CAT' });
    });

    it('takes a typed abbreviation for the better known, a former symbol of a gene last', async () => {
      const rows = [
        labelRow('Q1', 'coatomer subunit delta', {
          degree: 90,
          types: ['GENE'],
          aliases: ['COPD'],
        }),
        labelRow('Q2', 'chronic obstructive pulmonary disease', { degree: 50, aliases: ['COPD'] }),
        labelRow('Q3', 'COPD', { degree: 2, types: ['GENE'] }),
      ];
      expect(await getIds(rows, 'COPD')).toEqual(['Q2', 'Q3', 'Q1']);
    });

    it('takes a typed abbreviation for what has it as a short name', async () => {
      const rows = [
        labelRow('Q1', 'methyldopa', { degree: 90, types: ['MEDICATION'], aliases: ['AMD'] }),
        labelRow('Q2', 'macular degeneration', {
          aliases: ['AMD'],
          shortNames: ['AMD'],
          degree: 5,
        }),
        labelRow('Q3', 'keratin 20', { degree: 80, types: ['GENE'], aliases: ['CD20'] }),
        labelRow('Q4', 'MS4A1', {
          degree: 70,
          types: ['GENE'],
          aliases: ['B1', 'CD20'],
          shortNames: ['CD20'],
        }),
      ];
      expect(await getIds(rows, 'AMD')).toEqual(['Q2', 'Q1']);
      expect(await getIds(rows, 'amd')).toEqual(['Q1', 'Q2']);
      expect(await getIds(rows, 'CD20')).toEqual(['Q4', 'Q3']);
      await using index = await openLabels(driver, rows);
      const retained = (await allRows(index.rows())).map(({ shortNames }) => shortNames);
      expect(retained).toEqual([[], [], ['CD20'], ['AMD']]);
    });

    it('ranks names of related things after other aliases, and marks them', async () => {
      const rows = [
        labelRow('Q1', 'hereditary chorea', {
          degree: 90,
          aliases: ['St. Vitus dance', 'choreatic disease'],
          relatedAliases: ['choreatic disease'],
        }),
        labelRow('Q2', 'chorea', { degree: 5, aliases: ['Choreatic disease'] }),
        labelRow('Q3', 'choreatic disease', { popularity: 900, degree: 0 }),
      ];
      expect(await getIds(rows, 'choreatic disease')).toEqual(['Q2', 'Q1', 'Q3']);
      await using index = await openLabels(driver, rows);
      const hits = await index.search('choreatic disease');
      expect(hits.map(({ match }) => match)).toEqual([
        'exact-alias',
        'related-alias',
        'exact-label',
      ]);
      const [vitus] = await index.search('st vitus dance');
      expect(vitus?.match).toBe('exact-alias');
      const retained = (await allRows(index.rows())).flatMap((row) => row.relatedAliases ?? []);
      expect(retained).toEqual(['choreatic disease']);
    });

    it('puts exact names of entities without any edge last', async () => {
      const rows = [
        labelRow('Q1', 'immunodeficiency 48', { popularity: 900 }),
        labelRow('Q2', 'ZAP70 deficiency', { degree: 3, aliases: ['immunodeficiency 48'] }),
      ];
      expect(await getIds(rows, 'immunodeficiency 48')).toEqual(['Q2', 'Q1']);
    });

    it.each([
      ['haemophilia', 'hemophilia'],
      ['hemophilia', 'haemophilia'],
      ['brain tumour', 'brain tumor'],
      ['oesophag', 'esophageal cancer'],
      ['esoph', 'oesophageal cancer'],
      ['disc', 'discoid lupus'],
    ])('finds %j for %j', async (typed, label) => {
      expect(await getIds([labelRow('Q1', label)], typed)).toEqual(['Q1']);
    });

    it('shows equivalent entities as one, and lists the others', async () => {
      const hits = await search(EQUIVALENTS, 'popov');
      expect(hits).toHaveLength(1);
      expect(hits[0]).toMatchObject({
        iri: LEADER,
        label: 'Popov-Chang syndrome',
        alias: null,
        equivalents: [OTHER.iri],
      });
      expect(await search(EQUIVALENTS, 'pcs')).toMatchObject([
        { iri: LEADER, alias: 'PCS', match: 'abbreviation', matchedText: 'PCS' },
      ]);
    });

    it('shows the one of the wanted type', async () => {
      expect(await search(EQUIVALENTS, 'popov', ['SYMPTOM'])).toMatchObject([
        { iri: OTHER.iri, equivalents: [LEADER] },
      ]);
    });

    it('keeps each of them for exact names and for look-ups', async () => {
      await using index = await openLabels(driver, EQUIVALENTS);
      const [exact] = await index.exact(['Popov-Chang syndrome']);
      expect(exact?.map(({ iri }) => iri).toSorted()).toEqual([LEADER, OTHER.iri].toSorted());
      expect(await index.lookup([OTHER.iri])).toMatchObject([{ iri: OTHER.iri }]);
      expect((await allRows(index.rows())).map(({ representative }) => representative)).toEqual([
        LEADER,
        LEADER,
      ]);
    });

    it('takes an entity whose stand-in it does not know as one of its own', async () => {
      const stray = labelRow('Q9', 'stray', {
        representative: 'https://example.org/gone' as EntityIri,
      });
      expect(await search([stray], 'stray')).toMatchObject([{ label: 'stray', equivalents: [] }]);
    });

    it('lists identifiers, none for the unknown', async () => {
      await using index = await openLabels(driver, [ASTHMA]);
      expect(await index.identifiers(ASTHMA.iri)).toEqual(ASTHMA.identifiers);
      expect(await index.identifiers('https://example.org/none')).toEqual([]);
    });

    it('knows an entity by its IRI as well after it was searched by it', async () => {
      const row = { ...ASTHMA, aliases: ['bronchial asthma'] };
      await using index = await openLabels(driver, [row]);
      expect(await index.search(row.iri)).toHaveLength(1);
      expect(await index.aliases(row.iri)).toEqual(['bronchial asthma']);
      expect(await index.lookup([row.iri])).toMatchObject([{ label: 'asthma' }]);
    });
  });
}

const ASTHMA = labelRow('Q35869', 'asthma', {
  degree: 5,
  identifiers: [
    { scheme: 'mesh', id: 'D001249' },
    { scheme: 'icd10cm', id: 'J45' },
  ],
});
const NAMED_LIKE_AN_IDENTIFIER = labelRow('Q1', 'D001249', { degree: 90 });
const LEADER = labelRow('Q2', '').iri;
const OTHER = labelRow('Q3', 'Popov-Chang syndrome', {
  popularity: 9,
  degree: 1,
  types: ['SYMPTOM'],
  aliases: ['PCS'],
  representative: LEADER,
});
const EQUIVALENTS = [
  OTHER,
  labelRow('Q2', 'Popov-Chang syndrome', { popularity: 3, degree: 60, representative: LEADER }),
];
