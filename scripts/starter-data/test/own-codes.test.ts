import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codeFacts } from '../lib/facts/structures.mjs';

const LIST = fileURLToPath(new URL('../lib/own-codes.tsv', import.meta.url));
const DRUG = 'http://www.wikidata.org/entity/Q12140';

function drug(label: string, ...properties: string[]) {
  return { label, aliases: [], classes: [DRUG], facts: 1, properties: new Set(properties) };
}

describe('own-codes.tsv', () => {
  it('names in each row a drug, once, and a complete ATC code', async () => {
    const lines = (await readFile(LIST, 'utf8')).trim().split('\n');
    const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
    expect(rows.length).toBeGreaterThan(90);
    expect(new Set(rows.map(([names]) => names)).size).toBe(rows.length);
    for (const [names, code, ...more] of rows) {
      expect(code, names).toMatch(/^[A-Z]\d\d[A-Z]{2}\d\d$/u);
      expect(more, names).toEqual([]);
    }
  });

  it('gives a code to the drugs that have none', async () => {
    const entities = new Map([
      ['Q1', drug('omeprazole')],
      ['Q2', drug('Semaglutide', 'P267')],
    ]);
    const facts = [];
    for await (const fact of codeFacts(LIST, { survey: { entities } })) facts.push(fact);
    expect(facts).toEqual([{ kind: 'code', drug: 'Q1', code: 'A02BC01' }]);
  });
});
