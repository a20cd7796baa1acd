import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { curatedSymptoms } from '../lib/facts/own-facts.mjs';

const LIST = fileURLToPath(new URL('../lib/own-symptoms.tsv', import.meta.url));
const SYMPTOM = 'http://www.wikidata.org/entity/Q169872';
const DISEASE = 'http://www.wikidata.org/entity/Q12136';
const PULMONARY_EMBOLISM = 'http://www.wikidata.org/entity/Q220570';

describe('own-symptoms.tsv', () => {
  it('names in each row a disease, a code of its own and four to nine symptoms, each once', async () => {
    const rows = await readRows();
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(([disease]) => disease)).size).toBe(rows.length);
    for (const [disease, label = '', code, symptoms = ''] of rows) {
      expect(disease).toMatch(/^(?:Q|DOID_)\d+$/u);
      expect(code, label).toMatch(/^[A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?$/u);
      const names = symptoms.split('|');
      expect(names.length, label).toBeGreaterThanOrEqual(4);
      expect(names.length, label).toBeLessThanOrEqual(9);
      expect(new Set(names).size, label).toBe(names.length);
      expect(names).not.toContain(label.toLowerCase());
    }
  });

  it('gives the symptom of a name with the page for the code of the disease', async () => {
    const dyspnea = `${SYMPTOM}-dyspnea`;
    const entities = new Map([
      [`${DISEASE}-dyspnea`, entity('dyspnea', DISEASE)],
      [dyspnea, entity('Dyspnea', SYMPTOM)],
    ]);
    const facts = [];
    for await (const fact of curatedSymptoms(LIST, { survey: { entities } })) facts.push(fact);
    expect(facts).toContainEqual({
      kind: 'symptom',
      disease: PULMONARY_EMBOLISM,
      symptom: dyspnea,
      url: 'https://connect.medlineplus.gov/application?mainSearchCriteria.v.cs=2.16.840.1.113883.6.90&mainSearchCriteria.v.c=I26.99',
    });
    expect(facts.filter(({ disease }) => disease === PULMONARY_EMBOLISM)).toHaveLength(8);
  });
});

async function readRows() {
  const lines = (await readFile(LIST, 'utf8')).split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

function entity(label: string, ...classes: string[]) {
  return { label, aliases: [], classes, facts: 1 };
}
