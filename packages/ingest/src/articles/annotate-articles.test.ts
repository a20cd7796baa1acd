import type { EntityType } from '@biographql/core';
import { inBatches } from '@biographql/engines';
import { labelRow, testArticle } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { annotateBatches, createArticleAnnotator } from './annotate-articles.js';

const names = (
  id: string,
  type: EntityType,
  [label, ...aliases]: readonly [string, ...string[]],
  meshIds: readonly string[] = [],
) => {
  return labelRow(id, label, { types: [type], aliases, meshIds });
};

const annotator = await createArticleAnnotator(
  inBatches([
    names('Q1', 'DISEASE', ['asthma', 'bronchial asthma'], ['D001249']),
    names('Q2', 'DISEASE', ['allergic asthma']),
    names('Q3', 'GENE', ['BRCA1']),
    names('Q4', 'GENE', ['CAT', 'catalase', 'MRI']),
    names('Q5', 'DISEASE', ['myeloid leukemia']),
    names('Q6', 'SYMPTOM', ['pain']),
    names('Q7', 'BIOLOGICAL_PATHWAY', ['asthma']),
    names('Q8', 'DISEASE', ['first', 'twofold name']),
    names('Q9', 'DISEASE', ['second', 'twofold name']),
    names('Q10', 'DISEASE', ['disease']),
    names('Q11', 'JOURNAL', ['lancet']),
    names('Q12', 'TAXON', ['human'], ['D006801']),
    names('Q13', 'GENE', ['Brca1']),
    names('Q14', 'DISEASE', ['arterial hypertension', 'hypertension'], ['D006973']),
    names('Q15', 'SYMPTOM', ['Hypertension']),
    names('Q16', 'SYMPTOM', ['Asthma']),
    names('Q17', 'DISEASE', ['lung cancer', 'lung neoplasm']),
    names('Q18', 'DISEASE', ['benign lung neoplasm', 'lung neoplasms'], ['D008175']),
    names('Q19', 'DISEASE', ['lung neoplasm'], ['D008175']),
    names('Q20', 'MEDICATION', ['theophylline'], ['D013806', 'D031210']),
    names('Q21', 'TAXON', ['Xanthium'], ['D031210']),
    names('Q22', 'UNDEFINED', ['memory training'], ['D000099']),
    names('Q23', 'GENE', ['SYMBOL1', 'IRIS'], ['D019398']),
    names('Q24', 'PROTEIN', ['insulin'], ['D007328']),
  ]),
);
const annotated = (title: string, mesh: readonly { label: string; id?: string }[] = []) =>
  annotator
    .annotate(testArticle(1, title, { mesh: mesh.map((entry) => ({ ...entry, isMajor: false })) }))
    .entities.map((iri) => iri.split('/').at(-1));

describe('createArticleAnnotator', () => {
  it.each<[string, readonly string[]]>([
    ['Asthma and pains', ['Q1', 'Q6']],
    ['Allergic asthma in asthma clinics', ['Q2', 'Q1']],
    ['BRCA1 mutations', ['Q3']],
    ['brca1 mutations', []],
    ['Brca1 in mice', ['Q13']],
    ['The cat and the MRI', []],
    ['Disease and the twofold name in the Lancet', []],
    ['THE ROLE OF BRCA1 IN ASTHMA', ['Q1']],
    ['Asthmatic', []],
  ])('finds in %j the entities %j', (title, expected) => {
    expect(annotated(title)).toEqual(expected);
  });

  it('takes a descriptor by its identifier, then by its name, also the other way round', () => {
    expect(annotated('x', [{ label: 'Bronchial thing', id: 'D001249' }])).toEqual(['Q1']);
    expect(annotated('x', [{ label: 'Leukemia, Myeloid', id: 'D999' }])).toEqual(['Q5']);
    expect(annotated('x', [{ label: 'Pain' }])).toEqual(['Q6']);
  });

  it('sends a heading to the entity that MeSH means, not to the symptom of its name', () => {
    for (const heading of [{ label: 'Hypertension' }, { label: 'Hypertension', id: 'D006973' }]) {
      expect(annotated('x', [heading])).toEqual(['Q14']);
    }
    expect(annotated('x', [{ label: 'Asthma' }])).toEqual(['Q1']);
    expect(annotated('x', [{ label: 'Lung Neoplasms' }])).toEqual(['Q18', 'Q19', 'Q17']);
    expect(annotated('x', [{ label: 'Xanthium', id: 'D031210' }])).toEqual(['Q21']);
    expect(annotated('x', [{ label: 'Memory training' }])).toEqual(['Q22']);
  });

  it('takes no symbol for a heading that is written otherwise', () => {
    expect(annotated('x', [{ label: 'Iris', id: 'D007498' }])).toEqual([]);
    expect(annotated('x', [{ label: 'IRIS' }])).toEqual(['Q23']);
    expect(annotated('x', [{ label: 'Symbol1' }])).toEqual([]);
    expect(annotated('x', [{ label: 'Insulin' }])).toEqual(['Q24']);
  });

  it('lets one of equivalents stand for all', () => {
    expect(annotated('Hypertension in asthma')).toEqual(['Q14', 'Q1']);
    expect(annotator.getEquivalentEntities(labelRow('Q14', '').iri)).toEqual([
      labelRow('Q15', '').iri,
    ]);
    expect(annotator.getEquivalentEntities(labelRow('Q1', '').iri)).toEqual([
      labelRow('Q16', '').iri,
    ]);
    expect(annotator.getEquivalentEntities(labelRow('Q3', '').iri)).toEqual([]);
  });

  it('takes keywords that are names as a whole', () => {
    const keywords = ['Bronchial asthma', 'BRCA1', 'pain of life', 'Humans'];
    const { entities } = annotator.annotate(testArticle(1, 'x', { keywords }));
    expect(entities).toEqual([labelRow('Q1', '').iri, labelRow('Q3', '').iri]);
  });

  it('reads titles in either spelling', () => {
    expect(annotated('Myeloid leukaemias')).toEqual(['Q5']);
  });

  it('leaves out who was studied', () => {
    expect(annotated('x', [{ label: 'Humans', id: 'D006801' }])).toEqual([]);
  });

  it('keeps the entities that a record has, and every entity once', async () => {
    const iri = labelRow('Q6', 'pain').iri;
    async function* batches() {
      yield [testArticle(1, 'Asthma and pain', { entities: [iri] })];
    }
    for await (const batch of annotateBatches(batches(), annotator)) {
      expect(batch.map(({ entities }) => entities)).toEqual([[iri, labelRow('Q1', '').iri]]);
    }
    expect.assertions(1);
  });

  it('names entities', () => {
    expect(annotator.getLabel(labelRow('Q3', '').iri)).toBe('BRCA1');
    expect(annotator.getLabel(labelRow('Q99', '').iri)).toBeNull();
  });
});
