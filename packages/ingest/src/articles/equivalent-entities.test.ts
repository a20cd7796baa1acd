import type { EntityType } from '@biographql/core';
import { labelRow } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { findEquivalents, NamedEntities, type NamedRow } from './equivalent-entities.js';

const row = (
  id: string,
  type: EntityType,
  label: string,
  more: { readonly aliases?: readonly string[]; readonly meshIds?: readonly string[] } = {},
) => labelRow(id, label, { types: [type], ...more });
const equivalentsAmong = (rows: readonly NamedRow[]) => {
  const entities = new NamedEntities();
  for (const each of rows) entities.add(each);
  return findEquivalents(entities.all);
};
const groups = (...rows: readonly ReturnType<typeof row>[]) => {
  const { canonical, getEquivalentEntities } = equivalentsAmong(rows);
  return rows
    .filter(({ iri }) => canonical(iri) === iri)
    .map(({ iri }) =>
      [iri, ...getEquivalentEntities(iri)].map((member) => member.split('/').at(-1)).join('='),
    );
};

describe('findEquivalents', () => {
  it('joins equal labels of one kind, in either spelling', () => {
    expect(
      groups(
        row('Q1', 'DISEASE', 'esophageal tumor'),
        row('Q2', 'SYMPTOM', 'Oesophageal tumours'),
        row('Q3', 'BIOLOGICAL_PATHWAY', 'esophageal tumor'),
      ),
    ).toEqual(['Q1=Q2', 'Q3']);
  });

  it('keeps genes of two species and isomers apart', () => {
    expect(
      groups(
        row('Q1', 'GENE', 'LRP6'),
        row('Q2', 'GENE', 'Lrp6'),
        row('Q3', 'MEDICATION', '(+)-borneol'),
        row('Q4', 'MEDICATION', '(-)-borneol'),
        row('Q5', 'CHEMICAL_COMPOUND', '(+)-Borneol'),
      ),
    ).toEqual(['Q1', 'Q2', 'Q3=Q5', 'Q4']);
  });

  it('joins what MeSH indexes alike, but nothing narrower', () => {
    const meshIds = ['D001943'];
    expect(
      groups(
        row('Q1', 'DISEASE', 'breast cancer', { meshIds }),
        row('Q2', 'DISEASE', 'breast carcinoma', { meshIds }),
        row('Q3', 'DISEASE', 'familial breast cancer', { meshIds }),
        row('Q4', 'DISEASE', 'breast disease', { meshIds: ['D001943', 'D001941'] }),
        row('Q5', 'GENE', 'BRCA1', { meshIds }),
        row('Q6', 'DISEASE', 'breast thing', { meshIds: ['C000001'] }),
        row('Q7', 'DISEASE', 'other breast thing', { meshIds: ['C000001'] }),
      ),
    ).toEqual(['Q1=Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7']);
  });

  it('joins a symptom with the one disease that is named so', () => {
    const disease = (id: string, label: string) =>
      row(id, 'DISEASE', label, { aliases: ['thrombocytosis'], meshIds: [`D${id}`] });
    const symptom = row('Q9', 'SYMPTOM', 'Thrombocytosis');
    expect(groups(disease('Q1', 'one'), symptom)).toEqual(['Q1=Q9']);
    expect(groups(disease('Q1', 'one'), disease('Q2', 'two'), symptom)).toEqual(['Q1', 'Q2', 'Q9']);
  });

  it('lets a disease with the plainest label stand for all', () => {
    const meshIds = ['D006333'];
    expect(
      groups(
        row('Q1', 'SYMPTOM', 'Heart failure'),
        row('Q2', 'DISEASE', 'heart failures'),
        row('Q3', 'DISEASE', 'heart failure', { meshIds }),
      ),
    ).toEqual(['Q3=Q2=Q1']);
  });

  it('knows nothing of other entities', () => {
    const { canonical, getEquivalentEntities } = equivalentsAmong([]);
    const { iri } = row('Q1', 'DISEASE', 'x');
    expect([canonical(iri), getEquivalentEntities(iri)]).toEqual([iri, []]);
  });
});
