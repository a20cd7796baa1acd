import { standardVocabulary } from '@biographql/engines/vocabulary';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { GraphShape } from '../survey/graph-shape.js';
import { createGraphModel } from './graph-model.js';
import { getSchemaText } from './schema-text.js';

const link = (path: string, targets: Record<string, number>, label = path) => ({
  path,
  label,
  facts: Object.values(targets).reduce((sum, facts) => sum + facts, 0),
  targets,
});
const value = (property: string, label: string, isSingle = true) => ({
  property,
  label,
  facts: 5,
  kind: 'text' as const,
  isSingle,
});
const getShape = (
  links: readonly ReturnType<typeof link>[],
  values: readonly ReturnType<typeof value>[] = [],
): GraphShape => ({
  dataset: null,
  classes: [
    { type: 'DISEASE', entities: 10, links, values },
    { type: 'GENE', entities: 5, links: [], values: [] },
    { type: 'UNDEFINED', entities: 1, links: [], values: [] },
  ],
});
const getModel = (shape: GraphShape) => createGraphModel(shape, standardVocabulary());

it('names relations by their ends, whichever property and direction say them', () => {
  const [disease] = getModel(
    getShape([
      link('P2176', { MEDICATION: 9 }),
      link('^P2175', { MEDICATION: 3 }),
      link('biolink:has_phenotype', { SYMPTOM: 4 }),
      link('^P780', { DISEASE: 2 }),
      link('P2293', { GENE: 4, DISEASE: 2 }),
    ]),
  );
  expect(disease?.links.map(({ name, paths, target }) => [name, paths, target])).toEqual([
    ['drugs', ['^P2175', 'P2176'], 'MEDICATION'],
    ['symptoms', ['biolink:has_phenotype'], 'SYMPTOM'],
    ['symptomOf', ['^P780'], 'DISEASE'],
    ['genes', ['P2293'], 'GENE'],
    ['diseases', ['P2293'], 'DISEASE'],
  ]);
});

it('types a field by what nine of ten facts lead to, and says what it leaves out', () => {
  const [disease] = getModel(getShape([link('P780', { SYMPTOM: 95, DISEASE: 5 })]));
  expect(disease?.links[0]).toMatchObject({ target: 'SYMPTOM' });
  expect(disease?.links[0]?.description).toContain(
    '5 more facts lead to other types and are left out',
  );
  const [mixed] = getModel(getShape([link('P780', { SYMPTOM: 80, DISEASE: 20 })]));
  expect(mixed?.links[0]).toMatchObject({ target: null });
});

it('gives every field a name of its own that GraphQL reads, whatever the graph calls it', () => {
  const names = ['name', 'name', '病名', '__typename', 'drugs', '"""\n}', 'description count'];
  const shape = getShape(
    [link('P2176', { MEDICATION: 9 }), link('http://x/drugs', { GENE: 2 }, 'drugs')],
    names.map((label, index) => value(`http://x/${index}`, label, index % 2 === 0)),
  );
  const model = getModel(shape);
  const fields = [...(model[0]?.links ?? []), ...(model[0]?.values ?? [])].map(({ name }) => name);
  expect(new Set(fields).size).toBe(fields.length);
  const schema = buildSchema(getSchemaText(model));
  expect(Object.keys(schema.getType('Disease')?.astNode ?? {})).not.toEqual([]);
});
