import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { symptomsReadInAbstracts } from '../lib/facts/own-facts.mjs';

const LIST = fileURLToPath(new URL('../lib/facts/read-symptoms.tsv', import.meta.url));

describe('read-symptoms.tsv', () => {
  it('names in each row a disease, a symptom of it and an article, once, and no text', async () => {
    const rows = (await readFile(LIST, 'utf8'))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows).size).toBe(rows.length);
    for (const row of rows)
      expect(row).toMatch(
        /^(?:Q|DOID_|MONDO_)\d+\t[^\t]{3,60}\t(?:Q|SYMP_|HP_)\d+\t[^\t]{3,40}\t(?:PMID:|PMC)[1-9]\d+$/u,
      );
    for (const row of rows) expect(row.split('\t')[0]).not.toBe(row.split('\t')[2]);
  });

  it('gives each row as a symptom with the record of the article', async () => {
    const facts = [];
    for await (const fact of symptomsReadInAbstracts(LIST)) facts.push(fact);
    expect(facts).toContainEqual({
      kind: 'symptom',
      disease: 'http://www.wikidata.org/entity/Q12204',
      symptom: 'http://purl.obolibrary.org/obo/SYMP_0000879',
      url: 'https://europepmc.org/article/PMC/PMC8185277',
    });
    for (const { url } of facts)
      expect(url).toMatch(/^https:\/\/europepmc\.org\/article\/(?:MED\/\d+|PMC\/PMC\d+)$/u);
  });
});
