import { expect, it } from 'vitest';
import { getFieldName, getPlural, getTypeName } from './field-names.js';

it.each([
  ['symptoms and signs', 'symptomsAndSigns'],
  ['ICD-10-CM code', 'icd10CmCode'],
  ['HGNC ID', 'hgncId'],
  ['has part(s)', 'hasPartS'],
  ['UniProt protein ID', 'uniProtProteinId'],
  ['Alzheimer’s père', 'alzheimerSPere'],
  ['3D structure', 'n3dStructure'],
  ['病名', ''],
  ['__proto__', 'proto'],
])('the label %j is spelled %j', (label, name) => {
  expect(getFieldName(label)).toBe(name);
});

it.each([
  ['BIOLOGICAL_PROCESS', 'BiologicalProcess'],
  ['UNDEFINED', 'Thing'],
])('the type %s is %s', (type, name) => {
  expect(getTypeName(type)).toBe(name);
});

it.each([
  ['disease', 'diseases'],
  ['metaAnalysis', 'metaAnalyses'],
  ['therapy', 'therapies'],
  ['pathway', 'pathways'],
  ['biologicalProcess', 'biologicalProcesses'],
  ['taxon', 'taxons'],
])('several of %s are %s', (one, several) => {
  expect(getPlural(one)).toBe(several);
});
